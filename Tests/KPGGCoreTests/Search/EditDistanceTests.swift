import XCTest

@testable import KPGGCore

final class EditDistanceTests: XCTestCase {
  func testEqualWordsHaveNoTypo() {
    XCTAssertEqual(typos("group", "group"), 0)
    XCTAssertEqual(typos("", ""), 0)
  }

  func testEachKindOfTypoCountsAsOne() {
    XCTAssertEqual(typos("jsn", "json"), 1, "insert")
    XCTAssertEqual(typos("jsoon", "json"), 1, "delete")
    XCTAssertEqual(typos("jsin", "json"), 1, "replace")
    XCTAssertEqual(typos("josn", "json"), 1, "swap")
  }

  func testTheDistanceFromAnEmptyWordIsTheLength() {
    XCTAssertEqual(typos("", "ab", atMost: 2), 2)
    XCTAssertEqual(typos("ab", "", atMost: 2), 2)
    XCTAssertNil(typos("", "abc", atMost: 2))
  }

  func testSwappedLettersAreNotEditedAgain() {
    XCTAssertEqual(typos("ca", "abc", atMost: 9), 3)
  }

  func testTheLimitIsInclusive() {
    XCTAssertEqual(typos("kitten", "sitting", atMost: 3), 3)
    XCTAssertNil(typos("kitten", "sitting", atMost: 2))
  }

  func testALimitOfZeroRequiresEquality() {
    XCTAssertEqual(typos("ive", "ive", atMost: 0), 0)
    XCTAssertNil(typos("ive", "ice", atMost: 0))
  }

  func testNothingIsWithinANegativeLimit() {
    XCTAssertNil(typos("ive", "ive", atMost: -1))
    XCTAssertNil(typos("", "", atMost: .min))
  }

  func testTheLargestLimitDoesNotTrap() {
    XCTAssertEqual(typos("kitten", "sitting", atMost: .max), 3)
  }

  func testAnyElementsCanBeCompared() {
    XCTAssertEqual(EditDistance.between([1, 2, 3], [1, 3, 2], atMost: 1), 1)
  }

  func testTheBandedAlgorithmMatchesTheFullTable() {
    let words = allWords(of: ["a", "b", "c"], upTo: 4)
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
    let long = [Character](repeating: "a", count: 1_000_000)
    XCTAssertNil(EditDistance.between(long, Array("group"), atMost: 2))
    XCTAssertNil(EditDistance.between(Array("group"), long, atMost: 2))
  }

  func testTwoLongWordsAreComparedOnlyWithinTheBand() {
    let long = [Int](0..<100_000)
    var other = long
    other.swapAt(50_000, 50_001)
    XCTAssertEqual(EditDistance.between(long, other, atMost: 2), 1)
  }

  private func typos(_ a: String, _ b: String, atMost limit: Int = 2) -> Int? {
    EditDistance.between(Array(a), Array(b), atMost: limit)
  }

  private func allWords(of letters: [Character], upTo length: Int) -> [[Character]] {
    var words: [[Character]] = [[]]
    var longest = words
    for _ in 0..<length {
      longest = longest.flatMap { word in letters.map { word + [$0] } }
      words += longest
    }
    return words
  }

  /// The textbook algorithm: the full table, without a band or an early exit.
  private func fullTable(_ a: [Character], _ b: [Character]) -> Int {
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
