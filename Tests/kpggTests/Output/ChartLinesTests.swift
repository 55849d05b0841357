import KPGGCore
import XCTest

@testable import kpgg

final class ChartLinesTests: XCTestCase {
  func testNoLineIsWiderThanTheTerminal() async throws {
    let statistics = try await statistics()
    for width in 1...90 {
      for language in [Language.english, .korean] {
        let writer = writer(width: width, language)
        let charts = ChartTopic.allCases.map {
          writer.text(of: ChartOutput(statistics.chart(of: $0)))
        }
        let lines = (charts + [writer.text(of: statistics)]).flatMap {
          $0.split(separator: "\n")
        }
        for line in lines { XCTAssertLessThanOrEqual(CellWidth.of(String(line)), width, "\(line)") }
      }
    }
  }

  func testTheLongestBarEndsAtTheTerminalEdge() async throws {
    let statistics = try await statistics()
    for width in [40, 80, 200] {
      for topic in ChartTopic.allCases {
        let chart = writer(width: width).text(of: ChartOutput(statistics.chart(of: topic)))
        let widest = chart.split(separator: "\n").map { CellWidth.of(String($0)) }.max()
        XCTAssertEqual(widest, width, "\(topic)")
      }
    }
  }

  func testBarsOfAllChartsStartInTheSameColumn() async throws {
    let statistics = try await statistics()
    let lines = writer(width: 80).lines(
      of: [ChartTopic.blood, .nationalities].map { ChartOutput(statistics.chart(of: $0)) })
    let starts = lines.compactMap { line in
      line.firstIndex { ("\u{2588}"..."\u{258F}").contains($0) }.map {
        CellWidth.of(String(line[..<$0]))
      }
    }
    XCTAssertEqual(Set(starts).count, 1, "\(starts)")
  }

  func testANoteThatDoesNotFitBesideItsTitleIsBelowIt() async throws {
    let chart = ChartOutput(try await statistics().chart(of: .nationalities).limited(to: 1))
    XCTAssertEqual(
      writer(width: 40).lines(of: [chart]).prefix(3),
      ["Nationalities", "576 people, 3 unknown, 13 with several", "values, top 1 of 15"])
    XCTAssertEqual(
      writer(width: 80).lines(of: [chart]).first,
      "Nationalities  576 people, 3 unknown, 13 with several values, top 1 of 15")
  }

  func testCountriesAreInKorean() async throws {
    let chart = ChartOutput(try await statistics().chart(of: .nationalities).limited(to: 1))
    let writer = writer(width: 40, .korean)
    XCTAssertTrue(writer.text(of: chart).contains("대한민국  490  █"))
    XCTAssertTrue(writer.svg(of: chart).contains(">대한민국<"))
  }

  private func statistics() async throws -> CatalogStatistics {
    let reader = DocumentReader(source: BundledSource())
    let catalog = try await reader.catalog()
    let lineUps = try await reader.lineUps(of: catalog.groups)
    return CatalogStatistics(
      catalog, members: lineUps.flatMap(\.members), songs: lineUps.flatMap(\.songs))
  }

  private func writer(width: Int, _ language: Language = .english) -> TextWriter {
    TextWriter(
      language: language, width: width, painter: Painter(isColored: false))
  }
}
