import KPGGCore
import KPGGQuiz

/// An event that only a daily puzzle receives.
enum DailyNews: Sendable {
  /// The puzzle is shown for the first time.
  case started
  /// The streak was read.
  case streak(DailyStreak)
  /// The minutes until the next puzzle have changed.
  case minutesLeft(Int?)
  /// The result was copied.
  case copied(Clipboard)
}

/// A side effect that the runner performs for the state.
indirect enum DailyEffect: Hashable, Sendable {
  /// Saves the game for the next start.
  case save(SavedDailyGame)
  /// Appends the result to the log of answers.
  case log(LoggedAnswer)
  /// Reads the streak from the log.
  case readStreak
  /// Puts a text on the clipboard.
  case copy(String)
  case quit
}

/// The whole state of the daily puzzle: the game, and what is typed.
struct DailyState: GameState {
  typealias Event = GameEvent<DailyNews>
  typealias Effect = DailyEffect

  /// The settings, which stay the same while the puzzle is shown.
  struct Settings: Sendable {
    /// The groups or people that can be guessed.
    let candidates: DailyCandidates
    /// Whether lines and symbols are drawn in ASCII.
    var isASCII = false
    /// Whether the result has ASCII marks instead of emoji.
    var hasPlainMarks = false
    /// Whether the terminal can copy text.
    var copiesText = false
  }

  /// What the screen shows.
  enum Phase: Hashable, Sendable {
    /// A game of an earlier day, and the question whether to continue it.
    case offer
    case guessing
    case result
  }

  /// A guess that contradicts earlier ones. The player can confirm it.
  struct Warning: Hashable, Sendable {
    let candidate: DailyCandidate
    let reasons: [GuessComparison.Contradiction]
  }

  let settings: Settings
  var language: Language
  var size: CellSize { didSet { scrollOffset = 0 } }
  private(set) var game: DailyGame
  /// A game of an earlier day, until the player decides whether to continue it.
  private(set) var savedGame: DailyGame?
  /// The game of today, while the player finishes an earlier one.
  private(set) var todaysGame: DailyGame?
  var field = TextField() { didSet { if field.text != oldValue.text { search() } } }
  private(set) var matches: [DailyCandidates.Match] = []
  private(set) var selection = 0
  private(set) var warning: Warning?
  /// Whether the result is shown in words.
  var showsWords = false { didSet { scrollOffset = 0 } }
  var showsHelp = false { didSet { scrollOffset = 0 } }
  /// The number of rows that the player scrolled down a page, or of guesses up the table.
  private(set) var scrollOffset = 0
  /// The streak at the end of the game; `nil` until it is known.
  private(set) var streak: DailyStreak?
  /// The minutes until the puzzle after the current one; `nil` if the date is pinned.
  private(set) var minutesLeft: Int?
  var notice: [String] = []

  /// The maximum number of matches, more than a screen can show.
  private static let matchLimit = 50

  /// A saved game of the same day continues, or shows its result. An unfinished game of the day
  /// before is offered, with its own puzzle.
  init(
    settings: Settings, language: Language, size: CellSize = .initial, game: DailyGame,
    resuming saved: DailyGame? = nil
  ) {
    (self.settings, self.language, self.size) = (settings, language, size)
    let isSameDay = saved?.puzzle == game.puzzle
    self.game = isSameDay ? saved ?? game : game
    let isOfYesterday = saved?.puzzle.date.adding(days: 1) == game.puzzle.date
    savedGame = isOfYesterday && saved?.state == .running ? saved : nil
  }
}

extension DailyState {
  var phase: Phase {
    savedGame != nil ? .offer : game.state == .running ? .guessing : .result
  }

  /// The result shows the minutes until the next puzzle.
  var timeUntilChange: Duration? { phase == .result && minutesLeft != nil ? .seconds(20) : nil }

  var isTyping: Bool { phase == .guessing && !showsHelp }

  /// Whether the puzzle of today waits for the end of this one.
  var awaitsToday: Bool { phase == .result && todaysGame != nil }

  /// Why the last guess must be confirmed; `nil` if it need not.
  var warningText: String? {
    warning.map { warning in
      let numbers = Set(warning.reasons.map(\.guessIndex)).sorted()
      return labels.contradiction(
        labels.name(of: warning.candidate),
        numbers.map { number in
          (number + 1, warning.reasons.filter { $0.guessIndex == number }.map(\.attribute))
        })
    }
  }

  var labels: DailyLabels { language.words.daily }

  /// The lines of the text to share; empty while the game is running.
  var sharedLines: [String] {
    let marks: DailyResult.Style = settings.hasPlainMarks ? .plainMarks : .emoji
    return game.result?.lines(showsWords ? .words : marks, language.words) ?? []
  }
}

extension DailyState {
  func action(for key: Key) -> GameAction? { DailyKeys.table.action(for: key, isText: isTyping) }

  mutating func perform(_ action: GameAction) -> [DailyEffect] {
    switch (phase, action) {
    case (.guessing, .leave) where !field.text.isEmpty: field = TextField()
    case (_, .leave): return [.quit]
    case (.offer, .submit):
      // Today's game follows.
      if let savedGame { (todaysGame, game, self.savedGame) = (game, savedGame, nil) }
    case (.offer, .newGame): savedGame = nil
    case (.guessing, .up) where !matches.isEmpty: select(selection - 1)
    case (.guessing, .down) where !matches.isEmpty: select(selection + 1)
    case (.guessing, .choose(let index)) where index != selection: select(index)
    case (.guessing, .submit), (.guessing, .choose): return guessSelected()
    case (.result, .submit), (.result, .newGame):
      guard let todaysGame else { break }
      (game, self.todaysGame, streak, scrollOffset) = (todaysGame, nil, nil, 0)
    case (.result, .copy):
      if settings.copiesText { return [.copy(sharedLines.endedByNewlines)] }
      notice = [labels.notCopied]
    case (.result, .switchWords): showsWords.toggle()
    case (_, .up): scroll(by: -1)
    case (_, .down): scroll(by: 1)
    default: break
    }
    return []
  }

  mutating func receive(_ news: DailyNews) -> [DailyEffect] {
    switch news {
    case .started: return phase == .result ? [.readStreak] : []
    case .streak(let streak): self.streak = streak
    case .minutesLeft(let minutes): minutesLeft = minutes
    case .copied(let clipboard): notice = [labels.copied(to: clipboard)]
    }
    return []
  }

  /// Removes a guess that earlier guesses rule out, unless its cursor was moved to edit it.
  mutating func willInsertText() {
    if warning != nil, field.parts.after.isEmpty { field = TextField() }
  }

  mutating func scroll(by rows: Int) {
    let layout = DailyLayout(self)
    let moved = max(-layout.hiddenAbove, min(rows, layout.hiddenBelow))
    // A table shows its end, and a page its start.
    scrollOffset += isTyping ? -moved : moved
  }

  private mutating func select(_ index: Int) {
    (selection, warning) = (max(0, min(index, matches.count - 1)), nil)
  }

  /// Finds the matches for a changed text.
  private mutating func search() {
    matches = settings.candidates.matches(field.text, limit: Self.matchLimit)
    (selection, warning) = (0, nil)
  }
}

extension DailyState {
  private mutating func guessSelected() -> [DailyEffect] {
    if matches.indices.contains(selection) { return guess(matches[selection].candidate) }
    if NormalizedText(field.text).isEmpty {
      notice = [labels.nameNeeded]
    } else {
      notice = CommandError.unknownName(field.text, game.puzzle.kind.nameKind, hint: nil)
        .lines(in: language.words)
    }
    return []
  }

  /// Guesses the candidate with a whole name. An empty text confirms the last one.
  mutating func answer(_ text: String) -> [DailyEffect] {
    guard phase == .guessing else { return [] }
    guard !NormalizedText(text).isEmpty else {
      if let warning { return guess(warning.candidate) }
      notice = [labels.nameNeeded]
      return []
    }
    do {
      return guess(try settings.candidates.candidate(named: text))
    } catch {
      (notice, warning) = (error.lines(in: language.words), nil)
      return []
    }
  }

  /// Guesses a candidate. A contradiction must be confirmed by guessing it again.
  private mutating func guess(_ candidate: DailyCandidate) -> [DailyEffect] {
    let isConfirmed = warning?.candidate == candidate
    warning = nil
    switch game.guess(candidate, isConfirmed: isConfirmed) {
    case .counted:
      (field, scrollOffset) = (TextField(), 0)
      let end = game.loggedAnswer.map { [DailyEffect.log($0), .readStreak] } ?? []
      return [.save(game.saved)] + end
    case .alreadyGuessed(let index):
      field = TextField()
      notice = [labels.alreadyGuessed(labels.name(of: candidate), index + 1)]
    case .contradicts(let reasons): warning = Warning(candidate: candidate, reasons: reasons)
    case .over: break
    }
    return []
  }
}
