import KPGGCore

/// Plays games, or prints their questions or the marked answers to them.
struct QuizPlay {
  let session: Session
  private let log: Result<AnswerLogFile, CommandError>
  private let savedGames: Result<SavedGamesFile, CommandError>

  init(_ session: Session) {
    self.session = session
    log = Result { () throws(CommandError) in try session.answerLogFile() }
    savedGames = Result { () throws(CommandError) in try session.savedGamesFile() }
  }

  /// Plays generated questions.
  func play(_ options: QuizOptions) async throws -> CommandResult {
    let deck = try await session.quizDeck()
    let random = session.context.randomNumber
    var settings = try await options.settings(session.lookup, seed: random())
    // With a seed and in scripts, the questions do not depend on the log.
    if options.seed == nil, !printsOnly { settings.recent = try recentQuestions() }
    let newGame = { @Sendable [settings] (seed: UInt64) throws -> QuizGame in
      var settings = settings
      settings.seed = seed
      return try QuizGame(settings, seconds: options.seconds, from: deck.generator)
    }
    return try await play(
      try newGame(settings.seed), offering: try keptGame(deck), deck
    ) { try newGame(random()) }
  }

  /// Plays a quiz file, a code, or a bundled quiz.
  func play(_ name: String) async throws -> CommandResult {
    let deck = try await session.quizDeck()
    return try await checked(name, deck) { file in
      let game = QuizGame(file.document, from: deck.generator)
      let kept = try keptGame(deck)
      return try await play(game, offering: kept?.source == game.source ? kept : nil, deck)
    }
  }

  /// Prints the code of a quiz file.
  func share(_ name: String) async throws -> CommandResult {
    try await checked(name, try await session.quizDeck()) { file in
      .show(SharedQuiz(code: try QuizCode(file.document).text, document: file.document))
    }
  }

  /// Uses a quiz if it has no mistakes, else lists them.
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

  /// Plays what the player missed, as far as it is due.
  func review() async throws -> CommandResult {
    let (deck, today) = (try await session.quizDeck(), session.koreaToday())
    let schedule = ReviewSchedule(try log.get().read().answers)
    let level = session.arguments.value("level").flatMap { QuizLevel($0) } ?? .easy
    let questions = schedule.due(on: today).prefix(QuizOptions.countLimit).compactMap { item in
      QuizQuestionID(item.questionID).flatMap { deck.question($0, level: level) }
    }
    guard !questions.isEmpty else {
      return .show(EmptyReview(upcoming: schedule.upcoming(after: today)))
    }
    return try await play(QuizGame(questions: questions), offering: nil, deck)
  }

  /// Whether the game is not played by a person at once.
  private var printsOnly: Bool {
    session.formatOption != nil || session.arguments.has("answers")
  }

  private func play(
    _ game: QuizGame, offering kept: QuizGame?, _ deck: QuizDeck,
    newGame: (@Sendable () throws -> QuizGame)? = nil
  ) async throws -> CommandResult {
    if let answers = try session.answers() {
      return .show(
        MarkedQuiz(game, answers: answers, checker: deck.checker, in: session.quizLanguage))
    }
    guard session.formatOption == nil else {
      return .show(QuizQuestions(questions: game.questions, language: session.quizLanguage))
    }
    let context = session.context
    let settings = QuizState.Settings(
      date: session.koreaToday(), checker: deck.checker,
      isASCII: session.arguments.has("ascii"),
      terminal: TerminalFeatures(environment: context.environment))
    var state = QuizState(
      settings: settings, language: session.textWriter.language,
      size: CellSize(width: context.output.width, height: 24), game: game)
    state.keptGame = kept
    try await context.runInteractively(
      Quiz(
        isLinear: isLinear, state: state, isColored: session.textWriter.painter.isColored,
        environment: context.environment, store: store, newGame: newGame))
    return .nothing
  }

  /// Whether the game prints lines by choice, in a pipe, or on a terminal without a screen.
  private var isLinear: Bool {
    session.arguments.has("linear") || !session.context.output.isTerminal
      || ["", "dumb"].contains(session.context.environment["TERM"] ?? "")
  }
}

extension QuizPlay {
  private var store: QuizStore {
    QuizStore(
      append: { [log] in try log.get().append([$0]) },
      keep: { [savedGames] game in
        let saved = game.flatMap { SavedQuizGame($0) }
        try savedGames.get().update { $0.quiz = saved }
      },
      upcoming: { [log] day in ReviewSchedule(try log.get().read().answers).upcoming(after: day) })
  }

  /// The game that the player left; `nil` without one, and in a pipe, which cannot answer the offer.
  private func keptGame(_ deck: QuizDeck) throws -> QuizGame? {
    guard !printsOnly, session.context.ask != nil, case .success(let file) = savedGames else {
      return nil
    }
    return try file.read().quiz?.game(from: deck.generator, checker: deck.checker)
  }

  /// The number of questions that are not asked again at once.
  private static let recentCount = 60

  private func recentQuestions() throws -> [QuizQuestionID] {
    guard case .success(let file) = log else { return [] }
    return try file.read().answers.filter { !$0.isDaily }.suffix(Self.recentCount)
      .compactMap { QuizQuestionID($0.questionID) }
  }
}
