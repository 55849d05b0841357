/// Options that several commands share.
extension OptionDescription {
  static let json = OptionDescription(
    name: OutputFormat.json.rawValue, short: "j",
    summary: "Print one JSON document, formatted like 'jq -S .'")
  static let fields = OptionDescription(
    name: "fields", short: "f", value: OptionValue(placeholder: "LIST", kind: .fields),
    summary: "Comma-separated list of fields to show, in this order except in JSON; a path such as "
      + "hitSong.url selects a value inside a field")
  static let lang = OptionDescription(
    name: "lang", short: "l",
    value: OptionValue(placeholder: "LANG", choices: Language.allCases.map(\.rawValue)),
    summary: "Language of output and messages")
  static let color = OptionDescription(
    name: "color",
    value: OptionValue(placeholder: "WHEN", choices: ColorChoice.allCases.map(\.rawValue)),
    summary: "When to use colors")
  static let source = OptionDescription(
    name: "source", value: OptionValue(placeholder: "WHERE", kind: .source),
    summary: "Catalog: 'bundled', a folder, or an endpoint's URL")
  static let refresh = OptionDescription(
    name: "refresh", summary: "Check the endpoint for changes to cached documents")
  static let offline = OptionDescription(
    name: "offline", summary: "Read only the cache; never connect to the endpoint")
  static let timeout = OptionDescription(
    name: "timeout", value: OptionValue(placeholder: "SECONDS"),
    summary: "Seconds to wait for data from the endpoint (default: 10)")
  static let quiet = OptionDescription(
    name: "quiet", summary: "Do not print progress or a note about an old cache")
  static let noPager = OptionDescription(
    name: "no-pager", summary: "Do not show long output in a pager")
  static let current = OptionDescription(
    name: "current", summary: "Select only current members of groups that have not disbanded")
  static let former = OptionDescription(
    name: "former", summary: "Select only members who have left or died")

  /// The option to replace files of other kinds, which the summary names.
  static func force(_ summary: String) -> OptionDescription {
    OptionDescription(name: "force", summary: summary)
  }

  /// The option, with a summary that names the only action that supports it.
  func limited(to action: String) -> OptionDescription {
    OptionDescription(
      name: name, short: short, value: value,
      summary: "With '\(action)': \(summary.prefix(1).lowercased())\(summary.dropFirst())")
  }
}

extension OptionDescription {
  // The parser accepts these two for every command, listed or not.
  static let help = OptionDescription(
    name: "help", short: "h", summary: "Show help for kpgg or a command")
  static let version = OptionDescription(
    name: "version", short: "V", summary: "Show the version")
}

extension [OptionDescription] {
  /// Options of commands that read a catalog.
  static let reading: [OptionDescription] = [
    .source, .refresh, .offline, .timeout, .quiet, .noPager, .help,
  ]

  /// Options of commands that show records.
  static let listing = listing(rows: "the ID comes first unless --fields is given")

  /// Returns the options of commands that show records.
  ///
  /// - Parameter columns: A clause about the columns of a row.
  /// - Returns: The options in the order of the help page.
  static func listing(rows columns: String) -> [OptionDescription] {
    formats(rows: columns) + [.fields, .lang, .color] + .reading
  }

  /// Returns the options that select a format for scripts.
  ///
  /// - Parameter columns: A clause about the columns of a row.
  /// - Returns: One option for each format.
  static func formats(rows columns: String) -> [OptionDescription] {
    [.json] + rowFormats(columns)
  }

  /// Options that have an effect only on commands with rows.
  static let ofRows = rowFormats("") + [.fields]

  /// Returns the options that select a format with rows.
  ///
  /// - Parameter columns: A clause about the columns of a row.
  /// - Returns: One option for each format.
  static func rowFormats(_ columns: String) -> [OptionDescription] {
    [
      OptionDescription(
        name: OutputFormat.plain.rawValue,
        summary: "Print tab-separated values without a header; \(columns)"),
      OptionDescription(
        name: OutputFormat.csv.rawValue,
        summary: "Print comma-separated values (RFC 4180) with a header row of field "
          + "names; values that look like formulas are not escaped"),
    ]
  }
}
