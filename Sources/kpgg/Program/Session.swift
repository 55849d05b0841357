import KPGGCore
import KPGGQuiz
import KPGGSystem

/// The inputs of a command, created once: the arguments, the catalog, and the output format.
struct Session: Sendable {
  let arguments: ParsedArguments
  let context: Context
  private let shared: SessionOptions
  /// Writes human-readable text in the chosen language, fitted to standard output.
  let textWriter: TextWriter
  /// Reads the catalog. It keeps the documents it has read, since a lookup may try a name in
  /// several ways.
  let reader: DocumentReader
  /// The endpoint; `nil` unless the source is one.
  let endpoint: EndpointAccess?
  private let pinnedToday: CalendarDate?
  /// The location of the catalog.
  let source: SourceOption
  /// The environment variable that names the source; `nil` if the command line names it, or it is
  /// the default.
  let sourceVariable: String?

  /// Reads the options that all commands share.
  ///
  /// - Throws: A usage error if an option or a variable is invalid. The command need not use it, so
  ///   a mistake in a script appears at the first run.
  init(_ arguments: ParsedArguments, in context: Context) throws(UsageError) {
    try self.init(arguments, try SessionOptions(OptionReader(arguments)), in: context)
  }

  /// Creates a session with options that may differ from the command line.
  init(
    _ arguments: ParsedArguments, _ shared: SessionOptions, in context: Context
  ) throws(UsageError) {
    self.arguments = arguments
    self.context = context
    self.shared = shared
    pinnedToday = try context.pinnedToday()
    // The token is checked for every source. Otherwise, a script that works with a folder could
    // fail with a URL.
    let token = try context.token()
    textWriter = TextWriter(
      language: try Language(option: shared.language, environment: context.environment),
      width: context.output.fittingWidth,
      painter: Painter(shared.color, for: context.output, environment: context.environment),
      height: context.output.isTerminal ? context.output.height : nil)
    (source, sourceVariable) = try SourceOption.named(
      by: arguments, option: shared.source, environment: context.environment)
    switch source {
    case .bundled:
      (reader, endpoint) = (Self.reader(of: context.bundled.source), nil)
    case .folder(let path):
      (reader, endpoint) = (Self.reader(of: DirectorySource(path: path)), nil)
    case .endpoint(let endpoint):
      let access = try EndpointAccess(
        to: endpoint, shared, token: token, in: context,
        today: context.today(pinned: pinnedToday))
      (reader, self.endpoint) = (Self.reader(of: access.source), access)
    }
  }

  private static func reader(of source: any CatalogSource) -> DocumentReader {
    DocumentReader(source: source, keepsDocuments: true)
  }

  /// Finds groups and members by name.
  var lookup: Lookup { Lookup(reader: reader) }

  /// The fields of a record that the options select.
  ///
  /// - Throws: A usage error if a field is unknown.
  func fields<Record: Tabular>(
    of _: Record.Type = Record.self
  ) throws(UsageError) -> FieldSelection<Record> {
    try FieldSelection(shared.fields, for: shared.format, of: arguments.command)
  }
}

extension Session {
  /// Reads the options that the command lists.
  var options: OptionReader { OptionReader(arguments, listed: arguments.command?.optionList) }

  /// The format for scripts that the options select; `nil` for text.
  var format: OutputFormat? { shared.format }

  /// The option that selects a format for scripts, as typed: `--json`. `nil` for text.
  var formatOption: String? { shared.format?.spelling }

  /// The language that `--lang` names.
  var chosenLanguage: Language? { shared.language }

  /// Whether `--offline` forbids requests.
  var isOffline: Bool { shared.freshness == .offline }

  /// Whether `--quiet` hides progress.
  var isQuiet: Bool { shared.isQuiet }

  /// The day to which the catalog's facts are current; `nil` for any catalog except the bundled
  /// one.
  var catalogDate: CalendarDate? {
    if case .bundled = source { context.bundled.date } else { nil }
  }

  /// Whether the format shows ages. JSON does not: they depend on the date.
  var showsAges: Bool { shared.format != .json }

  /// The number of line-up entries of each group; `nil` if the fields do not show it. Counting reads
  /// every group's document.
  func memberCounts<Record>(
    of catalog: Catalog, for fields: FieldSelection<Record>, in field: Field<Record>
  ) async throws(CatalogError) -> [GroupID: Int]? {
    guard fields.contains(field) else { return nil }
    return try await reader.memberCounts(of: catalog.groups)
  }

  /// The date for ages and the featured group.
  ///
  /// Call this only if the command needs a date: it reads the time zone's file.
  func today() throws(UsageError) -> CalendarDate { try context.today(pinned: pinnedToday) }

  /// Whether the environment sets the date.
  var isDatePinned: Bool { pinnedToday != nil }

  /// The date for the quiz, which is the same in all time zones.
  func koreaToday() -> CalendarDate { context.koreaToday(pinned: pinnedToday) }

  /// Notes for standard error: the age of the cache, and an error from writing it.
  var notices: [String] {
    let words = textWriter.words
    let age = isQuiet ? nil : endpoint?.cacheAge.map(words.oldCache)
    let error = endpoint?.cacheError.map { $0.text(in: words).message }
    return [age, error].compactMap(\.self)
  }
}

extension Painter {
  /// Creates a painter for a stream from `--color` and the environment.
  init(_ choice: ColorChoice, for screen: Context.Screen, environment: [String: String]) {
    self.init(isColored: choice.isColored(isTerminal: screen.isTerminal, environment: environment))
  }
}
