import XCTest

@testable import KPGGCore

final class StatisticsChartTests: XCTestCase {
  func testEveryChartHasTheSameKeys() async throws {
    let statistics = try await SampleCatalog.statistics()
    for topic in ChartTopic.allCases {
      XCTAssertEqual(
        try encodedKeys(statistics.chart(of: topic).json),
        ["by", "counts", "leftOut", "of", "omitted", "several", "topic", "total", "unknown"])
    }
  }

  func testAgeChartsStateWhetherLabelsAreAgesOrYears() async throws {
    let statistics = try await SampleCatalog.statistics()
    XCTAssertTrue(statistics.chart(of: .ages).json.canonicalText.contains("\"by\": \"birthYear\""))
    let ages = statistics.chart(of: .ages, on: CalendarDate(year: 2026, month: 11, day: 21))
    XCTAssertTrue(ages.json.canonicalText.contains("\"by\": \"age\""))
  }

  func testALimitAffectsOnlyTheCounts() async throws {
    let chart = try await SampleCatalog.statistics().chart(of: .agencies)
    let limited = chart.limited(to: 5)
    XCTAssertEqual(limited.topic, .agencies)
    XCTAssertEqual(limited.distribution, chart.distribution.limited(to: 5))
  }
}
