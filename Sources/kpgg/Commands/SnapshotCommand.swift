import KPGGCore
import KPGGPublishing

/// `kpgg snapshot ACTION FILE…` saves the whole catalog to a file, or compares such files.
enum SnapshotCommand: Command {
  static let description = CommandDescription(
    name: "snapshot",
    summary: HelpText(
      "Save a snapshot of the catalog, or show what changed since",
      "카탈로그의 스냅샷 저장, 또는 바뀐 내용 보기"),
    discussion: [
      HelpText(
        "'save FILE' writes a snapshot of the catalog to a file, and prints the number of groups and "
          + "members. 'check FILE' shows how the current catalog differs from a snapshot. 'diff OLD "
          + "NEW' shows how the snapshot NEW differs from OLD. If a file is '-', 'save' writes to "
          + "standard output, and 'check' and 'diff' read standard input. Without --force, 'save' "
          + "does not replace a file that is not a snapshot.",
        "'save FILE'은 카탈로그의 스냅샷을 파일에 저장하고 그룹과 멤버의 수를 출력합니다. 'check FILE'은 스냅샷과 지금 카탈로그의 "
          + "차이를, 'diff OLD NEW'는 스냅샷 OLD와 NEW의 차이를 보여 줍니다. 파일이 '-'이면 'save'는 표준 출력에 쓰고, "
          + "'check'와 'diff'는 표준 입력을 읽습니다. 스냅샷이 아닌 파일은 --force를 써야 덮어씁니다."),
      HelpText(
        "Each line is one difference: a record was added (+), a record was removed (-), or a field "
          + "was changed (~). If there are no differences, 'check' and 'diff' print nothing "
          + "and exit with 0; otherwise they exit with 1.",
        "각 줄은 차이 하나입니다: 추가(+), 삭제(-), 항목의 변경(~). 차이가 없으면 'check'와 'diff'는 아무것도 출력하지 않고 종료 "
          + "코드 0으로 끝나며, 있으면 1로 끝납니다."),
    ],
    arguments: [
      ArgumentDescription(
        "ACTION", .choice(Action.allCases.map(\.rawValue)),
        "What to do: 'save', 'check', or 'diff'",
        "동작: 'save', 'check', 'diff'"
      ),
      ArgumentDescription(
        "FILE…", .text, "Snapshot file; two files for 'diff'",
        "스냅샷 파일. 'diff'에는 파일 두 개"),
    ],
    actions: Action.descriptions,
    options: OptionList { Options($0) },
    examples: [
      .init(
        "kpgg snapshot save catalog.json", "Save a snapshot",
        "스냅샷 저장"),
      .init(
        "kpgg snapshot check catalog.json", "Show changes since the snapshot",
        "스냅샷을 저장한 뒤 바뀐 내용 보기"),
      .init(
        "kpgg snapshot diff old.json new.json", "Show differences between two snapshots",
        "두 스냅샷의 차이 보기"),
    ])

  static var schemas: [OutputSchema] {
    [
      OutputSchema(
        of: SnapshotDifference.Change.self, after: [Action.check.rawValue, Action.diff.rawValue]),
      OutputSchema(words: [Action.save.rawValue], keys: ["groupCount", "memberCount"]),
      OutputSchema(words: ["\(Action.save.rawValue) -"], keys: Snapshot.keys),
    ]
  }

  /// The actions on snapshots.
  private enum Action: String, CommandAction {
    case save, check, diff

    var words: ClosedRange<Int> { self == .diff ? 2...2 : 1...1 }
    var kind: ValueKind { .file }
    var readsCatalog: Bool { self != .diff }
  }

  private struct Options {
    let force: Bool

    init(_ options: OptionReader) {
      force = options.limited(to: [Action.save.rawValue])
        .force(
          "With 'save': replace a file that is not a snapshot",
          "'save'에서 스냅샷이 아닌 파일도 덮어쓰기")
      options.listing(
        rows: HelpText("each row is one difference", "각 행은 차이 하나"),
        fieldsOf: [Action.check.rawValue, Action.diff.rawValue])
    }
  }

  static func run(in session: Session) async throws -> CommandResult {
    let action = try Action.choice(session.arguments.words[0], .action)
    let words = Array(session.arguments.words.dropFirst())
    // An unset variable of a script may cause an empty name.
    let emptyName = words.contains("") ? UsageError.emptyFileName(.either) : nil
    try action.checkCount(
      of: words, in: description,
      incomplete: emptyName ?? (action == .diff ? .missingSecondFile : nil))
    if let emptyName { throw emptyName }
    try action.checkOptions(session.arguments, of: description)
    let fields = try session.fields(of: SnapshotDifference.Change.self)
    let files = words.map { NamedFile(name: $0) }
    switch action {
    case .save:
      let snapshot = try await session.reader.snapshot()
      let text = try files[0].save(
        try document(of: snapshot), as: .snapshot, force: Options(session.options).force)
      // A summary after the document would spoil it: `snapshot save /dev/stdout`.
      guard files[0].isRegularFile else { return .text(text) }
      let (groups, members) = (snapshot.groups.count, snapshot.groups.members.count)
      return .show(
        Summary(json: .object(["groupCount": .integer(groups), "memberCount": .integer(members)])) {
          [$0.savedSnapshot(groups: groups, members: members, words[0])]
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

  private static func document(of snapshot: Snapshot) throws(CommandError) -> String {
    do {
      return try snapshot.text()
    } catch {
      throw .unsavableSnapshot(error.kind)
    }
  }

  /// Reads a snapshot from a file.
  static func snapshot(in file: NamedFile, _ session: Session) throws(CommandError)
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
