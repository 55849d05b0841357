import KPGGCore

/// `kpgg snapshot ACTION FILE…`: the whole catalog in one file, and the changes since then.
enum SnapshotCommand: Command {
  static let description = CommandDescription(
    name: "snapshot",
    summary: "Save the whole catalogue in one file, or show what changed since",
    discussion: [
      "'save FILE' writes the catalogue into a file. 'check FILE' shows what is different in the "
        + "catalogue now, and 'diff FILE FILE' what is different in the second file. Both exit "
        + "with 0 and print nothing where nothing is, and exit with 1 otherwise. A FILE of '-' is "
        + "standard output or standard input.",
      "A line is a record that came (+), went (-), or has another value in a field (~).",
    ],
    arguments: [
      ArgumentDescription(
        name: "ACTION", kind: .choice(Action.allCases.map(\.rawValue)),
        summary: "What to do: 'save', 'check' or 'diff'"),
      ArgumentDescription(
        name: "FILE", isRepeating: true,
        summary: "The snapshot; two of them to 'diff'"),
    ],
    actions: Action.descriptions,
    options: [.json, .lang, .color] + .reading,
    examples: [
      CommandExample(commandLine: "kpgg snapshot save catalogue.json", summary: "Write it down"),
      CommandExample(
        commandLine: "kpgg snapshot check catalogue.json", summary: "What changed since then"),
      CommandExample(
        commandLine: "kpgg snapshot diff old.json new.json", summary: "What changed between two"),
    ])

  static var schemas: [OutputSchema] {
    [
      OutputSchema(
        words: [Action.check.rawValue, Action.diff.rawValue],
        keys: ["record", "id", "change", "field", "from", "to"]),
      OutputSchema(of: Snapshot(sections: [], groups: []), after: [Action.save.rawValue]),
    ]
  }

  /// The actions on snapshots.
  private enum Action: String, CommandAction {
    case save, check, diff

    var words: ClosedRange<Int> { self == .diff ? 2...2 : 1...1 }
    var kind: ValueKind { .file }
  }

  static func run(in session: Session) async throws -> CommandResult {
    let action = try Action(named: session.arguments.words[0])
    let files = session.arguments.words.dropFirst().map { NamedFile(name: $0) }
    guard files.count <= action.words.upperBound else {
      throw UsageError.unexpectedArgument(
        files[action.words.upperBound].name, command: description.name)
    }
    // An unset variable of a script may cause an empty name.
    guard files.allSatisfy({ !$0.name.isEmpty }) else {
      throw UsageError.emptyFileName(.either)
    }
    switch action {
    case .save:
      return .text(try files[0].save(try await session.reader.snapshot().json.canonicalText))
    case .check:
      let old = try snapshot(in: files[0], session)
      return show(SnapshotDifference(from: old, to: try await session.reader.snapshot()))
    case .diff:
      guard action.words.contains(files.count) else {
        throw UsageError.missingSecondFile
      }
      guard files.contains(where: { !$0.isStandardStream }) else {
        throw UsageError.twoStandardInputs
      }
      let old = try snapshot(in: files[0], session)
      return show(SnapshotDifference(from: old, to: try snapshot(in: files[1], session)))
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

  /// Shows the difference. The exit code says whether there is one.
  private static func show(_ difference: SnapshotDifference) -> CommandResult {
    .show(difference, exitCode: difference.changes.isEmpty ? .success : .difference)
  }
}
