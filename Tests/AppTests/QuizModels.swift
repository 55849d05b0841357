import Foundation
import KPGGCore
import KPGGQuiz

extension QuizModel {
  /// Asks the missed questions that are due.
  func startReview(on day: CalendarDate) {
    let questions = ReviewSchedule(log).due(on: day).compactMap { item in
      generator.question(item.questionID, level: item.missedLevel ?? .easy, seed: 0)
    }
    start(QuizGame(questions: questions))
  }

  func open(file: String) { start(try game(of: QuizFile(decoding: file.utf8))) }

  func open(code: String) { start(try game(of: QuizFile(code: code))) }

  private func game(of file: QuizFile) throws -> QuizGame? {
    if let problem = file.problems(in: generator).first { throw problem }
    return QuizGame(file.document, from: generator)
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
