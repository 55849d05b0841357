import KPGGCore
import KPGGQuiz

/// The puzzle with its answer.
struct DailyPuzzleOutput: CommandOutput {
  static let jsonKeys = ["answer", "date", "kind"]

  let puzzle: DailyPuzzle

  var json: JSONValue { puzzle.json }

  func lines(_ writer: TextWriter) -> [String] { writer.fitted(puzzle.questionID) }
}

/// A game that was played by the lines of a file.
struct MarkedDaily: CommandOutput {
  private let game: DailyGame
  /// What each line caused, in the words of a language.
  private let replies: [@Sendable (Words) -> [String]]
  private let style: DailyResult.Style

  /// Guesses the names until the game is over. A contradiction counts at once.
  init(
    _ game: DailyGame, answers: [String], candidates: DailyCandidates, style: DailyResult.Style
  ) {
    var game = game
    var replies: [@Sendable (Words) -> [String]] = []
    for line in answers where game.state == .running {
      do throws(CommandError) {
        let candidate = try candidates.candidate(named: line)
        switch game.guess(candidate, isConfirmed: true) {
        case .counted:
          let (count, guess) = (game.guesses.count, game.guesses[game.guesses.count - 1])
          replies.append { [$0.daily.line(count, guess)] }
        case .alreadyGuessed(let index):
          replies.append { [$0.daily.alreadyGuessed($0.daily.name(of: candidate), index + 1)] }
        case .contradicts, .over: break
        }
      } catch {
        replies.append { error.lines(in: $0) }
      }
    }
    (self.game, self.replies, self.style) = (game, replies, style)
  }

  /// The puzzle with `guesses`, each with `id` and `marks`, and with `solved`.
  var json: JSONValue {
    game.puzzle.json.adding([
      "guesses": .array(game.guesses.map(Self.json)),
      "solved": .boolean(game.state == .solved),
    ])
  }

  private static func json(of guess: GuessComparison) -> JSONValue {
    let marks = guess.markedAttributes.map { (key: $0.attribute.key, value: $0.mark.json) }
    return .object(["id": guess.id.json, "marks": .object(JSONMembers(marks))])
  }

  func lines(_ writer: TextWriter) -> [String] {
    let replies = replies.flatMap { $0(writer.words) }.flatMap { writer.fitted($0) }
    return replies + [""] + game.resultSoFar.lines(style, writer.words)
  }
}

extension DailyPuzzle.Kind {
  var nameKind: CommandError.NameKind { self == .group ? .group : .member }
}

extension DailyCandidates {
  /// Returns the candidate with a whole name.
  ///
  /// - Throws: `CommandError.unknownName` or `CommandError.ambiguousName`.
  func candidate(named text: String) throws(CommandError) -> DailyCandidate {
    let kind = kind.nameKind
    switch resolve(text) {
    case .found(let candidate): return candidate
    case .ambiguous(let candidates): throw Lookup.ambiguous(text, kind, candidates)
    case .unknown(let suggestions):
      let hint = Lookup.suggestion(of: suggestions)
      throw .unknownName(text, kind, hint: hint)
    }
  }
}

extension CommandError {
  /// The message and the hint.
  func lines(in words: Words) -> [String] {
    let report = ErrorReport(self, in: words)
    return [report.message, report.hint].compactMap(\.self)
  }
}

extension DailyResult {
  /// The form of the text to share.
  enum Style: Sendable {
    case emoji, plainMarks, words
  }

  /// The lines of the text to share.
  func lines(_ style: Style, _ words: Words) -> [String] {
    let title = title.text(in: words.language)
    let text =
      switch style {
      case .emoji: text(title: title)
      case .plainMarks: text(title: title, separator: " ") { String($0.symbol) }
      case .words: self.words().text(in: words.language)
      }
    return text.split(separator: "\n").map(String.init)
  }
}
