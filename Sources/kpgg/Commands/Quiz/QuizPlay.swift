import KPGGCore
import KPGGQuiz

/// Plays games, or prints their questions or the marked answers to them.
struct QuizPlay {
  let options: QuizCommand.Options
  let session: Session

  /// Plays generated questions of the kinds that words name.
  func play(kinds words: [String]) async throws -> CommandResult {
    let questions = options.questions
    let kinds = try questions.kinds(words)
    let source = try await session.questionSource()
    let settings = try await questions.settings(kinds, in: session)
    // In scripts, the questions do not depend on the log.
    guard !printsOnly else {
      return try printed(
        QuizGame(settings, seconds: questions.seconds, from: source.generator), source)
    }
    var setup = setup
    // Whoever chooses a game wants that one.
    if !words.isEmpty || questions.isChosen { setup.offersSavedGame = false }
    return try await play(
      setup.quiz(
        settings, seconds: questions.seconds, isSeeded: questions.seed != nil, from: source,
        in: session.textWriter.language), continuedBy: "kpgg quiz")
  }

  /// Plays a quiz file, a code, or a bundled quiz.
  func play(_ name: String) async throws -> CommandResult {
    let source = try await session.questionSource()
    let file: QuizFile
    do {
      file = try validFile(name, source)
    } catch let problems as QuizDocument.Problems {
      return .show(
        RecordList(problems.list, in: name, fields: try session.fields()), exitCode: .badData)
    }
    let game = QuizGame(file.document, from: source.generator)
    // A name with spaces would need quotes, and standard input is read only once.
    let isPlain = name != TypedName.standardInput && !name.contains(" ")
    return try await playOrPrint(
      game, source, continuedBy: isPlain ? Lookup.command("quiz play", name) : nil)
  }

  /// Prints the code of a quiz file. For an invalid quiz, standard output stays empty, because scripts
  /// read the code from it.
  func share(_ name: String) async throws -> CommandResult {
    do {
      let file = try validFile(name, try await session.questionSource())
      return .show(SharedQuiz(code: try file.code(), document: file.document))
    } catch let problems as QuizDocument.Problems {
      throw CommandError.invalidQuiz(NamedFile(name: name).inputName, problems)
    }
  }

  /// Reads a quiz and checks it. Throws `QuizDocument.Problems` with all mistakes.
  private func validFile(_ name: String, _ source: QuestionSource) throws -> QuizFile {
    let file = try session.quizFile(named: name)
    let problems = file.problems(in: source.generator)
    guard problems.isEmpty else { throw QuizDocument.Problems(list: problems) }
    return file
  }

  /// Plays the missed questions that are due.
  func review() async throws -> CommandResult {
    let file = try setup.log.get()
    let log = try file.read()
    return try await review(log.answers)
      .adding(notice: session.notice(of: log, in: file))
  }

  private func review(_ answers: [LoggedAnswer]) async throws -> CommandResult {
    let (source, today) = (try await session.questionSource(), session.context.koreaToday())
    let schedule = ReviewSchedule(source.askable(answers), today: today)
    let level = options.questions.level
    let questions = schedule.due(on: today).prefix(QuestionOptions.countLimit).compactMap { item in
      source.question(item.questionID, level: level ?? item.missedLevel ?? session.settings.level)
    }
    guard !questions.isEmpty else {
      return .show(EmptyReview(upcoming: schedule.upcoming(after: today)))
    }
    return try await playOrPrint(QuizGame(questions: questions), source)
  }

  private func playOrPrint(
    _ game: QuizGame, _ source: QuestionSource, continuedBy command: String? = nil
  ) async throws -> CommandResult {
    guard !printsOnly else { return try printed(game, source) }
    return try await play(
      setup.quiz(game, from: source, in: session.textWriter.language), continuedBy: command)
  }

  private var setup: QuizSetup {
    session.quizSetup(
      isLinear: session.playsLinearly(options.games), isASCII: options.games.isASCII)
  }

  /// Plays a game. If the player leaves it, a note has the command that continues it.
  private func play(_ quiz: Quiz, continuedBy command: String?) async throws -> CommandResult {
    try await session.context.runInteractively(quiz)
    try quiz.setup.errors.throwFirst()
    return .nothing.adding(notice: command.flatMap { quiz.note(ofSavedGame: $0) })
  }

  /// Whether the command prints questions or marks instead of starting a game.
  private var printsOnly: Bool {
    session.formatOption != nil || options.games.answers != nil
  }

  /// The questions of a game, or the marked answers to them.
  private func printed(_ game: QuizGame, _ source: QuestionSource) throws -> CommandResult {
    guard let answers = try session.answers(options.games) else {
      return .show(QuizQuestions(questions: game.questions, language: session.quizLanguage))
    }
    return .show(
      MarkedQuiz(game, answers: answers, checker: source.checker, in: session.quizLanguage))
  }
}
