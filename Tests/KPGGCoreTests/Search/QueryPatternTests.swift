import XCTest

@testable import KPGGCore

/// How one text stands in one name.
final class QueryPatternTests: XCTestCase {
  func testTheWholeNameIsExact() throws {
    try assertMatch("ohmygirl", "OH MY GIRL", .exact)
    try assertMatch("오마이걸", "오마이걸", .exact)
    try assertMatch("오마이걸", UnicodeForm.decomposed("오마이걸"), .exact)
  }

  func testABeginningIsAPrefix() throws {
    try assertMatch("ohm", "OH MY GIRL", .prefix)
    try assertMatch("오마이", "오마이걸", .prefix)
  }

  func testALastSyllableMayStillBeTyped() throws {
    for text in ["ㅇ", "오", "오ㅁ", "옴", "오마ㅇ", "오망", "오마이ㄱ", "오마익", "오마이거"] {
      try assertMatch(text, "오마이걸", .prefix)
    }
    try assertMatch("고", "과자", .prefix)
    try assertMatch("갑", "값이", .prefix)
    try assertMatch("값", "갑수", .prefix)
  }

  func testOnlyTheLastSyllableMayBeIncomplete() throws {
    try assertMatch("오마이거리", "오마이걸", nil)
    try assertMatch("거이", "걸이", nil)
  }

  func testALaterWordMayBegin() throws {
    try assertMatch("girl", "OH MY GIRL", .wordPrefix)
    try assertMatch("벨벳", "레드 벨벳", .wordPrefix)
    try assertMatch("벨", "레드-벨벳", .wordPrefix)
  }

  func testAnApostropheBeginsNoWord() throws {
    try assertMatch("s", "Girl's Day", .substring)
    try assertMatch("day", "Girl's Day", .wordPrefix)
  }

  func testInitialsStandForSyllables() throws {
    for text in ["ㅇㅁㅇㄱ", "ㅇ마이ㄱ", "오ㅁㅇ걸", "ㅇㅁ이걸", "ㅇㅁㅇ거"] {
      try assertMatch(text, "오마이걸", .initials)
    }
    try assertMatch("ㄸㅂ", "또봇", .initials)
    try assertMatch("ㄹㄷㅂㅂ", "레드 벨벳", .initials)
  }

  func testSomeInitialsStandForTheFirstSyllablesOfANameOrOfAWord() throws {
    for text in ["ㅇㅁ", "오ㅁㅇ"] { try assertMatch(text, "오마이걸", .leadingInitials) }
    try assertMatch("ㅂㅂ", "레드 벨벳", .leadingInitials)
  }

  func testOtherInitialsDoNot() throws {
    for text in ["ㅇㅁㅇㄱㄱ", "ㅇㅇㅁㄱ", "ㅁㅇㄱㅇ", "오ㅇㅁ", "ㄱㅁ"] {
      try assertMatch(text, "오마이걸", nil)
    }
    try assertMatch("ㄷㅂ", "또봇", nil)
  }

  func testATextInsideIsASubstringFromTheStartOfASyllable() throws {
    try assertMatch("my", "OHMYGIRL", .substring)
    try assertMatch("마이", "오마이걸", .substring)
    try assertMatch("ㅁㅇㄱ", "오마이걸", .substring)
    try assertMatch("yg", "OH MYGIRL", .substring)
    try assertMatch("ㄹ", "오마이걸", nil)
    try assertMatch("ㅏㅇ", "오마이걸", nil)
    try assertMatch("ㅓ", "오마이걸", nil)
  }

  func testATextInsideEndsWithItsWord() throws {
    try assertMatch("kin", "Yabuki Nako", nil)
    try assertMatch("마이", "오마 이걸", nil)
    try assertMatch("ㅁㅇ", "오마 이걸", nil)
    try assertMatch("mygirl", "OH MY GIRL", .wordPrefix)
  }

  func testTheBestPlaceCounts() throws { try assertMatch("min", "Amin Min", .wordPrefix) }

  func testWhatHasNoLettersIsNothingToLookFor() {
    for text in ["", "***", "🙂", " "] { XCTAssertNil(QueryPattern(text), text) }
  }

  func testNoSlipBelowThreeUnits() throws {
    try assertSlip("ab", "ac", false)
    try assertSlip("가", "거", false)
  }

  func testOneSlipFromThreeUnitsToSix() throws {
    try assertSlip("abc", "abd", true)
    try assertSlip("abcdef", "abcdfe", true)
    try assertSlip("abcdef", "abxdey", false)
    try assertSlip("유나", "유너", true)
  }

  func testTwoSlipsAboveSixUnits() throws {
    try assertSlip("abcdefg", "abxdeyg", true)
    try assertSlip("abcdefg", "axxxefg", false)
    try assertSlip("오마이걸", "어마이글", true)
  }

  func testSlipsAreMeasuredOnJamo() throws {
    // Each a single vowel, though two letters type it.
    try assertSlip("소원", "소완", true)
    try assertSlip("소원", "소웬", true)
    try assertSlip("소원", "사완", false)
  }

  func testASlipMayBeInOneWord() throws {
    try assertSlip("velvte", "Red Velvet", true)
    try assertSlip("redvelvte", "Red Velvet", true)
    try assertSlip("velvte", "RedVelvet", false)
  }

  func testThreeLettersAreASlipOfAWholeNameAlone() throws {
    try assertSlip("kin", "Kim", true)
    try assertSlip("kin", "Kim Lip", false)
    try assertSlip("kimm", "Kim Lip", true)
  }

  func testTheFewestSlipsCount() throws {
    let reading = try XCTUnwrap(QueryPattern("ahnyujin"))
    XCTAssertEqual(reading.slips(from: spelled("An Yujin")), 1)
    XCTAssertEqual(reading.slips(from: spelled("An Yujun")), 2)
    XCTAssertEqual(try XCTUnwrap(QueryPattern("velvte")).slips(from: spelled("Velvet Velver")), 1)
  }

  func testNoSlipIsMissedForLettersThatANameHasNot() async throws {
    let groups = try await EmbeddedCatalog.lineUps().map(\.group)
    let names = groups.flatMap { [$0.name] + [$0.koreanName].compactMap(\.self) }
    for text in ["ohmygril", "twcie", "아이뷰", "레드뱀벳", "soyeon", "kra", "aaaa", "걸스데잉"] {
      let reading = try XCTUnwrap(QueryPattern(text))
      for name in names {
        XCTAssertEqual(
          reading.slips(from: spelled(name)), slips(of: text, from: name), "\(text) \(name)")
      }
    }
  }

  func testANameThatIsLongerThanTheRoomInWhichItIsTakenApartIsWhole() throws {
    let name = String(repeating: "값 과", count: 40)
    XCTAssertEqual(spelled(name).letters.count, 40 * (4 + 3))
    try assertMatch(name, name, .exact)
  }

  /// By comparing with all words, however unlike they are.
  private func slips(of text: String, from name: String) -> Int? {
    let (text, name) = (spelled(text), spelled(name))
    let jamo = text.jamo(in: text.letters.indices)
    let starts = name.letters.indices.filter { name.letters[$0].isWordStart }
    let ends = starts + [name.letters.endIndex]
    let words = starts.flatMap { start in ends.filter { $0 > start }.map { start..<$0 } }
    return words.filter { jamo.count > 3 || $0 == name.letters.indices }.compactMap { words in
      EditDistance.between(
        jamo, name.jamo(in: words), atMost: EditDistance.allowedTypos(for: jamo.count))
    }.min()
  }

  private func assertMatch(
    _ text: String, _ name: String, _ match: MatchRank?, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let reading = try XCTUnwrap(QueryPattern(text), file: file, line: line)
    XCTAssertEqual(
      reading.match(in: spelled(name)), match, "\(text) in \(name)", file: file, line: line)
  }

  private func assertSlip(
    _ text: String, _ name: String, _ isSlip: Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let reading = try XCTUnwrap(QueryPattern(text), file: file, line: line)
    XCTAssertEqual(
      reading.slips(from: spelled(name)) != nil, isSlip, "\(text) for \(name)", file: file,
      line: line)
  }

  private func spelled(_ name: String) -> IndexedName {
    IndexedNames(["before", name, "behind"])[1]
  }
}
