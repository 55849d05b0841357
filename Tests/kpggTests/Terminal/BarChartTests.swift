import XCTest

@testable import kpgg

final class BarChartTests: XCTestCase {
  func testTheHighestCountFillsTheRoom() {
    XCTAssertEqual(
      lines(of: [("a", 4), ("bb", 2)], width: 20),
      ["a   4  █████████████", "bb  2  ██████▌"])
  }

  func testACellIsFilledByEighths() {
    let bars = (0...8).map { BarChart.bar($0, of: 16, cells: 2) }
    XCTAssertEqual(bars, ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"])
    XCTAssertEqual(BarChart.bar(9, of: 16, cells: 2), "█▏")
  }

  func testWhatIsNotZeroIsSeen() {
    XCTAssertEqual(BarChart.bar(1, of: 100_000, cells: 10), "▏")
    XCTAssertEqual(BarChart.bar(0, of: 100_000, cells: 10), "")
    XCTAssertEqual(BarChart.bar(0, of: 0, cells: 10), "")
  }

  func testALineWithoutABarHasNoTrailingSpaces() {
    XCTAssertEqual(lines(of: [("a", 0), ("b", 1)], width: 20)[0], "a  0")
    XCTAssertEqual(lines(of: [("a", 0)], width: nil), ["a  0"])
  }

  func testBarsBeginInOneCellWhateverTheScript() {
    XCTAssertEqual(
      lines(of: [("한국", 2), ("JP", 1)], width: nil),
      [
        "한국  2  " + String(repeating: "█", count: 40),
        "JP    1  " + String(repeating: "█", count: 20),
      ])
  }

  func testNumbersAsLabelsStandUnderOneAnother() {
    XCTAssertEqual(
      lines(of: [("9", 10), ("10", 0)], width: 9, alignment: .trailing), [" 9  10", "10   0"])
  }

  func testALongLabelIsCutBeforeTheBarsAreTooShort() {
    XCTAssertEqual(
      lines(of: [("Starship Entertainment", 1)], width: 30), ["Starship Enter…  1  ██████████"])
  }

  func testALabelFromOutsideCannotReachTheTerminal() {
    XCTAssertEqual(lines(of: [("\u{1B}[31m", 0)], width: nil), ["\u{FFFD}[31m  0"])
  }

  func testOnlyTheBarIsPainted() {
    let chart = BarChart(bars: [BarChart.Bar("a", 1)])
    XCTAssertEqual(
      chart.lines(BarLayout([chart], width: 16), painter: Painter(isColored: true)),
      ["a  1  \u{1B}[35m██████████\u{1B}[0m"])
  }

  private func lines(
    of bars: [(String, Int)], width: Int?, alignment: CellAlignment = .leading
  ) -> [String] {
    let chart = BarChart(bars: bars.map { BarChart.Bar($0, $1) }, alignment: alignment)
    return chart.lines(BarLayout([chart], width: width), painter: Painter(isColored: false))
  }
}
