import KPGGCore

/// `kpgg favorites [ACTION] [NAME…]` lists and changes the user's favorites.
enum FavoritesCommand: Command {
  static let description = CommandDescription(
    name: "favorites",
    summary: HelpText(
      "Keep favorite groups, members, and songs, with tags and notes",
      "그룹, 멤버, 노래 즐겨찾기와 태그, 메모 관리"),
    discussion: [
      HelpText(
        "'list' is the default. It lists your favorites, newest first, with the dates you added them.",
        "기본 동작은 'list'로, 즐겨찾기를 추가한 날짜와 함께 최신순으로 보여 줍니다."),
      HelpText(
        "'add NAME…' and 'remove NAME…' take groups, members, and songs. One name needs no quotes: 'add "
          + "cheer up', 'add twice mina'. Among several, put quotes around a name that contains spaces. If one of the names is not found, nothing changes. 'clear' removes "
          + "all favorites after you confirm it; in a script, use --yes.",
        "'add NAME…'과 'remove NAME…'에는 그룹, 멤버, 노래의 이름을 씁니다. 이름이 하나이면 빈칸이 있어도 따옴표가 필요 없습니다: "
          + "'add cheer up', 'add twice mina'. 이름이 여럿이면 빈칸이 있는 이름을 따옴표로 감싸세요. 이름 가운데 하나라도 찾지 못하면 아무것도 바꾸지 않습니다. 'clear'는 확인을 받은 뒤 모두 삭제합니다. 스크립트에서는 --yes를 쓰세요."
      ),
      HelpText(
        "'tag NAME TAG…' gives tags to a favorite, 'untag NAME TAG…' removes them, and 'note NAME "
          + "TEXT' writes a note; an empty text removes it. 'note NAME' shows the tags and the note. "
          + "'tag' and 'note' with a text add NAME to your favorites if needed. NAME can have several words: "
          + "'tag twice mina bias'. A tag is one word of at "
          + "most \(FavoriteTag.limit) characters, and a note is a line of at most \(FavoriteNote.limit). --tag selects favorites by tag here, and "
          + "wherever there is --favorites.",
        "'tag NAME TAG…'는 즐겨찾기에 태그를 붙이고 'untag NAME TAG…'는 뗍니다. 'note NAME TEXT'는 메모를 쓰며, 빈 문자열('')을 "
          + "쓰면 지웁니다. 'note NAME'은 태그와 메모를 보여 줍니다. NAME이 즐겨찾기에 없으면 'tag NAME TAG…'와 'note NAME TEXT'가 먼저 NAME을 즐겨찾기에 추가합니다. "
          + "NAME에는 여러 단어를 쓸 수 있습니다: 'tag twice mina bias'. "
          + "태그는 \(FavoriteTag.limit)자 이내의 한 단어이고, 메모는 "
          + "\(FavoriteNote.limit)자 이내의 한 줄입니다. 이 명령과 --favorites를 쓸 수 있는 명령에서는 "
          + "--tag로 특정한 태그가 붙은 즐겨찾기만 고를 수 있습니다."),
      HelpText(
        "'export [FILE]' writes your favorites to a file, or to standard output if you omit FILE. "
          + "'import FILE' adds the favorites from an exported file. If FILE is '-', 'export' "
          + "writes to standard output, and 'import' reads standard input. Without --force, "
          + "'export' does not replace a file that is not a favorites file. If a favorite is already in "
          + "your list, 'import' keeps the earlier date, all tags, and both notes.",
        "'export [FILE]'은 즐겨찾기를 파일에 저장하고, FILE이 없으면 표준 출력에 씁니다. 'import FILE'은 내보낸 파일의 "
          + "즐겨찾기를 추가합니다. FILE이 '-'이면 'export'는 표준 출력에 쓰고 'import'는 표준 입력을 읽습니다. 즐겨찾기 파일이 아닌 "
          + "파일은 --force를 써야 덮어씁니다. 가져올 즐겨찾기가 이미 있으면 더 이른 날짜를 남기고, 양쪽의 "
          + "태그와 메모를 모두 남깁니다."),
      HelpText(
        "kpgg stores the IDs of at most 10,000 favorites. If a favorite is no longer in the "
          + "catalog, the list marks it as gone; remove it by its ID. Several processes can change "
          + "favorites at the same time. A damaged file is reported and never overwritten.",
        "즐겨찾기는 10,000개까지 ID로 저장합니다. 카탈로그에서 사라진 즐겨찾기는 목록에 '카탈로그에 없음'으로 표시되며, ID로 삭제할 수 있습니다. "
          + "여러 프로세스가 동시에 바꿀 수 있습니다. 파일이 손상되었으면 알려 주고, 덮어쓰지 않습니다."),
    ],
    arguments: [
      ArgumentDescription(
        "[ACTION]", .choice(Action.allCases.map(\.rawValue)),
        "What to do: 'list', 'add', 'tag', 'untag', 'note', 'remove', 'clear', 'export', or 'import' "
          + "(default: 'list')",
        "동작: 'list', 'add', 'tag', 'untag', 'note', 'remove', 'clear', 'export', 'import' "
          + "(기본값: 'list')"),
      ArgumentDescription(
        "[NAME…]", .text,
        "IDs or names of groups, members, and songs, or '-' to read them from standard input, one per "
          + "line; for 'tag', 'untag', and 'note', the tags or the text come after one name; for "
          + "'export' and 'import', the file",
        "그룹, 멤버, 노래의 ID나 이름. '-'이면 표준 입력에서 한 줄에 하나씩 읽음. 'tag', 'untag', 'note'에서는 이름 하나 뒤에 "
          + "태그나 메모. 'export'와 'import'에서는 파일"),
    ],
    actions: Action.descriptions,
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg favorites add omg OHMYGIRL/YooA", "Add a group and a member",
        "그룹과 멤버 추가"),
      .init(
        "kpgg favorites add TWICE/songs/TT", "Add a song",
        "노래 추가"),
      .init(
        "kpgg favorites", "List all favorites",
        "즐겨찾기 목록 보기"),
      .init(
        "kpgg favorites tag yooa bias 2015", "Give two tags to a member",
        "멤버에 태그 두 개 붙이기"),
      .init(
        "kpgg favorites note yooa first concert, 2023", "Write a note",
        "메모 쓰기"),
      .init(
        "kpgg favorites --tag bias", "List the favorites with a tag",
        "특정한 태그가 붙은 즐겨찾기 보기"),
      .init(
        "kpgg favorites remove 오마이걸", "Remove a group",
        "그룹 삭제"),
      .init(
        "kpgg favorites export favorites.json", "Save your favorites to a file",
        "즐겨찾기를 파일에 저장"),
      .init(
        "kpgg favorites import favorites.json", "Add favorites from a file",
        "파일의 즐겨찾기 추가"),
    ])

  static var schemas: [OutputSchema] {
    let none = Favorites()
    let changing = [Action.add, .tag, .untag, .note, .remove, .clear, .import]
    return [
      OutputSchema(of: ListedFavorite.self, after: [Action.list.rawValue]),
      OutputSchema(of: FavoritesChange(from: none, to: none), after: changing.map(\.rawValue)),
      OutputSchema(of: none, after: [Action.export.rawValue]),
    ]
  }

  /// The actions on favorites.
  enum Action: String, CommandAction {
    case list, add, tag, untag, note, remove, clear, export, `import`

    var words: ClosedRange<Int> {
      switch self {
      case .list, .clear: 0...0
      case .export: 0...1
      case .import: 1...1
      case .add, .remove, .note: 1...Int.max
      case .tag, .untag: 2...Int.max
      }
    }

    var kind: ValueKind {
      switch self {
      case .list, .clear: .text
      case .export, .import: .file
      case .add: .record
      case .remove: .favorite
      case .tag, .untag, .note: .annotation
      }
    }

    var readsCatalog: Bool { ![.clear, .export, .import].contains(self) }

    /// The argument after the name; `nil` for actions on names or a file.
    var annotation: String? {
      switch self {
      case .tag, .untag: "TAG"
      case .note: "TEXT"
      case .list, .add, .remove, .clear, .export, .import: nil
      }
    }
  }

  private struct Options {
    let isConfirmed: Bool
    let force: Bool
    let tags: [FavoriteTag]

    init(_ options: OptionReader) throws(UsageError) {
      isConfirmed = options.limited(to: [Action.clear.rawValue])
        .flag(
          "yes", "With 'clear': do not ask for confirmation",
          "'clear'에서 확인을 묻지 않기")
      force = options.limited(to: [Action.export.rawValue])
        .force(
          "With 'export': replace a file that is not a favorites file",
          "'export'에서 즐겨찾기 파일이 아닌 파일도 덮어쓰기")
      tags = try options.limited(to: [Action.list.rawValue]).tags(
        "With 'list': only favorites with one of these tags",
        "'list'에서 이 태그 중 하나가 있는 즐겨찾기만 표시")
      options.json()
      options.limited(to: Action.allCases.filter { $0 != .export }.map(\.rawValue)).rowFormats(
        HelpText(
          "in a list, the ID comes first unless --fields is given; else, each row is a change and an "
            + "ID",
          "목록에서는 --fields가 없으면 ID가 첫 열이며, 그 밖에는 각 행이 변경 내용과 ID"))
      options.limited(to: [Action.list.rawValue]).fields()
      options.language()
      options.color()
      options.reading()
    }
  }

  static func run(in session: Session) async throws -> CommandResult {
    let arguments = session.arguments
    let action: Action = try arguments.words.first.map { try .choice($0, .action) } ?? .list
    let words = Array(arguments.words.dropFirst())
    try check(words, of: action, in: session)
    let options = try Options(session.options)
    let fields = try session.fields(of: ListedFavorite.self)
    let file = try session.favoritesFile()
    switch action {
    case .list: return try await session.list(file, tagged: options.tags, fields)
    case .add: return try await session.add(try await session.typedNames(words), to: file)
    case .tag:
      let (names, rest) = try await session.splitAnnotation(words)
      let tags = try [FavoriteTag](typed: rest, as: "TAG")
      return try await session.annotate(names, in: file) { $0.add(tags) }
        .adding(notice: await session.note(onNamesAmong: tags, of: names))
    case .untag:
      let (names, rest) = try await session.splitAnnotation(words)
      let tags = try [FavoriteTag](typed: rest, as: "TAG")
      return try await session.removeTags(tags, of: names, in: file)
    case .note where words.count == 1:
      return try await session.showNotes(of: try await session.typedNames(words), in: file)
    case .note:
      let (names, rest) = try await session.splitAnnotation(words)
      let note = try FavoriteNote?(typed: rest.joined(separator: " "))
      return try await session.annotate(names, in: file) { $0.note = note }
    case .remove: return try await session.remove(words, from: file)
    case .clear: return try session.clear(file, isConfirmed: options.isConfirmed)
    case .export:
      return try NamedFile(name: words.first ?? "-").resultOfSaving(
        try file.read().json.canonicalText, as: .favorites, force: options.force)
    case .import: return try session.add(Favorites(words[0], in: session), to: file)
    }
  }

  private static func check(
    _ words: [String], of action: Action, in session: Session
  ) throws(UsageError) {
    let missing = action.annotation.map { words.isEmpty ? "NAME" : $0 }
    try action.checkCount(
      of: words, in: description,
      incomplete: missing.map {
        .missingArgument($0, command: "\(description.name) \(action.rawValue)")
      })
    try action.checkOptions(session.arguments, of: description)
    switch action {
    case .list, .clear: break
    case .add, .remove:
      if let error = UsageError.emptyName(among: words, areNeeded: true) { throw error }
    case .tag, .untag, .note:
      if let error = UsageError.emptyName(among: [words[0]], areNeeded: true) { throw error }
    case .import where words.contains(""): throw .emptyFileName(.input)
    case .export where words.contains(""): throw .emptyFileName(.output)
    case .import, .export: break
    }
  }
}
