import KPGGCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a command has to work with: its arguments, a catalogue to ask, a renderer to hand values to.
struct Session: Sendable {
  let arguments: ParsedArguments
  let renderer: Renderer
  let reader: CatalogReader
  private let context: Context

  /// Reads the options that all commands share.
  init(_ arguments: ParsedArguments, in context: Context) throws(UsageError) {
    self.arguments = arguments
    self.context = context
    // A mistake in a variable is told by every command, not only by those that need the date.
    _ = try context.pinnedToday()
    let isTerminal = context.output.isTerminal
    let choice = arguments.value("color").flatMap(ColorChoice.init) ?? .auto
    renderer = Renderer(
      format: try OutputFormat(arguments),
      language: try Language(
        option: arguments.value("lang"), environment: context.environment),
      width: isTerminal ? context.output.width : nil,
      painter: Painter(
        isColored: choice.isColored(isTerminal: isTerminal, environment: context.environment)))
    reader = CatalogReader(source: try Self.source(arguments, environment: context.environment))
  }

  /// The columns that the options ask for.
  func columns<Record: Tabular>(of _: Record.Type) throws(UsageError) -> Columns<Record> {
    try Columns(arguments, format: renderer.format)
  }

  private static func source(
    _ arguments: ParsedArguments, environment: [String: String]
  ) throws(UsageError) -> any CatalogSource {
    let variable = environment["KPGG_SOURCE"].flatMap { $0.isEmpty ? nil : $0 }
    guard let location = arguments.value("source") ?? variable, location != "bundled" else {
      return BundledSource()
    }
    guard !location.isEmpty else {
      throw .invalid(message: "--source is empty", hint: "it takes 'bundled' or a folder")
    }
    if location.contains("://") {
      throw .invalid(
        message: "cannot read \(QuotedWord(location)): endpoints are not supported yet",
        hint: "--source takes 'bundled' or a folder")
    }
    return DirectorySource(path: location)
  }
}

extension Session {
  /// The index, with its member counts where they are asked for, as they take every document.
  func catalog(counted: Bool) async throws(CatalogError) -> Catalog {
    counted ? try await reader.countedCatalog() : try await reader.catalog()
  }

  /// All words as one name, so that it needs no quotes: `kpgg group girls day`.
  ///
  /// - Throws: A usage error for an empty word, which a script's unset variable leaves behind.
  func name() throws(UsageError) -> String {
    guard arguments.words.allSatisfy({ $0.contains { !$0.isWhitespace } }) else {
      throw .invalid(message: "a name is empty", hint: "give one, or leave the argument out")
    }
    return arguments.words.joined(separator: " ")
  }

  /// The date for ages and for the featured group; asked for only where one is shown.
  func today() throws(UsageError) -> CalendarDate { try context.today() }

  /// All of standard input, if it is no longer than this many bytes.
  func input(_ limit: Int) throws(BoundedFile.Failure) -> Data { try context.input(limit) }

  var lookup: Lookup { Lookup(reader: reader) }
}
