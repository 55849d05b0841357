import XCTest

@testable import kpgg

final class HelpListTests: XCTestCase {
  private let list = HelpList(entries: [
    HelpList.Entry(term: "group", meaning: "Show one group with its members"),
    HelpList.Entry(term: " 소녀", meaning: "A term of wide characters"),
    HelpList.Entry(term: "bare", meaning: ""),
  ])

  func testMeaningsAreAligned() {
    XCTAssertEqual(
      lines(width: 40),
      [
        "  group  Show one group with its members",
        "   소녀  A term of wide characters",
        "  bare",
      ])
  }

  func testALongMeaningContinuesInItsColumn() {
    XCTAssertEqual(
      lines(width: 39).prefix(2), ["  group  Show one group with its", "         members"])
  }

  func testANarrowListPutsMeaningsBelowTheirTerms() {
    XCTAssertEqual(
      lines(width: 38),
      [
        "  group", "      Show one group with its members",
        "  소녀", "      A term of wide characters",
        "  bare",
      ])
  }

  func testANarrowListWrapsLongTerms() {
    let list = HelpList(entries: [HelpList.Entry(term: "members, profiles", meaning: "Keys")])
    XCTAssertEqual(
      list.lines(TextWrapper(width: 14, cells: sampleCells)),
      ["  members,", "    profiles", "      Keys"])
  }

  func testListsCanShareAColumn() {
    let list = HelpList(entries: [HelpList.Entry(term: "a", meaning: "Words")], termWidth: 5)
    XCTAssertEqual(
      list.lines(TextWrapper(width: 80, cells: sampleCells)), ["  a      Words"])
  }

  func testAnEmptyListHasNoLines() {
    XCTAssertEqual(HelpList(entries: []).lines(TextWrapper(width: 80, cells: sampleCells)), [])
  }

  private func lines(width: Int) -> [String] {
    list.lines(TextWrapper(width: width, cells: sampleCells))
  }
}
