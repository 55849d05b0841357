import KPGGCore
import KPGGSystem

/// What a command has to work with: its arguments, a catalogue to ask, a renderer to hand values
/// to.
struct Session: Sendable {
  let arguments: ParsedArguments
  let renderer: Renderer
  let reader: CatalogReader
  /// The endpoint that is read, where the source is one.
  let endpoint: EndpointAccess?
  let context: Context

  /// Reads the options that all commands share.
  init(_ arguments: ParsedArguments, in context: Context) throws(UsageError) {
    self.arguments = arguments
    self.context = context
    // A mistake in a variable is told by every command, not only by those that need its value.
    _ = try context.pinnedToday()
    let options = try EndpointOptions(arguments, environment: context.environment)
    let isTerminal = context.output.isTerminal
    let choice = arguments.value("color").flatMap(ColorChoice.init) ?? .auto
    renderer = Renderer(
      format: try OutputFormat(arguments),
      language: try Language(
        option: arguments.value("lang"), environment: context.environment),
      width: isTerminal ? context.output.width : nil,
      painter: Painter(
        isColored: choice.isColored(isTerminal: isTerminal, environment: context.environment)))
    switch try CatalogPlace(arguments, environment: context.environment) {
    case .bundled: (reader, endpoint) = (CatalogReader(source: BundledSource()), nil)
    case .folder(let path):
      (reader, endpoint) = (CatalogReader(source: DirectorySource(path: path)), nil)
    case .endpoint(let endpoint):
      let access = try EndpointAccess(to: endpoint, options, in: context)
      (reader, self.endpoint) = (CatalogReader(source: access.source), access)
    }
  }

  /// The columns that the options ask for.
  func columns<Record: Tabular>(of _: Record.Type) throws(UsageError) -> Columns<Record> {
    try Columns(arguments, format: renderer.format)
  }
}

extension Session {
  /// The index, with its member counts where they are asked for, as they take every document.
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

  /// As `name`; `nil` where there is no word at all.
  func optionalName() throws(UsageError) -> String? {
    arguments.words.isEmpty ? nil : try name()
  }

  /// The date for ages and for the featured group; asked for only where one is shown.
  func today() throws(UsageError) -> CalendarDate { try context.today() }

  /// All of standard input, if it is no longer than this many bytes.
  func input(_ limit: Int) throws(BoundedFile.ReadError) -> Data { try context.input(limit) }

  /// What a person may want to know beside the answer or the error, a line each.
  var notices: [String] {
    let ageNotice = arguments.has("quiet") ? nil : endpoint?.ageNotice
    return [ageNotice, endpoint?.failureNotice].compactMap(\.self)
  }

  var lookup: Lookup { Lookup(reader: reader) }
}
