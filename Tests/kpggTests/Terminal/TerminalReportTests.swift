import XCTest

@testable import kpgg

final class TerminalReportTests: XCTestCase {
  func testTheAttributesReportSixels() {
    let attributes: [([Int], TerminalReport?)] = [
      ([62, 4, 22], .attributes(showsSixels: true)), ([1, 2, 4], .attributes(showsSixels: true)),
      ([62, 22], .attributes(showsSixels: false)), ([4], .attributes(showsSixels: false)),
      ([64, 14, 40], .attributes(showsSixels: false)), ([], nil),
    ]
    for (numbers, expected) in attributes {
      XCTAssertEqual(TerminalReport(attributes: numbers), expected, "\(numbers)")
    }
  }

  func testACellHasAPlausibleSize() {
    XCTAssertEqual(
      TerminalReport(windowReport: [6, 18, 9]), .cellSize(PixelSize(width: 9, height: 18)))
    let others = [
      [], [6], [6, 18], [8, 18, 9], [6, 18, 9, 1], [6, 0, 9], [6, 18, 0], [6, 9999, 9],
      [6, 18, 9999],
    ]
    for numbers in others { XCTAssertNil(TerminalReport(windowReport: numbers), "\(numbers)") }
  }

  func testOnlyKittysOwnReplyCounts() {
    XCTAssertEqual(TerminalReport(applicationCommand: "Gi=31;OK".utf8), .kittyGraphics)
    for text in ["", "Gi=32;OK", "Gi=31;EINVAL:no", "Gi=31;OK;"] {
      XCTAssertNil(TerminalReport(applicationCommand: text.utf8), text)
    }
  }

  func testTheAttributesAreTheLastQuestion() {
    XCTAssertEqual(
      TerminalReport.questions(isMultiplexed: false),
      "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c")
    XCTAssertEqual(TerminalReport.questions(isMultiplexed: true), "\u{1B}[16t\u{1B}[c")
  }
}
