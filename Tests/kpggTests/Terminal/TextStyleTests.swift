import XCTest

@testable import kpgg

final class TextStyleTests: XCTestCase {
  func testAPlainStyleHasNoParameters() {
    XCTAssertEqual(TextStyle.plain.parameters, "")
  }

  func testEachStyleHasItsOwnParameter() {
    let styles: [TextStyle] = [.bold, .dim, .red, .green, .yellow, .blue, .magenta, .cyan]
    XCTAssertEqual(
      styles.map(\.parameters), ["1", "2", "31", "32", "33", "34", "35", "36"])
  }

  func testStylesCombine() {
    let style: TextStyle = [.cyan, .bold]
    XCTAssertEqual(style.union(.dim).parameters, "1;2;36")
  }
}
