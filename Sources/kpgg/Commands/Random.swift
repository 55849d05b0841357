import KPGGCore
import KPGGQuiz

/// `kpgg random [group|member]` shows a random group or member.
enum Random: Command {
  static let description = CommandDescription(
    name: "random",
    summary: "Show a random group or member",
    discussion: [
      "With the same catalog, the same seed always picks the same group or member."
    ],
    arguments: [
      ArgumentDescription(
        name: "KIND", isOptional: true, kind: .choice(RecordKind.allCases.map(\.rawValue)),
        summary: "What to pick: 'group' or 'member' (default: 'group')")
    ],
    options: OptionList { try Options($0) },
    examples: [
      CommandExample(commandLine: "kpgg random", summary: "Show a random group"),
      CommandExample(
        commandLine: "kpgg random member --seed 7",
        summary: "Show a random member, the same one every time"),
    ])

  private struct Options {
    let seed: UInt64?

    init(_ options: OptionReader) throws(UsageError) {
      seed = try options.seed("Whole number that determines the pick")
      options.listing()
    }
  }

  static var schemas: [OutputSchema] {
    RecordKind.allCases.map { OutputSchema(of: $0.record, after: [$0.rawValue]) }
  }

  static func run(in session: Session) async throws -> CommandResult {
    let arguments = session.arguments
    let kind: RecordKind = arguments.words.isEmpty ? .group : try arguments.choice(.recordKind)
    return switch kind {
    case .group: try await group(in: session)
    case .member: try await member(in: session)
    }
  }

  private static func group(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: LineUp.self)
    let pick = SeededPick(seed: try seed(in: session))
    let catalog = try await session.reader.catalog()
    guard let group = pick.element(of: catalog.groups) else { throw CommandError.emptyCatalog }
    let lineUp = try await session.reader.lineUp(of: group)
    return .show(SingleRecord(record: lineUp, fields: fields) { $0.group(lineUp) })
  }

  private static func member(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: Member.self)
    let pick = SeededPick(seed: try seed(in: session))
    let catalog = try await session.reader.catalog()
    let lineUps = try await session.reader.lineUps(of: catalog.groups)
    let members = lineUps.flatMap { lineUp in lineUp.members.map { (lineUp.group, $0) } }
    guard let (group, member) = pick.element(of: members) else { throw CommandError.emptyCatalog }
    let person = catalog.person(of: member, among: members.map(\.1))
    let today = try session.dateForAges(fields)
    return .show(
      SingleRecord(record: member, fields: fields, groups: [group]) {
        $0.profile(of: member, in: group, as: person, in: catalog, today: today)
      })
  }

  private static func seed(in session: Session) throws(UsageError) -> UInt64 {
    try Options(session.options).seed ?? session.context.randomNumber()
  }
}

extension RecordKind {
  /// The type of record that the command shows for the kind.
  fileprivate var record: any Tabular.Type {
    switch self {
    case .group: LineUp.self
    case .member: Member.self
    }
  }
}

/// A choice determined by a seed, the same on every machine and with every version of Swift.
struct SeededPick: Hashable, Sendable {
  let seed: UInt64

  /// One of the elements; `nil` if there are none.
  func element<Element>(of elements: [Element]) -> Element? {
    guard !elements.isEmpty else { return nil }
    var generator = SeededGenerator(seed: seed)
    return elements[generator.index(below: elements.count)]
  }
}
