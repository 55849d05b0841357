import KPGGCore
import KPGGQuiz

// The pages of the daily puzzle without an input field: the offer, the result, and the help.

extension DailyState {
  /// The lines of the page, fitted to a width.
  func page(width: Int) -> [GuessTable.Line] {
    let isResult = phase == .result && !showsHelp
    let texts = showsHelp ? help : isResult ? styledResult : offer.map { [($0, .bold)] } ?? []
    let lines = texts.flatMap { text, style in
      text.safeLines(width: width).map {
        [GuessTable.Cell(x: 0, width: width, text: $0, style: style)]
      }
    }
    guard isResult else { return lines }
    let table = GuessTable(self, width: width)
    return lines + [[]] + table.head + table.rows.flatMap(\.self)
  }

  private typealias StyledText = (text: String, style: TextStyle)

  /// The signs, the initials, and the keys.
  private var help: [StyledText] {
    let keys = DailyKeys.table.help(in: language).map(\.line)
    let note = labels.initialsNote(game.puzzle.kind)
    return (labels.signs + note + [""] + keys).map { ($0, .plain) }
  }

  private var styledResult: [StyledText] {
    let isSolved = game.state == .solved
    return resultLines.enumerated().map { index, text in
      switch index {
      case 0: ("\(isSolved ? "✓" : "✗") \(text)", [.bold, isSolved ? .green : .red])
      case 1: (text, .bold)
      default: (text, .plain)
      }
    }
  }

  /// The offer to continue the saved game, if there is one.
  var offer: String? {
    savedGame.map { labels.offer($0.puzzle.date, $0.guesses.count, $0.puzzle.kind.guessLimit) }
  }

  /// The number of the next guess, and what to guess.
  var nextGuess: String {
    let kind = game.puzzle.kind
    return "\(labels.guess(game.guesses.count + 1, kind.guessLimit)) · \(labels.question(kind))"
  }

  /// The outcome, the answer, the streak, when the next puzzle comes, and the text to share.
  var resultLines: [String] {
    let limit = game.puzzle.kind.guessLimit
    let outcome =
      game.state == .solved
      ? labels.solved(game.guesses.count, limit, game.points) : labels.lost(limit)
    let facts = [
      outcome, "\(language.words.quiz.answer): \(solution)", streak.map(labels.streak), nextPuzzle,
    ]
    return facts.compactMap(\.self) + [""] + sharedLines
  }

  /// The answer in both languages.
  private var solution: String {
    let id = game.puzzle.answer
    return settings.candidates[id]?.name.inBoth(startingWith: language) ?? id.description
  }

  /// When the next puzzle comes; `nil` after the last day of the calendar.
  private var nextPuzzle: String? {
    if todaysGame != nil || minutesLeft.map({ $0 <= 0 }) ?? false { return labels.todayIsReady }
    return game.puzzle.date.adding(days: 1).map { labels.next($0, minutesLeft) }
  }
}

/// All keys of the daily puzzle, and the keys that work in its current state.
enum DailyKeys {
  static let table = KeyTable<GameAction>(
    [
      .init(.submit, [.enter], others: [" "]) { $0.words.daily.keys.guess }, .choose, .scroll,
      .init(.copy, ["y"]) { $0.words.daily.keys.copy },
      .init(.switchWords, ["w"]) { $0.words.daily.keys.words },
    ] + KeyTable.Row.common)

  /// The hints of the last line, most useful first, with help and leaving last.
  static func hints(for state: DailyState) -> [KeyHint<GameAction>] {
    let (keys, daily) = (state.language.words.quiz.keys, state.labels.keys)
    let hint = { (action: GameAction, label: String) in
      table.hint(action, label, isText: state.isTyping)
    }
    let isGuess = state.isTyping && !state.field.text.isEmpty
    let end = [hint(.help, keys.help), hint(.leave, isGuess ? keys.clear : keys.leave)]
    if state.showsHelp { return end }
    switch state.phase {
    case .offer: return [hint(.submit, keys.resume), hint(.newGame, daily.today)] + end
    case .guessing:
      let choose = state.matches.count > 1 ? [KeyHint<GameAction>("↓↑", keys.choose)] : []
      return [hint(.submit, daily.guess)] + choose + end
    case .result:
      let today = state.awaitsToday ? [hint(.submit, daily.today)] : []
      let words = hint(.switchWords, state.showsWords ? daily.symbols : daily.words)
      return today + [hint(.copy, daily.copy), words] + end
    }
  }
}
