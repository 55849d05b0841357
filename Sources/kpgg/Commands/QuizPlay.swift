import KPGGCore

/// Plays games, or prints their questions or the marked answers to them.
struct QuizPlay {
  let session: Session
  private let table: QuizTable

  init(_ session: Session) {
    self.session = session
    table = session.quizTable(isLinear: session.playsLinearly)
  }

  /// Plays generated questions.
  func play(_ options: QuizOptions) async throws -> CommandResult {
    let deck = try await session.quizDeck()
    let settings = try await options.settings(
      session.lookup, seed: session.context.randomNumber())
    // In scripts, the questions do not depend on the log.
    guard !printsOnly else {
      return try printed(
        QuizGame(settings, seconds: options.seconds, from: deck.generator), deck)
    }
    return try await play(
      table.quiz(
        settings, seconds: options.seconds, isSeeded: options.seed != nil, from: deck,
        in: session.textWriter.language))
  }

  /// Plays a quiz file, a code, or a bundled quiz.
  func play(_ name: String) async throws -> CommandResult {
    let deck = try await session.quizDeck()
    return try await checked(name, deck) { file in
      let game = QuizGame(file.document, from: deck.generator)
      guard !printsOnly else { return try printed(game, deck) }
      return try await play(
        table.quiz(game, from: deck, in: session.textWriter.language))
    }
  }

  /// Prints the code of a quiz file.
  func share(_ name: String) async throws -> CommandResult {
    let file: QuizFile
    do {
      file = try session.quizFile(named: name)
    } catch let problems as QuizDocument.Problems {
      throw Self.error(name, problems.list)
    }
    let problems = file.problems(in: try await session.quizDeck().generator)
    guard problems.isEmpty else { throw Self.error(name, problems) }
    return .show(SharedQuiz(code: try QuizCode(file.document).text, document: file.document))
  }

  /// The error of a quiz that has no code. Standard output stays empty, because scripts read the code
  /// from it.
  private static func error(_ name: String, _ problems: [QuizDocument.Problem]) -> CommandError {
    .invalidQuiz(name, problems.first?.text ?? QuizText(""))
  }

  /// Runs a function with a valid quiz, or lists the mistakes of an invalid one.
  private func checked(
    _ name: String, _ deck: QuizDeck, use: (QuizFile) async throws -> CommandResult
  ) async throws -> CommandResult {
    let file: QuizFile
    do {
      file = try session.quizFile(named: name)
    } catch let problems as QuizDocument.Problems {
      return .show(QuizMistakes(name, problems.list), exitCode: .badData)
    }
    let problems = file.problems(in: deck.generator)
    guard problems.isEmpty else {
      return .show(QuizMistakes(name, problems), exitCode: .badData)
    }
    return try await use(file)
  }

  /// Plays the missed questions that are due.
  func review() async throws -> CommandResult {
    let file = try table.log.get()
    let log = try file.read()
    return try await review(log.answers)
      .adding(notice: session.notice(of: log, in: file))
  }

  private func review(_ answers: [LoggedAnswer]) async throws -> CommandResult {
    let (deck, today) = (try await session.quizDeck(), session.koreaToday())
    let schedule = ReviewSchedule(deck.askable(answers), today: today)
    let level = session.arguments.value("level").flatMap { QuizLevel($0) } ?? .easy
    let questions = schedule.due(on: today).prefix(QuizOptions.countLimit).compactMap { item in
      QuizQuestionID(item.questionID).flatMap { deck.question($0, level: level) }
    }
    guard !questions.isEmpty else {
      return .show(EmptyReview(upcoming: schedule.upcoming(after: today)))
    }
    let game = QuizGame(questions: questions)
    guard !printsOnly else { return try printed(game, deck) }
    return try await play(
      table.quiz(game, from: deck, in: session.textWriter.language))
  }

  private func play(_ quiz: Quiz) async throws -> CommandResult {
    try await session.context.runInteractively(quiz)
    return .nothing
  }

  /// Whether the command prints questions or marks instead of starting a game.
  private var printsOnly: Bool {
    session.formatOption != nil || session.arguments.has("answers")
  }

  /// The questions of a game, or the marked answers to them.
  private func printed(_ game: QuizGame, _ deck: QuizDeck) throws -> CommandResult {
    guard let answers = try session.answers() else {
      return .show(QuizQuestions(questions: game.questions, language: session.quizLanguage))
    }
    return .show(
      MarkedQuiz(game, answers: answers, checker: deck.checker, in: session.quizLanguage))
  }
}
