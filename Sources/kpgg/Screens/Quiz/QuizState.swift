import KPGGCore
import KPGGQuiz

/// An event that only a quiz receives.
enum QuizNews: Sendable {
  /// Milliseconds have passed while the program was running.
  case elapsed(Int)
  /// A new game, with other questions.
  case started(QuizGame)
  /// What becomes due after a review.
  case scheduled([ReviewSchedule.DueCount])
}

/// A side effect that the runner performs for the state.
indirect enum QuizEffect: Hashable, Sendable {
  case log(LoggedAnswer)
  /// Saves the game for the next start, or removes it if it is over.
  case save(QuizGame)
  case newGame
  /// Reads what becomes due after a review.
  case readSchedule
  case quit
}

/// The whole state of the quiz: the game, what is typed, and the time.
struct QuizState: GameState {
  typealias Event = GameEvent<QuizNews>
  typealias Effect = QuizEffect

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

  /// Korea's date when the quiz began.
  let date: CalendarDate
  let checker: QuizAnswerChecker
  /// Whether lines and symbols are drawn in ASCII.
  let isASCII: Bool
  var language: Language
  var size: CellSize
  var game: QuizGame
  /// The saved game, until the player decides whether to continue it.
  var savedGame: QuizGame?
  /// The group that all questions of the saved game are about; `nil` for several groups.
  var savedGroup: BilingualText?
  /// Whether the solution of the last question is shown.
  private var showsSolution = false
  var showsHelp = false
  var field = TextField(limit: Self.answerLimit)
  private(set) var selection = 0
  /// The number of rows that the player scrolled down; negative after scrolling up.
  private(set) var scrollOffset = 0
  /// The time that the current question has taken, in milliseconds.
  private var elapsed = 0
  /// What becomes due after a review; `nil` until it is known.
  private(set) var upcoming: [ReviewSchedule.DueCount]?
  var notice: [String] = []

  /// The maximum length of an answer in characters, longer than the names of the largest group.
  private static let answerLimit = 500

  init(
    _ game: QuizGame, on date: CalendarDate, checker: QuizAnswerChecker, isASCII: Bool,
    language: Language, size: CellSize = .initial
  ) {
    (self.game, self.date, self.checker, self.isASCII) = (game, date, checker, isASCII)
    (self.language, self.size) = (language, size)
  }
}

extension QuizState {
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

  var isTyping: Bool { asksForText && !showsHelp }

  /// Whether the question has no choices.
  var asksForText: Bool { phase == .asking && game.question?.choices.isEmpty == true }

  /// Whether letters are ignored: the player may still be typing an answer after its time was up.
  var ignoresLetters: Bool {
    guard phase == .solution, let turn = game.last else { return false }
    return turn.reply.isLate && turn.question.choices.isEmpty
  }

  /// Whether another game can follow.
  var hasNewGame: Bool {
    if case .generated = game.source { true } else { false }
  }

  var labels: QuizLabels { language.words.quiz }
}

extension QuizState {
  mutating func perform(_ action: GameAction) -> [QuizEffect] {
    switch (phase, action) {
    case (.asking, .leave) where isTyping && !field.text.isEmpty:
      field = TextField(limit: Self.answerLimit)
    case (_, .leave): return [.quit]
    case (.offer, .submit): if let savedGame { start(savedGame) }
    case (.offer, .newGame): start(game)
    case (.asking, _): return performWhileAsking(action)
    case (.solution, .submit):
      startQuestion()
      return game.isOver && game.source == .review ? [.readSchedule] : []
    case (.result, .submit): return [hasNewGame ? .newGame : .quit]
    case (.result, .newGame) where hasNewGame: return [.newGame]
    case (_, .up): scroll(by: -1)
    case (_, .down): scroll(by: 1)
    default: break
    }
    return []
  }

  private mutating func performWhileAsking(_ action: GameAction) -> [QuizEffect] {
    let count = game.question?.choices.count ?? 0
    switch action {
    case .up where count > 0: (selection, scrollOffset) = (max(0, selection - 1), 0)
    case .down where count > 0: (selection, scrollOffset) = (min(count - 1, selection + 1), 0)
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .choose(let index) where index < count:
      game.choose(index)
      return ended()
    case .submit where count > 0:
      game.choose(selection)
      return ended()
    case .submit: return answer(field.text)
    case .showClue: return showClue()
    case .giveUp:
      game.giveUp()
      return ended()
    default: break
    }
    return []
  }

  mutating func scroll(by rows: Int) {
    let range = QuizLayout(self).scrollRange
    scrollOffset = min(max(scrollOffset + rows, range.lowerBound), range.upperBound)
  }

  mutating func receive(_ news: QuizNews) -> [QuizEffect] {
    switch news {
    case .elapsed(let milliseconds):
      guard remainingTime != nil else { return [] }
      elapsed += milliseconds
      guard remainingTime == 0 else { return [] }
      game.timeOut()
      return ended()
    case .started(let game): start(game)
    case .scheduled(let counts): upcoming = counts
    }
    return []
  }

}

extension QuizState {
  /// Starts a game at its current question.
  private mutating func start(_ game: QuizGame) {
    self.game = game
    (savedGame, upcoming) = (nil, nil)
    startQuestion()
  }

  /// Clears what belongs to the previous question.
  private mutating func startQuestion() {
    (field, selection, elapsed, scrollOffset) = (TextField(limit: Self.answerLimit), 0, 0, 0)
    showsSolution = false
  }

  /// Shows the next clue, and scrolls to it. The game is saved, so that the clue costs points even
  /// after a crash.
  private mutating func showClue() -> [QuizEffect] {
    let hasClue = game.pointsAfterNextClue != nil
    game.showClue()
    scrollOffset = QuizLayout(self).offsetOfLastClue
    if hasClue { return save() }
    notice = [labels.noMoreClues]
    return []
  }

  mutating func answer(_ text: String) -> [QuizEffect] {
    guard phase == .asking, let question = game.question else { return [] }
    guard !NormalizedText(text).isEmpty else {
      notice = [labels.answerNeeded]
      return []
    }
    let choices = question.choices
    if let choice = checker.choice(in: text, of: question) {
      game.choose(choice)
    } else if choices.isEmpty
      || choices.contains(where: { checker.verdict(on: text, for: $0).isRight })
    {
      game.answer(text, checker: checker)
    } else {
      notice = [labels.choiceNeeded(choices.count)]
      return []
    }
    return ended()
  }

  /// Shows the solution of a question that has a reply, and logs the reply.
  private mutating func ended() -> [QuizEffect] {
    (showsSolution, scrollOffset) = (true, 0)
    let answer = game.loggedAnswer(on: date).map { QuizEffect.log($0) }
    return [answer].compactMap(\.self) + save()
  }

  /// Saves the game after each change, since the program can end at any time. A review is not saved:
  /// the log has what is due.
  private func save() -> [QuizEffect] { game.source == .review ? [] : [.save(game)] }
}
