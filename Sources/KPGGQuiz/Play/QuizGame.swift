public import KPGGCore

/// A game of quiz questions, and the replies so far.
///
/// A game is a value without a clock: your app measures the time of each question, and calls
/// ``timeOut()`` at its end. Two games are equal if their questions and replies are. A reply, a clue,
/// or a choice that does not exist is ignored, and so is everything after the last question.
///
///     var game = QuizGame(questions: questions)
///     game.showClue()
///     game.answer("OH MY GIRL", checker: checker)
///     game.points          // 80
public struct QuizGame: Hashable, Sendable {
  /// The player's reply to a question.
  public struct Reply: Hashable, Sendable {
    /// The answer as typed, or the English text of the choice; `nil` if the player gave none.
    public let text: String?
    /// The index of the choice; `nil` if the answer was typed, or if the player gave none.
    package let choice: Int?
    /// The result of checking the answer.
    public let verdict: QuizVerdict
    /// The points, from 0 to 100.
    public let points: Int
    /// The number of clues that were shown.
    package let clueCount: Int
    /// Whether the time ran out.
    public internal(set) var isLate = false
  }

  /// A question that has a reply.
  public struct Turn: Hashable, Sendable {
    /// The question.
    public let question: QuizQuestion
    /// The player's reply.
    public let reply: Reply
  }

  /// Where the questions come from.
  package enum Source: Hashable, Sendable {
    /// Questions that the player missed.
    case review
    /// Generated questions, which the document names.
    case generated(QuizDocument)
    /// A quiz that someone wrote.
    case written(QuizDocument)

    /// The document with the questions; `nil` for a review.
    package var document: QuizDocument? {
      switch self {
      case .review: nil
      case .generated(let document), .written(let document): document
      }
    }
  }

  package let source: Source
  /// The questions, at least one.
  public let questions: [QuizQuestion]
  /// The number of seconds for each question; `nil` without a limit.
  public let seconds: Int?
  /// The replies to the first questions, in order.
  public private(set) var replies: [Reply] = []
  /// The number of clues of the current question that are shown.
  package private(set) var clueCount: Int

  /// Starts a game at its first question.
  ///
  /// - Parameters:
  ///   - questions: The questions, such as the ones due for review.
  ///   - seconds: The time for each question; `nil` for no limit.
  public init(questions: [QuizQuestion], seconds: Int? = nil) {
    self.init(questions: questions, seconds: seconds, source: .review)
  }

  package init(questions: [QuizQuestion], seconds: Int? = nil, source: Source) {
    (self.questions, self.seconds, self.source) = (questions, seconds, source)
    clueCount = questions.first?.openClueCount ?? 0
  }

  /// Starts a game of generated questions.
  ///
  /// - Throws: The reason why there is no question.
  public init(
    _ settings: QuizSettings, seconds: Int? = nil, from generator: QuizGenerator
  ) throws(QuizError) {
    let questions = try generator.questions(settings)
    var document = QuizDocument(title: "kpgg quiz")
    (document.level, document.seed, document.seconds) = (settings.level, settings.seed, seconds)
    document.items = questions.map { QuizDocument.Item(.generated(.init($0.id))) }
    self.init(questions: questions, seconds: seconds, source: .generated(document))
  }

  /// Starts the game of a document. Questions that the catalog does not prove are left out.
  public init(_ document: QuizDocument, from generator: QuizGenerator) {
    let (document, questions) = document.playable(from: generator)
    self.init(questions: questions, seconds: document.seconds, source: .written(document))
  }

  /// The question that waits for a reply; `nil` at the end of the game.
  public var question: QuizQuestion? {
    replies.count < questions.count ? questions[replies.count] : nil
  }

  /// Whether every question has a reply.
  public var isOver: Bool { question == nil }

  /// The clues of the current question that are shown, vaguest first.
  public var clues: [BilingualText] { (question?.clues.prefix(clueCount)).map(Array.init) ?? [] }

  /// The points for a right answer now.
  public var pointsForRightAnswer: Int {
    question?.points(for: .right, clueCount: clueCount) ?? 0
  }

  /// The points for a right answer after the next clue; `nil` if there is none.
  public var pointsAfterNextClue: Int? {
    guard let question, clueCount < question.clues.count else { return nil }
    return question.points(for: .right, clueCount: clueCount + 1)
  }

  /// The last question that has a reply.
  public var last: Turn? {
    replies.last.map { Turn(question: questions[replies.count - 1], reply: $0) }
  }

  /// The sum of all points.
  public var points: Int { replies.reduce(0) { $0 + $1.points } }

  /// The number of right answers, those with typos included.
  public var rightCount: Int { replies.count { $0.verdict.isRight } }

  /// The questions that were not answered right.
  package var missed: [Turn] {
    zip(questions, replies).map(Turn.init).filter { !$0.reply.verdict.isRight }
  }

  /// Shows the next clue, if there is one.
  public mutating func showClue() {
    clueCount = min(clueCount + 1, question?.clues.count ?? 0)
  }

  /// Replies with an answer.
  public mutating func answer(_ text: String, checker: QuizAnswerChecker) {
    guard let question else { return }
    end(with: text, checker.verdict(on: text, to: question))
  }

  /// Replies with the choice at an index.
  public mutating func choose(_ index: Int) {
    guard let question, question.choices.indices.contains(index) else { return }
    let choice = question.choices[index]
    let isRight = question.solution.names.contains { $0.id == choice.id }
    end(with: choice.name.english, choice: index, isRight ? .right : .wrong)
  }

  /// Leaves the question without an answer.
  public mutating func giveUp() { end(with: nil, .wrong) }

  /// Ends the question because its time is over.
  public mutating func timeOut() { end(with: nil, .wrong, isLate: true) }

  /// Takes back the last reply. The question keeps the clues that were shown.
  ///
  /// The next reply scores in full, so allow this only until you show the verdict or the solution.
  public mutating func undo() {
    guard let reply = replies.popLast() else { return }
    clueCount = reply.clueCount
  }

  private mutating func end(
    with text: String?, choice: Int? = nil, _ verdict: QuizVerdict, isLate: Bool = false
  ) {
    guard let question else { return }
    replies.append(
      Reply(
        text: text, choice: choice, verdict: verdict,
        points: question.points(for: verdict, clueCount: clueCount), clueCount: clueCount,
        isLate: isLate))
    clueCount = self.question?.openClueCount ?? 0
  }
}

extension QuizGame {
  /// The last reply for the log, on Korea's date of the game; `nil` without a reply.
  public func loggedAnswer(on date: CalendarDate) -> LoggedAnswer? {
    guard let last else { return nil }
    let (question, reply) = (last.question, last.reply)
    return LoggedAnswer(
      questionID: question.id.description, kind: question.kind.rawValue,
      subjects: question.subjects, date: date, grade: reply.verdict.isRight ? .good : .again,
      points: reply.points, hasTypo: reply.verdict == .typo,
      clues: reply.clueCount - question.openClueCount,
      level: question.kind == .own ? nil : question.level)
  }

  /// Shows the clues of the current question up to a number.
  package mutating func showClues(_ count: Int) {
    guard let question else { return }
    clueCount = min(max(count, clueCount), question.clues.count)
  }
}

/// The result of checking an answer.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum QuizVerdict: Hashable, Sendable {
  /// The answer is right.
  case right
  /// The answer is right, but has typos.
  case typo
  /// The answer lacks some of the names, or also has wrong ones. Each wrong name cancels the points of a
  /// right one.
  case partial(found: Int, of: Int, wrong: Int)
  /// The answer is wrong.
  case wrong

  /// Whether the answer is right, with or without typos.
  public var isRight: Bool { self == .right || self == .typo }
}

extension QuizQuestion {
  /// The points of a right answer without further clues.
  package static let fullPoints = 100

  /// Returns the points of an answer. All clues together cost 60 points, and a typo a fifth of the
  /// rest.
  ///
  /// - Parameters:
  ///   - verdict: The result of checking the answer.
  ///   - clueCount: The number of clues that were shown, including those shown from the start.
  /// - Returns: 0 to 100 points. A right answer has at least 40, and a typo 32.
  package func points(for verdict: QuizVerdict, clueCount: Int) -> Int {
    let (used, all) = (clueCount - openClueCount, clues.count - openClueCount)
    let cost = all > 0 ? 60 * min(max(used, 0), all) / all : 0
    let points = Self.fullPoints - cost
    return switch verdict {
    case .right: points
    case .typo: points * 4 / 5
    case .partial(let found, let count, let wrong): points * max(found - wrong, 0) / max(count, 1)
    case .wrong: 0
    }
  }
}
