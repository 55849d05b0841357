import XCTest

@testable import kpgg

final class MeasuredTextTests: XCTestCase {
  func testATextFromOutsideIsMadeSafeBeforeItIsMeasured() {
    let measured = MeasuredText("효정\n\u{1B}[1m")
    XCTAssertEqual(measured.text, "효정\u{FFFD}\u{FFFD}[1m")
    XCTAssertEqual(measured.width, 9)
  }

  func testTrailingSpacesGoAndLeadingOnesStay() {
    XCTAssertEqual(MeasuredText("  IVE  ").text, "  IVE")
    XCTAssertEqual(MeasuredText("   ").width, 0)
  }

  func testATrailingSpaceGoesThatIsPartOfALargerCharacter() {
    XCTAssertEqual(MeasuredText("\u{600} ").text, "\u{600}")
  }

  func testACutTextIsMeasuredAgain() {
    let cut = MeasuredText("소녀시대").cut(toCells: 6)
    XCTAssertEqual(cut.text, "소녀…")
    XCTAssertEqual(cut.width, 5)
  }

  func testAWrappedTextIsMeasuredLineByLine() {
    XCTAssertEqual(MeasuredText("비밀 정원에").wrapped(toCells: 7).map(\.width), [4, 6])
  }
}
