import XCTest

@testable import kpgg

final class PainterTests: XCTestCase {
  private let colored = Painter(isColored: true)

  func testAPaintedTextStandsBetweenSequences() {
    XCTAssertEqual(colored.paint("IVE", [.bold, .red]), "\u{1B}[1;31mIVE\u{1B}[0m")
  }

  func testWithoutColorTheTextStaysAsItIs() {
    XCTAssertEqual(Painter(isColored: false).paint("IVE", .bold), "IVE")
  }

  func testAnEmptyTextGetsNoSequences() {
    XCTAssertEqual(colored.paint("", .bold), "")
  }

  func testAPlainStyleGetsNoSequences() {
    XCTAssertEqual(colored.paint("IVE", .plain), "IVE")
  }
}
