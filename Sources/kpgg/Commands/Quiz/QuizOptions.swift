import KPGGCore
import KPGGQuiz

/// The questions that the options of `kpgg quiz` select.
struct QuizOptions {
  let kinds: Set<QuizKind>
  let level: QuizLevel
  /// The number of questions.
  let count: Int
  /// The number of seconds for each question; `nil` without a limit.
  let seconds: Int?
  /// The number that decides which questions are asked; `nil` for a random one.
  let seed: UInt64?
  private let groups: GroupSelection
  private let members: MemberSelection
  private let names: [String]
  /// Whether the options filter groups, and members.
  private let filtersGroups: Bool
  private let filtersMembers: Bool

  /// The maximum number of questions.
  static let countLimit = QuizDocument.Limits.questions

  /// Reads the kinds and the options.
  ///
  /// - Throws: A usage error if a kind or a value is invalid.
  init(kinds words: [String], _ arguments: ParsedArguments) throws(UsageError) {
    var kinds: Set<QuizKind> = []
    for word in words { kinds.insert(try Self.kind(word)) }
    self.kinds = kinds.isEmpty ? Set(QuizKind.generated) : kinds
    level = arguments.value("level").flatMap { QuizLevel($0) } ?? .easy
    count = try arguments.wholeNumber("questions", in: 1...Self.countLimit) ?? 10
    seconds = try arguments.wholeNumber("time", in: QuizDocument.Limits.seconds)
    seed = try arguments.seed()
    groups = try GroupSelection(arguments)
    members = try MemberSelection(arguments)
    names = try arguments.names("group")
    filtersGroups = [OptionDescription].groupFilters.contains { arguments.has($0.name) }
    filtersMembers = [OptionDescription].memberFilters.contains { arguments.has($0.name) }
  }

  /// The kind that a word names.
  private static func kind(_ word: String) throws(UsageError) -> QuizKind {
    guard let kind = QuizKind.generated.first(where: { $0.rawValue == word }) else {
      throw .unknownChoice(word, .quizKind, choices: QuizKind.generated.map(\.rawValue))
    }
    return kind
  }

  /// Resolves the filters in the catalog.
  ///
  /// - Parameters:
  ///   - lookup: Finds the catalog's names.
  ///   - seed: The seed if the options have none.
  /// - Returns: The settings.
  /// - Throws: `QuizError.noMatches` if the filters accept nothing, or an error about a name.
  func settings(_ lookup: Lookup, seed: UInt64) async throws -> QuizSettings {
    var settings = QuizSettings()
    (settings.kinds, settings.level, settings.count) = (kinds, level, count)
    settings.seed = self.seed ?? seed
    let catalog = try await lookup.reader.catalog()
    if !names.isEmpty {
      settings.groupIDs = Set(try names.map { try Lookup.group(named: $0, in: catalog).id })
    }
    if filtersGroups { settings.groups = try await groups.filter(lookup) }
    if filtersMembers {
      settings.memberIDs = Set(try await members.members(named: nil, lookup).members.map(\.id))
      guard !settings.memberIDs.isEmpty else { throw QuizError.noMatches }
    }
    return settings
  }
}

extension OptionDescription {
  static let level = OptionDescription(
    name: "level",
    value: OptionValue(placeholder: "LEVEL", choices: QuizLevel.allCases.map(\.rawValue)),
    summary:
      "Difficulty: four choices (the default), four choices that debuted at a similar time, or a "
      + "typed answer")
}

extension [OptionDescription] {
  /// Options that select questions.
  static let questions: [OptionDescription] =
    [
      .level,
      OptionDescription(
        name: "questions", value: OptionValue(placeholder: "N"),
        summary: "Number of questions (default: 10, at most \(QuizOptions.countLimit))"),
      OptionDescription(
        name: "time", value: OptionValue(placeholder: "SECONDS"),
        summary: "Time for each question, from 5 to 600 (default: no limit)"),
      OptionDescription(
        name: "seed", value: OptionValue(placeholder: "N"),
        summary: "Whole number that determines the questions"),
      OptionDescription(
        name: "group", value: OptionValue(placeholder: "LIST", kind: .group),
        summary: "Ask only about these groups and their members"),
    ]

  /// Options of games.
  static let games: [OptionDescription] = [
    OptionDescription(
      name: "answers", value: OptionValue(placeholder: "FILE", kind: .file),
      summary: "Read one answer per line, print the marked answers, and store nothing; '-' is "
        + "standard input"),
    OptionDescription(
      name: "linear", summary: "Print plain lines and read typed answers, without a full screen"),
    OptionDescription(name: "ascii", summary: "Draw lines and symbols in plain ASCII"),
    OptionDescription(name: "words", summary: "Show the result of 'daily' in words"),
  ]
}
