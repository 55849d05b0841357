import XCTest

@testable import kpgg

final class ScreenPictureTests: XCTestCase {
  func testTextKeepsTheWidthOfItsCells() {
    let svg = picture(["ab c  d<"])
    XCTAssertTrue(svg.contains("<text x=\"0\" textLength=\"32\">ab c</text>"), svg)
    XCTAssertTrue(svg.contains("<text x=\"48\" textLength=\"16\">d&lt;</text>"), svg)
  }

  func testOtherCharactersAreCenteredInTheirCells() {
    let svg = picture(["a유→"])
    XCTAssertTrue(svg.contains("<text x=\"0\">a</text>"), svg)
    XCTAssertTrue(svg.contains("<text class=\"wide\" x=\"16\" y=\"1\">유</text>"), svg)
    XCTAssertTrue(svg.contains("<text class=\"symbol\" x=\"28\">→</text>"), svg)
  }

  func testABoxIsOneRectangle() {
    let svg = picture(["╭──╮┏━┓", "│ x│┃유", "╰──╯┗━┛"])
    XCTAssertTrue(
      svg.contains("<rect class=\"box\" x=\"4.5\" y=\"9.5\" width=\"24\" height=\"36\" rx=\"4\"/>"),
      svg)
    XCTAssertTrue(
      svg.contains(
        "<rect class=\"box heavy\" x=\"36\" y=\"9\" width=\"16\" height=\"36\" rx=\"1\"/>"),
      svg)
    XCTAssertTrue(svg.contains(">유</text>"), svg)
    XCTAssertNil(svg.firstMatch(of: /[╭─╮│╰╯┏━┓┃┗┛]/), svg)
  }

  func testLinesThatAreNoBoxAreText() {
    XCTAssertTrue(picture(["╭──", "│"]).contains(">╭</text>"))
  }

  func testAPartialBlockIsAPartOfACell() {
    XCTAssertTrue(picture(["██▎"]).contains("<rect x=\"0\" y=\"-12\" width=\"18\" height=\"16\"/>"))
  }

  func testScreensShareEqualRows() {
    let svg = picture(["same", "one"], ["same", "two"], ["same", "one"])
    XCTAssertEqual(svg.components(separatedBy: ">same<").count, 2)
    XCTAssertEqual(svg.components(separatedBy: ">one<").count, 2)
    XCTAssertTrue(svg.contains(".in-1{visibility:hidden}"), svg)
    XCTAssertTrue(
      svg.contains("@keyframes in-0-2{0.0%{visibility:visible}"), svg)
  }

  func testAPictureOfOneScreenDoesNotMove() {
    XCTAssertFalse(picture(["one"]).contains("@keyframes"))
  }

  /// A picture of plain screens, each given by its rows.
  private func picture(_ screens: [String]...) -> String {
    let screens = screens.map { rows -> ScreenPicture.Screen in
      var grid = CellGrid(size: CellSize(width: 8, height: rows.count))
      for (y, row) in rows.enumerated() {
        _ = grid.put(row, in: CellArea(x: 0, y: y, width: 8, height: 1), .plain)
      }
      return ScreenPicture.Screen(grid: grid)
    }
    return ScreenPicture(title: "Title", screens: screens, theme: .light).text
  }
}
