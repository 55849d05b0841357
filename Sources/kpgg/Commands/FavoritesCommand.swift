import KPGGCore

/// `kpgg favorites [ACTION] [NAME…]` lists and changes the user's favorites.
enum FavoritesCommand: Command {
  static let description = CommandDescription(
    name: "favorites",
    summary: HelpText(
      "List, add, or remove favorite groups, members, and songs",
      "그룹, 멤버, 노래 즐겨찾기 목록, 추가, 삭제"),
    discussion: [
      HelpText(
        "'list' is the default. It lists your favorites, newest first, with the dates you added them.",
        "기본 동작은 'list'로, 즐겨찾기를 추가한 날짜와 함께 최근 순서로 보여 줍니다."),
      HelpText(
        "'add NAME…' and 'remove NAME…' take groups, members, and songs. Put quotes around a name that "
          + "contains spaces. If one of the names is not found, nothing changes. 'clear' removes "
          + "all favorites after you confirm it; in a script, use --yes.",
        "'add NAME…'과 'remove NAME…'에는 그룹, 멤버, 노래의 이름을 씁니다. 빈칸이 있는 이름은 따옴표로 감싸세요. 이름 가운데 "
          + "하나라도 찾지 못하면 아무것도 바꾸지 않습니다. 'clear'는 확인을 받은 뒤 모두 삭제하며, 스크립트에서는 --yes를 쓰세요."),
      HelpText(
        "'export [FILE]' writes your favorites to a file, or to standard output if you omit FILE. "
          + "'import FILE' adds the favorites from an exported file. If FILE is '-', 'export' "
          + "writes to standard output, and 'import' reads standard input. Without --force, "
          + "'export' does not replace a file that is not a favorites file. If a favorite is already in "
          + "your list, 'import' keeps the earlier date.",
        "'export [FILE]'은 즐겨찾기를 파일에 저장하고, FILE이 없으면 표준 출력에 씁니다. 'import FILE'은 내보낸 파일의 "
          + "즐겨찾기를 추가합니다. FILE이 '-'이면 'export'는 표준 출력에 쓰고 'import'는 표준 입력을 읽습니다. 즐겨찾기 파일이 아닌 "
          + "파일은 --force를 써야 바꿉니다. 이미 있는 즐겨찾기는 더 이른 날짜를 유지합니다."),
      HelpText(
        "kpgg stores the IDs of at most 10,000 favorites. If a favorite is no longer in the "
          + "catalog, the list marks it as gone; remove it by its ID. Several processes can change "
          + "favorites at the same time. A damaged file is reported and never overwritten.",
        "즐겨찾기는 10,000개까지 ID로 저장합니다. 카탈로그에서 사라진 즐겨찾기는 목록에 표시되며, ID로 삭제할 수 있습니다. 여러 프로세스가 "
          + "동시에 바꿀 수 있습니다. 손상된 파일은 알려 주고 덮어쓰지 않습니다."),
    ],
    arguments: [
      ArgumentDescription(
        "[ACTION]", .choice(Action.allCases.map(\.rawValue)),
        "What to do: 'list', 'add', 'remove', 'clear', 'export', or 'import' "
          + "(default: 'list')",
        "동작: 'list', 'add', 'remove', 'clear', 'export', 'import' (기본값: 'list')"),
      ArgumentDescription(
        "[NAME…]", .text,
        "IDs or names of groups, members, and songs, or '-' to read them from standard input, one per "
          + "line; for 'export' and 'import', the file",
        "그룹, 멤버, 노래의 ID나 이름. '-'이면 표준 입력에서 한 줄에 하나씩 읽음. 'export'와 'import'에서는 파일"),
    ],
    actions: Action.descriptions,
    options: OptionList { Options($0) },
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
    let changing = [Action.add, .remove, .clear, .import]
    return [
      OutputSchema(of: ListedFavorite.self, after: [Action.list.rawValue]),
      OutputSchema(of: FavoritesChange(from: none, to: none), after: changing.map(\.rawValue)),
      OutputSchema(of: none, after: [Action.export.rawValue]),
    ]
  }

  /// The actions on favorites.
  private enum Action: String, CommandAction {
    case list, add, remove, clear, export, `import`

    var words: ClosedRange<Int> {
      switch self {
      case .list, .clear: 0...0
      case .export: 0...1
      case .import: 1...1
      case .add, .remove: 1...Int.max
      }
    }

    var kind: ValueKind {
      switch self {
      case .list, .clear: .text
      case .export, .import: .file
      case .add: .record
      case .remove: .favorite
      }
    }
  }

  private struct Options {
    let isConfirmed: Bool
    let force: Bool

    init(_ options: OptionReader) {
      isConfirmed = options.limited(to: [Action.clear.rawValue])
        .flag(
          "yes", "With 'clear': do not ask for confirmation",
          "'clear'에서 확인하지 않기")
      force = options.limited(to: [Action.export.rawValue])
        .force(
          "With 'export': replace a file that is not a favorites file",
          "'export'에서 즐겨찾기 파일이 아닌 파일도 바꾸기")
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
    let options = Options(session.options)
    let fields = try session.fields(of: ListedFavorite.self)
    let file = try session.favoritesFile()
    switch action {
    case .list: return try await session.list(file, fields)
    case .add: return try await session.add(try session.typedNames(words), to: file)
    case .remove: return try await session.remove(try session.typedNames(words), from: file)
    case .clear:
      let stored = try file.read()
      guard try options.isConfirmed || session.confirmsRemoval(of: stored.entries.count) else {
        let change = FavoritesChange(from: stored, to: stored)
        return .show(Summary(json: change.json) { [$0.nothingRemoved] })
      }
      let (old, new) = try file.update { $0.removeAll() }
      let change = FavoritesChange(from: old, to: new)
      return .show(Summary(json: change.json) { [$0.removedFavorites(change.removed.count)] })
    case .export:
      return .text(
        try NamedFile(name: words.first ?? "-").save(
          try file.read().json.canonicalText, as: .favorites, force: options.force))
    case .import: return try session.add(Favorites(words[0], in: session), to: file)
    }
  }

  private static func check(
    _ words: [String], of action: Action, in session: Session
  ) throws(UsageError) {
    try action.checkCount(of: words, in: description)
    try action.checkOptions(session.arguments, of: description)
    switch action {
    case .list, .clear: break
    case .add, .remove:
      if let error = UsageError.emptyName(among: words, areNeeded: true) { throw error }
    case .import where words.contains(""): throw .emptyFileName(.input)
    case .export where words.contains(""): throw .emptyFileName(.output)
    case .import, .export: break
    }
  }
}

extension Favorites {
  /// Reads the file with this name, or standard input for `-`.
  fileprivate init(_ name: String, in session: Session) throws(CommandError) {
    let file = NamedFile(name: name)
    let data = try file.data(limit: Self.byteLimit, input: session.context.input)
    do {
      try self.init(decoding: data)
    } catch {
      throw .invalidFavorites(file.inputName, error)
    }
  }
}

/// The actions of `kpgg favorites` on the user's favorites file.
extension Session {
  /// The names that the arguments give, or standard input for `-`.
  fileprivate func typedNames(_ words: [String]) throws -> [TypedName] {
    try namesOnInput(for: words) ?? words.map { TypedName(text: $0) }
  }

  /// Asks before all favorites are removed, unless there are none.
  ///
  /// - Throws: `UsageError.unconfirmedRemoval` without a terminal.
  fileprivate func confirmsRemoval(of count: Int) throws(UsageError) -> Bool {
    guard count > 0 else { return true }
    guard let ask = context.ask else { throw .unconfirmedRemoval }
    return textWriter.words.isYes(ask(textWriter.words.removalQuestion(count)))
  }

  /// Lists the favorites with their current records in the catalog.
  fileprivate func list(
    _ file: FavoritesFile, _ fields: FieldSelection<ListedFavorite>
  ) async throws -> CommandResult {
    let isCounting =
      fields.showsWholeRecords && fields.contains(.group)
      || fields.contains(.group.inner([Field<ListedGroup>.memberCount.key]))
    let favorites = try await reader.lookUp(try file.read(), countingMembers: isCounting)
    return .show(
      RecordList(
        records: favorites, fields: fields,
        count: {
          $0.favorites(favorites.count, missing: favorites.count { $0.isMissing })
        }))
  }

  /// Adds the groups, members, and songs with these names, with today's date.
  fileprivate func add(_ names: [TypedName], to file: FavoritesFile) async throws -> CommandResult {
    let today = try context.today()
    let favorites = try await favorites(named: names)
    let (old, new) = try file.update { stored in
      for favorite in favorites { stored.add(favorite, on: today) }
    }
    return show(FavoritesChange(from: old, to: new, about: favorites))
  }

  /// Adds the favorites of another file, with the dates in that file.
  fileprivate func add(_ imported: Favorites, to file: FavoritesFile) throws
    -> CommandResult
  {
    let (old, new) = try file.update { $0.merge(imported) }
    let change = FavoritesChange(
      from: old, to: new, about: imported.entries.map(\.favorite))
    return .show(
      Summary(json: change.json) {
        [
          $0.importedFavorites(
            added: change.added.count, backdated: change.backdated.count,
            changed: change.changed.count, unchanged: change.unchanged.count)
        ]
      })
  }

  /// Removes the favorites with these names. An id also removes one that the catalog no longer has.
  fileprivate func remove(
    _ names: [TypedName], from file: FavoritesFile
  ) async throws -> CommandResult {
    let favorites = try await favorites(named: names, among: try file.read())
    let (old, new) = try file.update { stored in
      for favorite in favorites where !stored.contains(favorite) {
        throw CommandError.notFavorite(favorite.id.description)
      }
      for favorite in favorites { stored.remove(favorite) }
    }
    return show(FavoritesChange(from: old, to: new, about: favorites))
  }

  /// Shows a line for each favorite that the arguments name.
  private func show(_ change: FavoritesChange) -> CommandResult {
    .show(
      Summary(json: change.json) { words in
        [
          (words.labels.added, change.added), (words.labels.removed, change.removed),
          (words.labels.alreadyAdded, change.unchanged),
        ].flatMap { label, favorites in favorites.map { "\(label): \($0.id)" } }
      })
  }

  /// Resolves each name to a known favorite, else to a record of the catalog. Each favorite comes
  /// once.
  private func favorites(
    named names: [TypedName], among known: Favorites = Favorites()
  ) async throws -> [Favorite] {
    var seen: Set<String> = []
    let distinct = names.filter { seen.insert($0.text).inserted }
    guard distinct.count <= Favorites.limit else {
      throw UserFileError.tooManyFavorites(distinct.count)
    }
    let known = await knownFavorites(known, for: distinct.map(\.text))
    var favorites: [Favorite] = []
    for name in distinct {
      if let favorite = known.favorite(named: name.text) {
        favorites.append(favorite)
        continue
      }
      do {
        favorites.append(try await name.resolve { try await lookup.favorite(named: $0) })
      } catch let error as CommandError where error.exitCode == .notFound && names.count > 1 {
        let whole = names.map(\.text).joined(separator: " ")
        guard (try? await lookup.favorite(named: whole)) != nil else { throw error }
        throw error.replacing(hint: .quote(whole))
      }
    }
    var added: Set<Favorite> = []
    return favorites.filter { added.insert($0).inserted }
  }
}
