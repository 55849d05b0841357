import XCTest

@testable import kpgg

final class HelpListTests: XCTestCase {
  private let list = HelpList(entries: [
    HelpList.Entry(term: "group", meaning: "Show one group with its members"),
    HelpList.Entry(term: " 소녀", meaning: "A term of wide characters"),
    HelpList.Entry(term: "bare", meaning: ""),
  ])

  func testMeaningsBeginInOneColumn() {
    XCTAssertEqual(
      lines(width: 40),
      [
        "  group  Show one group with its members",
        "   소녀  A term of wide characters",
        "  bare",
      ])
  }

  func testALongMeaningGoesOnBelowItself() {
    XCTAssertEqual(
      lines(width: 39).prefix(2), ["  group  Show one group with its", "         members"])
  }

  func testInANarrowTerminalMeaningsStandBelowTheirTerms() {
    XCTAssertEqual(
      lines(width: 38),
      [
        "  group", "      Show one group with its members",
        "  소녀", "      A term of wide characters",
        "  bare",
      ])
  }

  func testInAStackMeaningsStandBelowTheirTermsWhateverTheWidth() {
    let stack = HelpList(entries: list.entries, isStacked: true)
    XCTAssertEqual(
      stack.lines(TextWrapper(width: 80, cells: sampleCells)), lines(width: 38))
  }

  func testInAStackALongTermIsWrappedToo() {
    let list = HelpList(
      entries: [HelpList.Entry(term: "members, profiles", meaning: "Keys")], isStacked: true)
    XCTAssertEqual(
      list.lines(TextWrapper(width: 14, cells: sampleCells)),
      ["  members,", "    profiles", "      Keys"])
  }

  func testAnEmptyListHasNoLine() {
    XCTAssertEqual(HelpList(entries: []).lines(TextWrapper(width: 80, cells: sampleCells)), [])
  }

  private func lines(width: Int) -> [String] {
    list.lines(TextWrapper(width: width, cells: sampleCells))
  }
}
