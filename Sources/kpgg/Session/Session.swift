import KPGGCore
import KPGGQuiz
import KPGGSystem

/// The inputs of a command, created once: the arguments, the catalog, and the output writer.
struct Session: Sendable {
  let arguments: ParsedArguments
  let context: Context
  private let shared: SessionOptions
  /// Writes human-readable text in the chosen language, fitted to standard output.
  let textWriter: TextWriter
  /// Writes in the format that the options select.
  let writer: any OutputWriter
  let reader: DocumentReader
  /// Finds groups and members by name.
  let lookup: Lookup
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
  /// - Throws: A usage error if an option or a variable is invalid, even one that the command does
  ///   not need: a mistake in a script appears at the first run.
  init(_ arguments: ParsedArguments, in context: Context) throws(UsageError) {
    try self.init(arguments, try SessionOptions(OptionReader(arguments)), in: context)
  }

  /// Creates a session with options that need not be those of the command line.
  init(
    _ arguments: ParsedArguments, _ shared: SessionOptions, in context: Context
  ) throws(UsageError) {
    self.arguments = arguments
    self.context = context
    self.shared = shared
    pinnedToday = try context.pinnedToday()
    // They are checked for every source. Otherwise, a script that works with a folder could fail
    // with a URL.
    let token = try context.token()
    textWriter = TextWriter(
      language: try Language(option: shared.language, environment: context.environment),
      width: context.output.fittingWidth,
      painter: Painter(shared.color, for: context.output, environment: context.environment),
      height: context.output.isTerminal ? context.output.height : nil)
    writer = shared.format?.writer ?? textWriter
    (source, sourceVariable) = try SourceOption.named(
      by: arguments, option: shared.source, environment: context.environment)
    switch source {
    case .bundled: (reader, endpoint) = (DocumentReader(source: context.bundled.source), nil)
    case .folder(let path):
      (reader, endpoint) = (DocumentReader(source: DirectorySource(path: path)), nil)
    case .endpoint(let endpoint):
      let access = try EndpointAccess(
        to: endpoint, shared, token: token, in: context,
        today: context.today(pinned: pinnedToday))
      (reader, self.endpoint) = (DocumentReader(source: access.source), access)
    }
    lookup = Lookup(reader: DocumentReader(source: reader.source, keepsDocuments: true))
  }

  /// The fields of a record that the options select.
  ///
  /// - Throws: A usage error if a field is unknown.
  func fields<Record: Tabular>(
    of _: Record.Type = Record.self
  ) throws(UsageError) -> FieldSelection<Record> {
    try FieldSelection(shared.fields, for: writer.detail, of: arguments.command)
  }
}

extension Session {
  /// Reads the options of the command, those that it lists.
  var options: OptionReader { OptionReader(arguments, listed: arguments.command?.optionList) }

  /// The option that selects a format for scripts, as typed: `--json`. `nil` for text.
  var formatOption: String? { shared.format?.spelling }

  /// The language that `--lang` names.
  var chosenLanguage: Language? { shared.language }

  /// Whether `--offline` forbids requests.
  var isOffline: Bool { shared.freshness == .offline }

  /// Whether `--quiet` hides progress.
  var isQuiet: Bool { shared.isQuiet }

  /// The day to which the catalog's facts are current; `nil` unless it is the bundled one.
  var catalogDate: CalendarDate? {
    if case .bundled = source { context.bundled.date } else { nil }
  }

  /// Whether the format shows ages. JSON does not: they depend on the date.
  var showsAges: Bool { writer.detail != .wholeRecords }

  /// The number of line-up entries of each group; `nil` if the fields do not show it. Counting reads
  /// every group's document.
  func memberCounts<Record>(
    of catalog: Catalog, for fields: FieldSelection<Record>, in field: Field<Record>
  ) async throws(CatalogError) -> [GroupID: Int]? {
    guard fields.contains(field) else { return nil }
    return try await reader.memberCounts(of: catalog.groups)
  }

  /// The arguments joined into one name, so that a name needs no quotes: `kpgg group girls day`.
  ///
  /// - Throws: A usage error if an argument is blank.
  func name() throws(UsageError) -> String {
    let isOptional = arguments.command?.arguments.allSatisfy(\.isOptional) ?? true
    if let error = UsageError.emptyName(among: arguments.words, areNeeded: !isOptional) {
      throw error
    }
    return arguments.words.joined(separator: " ")
  }

  /// The arguments joined into one name; `nil` without arguments.
  ///
  /// - Throws: A usage error if an argument is blank.
  func optionalName() throws(UsageError) -> String? {
    arguments.words.isEmpty ? nil : try name()
  }

  /// The user's favorites file.
  ///
  /// - Throws: `CommandError.noDataFolder` if the environment names no folder for it.
  func favoritesFile() throws(CommandError) -> FavoritesFile {
    FavoritesFile(folder: try dataFolder(), lockTimeout: .seconds(30))
  }

  /// The file with the user's answers in the quiz.
  ///
  /// - Throws: `CommandError.noDataFolder` if the environment names no folder for it.
  func answerLogFile() throws(CommandError) -> AnswerLogFile {
    AnswerLogFile(folder: try dataFolder(), lockTimeout: .seconds(30))
  }

  /// The file with the games of the quiz that the user can go on with.
  ///
  /// - Throws: `CommandError.noDataFolder` if the environment names no folder for it.
  func savedGamesFile() throws(CommandError) -> SavedGamesFile {
    SavedGamesFile(folder: try dataFolder(), lockTimeout: .seconds(30))
  }

  private func dataFolder() throws(CommandError) -> String {
    guard let folder = UserFolders(environment: context.environment).data else {
      throw .noDataFolder
    }
    return folder
  }

  /// A note on the lines of the answers' file that cannot be read; `nil` if there are none.
  func notice(of log: AnswerLog, in file: AnswerLogFile) -> String? {
    let lines = log.damagedLines.map(\.number)
    return lines.isEmpty ? nil : textWriter.words.unreadableLines(lines, of: file.path)
  }

  /// The date for ages and the featured group.
  ///
  /// Call this only if the command needs a date: it reads the time zone's file.
  func today() throws(UsageError) -> CalendarDate { try context.today(pinned: pinnedToday) }

  /// Whether the environment sets the date.
  var isDatePinned: Bool { pinnedToday != nil }

  /// The date for the quiz, which is the same in all time zones.
  func koreaToday() -> CalendarDate { context.koreaToday(pinned: pinnedToday) }

  /// The date for the ages on sheets; `nil` if the output has no sheets.
  func dateForAges(_ fields: FieldSelection<Member>) throws(UsageError) -> CalendarDate? {
    fields.showsSheet ? try today() : nil
  }

  /// The people of the catalog, for sheets; those of the line-ups if the output has no sheets.
  func people(orOf lineUps: [LineUp], for fields: FieldSelection<Member>) async -> People {
    fields.showsSheet ? await lookup.people(orOf: lineUps) : People(lineUps)
  }

  /// The groups of the person behind one entry, for a sheet; the entry's group if the output has no
  /// sheet.
  func groups(
    of member: Member, in group: GirlGroup, for fields: FieldSelection<Member>
  ) async -> PersonGroups {
    guard fields.showsSheet else { return PersonGroups(Appearances(member)) { _ in group } }
    return await lookup.groups(of: member, in: group)
  }

  /// Notes for standard error: the age of the cache, and an error from writing it.
  var notices: [String] {
    let words = textWriter.words
    let age = isQuiet ? nil : endpoint?.cacheAge.map(words.oldCache)
    let error = endpoint?.cacheError.map { words.cannotWrite($0.path, $0.reason) }
    return [age, error].compactMap(\.self)
  }
}

/// The location of the catalog, from `--source` or `KPGG_SOURCE`.
enum SourceOption: Hashable, Sendable {
  case bundled
  case folder(String)
  case endpoint(Endpoint)

  /// Reads the command's own argument or the option, else the variable if it is not empty. Without
  /// any of them, it selects the bundled catalog.
  ///
  /// - Returns: The source, and the variable that names it.
  /// - Throws: A usage error if the source is invalid, or the argument and the option differ.
  static func named(
    by arguments: ParsedArguments, option: String?, environment: [String: String]
  ) throws(UsageError) -> (source: SourceOption, variable: String?) {
    if let text = try named(by: arguments, option) { return (try SourceOption(text), nil) }
    guard let text = environment["KPGG_SOURCE"], !text.isEmpty else { return (.bundled, nil) }
    return (try SourceOption(text, from: "KPGG_SOURCE"), "KPGG_SOURCE")
  }

  private static func named(
    by arguments: ParsedArguments, _ option: String?
  ) throws(UsageError) -> String? {
    guard let position = arguments.command?.arguments.firstIndex(where: { $0.kind == .source }),
      arguments.words.indices.contains(position)
    else { return option }
    let word = arguments.words[position]
    if let option, option != word {
      throw .twoSources(word, option)
    }
    return word
  }

  /// Parses `bundled`, a URL, or a folder's path.
  ///
  /// - Parameters:
  ///   - text: The source as typed.
  ///   - variable: The environment variable with the text, for an error.
  /// - Throws: A usage error if the text is empty or the URL is invalid.
  init(_ text: String, from variable: String? = nil) throws(UsageError) {
    guard !text.isEmpty else { throw .emptyValue(option: "--source", .source) }
    if text == "bundled" {
      self = .bundled
    } else if text.contains("://") {
      do {
        self = .endpoint(try Endpoint(text))
      } catch {
        // The URL may contain a password, which must not appear in a log.
        throw .invalidURL(error == .credentials ? nil : text, error, variable: variable)
      }
    } else {
      self = .folder(text)
    }
  }
}

extension Painter {
  /// Creates a painter for a stream from `--color` and the environment.
  init(_ choice: ColorChoice, for screen: Context.Screen, environment: [String: String]) {
    self.init(isColored: choice.isColored(isTerminal: screen.isTerminal, environment: environment))
  }
}

extension Session {
  /// The sections that the arguments name; empty without arguments.
  ///
  /// - Throws: `CommandError` for an unknown or ambiguous name, or a usage error for a blank one.
  func sectionKeys(in catalog: Catalog) throws -> Set<SectionKey> {
    guard let name = try optionalName() else { return [] }
    if case .found(let section) = catalog.section(named: name) { return [section.key] }
    return Set(try arguments.words.map { try Lookup.section(named: $0, in: catalog).key })
  }
}
