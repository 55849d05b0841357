import Foundation
import KPGGCore
import KPGGQuiz

/// The screen of a quiz app, which stores the game and all answers of the player.
@MainActor
final class QuizModel {
  let (generator, checker): (QuizGenerator, QuizAnswerChecker)
  private(set) var game: QuizGame?
  private(set) var log: [LoggedAnswer] = []
  private(set) var alert: String?

  init(_ catalog: FullCatalog) {
    (generator, checker) = (QuizGenerator(catalog), QuizAnswerChecker(catalog))
  }

  func start(_ newGame: @autoclosure () throws -> QuizGame?) {
    do { (game, alert) = (try newGame(), nil) } catch { alert = error.localizedDescription }
  }

  /// Starts a game with 20 seconds for each question.
  func start(_ settings: QuizSettings) {
    start(try QuizGame(settings, seconds: 20, from: generator))
  }

  /// The solution of the last question, and the points for its answer.
  var result: String? {
    guard let turn = game?.last else { return nil }
    let sign = turn.reply.verdict.isRight ? "✓" : "✗"
    return "\(sign) \(turn.question.solutionText.korean) \(turn.reply.points)"
  }

  func showClue() { game?.showClue() }

  /// Calls `choose`, `answer`, or `timeOut`, and logs the reply.
  func reply(on day: CalendarDate, _ reply: (inout QuizGame?) -> Void) {
    reply(&game)
    if let answer = game?.loggedAnswer(on: day) { log.append(answer) }
  }

  func undo() {
    game?.undo()
    log.removeLast()
  }

  func saved() throws -> [Data] {
    let encoder = JSONEncoder()
    return [try encoder.encode(game.flatMap { SavedQuizGame($0) }), try encoder.encode(log)]
  }

  func restore(_ saved: [Data]) throws {
    let decoder = JSONDecoder()
    game = try decoder.decode(SavedQuizGame?.self, from: saved[0])?
      .game(from: generator, checker: checker)
    log = try decoder.decode([LoggedAnswer].self, from: saved[1])
  }
}
