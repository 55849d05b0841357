import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// Plays quizzes of the sample without a terminal, on 21 November 2026.
class QuizTestCase: XCTestCase {
  /// The questions of the sample, prepared once for all tests.
  private static let sampleSource = Task {
    QuestionSource(try await SampleCatalog.reader.soundCatalog())
  }

  var prepared: QuestionSource?

  override func setUp() async throws {
    prepared = try await Self.sampleSource.value
  }

  var source: QuestionSource { get throws { try XCTUnwrap(prepared) } }

  /// A game of generated questions with seed 1.
  func game(
    _ kinds: QuizKind..., level: QuizLevel = .easy, count: Int = 3, seconds: Int? = nil
  ) throws -> QuizGame {
    var settings = QuizSettings()
    (settings.level, settings.count, settings.seed) = (level, count, 1)
    if !kinds.isEmpty { settings.kinds = Set(kinds) }
    return try QuizGame(settings, seconds: seconds, from: source.generator)
  }

  /// A quiz that has just started.
  func quiz(
    _ game: QuizGame, _ language: Language = .english,
    _ size: CellSize = CellSize(width: 80, height: 24), isASCII: Bool = false
  ) throws -> QuizRun {
    QuizRun(
      state: QuizState(
        game, on: try XCTUnwrap(CalendarDate("2026-11-21")), checker: try source.checker,
        isASCII: isASCII, language: language, size: size))
  }
}

extension ScreenRun<QuizState> {
  /// The index of the right choice.
  var rightChoice: Int {
    let right = state.game.question?.solution.names.first?.id
    return state.game.question?.choices.firstIndex { $0.id == right } ?? -1
  }

  /// Presses the number of the right choice, or of another one.
  mutating func choose(right isRight: Bool = true) {
    let number = isRight ? rightChoice + 1 : (rightChoice + 1) % 4 + 1
    type(String(number))
  }
}
