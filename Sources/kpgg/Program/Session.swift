import KPGGCore
import KPGGSystem

/// The inputs of a command, created once: the arguments, the catalog, and the output format.
struct Session: Sendable {
  let arguments: ParsedArguments
  let context: Context
  /// The options that most commands share.
  let shared: SessionOptions
  /// Writes human-readable text in the chosen language, fitted to standard output.
  let textWriter: TextWriter
  /// Reads the catalog. It keeps the documents it has read, since a lookup may try a name in
  /// several ways.
  let reader: DocumentReader
  /// The endpoint with its cache; `nil` unless the source is one. The cache is missing if the
  /// environment names no folder for it.
  let endpoint: EndpointSource?
  let source: SourceOption
  /// Where the source comes from; `nil` if the command line names it.
  let sourceOrigin: SettingOrigin?
  let settings: SettingValues

  /// Reads the options that all commands share.
  ///
  /// - Throws: A usage error if an option or a variable is invalid. Options that the command does
  ///   not use are checked too, so that a mistake in a script appears at its first run. The error of
  ///   a damaged settings file if the command reads the catalog that the file may name.
  init(_ arguments: ParsedArguments, in context: Context) throws {
    try self.init(arguments, try SessionOptions(OptionReader(arguments)), in: context)
  }

  /// Creates a session with options that may differ from the command line.
  init(
    _ arguments: ParsedArguments, _ shared: SessionOptions, in context: Context
  ) throws {
    self.arguments = arguments
    self.context = context
    self.shared = shared
    _ = try context.pinnedToday()
    // The token is checked for every source. Otherwise, a script that works with a folder could
    // fail with a URL.
    let token = try context.token()
    settings = SettingValues(
      options: shared.settings, environment: context.environment,
      stored: StoredSettings(environment: context.environment))
    textWriter = TextWriter(
      language: try settings.language(), width: context.output.fittingWidth,
      painter: Painter(settings.color, for: context.output, environment: context.environment),
      height: context.output.isTerminal ? context.output.height : nil)
    if let error = settings.error(about: .source), Self.readsCatalog(arguments) { throw error }
    (source, sourceOrigin) = try SourceOption.named(
      by: arguments, option: shared.source, setting: settings[.source])
    switch source {
    case .bundled:
      (reader, endpoint) = (context.bundled.reader, nil)
    case .folder(let path):
      (reader, endpoint) = (Self.reader(of: DirectorySource(path: path)), nil)
    case .endpoint(let address):
      let endpoint = try Self.endpoint(address, shared, token: token, in: context)
      (reader, self.endpoint) = (Self.reader(of: endpoint), endpoint)
    }
  }

  /// Whether the command reads the catalog that the setting names.
  private static func readsCatalog(_ arguments: ParsedArguments) -> Bool {
    let command = arguments.command ?? Home.description
    let hasOwnSource = command.arguments.contains { $0.kind == .source }
    // Without an action, a command lists.
    let action = command.actions.first { $0.name == arguments.words.first ?? "list" }
    return command.option(named: Setting.source.rawValue) != nil
      && !(hasOwnSource && !arguments.words.isEmpty) && action?.readsCatalog ?? true
  }

  /// An endpoint with the settings of the options and variables, without a connection.
  private static func endpoint(
    _ address: Endpoint, _ options: SessionOptions, token: BearerToken, in context: Context
  ) throws(UsageError) -> EndpointSource {
    let today = try context.today()
    let client = EndpointClient(
      address, transport: options.freshness == .offline ? NoTransport() : context.transport,
      timeout: options.timeout, token: token)
    let cache = UserFolders(environment: context.environment).cache
      .map { EndpointCache(inCache: $0, of: address) }
    return EndpointSource(
      client: client, cache: cache, freshness: options.freshness, today: { today })
  }

  private static func reader(of source: any LocatedSource) -> DocumentReader {
    DocumentReader(source: source, keepsDocuments: true)
  }

  var lookup: Lookup { Lookup(reader: reader) }

  /// The columns that a listing needs so that its rows explain themselves: the field of `--sort`, and
  /// those of the filters.
  func columns<Record: Tabular>(for order: ListingOrder<Record>) -> [Field<Record>] {
    let filtered = Record.fields.filter { field in
      field.filter.map { arguments.has(optionNamed: $0.rawValue) } ?? false
    }
    return filtered + [order.field].compactMap(\.self)
  }

  /// The fields of a record that the options select.
  func fields<Record: Tabular>(
    of _: Record.Type = Record.self
  ) throws(UsageError) -> FieldSelection<Record> {
    try FieldSelection(shared.fields, for: shared.format, of: arguments.command)
  }
}

extension Session {
  /// Reads the options that the command lists.
  var options: OptionReader { OptionReader(arguments, listed: arguments.command?.options) }

  /// The option that selects a format for scripts, as typed: `--json`. `nil` for text.
  var formatOption: String? { shared.format?.spelling }

  /// The context in which a table shows and sorts records; `nil` for script formats, whose order is the same
  /// in every language.
  func tableContext(naming groups: [GirlGroup] = []) -> CellContext? {
    shared.format == nil ? textWriter.context(naming: groups) : nil
  }

  /// Whether `--offline` forbids requests.
  var isOffline: Bool { shared.freshness == .offline }

  /// The day to which the catalog's facts are current; `nil` for any catalog except the bundled
  /// one.
  var catalogDate: CalendarDate? {
    if case .bundled = source { context.bundled.date } else { nil }
  }

  /// Notes for standard error: the age of the cache, an error from writing it, and what is wrong with
  /// the settings.
  var notices: [String] {
    let words = textWriter.words
    let age = shared.isQuiet ? nil : cacheAge.map(words.oldCache)
    let error = endpoint?.cacheError.map { $0.text(in: words).message }
    return settings.stored.notices(in: words) + [age, error].compactMap(\.self)
  }

  /// The age in days of the oldest cached document that was read; `nil` up to a week.
  private var cacheAge: Int? {
    guard let start = endpoint?.oldestDocumentDate?.dayNumber,
      let end = (try? context.today())?.dayNumber, end - start > 7
    else { return nil }
    return end - start
  }
}

extension Session {
  /// Writes a note to standard error at once.
  func show(_ notice: String) { context.showProgress(text(ofNotices: [notice])) }

  /// The lines of notes for standard error.
  func text(ofNotices notices: [String]) -> String {
    let painter = Painter(settings.color, for: context.errors, environment: context.environment)
    return notices.map {
      LabeledMessage(label: textWriter.words.noteLabel, style: .plain, text: $0)
        .text(painter: painter, width: context.errors.fittingWidth)
    }.joined()
  }
}

extension Painter {
  /// Creates a painter for a stream from `--color` and the environment.
  init(_ choice: ColorChoice, for screen: Context.Screen, environment: [String: String]) {
    self.init(isColored: choice.isColored(isTerminal: screen.isTerminal, environment: environment))
  }
}
