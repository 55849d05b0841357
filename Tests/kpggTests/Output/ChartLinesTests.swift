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
          ChartOutput(statistics.chart(of: $0)).lines(writer).endedByNewlines
        }
        let lines = (charts + [statistics.lines(writer).endedByNewlines]).flatMap {
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
        let chart = ChartOutput(statistics.chart(of: topic)).lines(writer(width: width))
          .endedByNewlines
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
      ["Nationalities", "123 people, 5 unknown, 5 with several", "nationalities, top 1 of 10"])
    XCTAssertEqual(
      writer(width: 80).lines(of: [chart]).first,
      "Nationalities  123 people, 5 unknown, 5 with several nationalities, top 1 of 10")
  }

  func testCountriesAreInKorean() async throws {
    let chart = ChartOutput(try await statistics().chart(of: .nationalities).limited(to: 1))
    let writer = writer(width: 40, .korean)
    XCTAssertTrue(chart.lines(writer).endedByNewlines.contains("대한민국  97  █"))
    XCTAssertTrue(writer.svg(of: chart).contains(">대한민국<"))
  }

  private func statistics() async throws -> CatalogStatistics {
    let lineUps = try await SampleCatalog.lineUps()
    return CatalogStatistics(
      try await SampleCatalog.catalog(), members: lineUps.flatMap(\.members),
      songs: lineUps.flatMap(\.songs))
  }

  private func writer(width: Int, _ language: Language = .english) -> TextWriter {
    TextWriter(
      language: language, width: width, painter: Painter(isColored: false))
  }
}
