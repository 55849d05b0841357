import KPGGCore
import KPGGQuiz

/// `kpgg quiz [KIND…]` asks questions about groups, members, and songs.
enum QuizCommand: Command {
  static let description = CommandDescription(
    name: "quiz",
    summary: "Play quizzes about groups, members, and songs",
    discussion: [
      "Every question has one answer in the catalog. KIND selects the questions: 'lineup' (which "
        + "group has these members, or who was in the group on a day), 'initials' (which group has "
        + "these initial consonants), 'song' (which group released this song), 'profile' (which "
        + "member has these facts), 'odd' (which member was never in the group), 'debut' (which "
        + "group debuted first), and 'members' (which members are in the group). A clue costs "
        + "points, and so does a typo in a typed answer.",
      "Easy and medium questions are about well-known groups (tiers 1 and 2) and groups that --group "
        + "names. Hard questions are about all groups.",
      "Options that select members, such as --mbti, ask about their profiles. With other kinds, "
        + "they select the groups that have such a member.",
      "If you quit during a game, kpgg saves it, and the next 'kpgg quiz' without options offers to "
        + "continue it. "
        + "'review' asks questions again that you answered wrong, when you are likely to forget "
        + "them. 'stats' shows your scores.",
      "'daily' is the puzzle of the day, the same for everybody: guess a group, or a member with "
        + "'daily member'. You have six guesses for a group, and eight for a member. After each "
        + "guess, you see what the guess and the answer have in common.",
      "'make FILE' creates or edits a quiz file: add questions from the catalog, write your own, "
        + "reorder, and save. Without --force, it does not replace a file that is not a quiz.",
      "'play' lists the bundled quizzes; 'play QUIZ' plays a bundled quiz, a quiz file, or a code. "
        + "'share FILE' prints a code that others can play. See 'kpgg help quiz-files' for quiz "
        + "files and the details of quizzes.",
      "With --json, --plain, or --csv, kpgg prints the questions and answers instead of starting a "
        + "game. The same seed and catalog always give the same questions.",
      CommandDescription.filterRules,
    ],
    arguments: [
      ArgumentDescription(
        "[KIND…]", .choice(QuizKind.generated.map(\.rawValue) + Action.allCases.map(\.rawValue)),
        "One or more kinds of questions (default: all), or an action: "
          + QuotedWord.list(Action.allCases.map(\.rawValue), "or"))
    ],
    actions: kinds + Action.descriptions, actionKind: .quizKindOrAction,
    options: OptionList { try Options($0) },
    examples: [
      .init("kpgg quiz", "Play ten easy questions of all kinds"),
      .init(
        "kpgg quiz initials song --level hard", "Play questions of two kinds, and type the answers"),
      .init(
        "kpgg quiz --debut 2009..2012 --time 20",
        "Ask about groups that debuted from 2009 to 2012, with 20 seconds for each question"),
      .init("kpgg quiz daily", "Solve today's puzzle"),
      .init("kpgg quiz make my.quiz", "Create or edit a quiz file"),
      .init("kpgg quiz share my.quiz", "Print the code of a quiz file"),
      .init("kpgg quiz play hit-songs", "Play a bundled quiz, or a code in its place"),
      .init("kpgg quiz song --seed 7 --json | jq '.[0].prompt'", "Print the first question"),
    ])

  static var schemas: [OutputSchema] {
    [
      OutputSchema(keys: QuizQuestions.keys.sorted()),
      OutputSchema(words: ["daily"], keys: DailyPuzzleOutput.jsonKeys),
      OutputSchema(words: ["play"], keys: ListedQuiz.keys),
      OutputSchema(words: ["share"], keys: SharedQuiz.jsonKeys),
    ] + QuizStats.schemas
  }

  /// What the first argument can select instead of kinds.
  enum Action: String, CommandAction {
    case review, daily, play, make, share, stats

    var words: ClosedRange<Int> {
      switch self {
      case .review: 0...0
      case .daily, .play, .stats: 0...1
      case .make, .share: 1...1
      }
    }

    var kind: ValueKind {
      switch self {
      case .review: .text
      case .daily: .choice(DailyPuzzle.Kind.allCases.map(\.rawValue))
      case .play, .make, .share: .file
      case .stats: .choice(QuizStats.topics)
      }
    }
  }

  /// The options, and the actions that they belong to. Without an action, there is a game of
  /// generated questions.
  struct Options {
    let questions: QuestionOptions
    let games: GameOptions
    let charts: ChartOptions<QuizChartTopic>
    /// Whether a file of another kind is replaced.
    let force: Bool

    init(_ options: OptionReader) throws(UsageError) {
      questions = try QuestionOptions(options)
      games = GameOptions(options)
      options.limited(to: playing(.review, .daily, .play, .share, .stats)).json()
      charts = try ChartOptions(options, of: Action.stats.rawValue)
      options.limited(to: playing(.review, .play, .stats)).rowFormats(
        "each row is a question, a quiz, a mistake in a quiz, or a label and a count")
      force = options.limited(to: [Action.make.rawValue, Action.stats.rawValue]).force(
        "With 'make': replace a file that is not a quiz; with 'stats --svg': replace a file that "
          + "is not a chart")
      options.language()
      options.color()
      options.reading()
    }
  }

  /// Returns the words after which a game is played: the kinds, and some actions.
  static func playing(_ actions: Action...) -> [String] {
    kinds.map(\.name) + actions.map(\.rawValue)
  }

  /// The kinds, which can be followed by other kinds.
  private static let kinds = QuizKind.generated.map {
    ActionDescription(
      name: $0.rawValue, wordCount: 0...Int.max,
      kind: .choice(QuizKind.generated.map(\.rawValue)))
  }

  static func run(in session: Session) async throws -> CommandResult {
    let words = session.arguments.words
    guard let action = words.first.flatMap({ Action(rawValue: $0) }) else {
      try Action.checkOptions(
        session.arguments, of: description, with: kinds[0].name, as: description.name)
      let options = try Options(session.options)
      return try await QuizPlay(options: options, session: session).play(kinds: words)
    }
    let rest = Array(words.dropFirst())
    try action.checkCount(of: rest, in: description)
    try action.checkOptions(session.arguments, of: description)
    let options = try Options(session.options)
    switch action {
    case .review: return try await QuizPlay(options: options, session: session).review()
    case .daily:
      let kind: DailyPuzzle.Kind =
        if let word = rest.first { try .choice(word, .recordKind, ignoresCase: true) } else {
          .group
        }
      return try await DailyPlay(kind: kind, options: options.games, session: session).play()
    case .play:
      guard let name = rest.first else {
        return .show(RecordList(records: ListedQuiz.all, fields: try session.fields()))
      }
      return try await QuizPlay(options: options, session: session).play(name)
    case .make: return try await QuizMake(options: options, session: session).run(file: rest[0])
    case .share: return try await QuizPlay(options: options, session: session).share(rest[0])
    case .stats: return try await QuizStats.run(rest.first, options, in: session)
    }
  }
}
