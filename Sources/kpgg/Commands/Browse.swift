import KPGGCore

/// `kpgg browse [NAME]` shows the catalog in a full-screen view, or line by line.
enum Browse: Command {
  static let description = CommandDescription(
    name: "browse",
    summary: HelpText(
      "Explore the catalog in a full-screen view",
      "전체 화면에서 카탈로그 둘러보기"),
    discussion: [
      HelpText(
        "Arrow keys move, Enter opens, Esc goes back, '/' searches, ':' filters the list, and 'q' "
          + "quits. The last line of the screen shows the keys that currently work, and '?' lists "
          + "all. For the keys, see 'kpgg help terminal'; for the terms after ':', such as "
          + "mbti:infp, see 'kpgg help filters'.",
        "화살표 키로 이동하고, Enter로 열고, Esc로 돌아갑니다. '/'는 검색, ':'은 목록 필터, 'q'는 종료입니다. 지금 쓸 수 있는 "
          + "키는 화면 마지막 줄에 나오며, 전체 키는 '?'로 볼 수 있습니다. 키 설명은 'kpgg help terminal'(영어), mbti:infp처럼 "
          + "':' 뒤에 쓰는 필터는 'kpgg help filters'(영어)를 참고하세요."),
      HelpText(
        "With --linear, kpgg prints plain lines instead, and reads a command from each line that you "
          + "type: a number or a name opens an entry, 'b' goes back, and '?' lists all commands. This "
          + "is for screen readers and scripts. Terminals that cannot show a full screen (TERM is "
          + "'dumb' or not set) always work this way.",
        "--linear를 쓰면 전체 화면 대신 줄 단위로 출력하고, 입력한 줄을 명령으로 읽습니다. 번호나 이름을 입력하면 항목이 열리고, 'b'는 "
          + "뒤로, '?'는 명령 목록입니다. 화면 낭독기와 스크립트에 알맞습니다. 전체 화면을 쓸 수 없는 터미널(TERM이 'dumb'이거나 없음)에서는 "
          + "언제나 이렇게 작동합니다."),
      HelpText(
        "kpgg remembers the view, the orders, and the language that you choose with keys. Options, "
          + "variables, and 'kpgg config' override them.",
        "키로 고른 보기 방식, 순서, 언어는 다음에도 그대로입니다. 옵션, 환경 변수, 'kpgg config'의 값이 있으면 그 값을 먼저 씁니다."),
    ],
    arguments: [
      ArgumentDescription(
        "[NAME…]", .groupOrMember, "Group or member to open first (default: the home screen)",
        "처음에 열 그룹이나 멤버 (기본값: 홈 화면)")
    ],
    options: OptionList { Options($0) },
    examples: [
      .init(
        "kpgg browse", "Start at the home screen",
        "홈 화면에서 시작"),
      .init(
        "kpgg browse OHMYGIRL", "Start at a group",
        "그룹 화면에서 시작"),
      .init(
        "kpgg browse twice sana", "Start at a member's profile",
        "멤버 프로필에서 시작"),
      .init(
        "kpgg browse --linear", "Explore the catalog line by line",
        "줄 단위로 카탈로그 둘러보기"),
    ])

  private enum ImageChoice: String, CaseIterable { case auto, never }

  private struct Options {
    let isASCII: Bool
    let images: ImageChoice
    let isLinear: Bool
    let view: HomeStyle?
    let order: ListOrder.Key?

    init(_ options: OptionReader) {
      isASCII = options.ascii()
      images =
        options.choice(
          "images", placeholder: "WHEN", "When to show images of an endpoint",
          "엔드포인트의 사진을 언제 표시할지") ?? .auto
      isLinear = options.flag(
        "linear", "Print plain lines and read typed commands, without a full screen",
        "전체 화면 대신 줄 단위로 출력하고 입력한 명령 읽기")
      view = options.choice(
        Setting.view.rawValue, placeholder: "VIEW", "View of the home screen", "홈 화면의 보기 방식")
      order = options.choice(
        Setting.sort.rawValue, placeholder: "ORDER", "Order of lists that have it",
        "목록의 정렬 순서 (이 순서를 쓸 수 있는 목록에만 적용)")
      options.language()
      options.color()
      options.reading()
    }
  }

  static func run(in session: Session) async throws -> CommandResult {
    let context = session.context
    let options = Options(session.options)
    // Without --linear, there must be a terminal.
    guard options.isLinear || context.output.isTerminal else { throw UsageError.noTerminal }
    let isLinear = options.isLinear || !context.hasScreen
    let name = try session.optionalName()
    let startMember = try await startMember(named: name, in: session)
    let chafa = session.endpoint.flatMap { _ in Chafa(environment: context.environment) }
    let images = images(options, in: session, isLinear, convertsImages: chafa != nil)
    let settings = BrowserState.Settings(
      today: try session.context.today(), isASCII: options.isASCII,
      isLocal: session.endpoint == nil, isOffline: session.isOffline,
      images: images.known, asksForImages: images.asksForMore, convertsImages: chafa != nil,
      terminal: TerminalFeatures(environment: context.environment),
      start: name, startMember: startMember)
    var state = BrowserState(settings: settings, language: session.textWriter.language)
    let (memory, notice) = session.browserMemory()
    state.start(
      with: session.settings.adding(option: options.view?.rawValue, for: .view)
        .adding(option: options.order?.rawValue, for: .sort),
      after: memory)
    // Entries are numbered from the first to the last.
    if isLinear { state.homeStyle = .rows }
    let quizzes = session.quizSetup(isLinear: isLinear, isASCII: options.isASCII)
    let ranks = RankSetup(
      display: session.display(isLinear: isLinear), isASCII: options.isASCII,
      file: Result { () throws(CommandError) in try session.rankLogFile() }, today: settings.today)
    try await context.runInteractively(
      Browser(
        display: session.display(isLinear: isLinear), needsTerminal: !options.isLinear,
        state: state,
        reader: DocumentReader(source: session.reader.source),
        endpoint: session.endpoint, chafa: chafa,
        favorites: Result { () throws(CommandError) in try session.favoritesFile() },
        memory: session.browserMemoryFile, quizzes: quizzes, level: session.settings.level,
        ranks: ranks, readDayFiles: { session.dayFiles().files }, launch: context.launch))
    try quizzes.errors.throwFirst()
    try ranks.errors.throwFirst()
    return .nothing.adding(notice: notice)
  }

  /// The member to open first; `nil` for a group, or for the home screen.
  ///
  /// - Throws: `CommandError` for an unknown or ambiguous name. The documents of an endpoint may not
  ///   be there yet, so the browser itself reports a name that is unknown there.
  private static func startMember(
    named name: String?, in session: Session
  ) async throws -> MemberID? {
    guard session.endpoint == nil else { return await session.lookup.localMember(named: name) }
    guard let name else { return nil }
    let subject = try await session.lookup.profile(named: name, suggesting: description.name)
    return if case .member(let member, _) = subject { member.id } else { nil }
  }

  /// The image protocol that the environment indicates, and whether the terminal may have a better
  /// one. Colored characters need a converter, colors, and Unicode.
  private static func images(
    _ options: Options, in session: Session, _ isLinear: Bool, convertsImages: Bool
  ) -> (known: ImageProtocol?, asksForMore: Bool) {
    guard !isLinear, session.endpoint != nil, options.images != .never else { return (nil, false) }
    let environment = session.context.environment
    if let known = ImageProtocol(environment: environment) { return (known, false) }
    let isPlain = options.isASCII || !session.textWriter.painter.isColored
    let depth = isPlain || !convertsImages ? nil : ColorDepth(environment: environment)
    return (depth.map { .characters($0) }, true)
  }
}
