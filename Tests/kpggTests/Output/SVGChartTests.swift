import XCTest
import KPGGCore

@testable import kpgg

final class SVGChartTests: XCTestCase {
  func testTheTitleAndTheDescriptionComeFirst() {
    let lines = svg([("a", 1)]).split(separator: "\n")
    XCTAssertEqual(lines[1...2], ["<title>Title</title>", "<desc>Note</desc>"])
  }

  func testMarkupIsEscapedEverywhere() {
    let chart = SVGChart(
      title: "<a>&", note: "b&b",
      chart: BarChart(bars: [BarChart.Bar("</text><script/>", 1)]), language: .english)
    XCTAssertFalse(chart.text.contains("<script"), chart.text)
    XCTAssertTrue(chart.text.contains("<title>&lt;a&gt;&amp;</title>"), chart.text)
    XCTAssertTrue(chart.text.contains("<desc>b&amp;b</desc>"), chart.text)
  }

  func testTheWidthDependsOnTheLabels() {
    let (short, long) = (svg([("a", 1)]), svg([("Starship Entertainment", 1)]))
    XCTAssertEqual(width(of: long) - width(of: short), 21 * 9)
    let korean = svg([("스타쉽", 1)])
    XCTAssertEqual(width(of: korean) - width(of: short), 5 * 9)
  }

  func testTheWidthDependsOnTheTitle() {
    let title = String(repeating: "가", count: 100)
    let chart = SVGChart(title: title, note: "", chart: BarChart(bars: []), language: .korean)
    XCTAssertEqual(width(of: chart.text), 200 * 12 + 32)
  }

  func testAVeryLongLabelDoesNotExceedTheMaximumWidth() {
    let svg = svg([(String(repeating: "x", count: 1024), 1)])
    XCTAssertLessThan(width(of: svg), 1100)
  }

  func testEachCountIsARow() {
    let heights = [0, 1, 9].map { count in
      attribute("height", of: svg((0..<count).map { ("\($0)", $0) }))
    }
    XCTAssertEqual(heights, [84, 106, 282])
  }

  func testZeroHasNoBarAndOneHasSome() {
    let svg = svg([("a", 0), ("b", 1), ("c", 100_000)])
    XCTAssertEqual(svg.split(separator: "<rect").count, 3)
    XCTAssertTrue(svg.contains("width=\"1\" height=\"14\""), svg)
    XCTAssertTrue(svg.contains("width=\"420\" height=\"14\""), svg)
  }

  func testTheFileHasNoExternalReferences() {
    XCTAssertEqual(svg([("a", 1)]).components(separatedBy: "http").count, 2)
  }

  private func svg(_ bars: [(String, Int)]) -> String {
    SVGChart(
      title: "Title", note: "Note", chart: BarChart(bars: bars.map { BarChart.Bar($0, $1) }),
      language: .english
    ).text
  }

  private func width(of svg: String) -> Int { attribute("width", of: svg) }

  /// The first attribute with this name, which belongs to the root element.
  private func attribute(_ name: String, of svg: String) -> Int {
    let value = svg.components(separatedBy: " \(name)=\"").dropFirst().first
    return value.flatMap { Int($0.prefix { $0 != "\"" }) } ?? 0
  }
}
