import KPGGCore
import KPGGQuiz

/// `kpgg quiz [KIND…]` asks questions about groups, members, and songs.
enum QuizCommand: Command {
  static let description = CommandDescription(
    name: "quiz",
    summary: HelpText(
      "Play quizzes about groups, members, and songs",
      "그룹, 멤버, 노래 퀴즈 풀기"),
    discussion: [
      HelpText(
        "Every question has one answer in the catalog. KIND selects the questions: 'lineup' (which "
          + "group has these members, or who was in the group on a day), 'initials' (which group has "
          + "these initial consonants), 'song' (which group released this song), 'profile' (which "
          + "member has these facts), 'odd' (which member was never in the group), 'debut' (which "
          + "group debuted first), and 'members' (which members are in the group). A clue costs "
          + "points, and so does a typo in a typed answer.",
        "모든 문제의 정답은 카탈로그 기준으로 하나뿐입니다. KIND로 문제 종류를 고릅니다: 'lineup'(이 멤버들의 그룹, 또는 특정한 날의 멤버), "
          + "'initials'(초성에 맞는 그룹), 'song'(노래를 발매한 그룹), 'profile'(프로필에 맞는 멤버), 'odd'(멤버가 아닌 "
          + "사람 찾기), 'debut'(먼저 데뷔한 그룹), 'members'(그룹의 멤버). 힌트를 보거나 직접 쓴 답에 오타가 있으면 점수가 "
          + "줄어듭니다."),
      HelpText(
        "Easy and medium questions are about well-known groups (tiers 1 and 2) and groups that --group "
          + "names. Hard questions are about all groups.",
        "쉬운 문제와 보통 문제는 잘 알려진 그룹(인지도 1, 2)과 --group으로 고른 그룹에서 나오고, 어려운 문제는 모든 그룹에서 나옵니다."),
      HelpText(
        "Options that select members, such as --mbti, ask about their profiles. With other kinds, "
          + "they select the groups that have such a member.",
        "--mbti처럼 멤버를 고르는 옵션을 쓰면 그 멤버들의 프로필 문제가 나옵니다. 다른 종류를 고르면 그런 멤버가 있는 그룹의 문제가 나옵니다."),
      HelpText(
        "If you quit during a game, kpgg saves it, and the next 'kpgg quiz' without options offers to "
          + "continue the last one. "
          + "'review' asks questions again that you answered wrong, when you are likely to forget "
          + "them, at the level at which you missed them. 'stats' shows your scores.",
        "도중에 그만두면 퀴즈를 저장하고, 다음에 옵션 없이 'kpgg quiz'를 실행할 때 마지막 퀴즈를 이어서 할지 묻습니다. 'review'는 "
          + "틀린 문제를 잊을 만할 때 틀렸던 난이도로 다시 냅니다. 'stats'는 점수를 보여 줍니다."),
      HelpText(
        "'daily' is the puzzle of the day, the same for everybody: guess a group, or a member with "
          + "'daily member'. You have six guesses for a group, and eight for a member. After each "
          + "guess, you see what the guess and the answer have in common. In the group puzzle, "
          + "'Initials' shows the first consonant of each Korean syllable, written in Latin letters; '-' "
          + "stands for a silent ㅇ.",
        "'daily'는 누구에게나 똑같은 오늘의 문제입니다. 그룹을 맞히고, 'daily member'에서는 멤버를 맞힙니다. 그룹은 여섯 번, 멤버는 "
          + "여덟 번까지 추측할 수 있으며, 추측할 때마다 정답과 같은 점을 알려 줍니다."),
      HelpText(
        "'make FILE' creates or edits a quiz file: add questions from the catalog, write your own, "
          + "reorder, and save. Without --force, it does not replace a file that is not a quiz.",
        "'make FILE'은 퀴즈 파일을 만들거나 편집합니다. 카탈로그에서 문제를 고르거나 직접 쓰고, 순서를 바꾸어 저장할 수 있습니다. 퀴즈가 "
          + "아닌 파일은 --force를 써야 덮어씁니다."),
      HelpText(
        "'play' lists the bundled quizzes; 'play QUIZ' plays a bundled quiz, a quiz file, or a code. "
          + "'share FILE' prints a code that others can play. See 'kpgg help quiz-files' for quiz "
          + "files and the details of quizzes.",
        "'play'는 내장 퀴즈 목록을 보여 주고, 'play QUIZ'는 내장 퀴즈, 퀴즈 파일, 코드로 받은 퀴즈를 시작합니다. 'share FILE'은 "
          + "다른 사람도 퀴즈를 풀 수 있게 공유할 코드를 출력합니다. 퀴즈 파일과 자세한 규칙은 'kpgg help quiz-files'(영어)를 참고하세요."),
      HelpText(
        "With --json, --plain, or --csv, kpgg prints the questions and answers instead of starting a "
          + "game. The same seed and catalog always give the same questions.",
        "--json, --plain, --csv를 쓰면 퀴즈를 시작하지 않고 문제와 정답을 출력합니다. 시드와 카탈로그가 같으면 언제나 같은 문제가 "
          + "나옵니다."),
      CommandDescription.filterRules,
    ],
    arguments: [
      ArgumentDescription(
        "[KIND…]", .choice(QuizKind.generated.map(\.rawValue) + Action.allCases.map(\.rawValue)),
        "One or more kinds of questions (default: all), or an action: "
          + QuotedWord.list(Action.allCases.map(\.rawValue), "or"),
        "하나 이상의 문제 종류(기본값: 전체), 또는 동작: "
          + Language.korean.words.quoted(Action.allCases.map(\.rawValue)))
    ],
    actions: kinds + Action.descriptions, actionKind: .quizKindOrAction,
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg quiz", "Play ten easy questions of all kinds",
        "모든 종류의 쉬운 문제 10개 풀기"),
      .init(
        "kpgg quiz initials song --level hard", "Play questions of two kinds, and type the answers",
        "답을 직접 입력하며 두 종류의 문제 풀기"),
      .init(
        "kpgg quiz --debut 2009..2012 --time 20",
        "Ask about groups that debuted from 2009 to 2012, with 20 seconds for each question",
        "2009년부터 2012년까지 데뷔한 그룹의 문제를 문제당 20초 안에 풀기"),
      .init(
        "kpgg quiz daily", "Solve today's puzzle",
        "오늘의 문제 풀기"),
      .init(
        "kpgg quiz make my.quiz", "Create or edit a quiz file",
        "퀴즈 파일 만들기 또는 편집"),
      .init(
        "kpgg quiz share my.quiz", "Print the code of a quiz file",
        "퀴즈 파일의 코드 출력"),
      .init(
        "kpgg quiz play hit-songs", "Play a bundled quiz, or a code in its place",
        "내장 퀴즈나 코드로 받은 퀴즈 풀기"),
      .init(
        "kpgg quiz song --seed 7 --json | jq '.[0].prompt'", "Print the first question",
        "첫 문제 출력"),
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
      case .play: .quiz
      case .make, .share: .file
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
        HelpText(
          "each row is a question, a quiz, a mistake in a quiz, or a label and a count",
          "각 행은 문제, 퀴즈, 퀴즈의 잘못된 곳, 또는 이름과 개수"))
      force = options.limited(to: [Action.make.rawValue, Action.stats.rawValue]).force(
        "With 'make': replace a file that is not a quiz; with 'stats --svg': replace a file that "
          + "is not a chart",
        "'make'에서 퀴즈가 아닌 파일도, 'stats --svg'에서 차트가 아닌 파일도 덮어쓰기")
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
