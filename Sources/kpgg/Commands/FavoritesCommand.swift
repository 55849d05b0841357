import KPGGCore

/// `kpgg favorites [ACTION] [NAME…]`: the groups and members that the user marked.
enum FavoritesCommand: Command {
  static let description = CommandDescription(
    name: "favorites",
    summary: "List, add or remove favourite groups and members",
    discussion: [
      "'list', which may be left out, shows them with the day on which each was added, the newest "
        + "first. 'add NAME…' and 'remove NAME…' take groups and members, a name of several words "
        + "in quotes; nothing is changed where one of them is not found. 'clear' removes all.",
      "'export FILE' writes them into a file, and 'import FILE' adds those of such a file. A FILE "
        + "of '-' is standard output, the default of 'export', or standard input.",
    ],
    arguments: [
      ArgumentDescription(
        name: "ACTION", isOptional: true, kind: .choice(Action.allCases.map(\.rawValue)),
        summary: "What to do: 'list', 'add', 'remove', 'clear', 'export' or 'import'"),
      ArgumentDescription(
        name: "NAME", isOptional: true, isRepeating: true,
        summary: "Groups and members, by id or any of their names; or the file"),
    ],
    actions: Action.descriptions,
    options: .listing,
    examples: [
      CommandExample(
        commandLine: "kpgg favorites add omg OHMYGIRL/YooA", summary: "A group and a member"),
      CommandExample(commandLine: "kpgg favorites", summary: "All of them"),
      CommandExample(commandLine: "kpgg favorites remove 오마이걸", summary: "Remove one"),
      CommandExample(
        commandLine: "kpgg favorites export favorites.json", summary: "Save them in a file"),
      CommandExample(
        commandLine: "kpgg favorites import favorites.json", summary: "Add those of a file"),
    ])

  static var schemas: [OutputSchema] {
    let none = Favorites()
    let changing = [Action.add, .remove, .clear, .import]
    return [
      OutputSchema(of: ListedFavorite.self, after: [Action.list.rawValue]),
      OutputSchema(of: FavoritesChange(from: none, to: none), after: changing.map(\.rawValue)),
      OutputSchema(of: FavoritesDocument(none), after: [Action.export.rawValue]),
    ]
  }

  /// What can be done with favourites.
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
      case .add: .groupOrMember
      case .remove: .favorite
      }
    }

    var unsupportedOptions: [String] { self == .list ? [] : ["plain", "fields"] }
  }

  static func run(in session: Session) async throws -> Answer {
    let action = try session.arguments.words.first.map { try Action(named: $0) } ?? .list
    let words = Array(session.arguments.words.dropFirst())
    try check(words, of: action, in: session)
    // A mistake in --fields is told before anything is read.
    _ = try session.columns(of: ListedFavorite.self)
    let file = try session.favoritesFile()
    switch action {
    case .list: return try await session.list(file)
    case .add: return try await session.add(words, to: file)
    case .remove: return try await session.remove(words, from: file)
    case .clear:
      let (old, new) = try file.update { $0 = Favorites() }
      let change = FavoritesChange(from: old, to: new)
      return Answer(session.renderer.summary(change, change.countOfRemoved))
    case .export:
      let document = FavoritesDocument(try file.read())
      return Answer(try OutputFile(name: words.first ?? "-").save(document.json.canonicalText))
    case .import: return try session.add(FavoritesDocument(words[0], in: session), to: file)
    }
  }

  private static func check(
    _ words: [String], of action: Action, in session: Session
  ) throws(UsageError) {
    let command = "\(description.name) \(action)"
    guard words.count >= action.words.lowerBound else {
      throw .invalid(
        message: "kpgg \(command) needs a \(action == .import ? "file" : "name")",
        hint: "run 'kpgg help \(description.name)'")
    }
    guard words.count <= action.words.upperBound else {
      throw .unexpectedArgument(words[action.words.upperBound], command: description.name)
    }
    for option in action.unsupportedOptions where session.arguments.has(option) {
      throw .misplacedOption(
        "--\(option)", command: command, owners: ["kpgg \(description.name) list"])
    }
    switch action {
    case .list, .clear: break
    case .add, .remove:
      if let error = UsageError.emptyName(among: words, areNeeded: true) { throw error }
    case .import where words.contains(""): throw .emptyFileName(standard: "standard input")
    case .export where words.contains(""): throw .emptyFileName(standard: "standard output")
    case .import, .export: break
    }
  }
}

extension FavoritesDocument {
  /// Reads the file of this name, or standard input for `-`.
  fileprivate init(_ name: String, in session: Session) throws(Failure) {
    let file = InputFile(name: name)
    let data = try file.data(limit: Self.byteLimit, in: session)
    do {
      try self.init(decoding: data)
    } catch {
      throw Failure("\(file.place): \(error)", .badData)
    }
  }
}
