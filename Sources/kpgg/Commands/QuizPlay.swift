import KPGGCore

/// Starts games: with generated questions, and with those that the player missed.
struct QuizPlay {
  let session: Session
  private let log: Result<AnswerLogFile, CommandError>

  init(_ session: Session) {
    self.session = session
    log = Result { () throws(CommandError) in try session.answerLogFile() }
  }

  /// Plays or prints generated questions.
  func play(_ options: QuizOptions) async throws -> CommandResult {
    let deck = try await deck()
    let random = session.context.randomNumber
    var settings = try await options.settings(session.lookup, seed: random())
    guard session.formatOption == nil || session.arguments.has("answers") else {
      return .show(QuizQuestions(questions: try deck.generator.questions(settings), in: session))
    }
    if let answers = try session.answers() {
      let game = QuizGame(questions: try deck.generator.questions(settings))
      return .show(MarkedQuiz(game, answers: answers, checker: deck.checker, in: session))
    }
    // With a seed, the questions must not depend on the log.
    if options.seed == nil { settings.recent = try recentQuestions() }
    let newGame = { @Sendable [settings] (seed: UInt64) throws -> QuizGame in
      var settings = settings
      settings.seed = seed
      return QuizGame(
        questions: try deck.generator.questions(settings), seconds: options.seconds)
    }
    return try await run(
      try newGame(settings.seed), .generated, deck
    ) { try newGame(random()) }
  }

  /// Plays what the player missed, as far as it is due.
  func review() async throws -> CommandResult {
    let (deck, today) = (try await deck(), session.koreaToday())
    let schedule = ReviewSchedule(try log.get().read().answers)
    let level = session.arguments.value("level").flatMap { QuizLevel($0) } ?? .easy
    let questions = schedule.due(on: today).prefix(QuizOptions.countLimit).compactMap { item in
      QuizQuestionID(item.questionID).flatMap { deck.question($0, level: level) }
    }
    guard !questions.isEmpty else {
      return .show(EmptyReview(upcoming: schedule.upcoming(after: today)))
    }
    return try await run(QuizGame(questions: questions), .review, deck, newGame: nil)
  }

  private func run(
    _ game: QuizGame, _ source: QuizSource, _ deck: QuizDeck,
    newGame: (@Sendable () throws -> QuizGame)?
  ) async throws -> CommandResult {
    let context = session.context
    let settings = QuizState.Settings(
      source: source, date: session.koreaToday(), checker: deck.checker,
      isASCII: session.arguments.has("ascii"),
      terminal: TerminalFeatures(environment: context.environment))
    let state = QuizState(
      settings: settings, language: session.textWriter.language,
      size: CellSize(width: context.output.width, height: 24), game: game)
    try await context.runInteractively(
      Quiz(
        isLinear: isLinear, state: state, isColored: session.textWriter.painter.isColored,
        environment: context.environment, store: store, newGame: newGame))
    return .nothing
  }

  /// Whether the game prints lines by choice, in a pipe, or on a terminal without a screen.
  private var isLinear: Bool {
    let context = session.context
    return session.arguments.has("linear") || !context.output.isTerminal
      || ["", "dumb"].contains(context.environment["TERM"] ?? "")
  }

  private var store: QuizStore {
    QuizStore(
      append: { [log] in try log.get().append([$0]) },
      keep: { _ in },
      upcoming: { [log] day in ReviewSchedule(try log.get().read().answers).upcoming(after: day) })
  }

  /// The number of questions that are not asked again at once.
  private static let recentCount = 60

  private func recentQuestions() throws -> [QuizQuestionID] {
    guard case .success(let file) = log else { return [] }
    return try file.read().answers.filter { !$0.isDaily }.suffix(Self.recentCount)
      .compactMap { QuizQuestionID($0.questionID) }
  }

  /// The questions of the catalog.
  private func deck() async throws -> QuizDeck {
    let reader = session.lookup.reader
    let catalog = try await reader.catalog()
    return QuizDeck(catalog, lineUps: try await reader.lineUps(of: catalog.groups))
  }
}

/// Generates questions, and checks answers to them.
struct QuizDeck: Sendable {
  let generator: QuizGenerator
  let checker: QuizAnswerChecker

  init(_ catalog: Catalog, lineUps: [LineUp]) {
    generator = QuizGenerator(catalog, lineUps: lineUps)
    checker = QuizAnswerChecker(lineUps)
  }

  /// The question with an ID, at the level that is nearest to the preferred one.
  func question(_ id: QuizQuestionID, level: QuizLevel) -> QuizQuestion? {
    ([level] + QuizLevel.allCases).lazy
      .compactMap { generator.question(id, level: $0, seed: 0) }.first
  }
}

extension Session {
  /// The lines of the file that `--answers` names; `nil` without the option.
  func answers() throws -> [String]? {
    guard let name = arguments.value("answers") else { return nil }
    guard !name.isEmpty else { throw UsageError.emptyFileName(.input) }
    let data = try NamedFile(name: name).data(limit: 1 << 20, input: context.input)
    return String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmed }
  }
}
