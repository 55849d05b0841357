import XCTest

@testable import KPGGCore

/// The rank and the typo count of one text in one name.
final class QueryPatternTests: XCTestCase {
  func testTheRankTellsWhereTheTextIsInTheName() throws {
    let ranks: [(MatchRank, [(texts: [String], name: String)])] = [
      (.exact, [(["ohmygirl"], "OH MY GIRL"), (["오마이걸"], UnicodeForm.decomposed("오마이걸"))]),
      // The last syllable can be incomplete.
      (
        .prefix,
        [
          (["ohm"], "OH MY GIRL"),
          (["ㅇ", "오", "오ㅁ", "옴", "오마ㅇ", "오망", "오마이", "오마이ㄱ", "오마익", "오마이거"], "오마이걸"),
          (["고"], "과자"), (["갑"], "값이"), (["값"], "갑수"),
        ]
      ),
      (
        .wordPrefix,
        [
          (["girl", "mygirl"], "OH MY GIRL"), (["벨벳"], "레드 벨벳"), (["벨"], "레드-벨벳"),
          (["day"], "Girl's Day"), (["min"], "Amin Min"),
        ]
      ),
      (
        .initials,
        [
          (["ㅇㅁㅇㄱ", "ㅇ마이ㄱ", "오ㅁㅇ걸", "ㅇㅁ이걸", "ㅇㅁㅇ거"], "오마이걸"), (["ㄸㅂ"], "또봇"),
          (["ㄹㄷㅂㅂ"], "레드 벨벳"),
        ]
      ),
      (.leadingInitials, [(["ㅇㅁ", "오ㅁㅇ"], "오마이걸"), (["ㅂㅂ"], "레드 벨벳")]),
      // A part starts at a syllable, and an apostrophe does not start a word.
      (
        .substring,
        [
          (["my"], "OHMYGIRL"), (["마이", "ㅁㅇㄱ"], "오마이걸"), (["yg"], "OH MYGIRL"),
          (["s"], "Girl's Day"),
        ]
      ),
    ]
    for (rank, rows) in ranks {
      for (texts, name) in rows { for text in texts { try assertRank(text, name, rank) } }
    }
  }

  func testOtherTextsDoNotMatch() throws {
    for (texts, name) in [
      (["오마이거리", "ㅇㅁㅇㄱㄱ", "ㅇㅇㅁㄱ", "ㅁㅇㄱㅇ", "오ㅇㅁ", "ㄱㅁ", "ㄹ", "ㅏㅇ", "ㅓ"], "오마이걸"),
      (["거이"], "걸이"), (["ㄷㅂ"], "또봇"), (["kin"], "Yabuki Nako"), (["마이", "ㅁㅇ"], "오마 이걸"),
    ] {
      for text in texts { try assertRank(text, name, nil) }
    }
  }

  func testATextWithoutLettersHasNoPattern() {
    for text in ["", "***", "🙂", " "] { XCTAssertNil(QueryPattern(text), text) }
  }

  func testTheLengthDecidesHowManyTyposAreAllowed() throws {
    for (text, name, isTypo) in [
      ("ab", "ac", false), ("가", "거", false), ("abc", "abd", true), ("abcdef", "abcdfe", true),
      ("abcdef", "abxdey", false), ("유나", "유너", true), ("abcdefg", "abxdeyg", true),
      ("abcdefg", "axxxefg", false), ("오마이걸", "어마이글", true),
      // ㅝ, ㅘ, and ㅞ count as single vowels, although each takes two keystrokes.
      ("소원", "소완", true), ("소원", "소웬", true), ("소원", "사완", false),
      ("velvte", "Red Velvet", true), ("redvelvte", "Red Velvet", true),
      ("velvte", "RedVelvet", false),
      // Three letters allow a typo only in a full name.
      ("kin", "Kim", true), ("kin", "Kim Lip", false), ("kimm", "Kim Lip", true),
    ] {
      let pattern = try XCTUnwrap(QueryPattern(text))
      XCTAssertEqual(
        pattern.typoCount(in: indexed(name)) != nil, isTypo, "\(text) for \(name)")
    }
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

  private func indexed(_ name: String) -> IndexedName { IndexedName(name) }
}

final class EditDistanceTests: XCTestCase {
  func testTyposAreCountedUpToALimit() {
    let rows: [(a: String, b: String, limit: Int, typos: Int?)] = [
      ("group", "group", 2, 0), ("", "", 2, 0), ("jsn", "json", 2, 1), ("jsoon", "json", 2, 1),
      ("jsin", "json", 2, 1), ("josn", "json", 2, 1), ("", "ab", 2, 2), ("ab", "", 2, 2),
      ("", "abc", 2, nil), ("kitten", "sitting", 3, 3), ("kitten", "sitting", 2, nil),
      ("ive", "ive", 0, 0), ("ive", "ice", 0, nil), ("ive", "ive", -1, nil), ("", "", .min, nil),
      // Swapped letters are not edited again.
      ("ca", "abc", 9, 3), ("kitten", "sitting", .max, 3),
    ]
    for (a, b, limit, typos) in rows {
      XCTAssertEqual(
        EditDistance.between(letters(a), letters(b), atMost: limit), typos, "\(a) \(b) \(limit)")
    }
  }

  func testTheBandedAlgorithmMatchesTheFullTable() {
    let words = allWords(of: letters("abc"), upTo: 4)
    for a in words {
      for b in words {
        let whole = fullTable(a, b)
        for limit in 0...4 {
          XCTAssertEqual(
            EditDistance.between(a, b, atMost: limit), whole <= limit ? whole : nil,
            "\(a) \(b) at most \(limit)")
        }
      }
    }
  }

  func testAMuchLongerWordIsRejectedWithoutAComparison() {
    let long = [UInt32](repeating: 97, count: 1_000_000)
    XCTAssertNil(EditDistance.between(long, letters("group"), atMost: 2))
    XCTAssertNil(EditDistance.between(letters("group"), long, atMost: 2))
  }

  func testTwoLongWordsAreComparedOnlyWithinTheBand() {
    let long = [UInt32](0..<100_000)
    var other = long
    other.swapAt(50_000, 50_001)
    XCTAssertEqual(EditDistance.between(long, other, atMost: 2), 1)
  }

  private func letters(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  private func allWords(of letters: [UInt32], upTo length: Int) -> [[UInt32]] {
    var words: [[UInt32]] = [[]]
    var longest = words
    for _ in 0..<length {
      longest = longest.flatMap { word in letters.map { word + [$0] } }
      words += longest
    }
    return words
  }

  /// The textbook algorithm: the full table, without a band or an early exit.
  private func fullTable(_ a: [UInt32], _ b: [UInt32]) -> Int {
    var table = (0...a.count).map { i in (0...b.count).map { j in i == 0 || j == 0 ? i + j : 0 } }
    for i in a.indices {
      for j in b.indices {
        var typos = min(table[i][j + 1], table[i + 1][j]) + 1
        typos = min(typos, table[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          typos = min(typos, table[i - 1][j - 1] + 1)
        }
        table[i + 1][j + 1] = typos
      }
    }
    return table[a.count][b.count]
  }
}
