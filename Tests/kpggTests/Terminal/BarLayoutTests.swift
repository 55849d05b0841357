import XCTest

@testable import kpgg

final class BarLayoutTests: XCTestCase {
  func testBarsTakeWhatLabelsAndCountsLeave() {
    let layout = layout(label: 11, count: 491, width: 80)
    XCTAssertEqual([layout.labelWidth, layout.countWidth, layout.barWidth], [11, 3, 62])
  }

  func testAPipeHasNoLimit() {
    let layout = layout(label: 300, count: 1, width: nil)
    XCTAssertEqual([layout.labelWidth, layout.countWidth, layout.barWidth], [300, 1, 40])
  }

  func testLabelsShrinkFirst() {
    let layout = layout(label: 40, count: 1, width: 40)
    XCTAssertEqual([layout.labelWidth, layout.barWidth], [25, 10])
  }

  func testBarsGoBeforeLabelsCannotBeRead() {
    XCTAssertEqual(layout(label: 40, count: 1, width: 23).barWidth, 10)
    let narrow = layout(label: 40, count: 1, width: 22)
    XCTAssertEqual([narrow.labelWidth, narrow.barWidth], [19, 0])
  }

  func testLabelsGoBeforeCounts() {
    let layout = layout(label: 40, count: 12, width: 3)
    XCTAssertEqual([layout.labelWidth, layout.countWidth, layout.barWidth], [0, 2, 0])
  }

  func testChartsUnderOneAnotherShareALayout() {
    let charts = [("a", 100), ("bbb", 1)].map { BarChart(bars: [BarChart.Bar($0, $1)]) }
    let layout = BarLayout(charts, width: nil)
    XCTAssertEqual([layout.labelWidth, layout.countWidth], [3, 3])
  }

  func testWithoutBarsThereIsNothingToShare() {
    let layout = BarLayout([], width: 10)
    XCTAssertEqual([layout.labelWidth, layout.countWidth], [0, 0])
  }

  private func layout(label: Int, count: Int, width: Int?) -> BarLayout {
    let bar = BarChart.Bar(String(repeating: "x", count: label), count)
    return BarLayout([BarChart(bars: [bar])], width: width)
  }
}
