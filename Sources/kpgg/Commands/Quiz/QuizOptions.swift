import KPGGCore
import KPGGQuiz

/// The options of `kpgg quiz` that select questions.
struct QuestionOptions {
  /// The level that the option selects.
  let level: QuizLevel?
  /// The number of questions.
  let count: Int
  /// The number of seconds for each question; `nil` without a limit.
  let seconds: Int?
  /// The number that decides which questions are asked; `nil` for a random one.
  let seed: UInt64?
  /// Whether an option chooses the questions or the game.
  let isChosen: Bool
  private let groups: GroupSelection
  private let members: MemberSelection
  private let favorites: FavoriteSelection
  private let names: [String]

  /// The maximum number of questions.
  static let countLimit = QuizDocument.Limits.questions

  init(_ options: OptionReader) throws(UsageError) {
    let selecting = options.limited(to: QuizCommand.playing())
    level = options.limited(to: QuizCommand.playing(.review)).choice(
      "level", placeholder: "LEVEL",
      "Difficulty: four choices (the default), four choices that debuted at a similar time, or "
        + "a typed answer",
      "난이도: 보기 네 개(기본값), 데뷔 시기가 비슷한 보기 네 개, 직접 입력")
    let count = try selecting.wholeNumber(
      "questions", placeholder: "N", in: 1...Self.countLimit,
      "Number of questions (default: 10, at most \(Self.countLimit))",
      "문제 수 (기본값: 10, 최대 \(Self.countLimit))")
    self.count = count ?? 10
    seconds = try selecting.wholeNumber(
      "time", placeholder: "SECONDS", in: QuizDocument.Limits.seconds,
      "Time for each question, from 5 to 600 (default: no limit)",
      "문제당 제한 시간, 5~600초 (기본값: 제한 없음)")
    seed = try selecting.seed(
      "Whole number that determines the questions",
      "문제를 고르는 시드 (정수)")
    names = try selecting.names(
      "group", kind: .group, "Ask only about these groups and their members",
      "이 그룹과 멤버의 문제만 내기")
    favorites = try FavoriteSelection(
      selecting, "Ask only about your favorite members and the groups of your favorites",
      "즐겨찾기한 멤버와, 즐겨찾기한 항목이 속한 그룹의 문제만 내기")
    groups = try GroupSelection(selecting)
    members = try MemberSelection(selecting)
    isChosen =
      level != nil || count != nil || seconds != nil || seed != nil || !names.isEmpty
      || !favorites.isEmpty || !groups.isEmpty || !members.isEmpty
  }

  /// The kinds that words name. Without words: all kinds, or questions about members if an option
  /// selects members.
  func kinds(_ words: [String]) throws(UsageError) -> Set<QuizKind> {
    if words.isEmpty, !members.isEmpty { return [.profile] }
    let known = QuizKind.generated
    let names = known.map(\.rawValue)
    var chosen: Set<String> = []
    for word in words {
      guard let name = names.choice(named: word) else {
        throw .unknownChoice(word, .quizKind, choices: names)
      }
      chosen.insert(name)
    }
    return Set(known.filter { words.isEmpty || chosen.contains($0.rawValue) })
  }

  /// Resolves the filters in the catalog. The session has the level without `--level`, and the seed
  /// without `--seed`.
  func settings(_ kinds: Set<QuizKind>, in session: Session) async throws -> QuizSettings {
    let lookup = session.lookup
    var settings = QuizSettings()
    (settings.kinds, settings.count) = (kinds, count)
    (settings.level, settings.seed) = (
      level ?? session.settings.level, seed ?? session.context.randomNumber()
    )
    for name in names {
      let group = try await lookup.group(named: name, suggesting: "quiz --group")
      settings.groupIDs.insert(group.id)
    }
    // A kind that the user names is asked anyway.
    if settings.groupIDs.count == 1, kinds == Set(QuizKind.generated) {
      settings.asksForAcceptedGroups = false
    }
    if !groups.isEmpty { settings.groups = try await groups.filter(lookup) }
    if !members.isEmpty {
      let found = try await members.members(named: nil, in: groups, lookup).members
      settings.memberIDs = Set(found.map(\.id))
      guard !settings.memberIDs.isEmpty else { throw QuizError.noMatches }
    }
    if let favorites = try favorites.favorites(in: session) {
      try settings.select(favorites, from: try await lookup.lineUps(with: .members))
    }
    return settings
  }
}

extension QuizSettings {
  /// Accepts only the groups of favorites, and only the favorite members of groups that are not
  /// favorites themselves.
  fileprivate mutating func select(
    _ favorites: SelectedFavorites, from lineUps: [LineUp]
  ) throws(CommandError) {
    let accepted = lineUps.filter { lineUp in
      favorites.containsGroupOrPart(of: lineUp.id)
        && (groupIDs.isEmpty || groupIDs.contains(lineUp.id))
    }
    guard !accepted.isEmpty else { throw .noFavorites }
    groupIDs = Set(accepted.map(\.id))
    let members = accepted.flatMap { lineUp in
      let chosen = lineUp.members.filter(favorites.containsMemberOrGroup)
      // Of the group of a favorite song, all members are accepted.
      return chosen.isEmpty ? lineUp.members : chosen
    }
    guard members.count < accepted.members.count else { return }
    let ids = members.map(\.id)
    memberIDs = memberIDs.isEmpty ? Set(ids) : memberIDs.intersection(ids)
    guard !memberIDs.isEmpty else { throw .noFavorites }
  }
}

/// The options of `kpgg quiz` that belong to games.
struct GameOptions {
  /// The file with answers, as typed; `nil` for a game that the user plays.
  let answers: String?
  let isLinear: Bool
  let isASCII: Bool
  /// The form of a daily puzzle's result.
  let resultStyle: DailyResult.Style

  init(_ options: OptionReader) {
    answers = options.limited(to: QuizCommand.playing(.review, .daily, .play)).text(
      "answers", placeholder: "FILE", kind: .file,
      "Read one answer per line, print the marked answers, and store nothing; '-' is standard "
        + "input",
      "파일의 각 줄을 답으로 읽어 채점한 결과를 출력하고 아무것도 저장하지 않기. '-'은 표준 입력")
    let screens = options.limited(to: QuizCommand.playing(.review, .daily, .play, .make))
    isLinear = screens.flag(
      "linear", "Print plain lines and read typed answers, without a full screen",
      "전체 화면 대신 줄 단위로 출력하고 입력한 답 읽기")
    isASCII = screens.ascii()
    let daily = options.limited(to: [QuizCommand.Action.daily.rawValue])
    let showsWords = daily.flag(
      "words", "Show the result of 'daily' in words", "'daily'의 결과를 글로 보기")
    let hasPlainMarks = daily.flag(
      "plain-marks", "Show the result of 'daily' in ASCII marks instead of emoji",
      "'daily'의 결과를 이모지 대신 ASCII 기호로 보기")
    resultStyle = showsWords ? .words : hasPlainMarks || isASCII ? .plainMarks : .emoji
  }
}
