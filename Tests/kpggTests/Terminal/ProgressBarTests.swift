import XCTest

@testable import kpgg

final class ProgressBarTests: XCTestCase {
  func testTheBarGrowsToItsWholeLength() {
    XCTAssertEqual(ProgressBar.line(0, of: 4, width: 20), "[>            ] 0/4")
    XCTAssertEqual(ProgressBar.line(2, of: 4, width: 20), "[======>      ] 2/4")
    XCTAssertEqual(ProgressBar.line(4, of: 4, width: 20), "[=============] 4/4")
  }

  func testTheBarIsNeverAsWideAsTheTerminal() {
    for width in 1...200 {
      for done in [0, 1, 50, 99, 100] {
        let line = ProgressBar.line(done, of: 100, width: width)
        XCTAssertLessThan(line.count, max(width, 1), "\(width)")
      }
    }
  }

  func testANarrowTerminalShowsOnlyTheNumbers() {
    XCTAssertEqual(ProgressBar.line(1, of: 84, width: 12), "1/84")
    XCTAssertEqual(ProgressBar.line(1, of: 84, width: 4), "")
  }

  func testTheBarIsFullForATotalOfZeroAndBeyondTheTotal() {
    XCTAssertEqual(ProgressBar.line(5, of: 4, width: 13), "[======] 5/4")
    XCTAssertEqual(ProgressBar.line(0, of: 0, width: 13), "[======] 0/0")
  }
}
