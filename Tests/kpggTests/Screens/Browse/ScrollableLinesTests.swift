import XCTest

@testable import kpgg

final class ScrollableLinesTests: BrowserTestCase {
  func testTheLastOffsetShowsTheLastLine() throws {
    let state = try browser(CellSize(width: 40, height: 12), from: "omg").state
    let member = try XCTUnwrap(state.member(try Known.member("OHMYGIRL/YooA")))
    let profile = state.profileLines(of: member, in: state.layout.profileFacts)
    XCTAssertGreaterThan(profile.lines.count, profile.height)
    XCTAssertEqual(profile.lines(from: profile.lastOffset).count, profile.height)
    XCTAssertEqual(
      profile.lines(from: profile.lastOffset + 1), profile.lines(from: profile.lastOffset))
    XCTAssertEqual(profile.lines(from: 0).count, profile.lines.count)
  }

  func testLinesThatFitAreNotScrolled() {
    let area = CellArea(x: 0, y: 0, width: 20, height: 3)
    let lines = ScrollableLines([FactSheet.Fact("q", "Quit")], in: area)
    XCTAssertEqual(lines.lastOffset, 0)
    XCTAssertEqual(lines.lines(from: 5).count, 1)
  }
}
