import Foundation
import KPGGCore
import KPGGQuiz

// View models of a quiz app.

/// The screen of a quiz: a question with its clues and choices, and the result of the last answer.
@MainActor
final class QuizModel {
  private let generator: QuizGenerator
  private let checker: QuizAnswerChecker
  private var game: QuizGame?
  /// All answers of the player, which the app stores.
  private(set) var log: [LoggedAnswer] = []
  private(set) var alert: String?

  init(_ reader: CatalogReader) async throws {
    let catalog = try await reader.fullCatalog()
    generator = QuizGenerator(catalog)
    checker = QuizAnswerChecker(catalog)
  }

  var question: QuizQuestion? { game?.question }
  var clues: [String] { game?.clues.map(\.korean) ?? [] }
  var points: Int? { game?.points }

  /// What the next clue costs.
  var clueCost: Int? {
    guard let game, let points = game.pointsAfterNextClue else { return nil }
    return game.pointsForRightAnswer - points
  }

  /// The solution of the last question, and the points for its answer.
  var result: String? {
    game?.last.map { turn in
      let solution = turn.question.solutionText.korean
      return "\(turn.reply.verdict.isRight ? "✓" : "✗") \(solution) \(turn.reply.points)"
    }
  }

  func start(_ settings: QuizSettings) {
    report { game = try QuizGame(settings, seconds: 20, from: generator) }
  }

  /// Asks the missed questions that are due.
  func startReview(on day: CalendarDate) {
    let questions = ReviewSchedule(log).due(on: day).compactMap { item in
      generator.question(item.questionID, level: .easy, seed: 0)
    }
    game = QuizGame(questions: questions)
  }

  func open(file: String) {
    report { try open(try QuizFile(decoding: file.utf8)) }
  }

  func open(code: String) {
    report { try open(try QuizFile(code: code)) }
  }

  private func open(_ file: QuizFile) throws {
    if let problem = file.problems(in: generator).first { throw problem }
    game = QuizGame(file.document, from: generator)
  }

  func showClue() { game?.showClue() }

  func choose(_ index: Int, on day: CalendarDate) {
    game?.choose(index)
    record(on: day)
  }

  func type(_ answer: String, on day: CalendarDate) {
    game?.answer(answer, checker: checker)
    record(on: day)
  }

  func timeOut(on day: CalendarDate) {
    game?.timeOut()
    record(on: day)
  }

  func undo() {
    game?.undo()
    log.removeLast()
  }

  private func record(on day: CalendarDate) {
    if let answer = game?.loggedAnswer(on: day) { log.append(answer) }
  }

  /// The game and the log, as the app stores them.
  func saved() throws -> (game: Data, log: Data) {
    let encoder = JSONEncoder()
    return (
      try encoder.encode(game.flatMap { SavedQuizGame($0) }), try encoder.encode(log)
    )
  }

  func restore(_ saved: (game: Data, log: Data)) throws {
    let decoder = JSONDecoder()
    game = try decoder.decode(SavedQuizGame?.self, from: saved.game)?
      .game(from: generator, checker: checker)
    log = try decoder.decode([LoggedAnswer].self, from: saved.log)
  }

  private func report(_ body: () throws -> Void) {
    do {
      try body()
      alert = nil
    } catch {
      alert = error.localizedDescription
    }
  }
}

/// The screen of the daily puzzle.
@MainActor
final class DailyModel {
  private let candidates: DailyCandidates
  private var game: DailyGame
  private(set) var suggestions: [DailyCandidates.Match] = []
  private(set) var alert: String?

  init?(_ kind: DailyPuzzle.Kind, on day: CalendarDate, _ reader: CatalogReader) async throws {
    candidates = DailyCandidates(kind, in: try await reader.fullCatalog())
    guard let game = DailyGame(on: day, among: candidates) else { return nil }
    self.game = game
  }

  /// A row for each guess: the name, and the values with their marks.
  var rows: [String] {
    game.guesses.compactMap { guess in
      guard let candidate = candidates[guess.id] else { return nil }
      let values = guess.markedAttributes.map { marked in
        let value = candidates.text(of: marked.attribute, for: candidate)?.english ?? "–"
        return "\(value) \(marked.mark.symbol)"
      }
      return ([candidate.name.english] + values).joined(separator: " | ")
    }
  }

  var guessesLeft: Int { game.guessesLeft }
  /// The text to share, once the game is over.
  var textToShare: String? {
    game.result?.text(title: "Group of the day", separator: "") { $0 == .right ? "🟩" : "⬜" }
  }
  /// The answer, once the game is over.
  var answer: String? {
    game.state == .running ? nil : candidates[game.puzzle.answer]?.name.english
  }
  var loggedAnswer: LoggedAnswer? { game.loggedAnswer }

  func type(_ text: String) { suggestions = candidates.matches(text, limit: 5) }

  func guess(_ candidate: DailyCandidate, isConfirmed: Bool = false) {
    switch game.guess(candidate, isConfirmed: isConfirmed) {
    case .alreadyGuessed(let index): alert = "This was guess \(index + 1)."
    case .contradicts(let contradictions):
      let names = contradictions.map(\.attribute.name.english).joined(separator: ", ")
      alert = "Earlier guesses rule it out: \(names)."
    default: alert = nil
    }
  }

  func saved() throws -> Data { try JSONEncoder().encode(game.saved) }

  func restore(_ data: Data) throws {
    let saved = try JSONDecoder().decode(SavedDailyGame.self, from: data)
    if let game = DailyGame(saved, among: candidates) { self.game = game }
  }
}
