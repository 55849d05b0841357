import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// Plays the daily puzzles of the sample without a terminal.
class DailyTestCase: XCTestCase {
  /// The candidates of the sample, collected once for all tests.
  private static let sampleCandidates = Task {
    let catalog = try await SampleCatalog.reader.soundCatalog()
    let roster = BundledCatalog.sample.roster()
    return (
      DailyCandidates(.group, in: catalog, roster: roster),
      DailyCandidates(.member, in: catalog, roster: roster)
    )
  }

  private var groups: DailyCandidates?
  private var members: DailyCandidates?

  override func setUp() async throws {
    (groups, members) = try await Self.sampleCandidates.value
  }

  /// The candidates of a kind.
  func candidates(_ kind: DailyPuzzle.Kind = .group) throws -> DailyCandidates {
    try XCTUnwrap(kind == .group ? groups : members)
  }

  /// A game that has just begun. On 1 December 2026, the answers are AOA and TWICE/Tzuyu.
  func game(_ kind: DailyPuzzle.Kind = .group, _ day: String = "2026-12-01") throws -> DailyGame {
    let day = try XCTUnwrap(CalendarDate(day))
    return try XCTUnwrap(DailyGame(on: day, among: try candidates(kind)))
  }

  /// The screen of a game that has just begun.
  func daily(
    _ kind: DailyPuzzle.Kind = .group, _ language: Language = .english,
    _ size: CellSize = CellSize(width: 80, height: 24), isASCII: Bool = false,
    resuming saved: DailyGame? = nil, copiesText: Bool = true
  ) throws -> DailyRun {
    let settings = DailyState.Settings(
      candidates: try candidates(kind), isASCII: isASCII,
      copiesText: copiesText)
    var run = DailyRun(
      state: DailyState(
        settings: settings, language: language, size: size, game: try game(kind), resuming: saved))
    run.apply(.news(.started))
    return run
  }
}

extension ScreenRun<DailyState> {
  /// Guesses names, each by its best match. Confirms contradictions.
  mutating func guess(_ names: String...) {
    for name in names {
      type(name)
      press(.enter)
      if state.warning != nil { press(.enter) }
    }
  }

  /// The guessed IDs.
  var guesses: [RecordID] { state.game.guesses.map(\.guess.id) }
}
