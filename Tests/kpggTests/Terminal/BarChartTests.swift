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

  func testEveryCountAboveZeroHasABar() {
    XCTAssertEqual(BarChart.bar(1, of: 100_000, cells: 10), "▏")
    XCTAssertEqual(BarChart.bar(0, of: 100_000, cells: 10), "")
    XCTAssertEqual(BarChart.bar(0, of: 0, cells: 10), "")
  }

  func testALineWithoutABarHasNoTrailingSpaces() {
    XCTAssertEqual(lines(of: [("a", 0), ("b", 1)], width: 20)[0], "a  0")
    XCTAssertEqual(lines(of: [("a", 0)], width: nil), ["a  0"])
  }

  func testBarsAreAlignedInAllScripts() {
    XCTAssertEqual(
      lines(of: [("한국", 2), ("JP", 1)], width: nil),
      [
        "한국  2  " + String(repeating: "█", count: 40),
        "JP    1  " + String(repeating: "█", count: 20),
      ])
  }

  func testNumericLabelsAreRightAligned() {
    XCTAssertEqual(
      lines(of: [("9", 10), ("10", 0)], width: 9, alignment: .trailing), [" 9  10", "10   0"])
  }

  func testALongLabelIsCutBeforeTheBarsAreTooShort() {
    XCTAssertEqual(
      lines(of: [("Starship Entertainment", 1)], width: 30), ["Starship Enter…  1  ██████████"])
  }

  func testALabelIsMadeSafe() {
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

final class BarLayoutTests: XCTestCase {
  func testLabelsShrinkAndBarsAreDroppedBeforeCounts() {
    let layouts: [(String, label: Int, count: Int, width: Int?, widths: [Int])] = [
      ("bars take the remaining width", 11, 491, 80, [11, 3, 62]),
      ("a pipe has no limit", 300, 1, nil, [300, 1, 40]),
      ("labels shrink first", 40, 1, 40, [25, 1, 10]),
      ("a label has at least eight cells beside a bar", 40, 1, 23, [8, 1, 10]),
      ("then bars are dropped", 40, 1, 22, [19, 1, 0]),
      ("then labels", 40, 12, 3, [0, 2, 0]),
    ]
    for (rule, label, count, width, widths) in layouts {
      let bar = BarChart.Bar(String(repeating: "x", count: label), count)
      let layout = BarLayout([BarChart(bars: [bar])], width: width)
      XCTAssertEqual([layout.labelWidth, layout.countWidth, layout.barWidth], widths, rule)
    }
  }

  func testChartsOfAPageShareALayout() {
    let charts = [("a", 100), ("bbb", 1)].map { BarChart(bars: [BarChart.Bar($0, $1)]) }
    let layout = BarLayout(charts, width: nil)
    XCTAssertEqual([layout.labelWidth, layout.countWidth], [3, 3])
  }

  func testALayoutWithoutBarsIsEmpty() {
    let layout = BarLayout([], width: 10)
    XCTAssertEqual([layout.labelWidth, layout.countWidth], [0, 0])
  }
}
