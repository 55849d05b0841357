import KPGGCore
import KPGGPublishing

/// `kpgg snapshot ACTION FILE…` saves the whole catalog to a file, or compares such files.
enum SnapshotCommand: Command {
  static let description = CommandDescription(
    name: "snapshot",
    summary: "Save a snapshot of the catalog, or show what changed since",
    discussion: [
      "'save FILE' writes a snapshot of the catalog to a file, and prints the number of groups and "
        + "members. 'check FILE' shows how the current catalog differs from a snapshot. 'diff OLD "
        + "NEW' shows how the snapshot NEW differs from OLD. If a file is '-', 'save' writes to "
        + "standard output, and 'check' and 'diff' read standard input. Without --force, 'save' "
        + "does not replace a file that is not a snapshot.",
      "Each line is one difference: a record was added (+), a record was removed (-), or a field "
        + "was changed (~). If there are no differences, 'check' and 'diff' print nothing "
        + "and exit with 0; otherwise they exit with 1.",
    ],
    arguments: [
      ArgumentDescription(
        name: "ACTION", kind: .choice(Action.allCases.map(\.rawValue)),
        summary: "What to do: 'save', 'check', or 'diff'"),
      ArgumentDescription(
        name: "FILE", isRepeating: true,
        summary: "Snapshot file; two files for 'diff'"),
    ],
    actions: Action.descriptions,
    options: OptionList { Options($0) },
    examples: [
      CommandExample(commandLine: "kpgg snapshot save catalog.json", summary: "Save a snapshot"),
      CommandExample(
        commandLine: "kpgg snapshot check catalog.json",
        summary: "Show changes since the snapshot"),
      CommandExample(
        commandLine: "kpgg snapshot diff old.json new.json",
        summary: "Show differences between two snapshots"),
    ])

  static var schemas: [OutputSchema] {
    [
      OutputSchema(
        of: SnapshotDifference.Change.self, after: [Action.check.rawValue, Action.diff.rawValue]),
      OutputSchema(of: SavedSnapshot(Self.none), after: [Action.save.rawValue]),
      OutputSchema(of: Self.none, after: ["\(Action.save.rawValue) -"]),
    ]
  }

  private static let none = Snapshot(sections: [], groups: [])

  /// The actions on snapshots.
  private enum Action: String, CommandAction {
    case save, check, diff

    var words: ClosedRange<Int> { self == .diff ? 2...2 : 1...1 }
    var kind: ValueKind { .file }
  }

  private struct Options {
    let force: Bool

    init(_ options: OptionReader) {
      force = options.limited(to: [Action.save.rawValue])
        .force("With 'save': replace a file that is not a snapshot")
      options.listing(
        rows: "each row is one difference",
        fieldsOf: [Action.check.rawValue, Action.diff.rawValue])
    }
  }

  static func run(in session: Session) async throws -> CommandResult {
    let action = try session.arguments.choice(.action, of: Action.self)
    let words = Array(session.arguments.words.dropFirst())
    // An unset variable of a script may cause an empty name.
    let emptyName = words.contains("") ? UsageError.emptyFileName(.either) : nil
    let incomplete =
      action == .diff
      ? UsageError.missingSecondFile
      : .incompleteAction(action.rawValue, command: description.name, needsFile: true)
    try action.checkCount(of: words, in: description, incomplete: emptyName ?? incomplete)
    if let emptyName { throw emptyName }
    try action.checkOptions(session.arguments, of: description)
    let fields = try session.fields(of: SnapshotDifference.Change.self)
    let files = words.map { NamedFile(name: $0) }
    switch action {
    case .save:
      let snapshot = try await session.reader.snapshot()
      let text = try files[0].save(
        snapshot.json.canonicalText, as: .snapshot, force: Options(session.options).force)
      // A summary after the document would spoil it: `snapshot save /dev/stdout`.
      guard files[0].isRegularFile else { return .text(text) }
      let saved = SavedSnapshot(snapshot)
      return .show(
        Summary(json: saved.json) {
          [$0.savedSnapshot(groups: saved.groupCount, members: saved.memberCount, words[0])]
        })
    case .check:
      let old = try snapshot(in: files[0], session)
      return show(
        SnapshotDifference(from: old, to: try await session.reader.snapshot()), fields)
    case .diff:
      guard files.contains(where: { !$0.isStandardStream }) else {
        throw UsageError.twoStandardInputs
      }
      let old = try snapshot(in: files[0], session)
      return show(SnapshotDifference(from: old, to: try snapshot(in: files[1], session)), fields)
    }
  }

  private static func snapshot(in file: NamedFile, _ session: Session) throws(CommandError)
    -> Snapshot
  {
    let data = try file.data(limit: Snapshot.byteLimit, input: session.context.input)
    do {
      return try Snapshot(decoding: data)
    } catch {
      throw .invalidSnapshot(file.inputName, error)
    }
  }

  /// Shows the difference. The exit code tells whether there is one.
  private static func show(
    _ difference: SnapshotDifference, _ fields: FieldSelection<SnapshotDifference.Change>
  ) -> CommandResult {
    .show(
      RecordList(difference, fields: fields),
      exitCode: difference.changes.isEmpty ? .success : .difference)
  }
}

/// The summary of a snapshot that `kpgg snapshot save` wrote to a file.
private struct SavedSnapshot: JSONRepresentable, Hashable, Sendable {
  let groupCount: Int
  let memberCount: Int

  init(_ snapshot: Snapshot) {
    groupCount = snapshot.groups.count
    memberCount = snapshot.groups.members.count
  }

  var json: JSONValue {
    .object(["groupCount": .integer(groupCount), "memberCount": .integer(memberCount)])
  }
}
