import KPGGCore
import KPGGSystem
import TestSupport
import XCTest

@testable import kpgg

final class StatisticsChartTests: XCTestCase {
  func testPeopleInSeveralGroupsAreCounted() async throws {
    let statistics = try await statistics()
    XCTAssertEqual(statistics.peopleInSeveralGroups, 4)
  }

  func testOnlyAgeChartsHaveADay() async throws {
    let statistics = try await statistics()
    for topic in ChartTopic.allCases {
      XCTAssertEqual(statistics.chart(of: topic, on: today).day != nil, topic == .ages, "\(topic)")
      XCTAssertNil(statistics.chart(of: topic).day)
    }
  }

  func testEveryChartHasTheSameKeys() async throws {
    let statistics = try await statistics()
    for topic in ChartTopic.allCases {
      XCTAssertEqual(
        try encodedKeys(statistics.chart(of: topic).json),
        ["by", "counts", "leftOut", "of", "omitted", "several", "topic", "total", "unknown"])
    }
  }

  func testAgeChartsStateWhetherLabelsAreAgesOrYears() async throws {
    let statistics = try await statistics()
    XCTAssertTrue(statistics.chart(of: .ages).json.canonicalText.contains("\"by\": \"birthYear\""))
    let ages = statistics.chart(of: .ages, on: today)
    XCTAssertTrue(ages.json.canonicalText.contains("\"by\": \"age\""))
  }

  func testALimitAffectsOnlyTheCounts() async throws {
    let chart = try await statistics().chart(of: .agencies)
    let limited = chart.limited(to: 5)
    XCTAssertEqual(limited.topic, .agencies)
    XCTAssertEqual(limited.distribution, chart.distribution.limited(to: 5))
  }

  private let today = CalendarDate(year: 2026, month: 11, day: 21)

  private func statistics() async throws -> CatalogStatistics {
    CatalogStatistics(
      try await SampleCatalog.catalog(), members: try await SampleCatalog.members())
  }
}
