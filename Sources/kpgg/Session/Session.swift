import KPGGCore

/// Everything that a command works with, built once: its arguments, the catalog, the output writer.
struct Session: Sendable {
  let arguments: ParsedArguments
  let context: Context
  /// Writes text for a person, in the chosen language, fitted to standard output.
  let textWriter: TextWriter
  /// Writes in the format that the options ask for.
  let writer: any OutputWriter
  let reader: CatalogReader
  /// Finds groups and members by name.
  let lookup: Lookup
  /// The endpoint; `nil` unless the source is one.
  let endpoint: EndpointAccess?

  /// Reads the options that all commands share.
  ///
  /// - Throws: A usage error for an option or a variable with an invalid value, even one that the
  ///   command does not need: a script should fail today, not tomorrow.
  init(_ arguments: ParsedArguments, in context: Context) throws(UsageError) {
    self.arguments = arguments
    self.context = context
    _ = try context.pinnedToday()
    let endpointOptions = try EndpointOptions(arguments, environment: context.environment)
    let format = try OutputFormat(arguments)
    textWriter = TextWriter(
      language: try Language(
        option: arguments.value("lang"), environment: context.environment),
      width: context.output.isTerminal ? context.output.width : nil,
      painter: Painter(arguments, for: context.output, environment: context.environment))
    writer = format?.writer ?? textWriter
    switch try SourceOption(arguments, environment: context.environment) {
    case .bundled: (reader, endpoint) = (CatalogReader(source: BundledSource()), nil)
    case .folder(let path):
      (reader, endpoint) = (CatalogReader(source: DirectorySource(path: path)), nil)
    case .endpoint(let endpoint):
      let access = try EndpointAccess(to: endpoint, endpointOptions, in: context)
      (reader, self.endpoint) = (CatalogReader(source: access.source), access)
    }
    lookup = Lookup(reader: reader)
  }

  /// The fields of a record that the options ask for.
  ///
  /// - Throws: A usage error for an unknown field.
  func fields<Record: Tabular>(
    of _: Record.Type = Record.self
  ) throws(UsageError) -> FieldSelection<Record> {
    try FieldSelection(arguments, for: writer.detail)
  }
}

extension Session {
  /// The index, with member counts on request: they take every document.
  func catalog(counted: Bool) async throws(CatalogError) -> Catalog {
    counted ? try await reader.countedCatalog() : try await reader.catalog()
  }

  /// All words as one name, so that it needs no quotes: `kpgg group girls day`.
  ///
  /// - Throws: A usage error for an empty word.
  func name() throws(UsageError) -> String {
    let isOptional = arguments.command?.arguments.allSatisfy(\.isOptional) ?? true
    if let error = UsageError.emptyName(among: arguments.words, areNeeded: !isOptional) {
      throw error
    }
    return arguments.words.joined(separator: " ")
  }

  /// All words as one name; `nil` without words.
  ///
  /// - Throws: A usage error for an empty word.
  func optionalName() throws(UsageError) -> String? {
    arguments.words.isEmpty ? nil : try name()
  }

  /// The file of the user's favorites.
  ///
  /// - Throws: `CommandError.noDataFolder` if the environment names no folder for it.
  func favoritesFile() throws(CommandError) -> FavoritesFile {
    guard let folder = Directories(environment: context.environment).data else {
      throw .noDataFolder
    }
    return FavoritesFile(folder: folder)
  }

  /// The date for ages and the featured group. Ask only when a command shows one: asking reads the
  /// time zone's file.
  func today() throws(UsageError) -> CalendarDate { try context.today() }

  /// The date for the ages on sheets; `nil` when the format shows no sheets.
  func dateForAges(_ fields: FieldSelection<Member>) throws(UsageError) -> CalendarDate? {
    fields.showsSheet ? try today() : nil
  }

  /// Notes for standard error: the age of the cache, and a failure to write it.
  var notices: [String] {
    let words = textWriter.words
    let age = arguments.has("quiet") ? nil : endpoint?.cacheAge.map(words.oldCache)
    let error = endpoint?.cacheError.map { words.cannotWrite($0.path, $0.reason) }
    return [age, error].compactMap(\.self)
  }
}

extension Painter {
  /// A painter for one stream, by `--color` and the environment.
  init(
    _ arguments: ParsedArguments, for screen: Context.Screen, environment: [String: String]
  ) {
    let choice = arguments.value("color").flatMap(ColorChoice.init) ?? .auto
    self.init(isColored: choice.isColored(isTerminal: screen.isTerminal, environment: environment))
  }
}
