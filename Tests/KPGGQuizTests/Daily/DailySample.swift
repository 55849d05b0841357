import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// Small catalogs for games of the daily puzzle.
enum DailySample {
  /// Groups named by the years of their debuts: `G2010` to `G2019`.
  static func groups() throws -> DailyCandidates {
    let groups = try (2010...2019).map { try group("G\($0)", debut: "\($0)") }
    return DailyCandidates(
      .group,
      in: FullCatalog(.of(groups), lineUps: groups.map { LineUp(group: $0, checkedMembers: []) }))
  }

  /// The candidates of the sample catalog.
  static func sample(_ kind: DailyPuzzle.Kind) async throws -> DailyCandidates {
    DailyCandidates(
      kind,
      in: FullCatalog(
        try await SampleCatalog.catalog(), lineUps: try await SampleCatalog.lineUps()),
      roster: try roster())
  }

  /// The order of the sample catalog's puzzles.
  static func roster() throws -> DailyRoster {
    try XCTUnwrap(DailyRoster(SampleCatalog.roster))
  }
}

extension DailyOrder {
  /// The listed IDs, in their order.
  var ids: [String] { entries.sorted { $0.value.position < $1.value.position }.map(\.key) }
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

/// A game of groups named by the years of their debuts.
struct SampleGame {
  let candidates: DailyCandidates
  private(set) var game: DailyGame

  /// Begins a game on a day whose answer is an ID.
  init(answer: String) throws {
    let candidates = try DailySample.groups()
    let games = try days(1000, from: "2026-12-01").lazy.compactMap {
      DailyGame(on: $0, among: candidates)
    }
    game = try XCTUnwrap(games.first { $0.puzzle.answer.description == answer })
    self.candidates = candidates
  }

  /// Guesses candidates by their IDs. Returns the last outcome.
  @discardableResult
  mutating func guess(_ ids: String..., isConfirmed: Bool = false) throws -> DailyGame.Outcome? {
    try ids.map { game.guess(try XCTUnwrap(candidates[try checked($0)]), isConfirmed: isConfirmed) }
      .last
  }
}
