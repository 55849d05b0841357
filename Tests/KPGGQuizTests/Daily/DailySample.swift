import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// Small catalogs for games of the daily puzzle.
enum DailySample {
  /// Groups named by the years of their debuts: `G2010` to `G2019`.
  static func groups() throws -> DailyCandidates {
    let groups = try (2010...2019).map { try group("G\($0)", debut: "\($0)") }
    return DailyCandidates(
      .group, in: .of(groups), lineUps: groups.map { LineUp(group: $0, members: []) })
  }

  /// Begins a game on a day whose answer is an ID.
  static func game(answer: String, among candidates: DailyCandidates) throws -> DailyGame {
    let start: CalendarDate = try checked("2026-12-01")
    let games = (0..<1000).lazy.compactMap { start.adding(days: $0) }
      .compactMap { DailyGame(on: $0, among: candidates) }
    return try XCTUnwrap(games.first { $0.puzzle.answer == answer })
  }

  /// The candidates of the sample catalog.
  static func sample(_ kind: DailyPuzzle.Kind) async throws -> DailyCandidates {
    DailyCandidates(
      kind, in: try await SampleCatalog.catalog(), lineUps: try await SampleCatalog.lineUps(),
      roster: try roster())
  }

  /// The order of the sample catalog's puzzles.
  static func roster() throws -> DailyRoster {
    try XCTUnwrap(DailyRoster(SampleCatalog.roster))
  }
}

/// Days in a row.
func days(_ count: Int, from start: String) throws -> [CalendarDate] {
  let start: CalendarDate = try checked(start)
  return try (0..<count).map { try XCTUnwrap(start.adding(days: $0)) }
}

extension Catalog {
  /// A catalog without sections.
  static func of(_ groups: [GirlGroup]) -> Catalog {
    Catalog(sections: [], groups: groups, featuredIDs: [])
  }
}

extension DailyGame {
  /// Guesses the candidate with an ID.
  mutating func guess(
    _ id: String, among candidates: DailyCandidates, isConfirmed: Bool = false
  ) throws -> Outcome {
    guess(try XCTUnwrap(candidates[id]), isConfirmed: isConfirmed)
  }
}
