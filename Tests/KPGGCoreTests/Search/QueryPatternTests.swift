import XCTest

@testable import KPGGCore

/// The rank and the typo count of one text in one name.
final class QueryPatternTests: XCTestCase {
  func testAFullNameIsExact() throws {
    try assertRank("ohmygirl", "OH MY GIRL", .exact)
    try assertRank("오마이걸", "오마이걸", .exact)
    try assertRank("오마이걸", UnicodeForm.decomposed("오마이걸"), .exact)
  }

  func testTheStartOfANameIsAPrefix() throws {
    try assertRank("ohm", "OH MY GIRL", .prefix)
    try assertRank("오마이", "오마이걸", .prefix)
  }

  func testTheLastSyllableCanBeIncomplete() throws {
    for text in ["ㅇ", "오", "오ㅁ", "옴", "오마ㅇ", "오망", "오마이ㄱ", "오마익", "오마이거"] {
      try assertRank(text, "오마이걸", .prefix)
    }
    try assertRank("고", "과자", .prefix)
    try assertRank("갑", "값이", .prefix)
    try assertRank("값", "갑수", .prefix)
  }

  func testOnlyTheLastSyllableCanBeIncomplete() throws {
    try assertRank("오마이거리", "오마이걸", nil)
    try assertRank("거이", "걸이", nil)
  }

  func testTheStartOfALaterWordIsAWordPrefix() throws {
    try assertRank("girl", "OH MY GIRL", .wordPrefix)
    try assertRank("벨벳", "레드 벨벳", .wordPrefix)
    try assertRank("벨", "레드-벨벳", .wordPrefix)
  }

  func testAnApostropheDoesNotStartAWord() throws {
    try assertRank("s", "Girl's Day", .substring)
    try assertRank("day", "Girl's Day", .wordPrefix)
  }

  func testInitialsMatchSyllables() throws {
    for text in ["ㅇㅁㅇㄱ", "ㅇ마이ㄱ", "오ㅁㅇ걸", "ㅇㅁ이걸", "ㅇㅁㅇ거"] {
      try assertRank(text, "오마이걸", .initials)
    }
    try assertRank("ㄸㅂ", "또봇", .initials)
    try assertRank("ㄹㄷㅂㅂ", "레드 벨벳", .initials)
  }

  func testLeadingInitialsMatchTheFirstSyllablesOfANameOrWord() throws {
    for text in ["ㅇㅁ", "오ㅁㅇ"] { try assertRank(text, "오마이걸", .leadingInitials) }
    try assertRank("ㅂㅂ", "레드 벨벳", .leadingInitials)
  }

  func testOtherInitialsDoNotMatch() throws {
    for text in ["ㅇㅁㅇㄱㄱ", "ㅇㅇㅁㄱ", "ㅁㅇㄱㅇ", "오ㅇㅁ", "ㄱㅁ"] {
      try assertRank(text, "오마이걸", nil)
    }
    try assertRank("ㄷㅂ", "또봇", nil)
  }

  func testASubstringStartsAtASyllable() throws {
    try assertRank("my", "OHMYGIRL", .substring)
    try assertRank("마이", "오마이걸", .substring)
    try assertRank("ㅁㅇㄱ", "오마이걸", .substring)
    try assertRank("yg", "OH MYGIRL", .substring)
    try assertRank("ㄹ", "오마이걸", nil)
    try assertRank("ㅏㅇ", "오마이걸", nil)
    try assertRank("ㅓ", "오마이걸", nil)
  }

  func testASubstringEndsWithinItsWord() throws {
    try assertRank("kin", "Yabuki Nako", nil)
    try assertRank("마이", "오마 이걸", nil)
    try assertRank("ㅁㅇ", "오마 이걸", nil)
    try assertRank("mygirl", "OH MY GIRL", .wordPrefix)
  }

  func testTheBestPositionWins() throws { try assertRank("min", "Amin Min", .wordPrefix) }

  func testATextWithoutLettersHasNoPattern() {
    for text in ["", "***", "🙂", " "] { XCTAssertNil(QueryPattern(text), text) }
  }

  func testFewerThanThreeLettersAllowNoTypo() throws {
    try assertTypo("ab", "ac", false)
    try assertTypo("가", "거", false)
  }

  func testThreeToSixLettersAllowOneTypo() throws {
    try assertTypo("abc", "abd", true)
    try assertTypo("abcdef", "abcdfe", true)
    try assertTypo("abcdef", "abxdey", false)
    try assertTypo("유나", "유너", true)
  }

  func testMoreThanSixLettersAllowTwoTypos() throws {
    try assertTypo("abcdefg", "abxdeyg", true)
    try assertTypo("abcdefg", "axxxefg", false)
    try assertTypo("오마이걸", "어마이글", true)
  }

  func testTyposAreCountedInJamo() throws {
    // ㅝ, ㅘ, and ㅞ count as single vowels, although each takes two keystrokes.
    try assertTypo("소원", "소완", true)
    try assertTypo("소원", "소웬", true)
    try assertTypo("소원", "사완", false)
  }

  func testATypoCanBeInOneWord() throws {
    try assertTypo("velvte", "Red Velvet", true)
    try assertTypo("redvelvte", "Red Velvet", true)
    try assertTypo("velvte", "RedVelvet", false)
  }

  func testThreeLettersAllowATypoOnlyInAFullName() throws {
    try assertTypo("kin", "Kim", true)
    try assertTypo("kin", "Kim Lip", false)
    try assertTypo("kimm", "Kim Lip", true)
  }

  func testTheLowestTypoCountWins() throws {
    let pattern = try XCTUnwrap(QueryPattern("ahnyujin"))
    XCTAssertEqual(pattern.typoCount(in: indexed("An Yujin")), 1)
    XCTAssertEqual(pattern.typoCount(in: indexed("An Yujun")), 2)
    XCTAssertEqual(try XCTUnwrap(QueryPattern("velvte")).typoCount(in: indexed("Velvet Velver")), 1)
  }

  func testTypoCountsMatchAnExhaustiveComparison() async throws {
    let groups = try await SampleCatalog.lineUps().map(\.group)
    let names = groups.flatMap { [$0.name] + [$0.koreanName].compactMap(\.self) }
    for text in ["ohmygril", "twcie", "아이뷰", "레드뱀벳", "soyeon", "kra", "aaaa", "걸스데잉"] {
      let pattern = try XCTUnwrap(QueryPattern(text))
      for name in names {
        XCTAssertEqual(
          pattern.typoCount(in: indexed(name)), typos(of: text, from: name), "\(text) \(name)")
      }
    }
  }

  func testANameLongerThanTheBufferIsIndexedCompletely() throws {
    let name = String(repeating: "값 과", count: 40)
    XCTAssertEqual(indexed(name).letters.count, 40 * (4 + 3))
    try assertRank(name, name, .exact)
  }

  /// Compares the text with every sequence of words, without early exits.
  private func typos(of text: String, from name: String) -> Int? {
    let (text, name) = (indexed(text), indexed(name))
    let jamo = text.jamo(in: text.letters.indices)
    let starts = name.letters.indices.filter { name.letters[$0].startsWord }
    let ends = starts + [name.letters.endIndex]
    let words = starts.flatMap { start in ends.filter { $0 > start }.map { start..<$0 } }
    return words.filter { jamo.count > 3 || $0 == name.letters.indices }.compactMap { words in
      EditDistance.between(
        jamo, name.jamo(in: words), atMost: EditDistance.allowedTypos(for: jamo.count))
    }.min()
  }

  private func assertRank(
    _ text: String, _ name: String, _ rank: MatchRank?, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let pattern = try XCTUnwrap(QueryPattern(text), file: file, line: line)
    XCTAssertEqual(
      pattern.rank(in: indexed(name)), rank, "\(text) in \(name)", file: file, line: line)
  }

  private func assertTypo(
    _ text: String, _ name: String, _ isTypo: Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let pattern = try XCTUnwrap(QueryPattern(text), file: file, line: line)
    XCTAssertEqual(
      pattern.typoCount(in: indexed(name)) != nil, isTypo, "\(text) for \(name)", file: file,
      line: line)
  }

  private func indexed(_ name: String) -> IndexedName {
    var names = IndexedNameList()
    for text in ["before", name, "after"] { names.append(text) }
    return names[1]
  }
}
