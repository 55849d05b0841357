import KPGGCore
import KPGGQuiz

/// An event of the quiz.
enum QuizEvent: ScreenEvent {
  case key(Key)
  /// Pasted text, on one line.
  case paste(String)
  /// A click or the mouse wheel, or a typed command.
  case action(QuizAction)
  /// A typed line as an answer: a text, or the number of a choice.
  case line(String)
  case resized(CellSize)
  /// Milliseconds have passed while the program was running.
  case elapsed(Int)
  /// A new game, with other questions.
  case started(QuizGame)
  /// What becomes due after a review.
  case scheduled([ReviewSchedule.DueCount])
  /// A message for the user.
  case notice(String)
}

/// Something that the player can do with a key or the mouse.
enum QuizAction: ScreenAction {
  case up, down, pageUp, pageDown
  /// Answers with the typed text or the selected choice, or continues to the next question.
  case submit
  case choose(Int)
  case showClue
  case giveUp
  case undo
  /// Ignores the saved game and starts a new one.
  case newGame
  case switchLanguage
  case help
  case leave
  /// Removes the notice. A click outside all targets means this.
  case dismissNotice
}

/// A side effect that the runner performs for the state.
enum QuizEffect: Hashable, Sendable {
  /// Appends a record to the log of answers.
  case log(AnswerRecord)
  /// Saves the game for the next start, or removes it if it is over.
  case save(QuizGame)
  /// Generates a game with other questions.
  case newGame
  /// Reads what becomes due after a review.
  case readSchedule
  case quit
}

/// The whole state of the quiz: the game, what is typed, and the time.
struct QuizState: ScreenState {
  /// The settings, which stay the same while the quiz runs.
  struct Settings: Sendable {
    /// Korea's date when the quiz began.
    var date: CalendarDate
    /// Checks typed answers.
    var checker: QuizAnswerChecker
    /// Whether lines and symbols are drawn in ASCII.
    var isASCII = false
    /// What the terminal supports.
    var terminal = TerminalFeatures()
  }

  /// What the screen shows.
  enum Phase: Hashable, Sendable {
    /// A saved game, and the question whether to continue it.
    case offer
    /// A question that waits for an answer.
    case asking
    /// The solution of the last question.
    case solution
    /// The points and what was missed.
    case result
  }

  let settings: Settings
  var language: Language
  var size: CellSize
  var game: QuizGame
  /// The saved game, until the player decides whether to continue it.
  var savedGame: QuizGame?
  /// The number of replies that were given before the quiz began. They cannot be undone.
  private(set) var oldReplyCount: Int
  /// Whether the solution of the last question is shown.
  var showsSolution = false
  /// Whether the list of keys is shown.
  var showsHelp = false
  /// The typed answer.
  var field = TextField(limit: Self.answerLimit)
  /// The index of the selected choice.
  var selection = 0
  /// The number of rows that the player scrolled down; negative after scrolling up.
  var scrollOffset = 0
  /// The time that the current question has taken, in milliseconds.
  var elapsed = 0
  /// What becomes due after a review; `nil` until it is known.
  var upcoming: [ReviewSchedule.DueCount]?
  /// The last message, visible until the next key or click.
  var notice: String?

  /// The maximum length of an answer in characters, longer than the names of the largest group.
  private static let answerLimit = 500

  /// Creates the state of a new or continued game.
  init(settings: Settings, language: Language, size: CellSize, game: QuizGame) {
    (self.settings, self.language, self.size) = (settings, language, size)
    self.game = game
    oldReplyCount = game.replies.count
  }
}

extension QuizState {
  var frame: QuizFrame { QuizView(state: self).frame() }

  var phase: Phase {
    if savedGame != nil { return .offer }
    if showsSolution { return .solution }
    return game.isOver ? .result : .asking
  }

  /// The remaining time of the question in milliseconds; `nil` without a limit.
  var remainingTime: Int? {
    // Time stops behind the list of keys, which hides the question.
    guard phase == .asking, !showsHelp, let seconds = game.seconds else { return nil }
    return max(0, seconds * 1000 - elapsed)
  }

  /// The remaining time is drawn four times a second.
  var timeUntilChange: Duration? {
    remainingTime.map { min(.milliseconds(250), .milliseconds($0)) }
  }

  /// Whether the player types the answer to the current question.
  var isTyping: Bool {
    phase == .asking && !showsHelp && game.question?.choices.isEmpty == true
  }

  /// Whether letters are ignored: the player may still be typing an answer after its time was up.
  var ignoresLetters: Bool {
    guard phase == .solution, let (question, reply) = game.last else { return false }
    return reply.isLate && question.choices.isEmpty
  }

  /// Whether another game can follow.
  var hasNewGame: Bool {
    if case .generated = game.source { true } else { false }
  }

  /// Whether the last reply can be taken back.
  var canUndo: Bool { savedGame == nil && game.replies.count > oldReplyCount }

  /// Starts a game at its current question.
  mutating func start(_ game: QuizGame) {
    self.game = game
    oldReplyCount = game.replies.count
    (savedGame, upcoming) = (nil, nil)
    startQuestion()
  }

  /// Clears what belongs to the previous question.
  mutating func startQuestion() {
    (field, selection, elapsed, scrollOffset) = (TextField(limit: Self.answerLimit), 0, 0, 0)
    showsSolution = false
  }
}
