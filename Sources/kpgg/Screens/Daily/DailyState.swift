import KPGGCore
import KPGGQuiz

/// An event of the daily puzzle.
enum DailyEvent: ScreenEvent {
  /// The puzzle is shown for the first time.
  case started
  case key(Key)
  /// Pasted text, on one line.
  case paste(String)
  /// A click or the mouse wheel, or a typed command.
  case action(DailyAction)
  /// A typed line as a guess.
  case line(String)
  case resized(CellSize)
  /// The streak was read.
  case streak(DailyStreak)
  /// The minutes until the next puzzle have changed.
  case minutesLeft(Int?)
  /// A message for the user.
  case notice(String)
}

/// Something that the player can do with a key or the mouse.
enum DailyAction: ScreenAction {
  case up, down, pageUp, pageDown
  /// Guesses the selected match, or continues.
  case submit
  /// Selects a match, or guesses the selected one.
  case choose(Int)
  case copy
  /// Switches between the symbols and the words of the result.
  case switchWords
  /// Starts the puzzle of today instead of an earlier one.
  case playToday
  case switchLanguage
  case help
  case leave
  /// Removes the notice. A click outside all targets means this.
  case dismissNotice
}

/// A side effect that the runner performs for the state.
enum DailyEffect: Hashable, Sendable {
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
struct DailyState: ScreenState {
  /// The settings, which stay the same while the puzzle is shown.
  struct Settings: Sendable {
    /// The groups or people that can be guessed.
    let candidates: DailyCandidates
    /// Whether lines and symbols are drawn in ASCII.
    var isASCII = false
    /// What the terminal supports.
    var terminal = TerminalFeatures()
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
  var size: CellSize
  var game: DailyGame
  /// A game of an earlier day, until the player decides whether to continue it.
  var savedGame: DailyGame?
  /// The game of today, while the player finishes an earlier one.
  var todaysGame: DailyGame?
  /// The typed name.
  var field = TextField()
  /// The candidates that match the typed name.
  private(set) var matches: [DailyCandidates.Match] = []
  /// The index of the selected match.
  var selection = 0
  var warning: Warning?
  /// Whether the result is shown in words.
  var showsWords = false
  /// Whether the list of signs and keys is shown.
  var showsHelp = false
  /// The number of rows that the player scrolled down a page, or of guesses up the table.
  var scrollOffset = 0
  /// The streak at the end of the game; `nil` until it is known.
  var streak: DailyStreak?
  /// The minutes until the puzzle after the current one; `nil` if the date is pinned.
  var minutesLeft: Int?
  /// The lines of the last message, visible until the next key or click.
  var notice: [String] = []

  /// Creates the state of a new game.
  ///
  /// A saved game of the same day continues, or shows its result. An unfinished game of the day
  /// before is offered, with its own puzzle.
  init(
    settings: Settings, language: Language, size: CellSize, game: DailyGame,
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
  var frame: DailyFrame { DailyView(state: self).frame() }

  var phase: Phase {
    savedGame != nil ? .offer : game.state == .running ? .guessing : .result
  }

  /// The result shows the minutes until the next puzzle.
  var timeUntilChange: Duration? { phase == .result && minutesLeft != nil ? .seconds(20) : nil }

  /// Whether letters are a part of a name.
  var isTyping: Bool { phase == .guessing && !showsHelp }

  /// Whether the puzzle of today waits for the end of this one.
  var awaitsToday: Bool { phase == .result && todaysGame != nil }

  /// The candidate to guess; `nil` without a match.
  var selectedMatch: DailyCandidate? {
    matches.indices.contains(selection) ? matches[selection].candidate : nil
  }

  var labels: DailyLabels { language.words.daily }
  var text: GuessText { GuessText(words: language.words) }

  /// The maximum number of matches, more than a screen can show.
  private static let matchLimit = 50

  /// Finds the matches for a changed text.
  mutating func search() {
    matches = settings.candidates.matches(field.text, limit: Self.matchLimit)
    (selection, warning) = (0, nil)
  }

  /// Empties the line to type in.
  mutating func clearInput() {
    (field, matches, selection, warning) = (TextField(), [], 0, nil)
  }

  /// The lines of the text to share, in symbols or in words.
  var sharedLines: [String] { game.result.lines(inWords: showsWords, language.words) }
}
