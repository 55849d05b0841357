import KPGGCore

/// `kpgg random [group|member]`: something to discover.
enum Random: Command {
  static let description = CommandDescription(
    name: "random",
    summary: "Show a group or a member picked by chance",
    discussion: [
      "The same seed picks the same from the same catalogue."
    ],
    arguments: [
      ArgumentDescription(
        name: "KIND", isOptional: true, kind: .choice(RecordKind.allCases.map(\.rawValue)),
        summary: "What to pick: 'group' (the default) or 'member'")
    ],
    options: [
      OptionDescription(
        name: "seed", value: OptionValue(placeholder: "N"),
        summary: "A whole number that decides instead of chance")
    ] + .listing,
    examples: [
      CommandExample(commandLine: "kpgg random", summary: "A group"),
      CommandExample(commandLine: "kpgg random member --seed 7", summary: "The same member always"),
    ])

  static var shapes: [JSONShape] {
    RecordKind.allCases.map { JSONShape(of: $0.record, behind: [$0.rawValue]) }
  }

  static func run(in session: Session) async throws -> Answer {
    let kind = try kind(named: session.arguments.words.first)
    // A mistake in --fields is told before anything is read.
    try session.checkFields(of: kind.record)
    let pick = SeededPick(seed: try seed(in: session))
    let catalog = try await session.reader.catalog()
    let groups = catalog.groups
    switch kind {
    case .group:
      guard let group = pick.element(of: groups) else { throw nothing }
      return try session.answer(showing: try await session.reader.lineUp(of: group))
    case .member:
      let lineUps = try await session.reader.lineUps(of: groups)
      let members = lineUps.flatMap { lineUp in lineUp.members.map { (lineUp.group, $0) } }
      guard let (group, member) = pick.element(of: members) else { throw nothing }
      let career = catalog.appearances(of: member, among: members.map(\.1))
      return try session.answer(showing: member, in: group, died: career.died)
    }
  }

  private static let nothing = Failure("the catalogue is empty", .notFound)

  private static func kind(named word: String?) throws(UsageError) -> RecordKind {
    guard let word else { return .group }
    guard let kind = RecordKind(rawValue: word) else {
      throw .noChoice(
        word, among: RecordKind.allCases.map(\.rawValue),
        message: "there is nothing to pick from \(QuotedWord(word))")
    }
    return kind
  }

  private static func seed(in session: Session) throws(UsageError) -> UInt64 {
    guard let text = session.arguments.value("seed") else { return session.context.chance() }
    guard text.utf8.allSatisfy(\.isDigit), let seed = UInt64(text) else {
      throw .invalid(
        message: "--seed is \(QuotedWord(text)), which is no seed",
        hint: "it takes a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }
}

extension RecordKind {
  /// What is shown of it.
  fileprivate var record: any Tabular.Type {
    switch self {
    case .group: LineUp.self
    case .member: Member.self
    }
  }
}

extension Session {
  /// Refuses a `--fields` that names what the records have not.
  fileprivate func checkFields(of records: (some Tabular).Type) throws(UsageError) {
    _ = try columns(of: records)
  }
}
