import XCTest

@testable import KPGGCore

final class EditDistanceTests: XCTestCase {
  func testEqualWordsAreNoSlipApart() {
    XCTAssertEqual(slips("group", "group"), 0)
    XCTAssertEqual(slips("", ""), 0)
  }

  func testEachOfTheFourSlipsCountsOne() {
    XCTAssertEqual(slips("jsn", "json"), 1, "insert")
    XCTAssertEqual(slips("jsoon", "json"), 1, "delete")
    XCTAssertEqual(slips("jsin", "json"), 1, "replace")
    XCTAssertEqual(slips("josn", "json"), 1, "swap")
  }

  func testAnEmptyWordIsAsFarAsTheOtherIsLong() {
    XCTAssertEqual(slips("", "ab", atMost: 2), 2)
    XCTAssertEqual(slips("ab", "", atMost: 2), 2)
    XCTAssertNil(slips("", "abc", atMost: 2))
  }

  func testSwappedNeighboursAreNotTouchedAgain() {
    XCTAssertEqual(slips("ca", "abc", atMost: 9), 3)
  }

  func testTheLimitItselfIsStillWithinTheLimit() {
    XCTAssertEqual(slips("kitten", "sitting", atMost: 3), 3)
    XCTAssertNil(slips("kitten", "sitting", atMost: 2))
  }

  func testALimitOfZeroAsksForEquality() {
    XCTAssertEqual(slips("ive", "ive", atMost: 0), 0)
    XCTAssertNil(slips("ive", "ice", atMost: 0))
  }

  func testANegativeLimitIsNeverMet() {
    XCTAssertNil(slips("ive", "ive", atMost: -1))
    XCTAssertNil(slips("", "", atMost: .min))
  }

  func testTheLargestLimitIsNoTrap() {
    XCTAssertEqual(slips("kitten", "sitting", atMost: .max), 3)
  }

  func testUnitsNeedNotBeCharacters() {
    XCTAssertEqual(EditDistance.between([1, 2, 3], [1, 3, 2], atMost: 1), 1)
  }

  func testTheBandFindsWhatTheWholeTableFinds() {
    let words = allWords(of: ["a", "b", "c"], upTo: 4)
    for a in words {
      for b in words {
        let whole = wholeTable(a, b)
        for limit in 0...4 {
          XCTAssertEqual(
            EditDistance.between(a, b, atMost: limit), whole <= limit ? whole : nil,
            "\(a) \(b) at most \(limit)")
        }
      }
    }
  }

  func testAVeryLongWordAgainstAShortOneIsRefusedUnread() {
    let long = [Character](repeating: "a", count: 1_000_000)
    XCTAssertNil(EditDistance.between(long, Array("group"), atMost: 2))
    XCTAssertNil(EditDistance.between(Array("group"), long, atMost: 2))
  }

  func testTwoVeryLongWordsCostNoMoreThanTheBand() {
    let long = [Int](0..<100_000)
    var other = long
    other.swapAt(50_000, 50_001)
    XCTAssertEqual(EditDistance.between(long, other, atMost: 2), 1)
  }

  private func slips(_ a: String, _ b: String, atMost limit: Int = 2) -> Int? {
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

  /// The textbook's table, without band or early exit.
  private func wholeTable(_ a: [Character], _ b: [Character]) -> Int {
    var table = (0...a.count).map { i in (0...b.count).map { j in i == 0 || j == 0 ? i + j : 0 } }
    for i in a.indices {
      for j in b.indices {
        var slips = min(table[i][j + 1], table[i + 1][j]) + 1
        slips = min(slips, table[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          slips = min(slips, table[i - 1][j - 1] + 1)
        }
        table[i + 1][j + 1] = slips
      }
    }
    return table[a.count][b.count]
  }
}
