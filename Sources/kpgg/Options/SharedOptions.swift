/// The options that several commands share, each declared once.
extension OptionDescription {
  static let json = OptionDescription(
    name: OutputFormat.json.rawValue, summary: "One JSON document, as jq -S . would print it")
  static let fields = OptionDescription(
    name: "fields", value: OptionValue(placeholder: "LIST", kind: .fields),
    summary: "The fields to show, in this order, separated by commas")
  static let lang = OptionDescription(
    name: "lang", value: OptionValue(placeholder: "LANG", choices: ["ko", "en"]),
    summary: "The language of labels and titles")
  static let color = OptionDescription(
    name: "color", value: OptionValue(placeholder: "WHEN", choices: ["auto", "always", "never"]),
    summary: "When to use colours")
  static let source = OptionDescription(
    name: "source", value: OptionValue(placeholder: "WHERE", kind: .source),
    summary: "The catalogue to read: 'bundled', a folder, or an endpoint's address")
  static let refresh = OptionDescription(
    name: "refresh", summary: "Ask the endpoint for everything, also for what is in the cache")
  static let offline = OptionDescription(
    name: "offline", summary: "Never ask the endpoint; read the cache alone")
  static let timeout = OptionDescription(
    name: "timeout", value: OptionValue(placeholder: "SECONDS"),
    summary: "The longest wait for the endpoint without data (default 10)")
  static let quiet = OptionDescription(
    name: "quiet", summary: "No note about the age of the cache")
  static let current = OptionDescription(
    name: "current", summary: "Only those who neither left nor died")
  static let former = OptionDescription(name: "former", summary: "Only those who left or died")
}

extension OptionDescription {
  // Every command accepts these two, even if its description does not list them.
  static let help = OptionDescription(
    name: "help", short: "h", summary: "Show how kpgg or a command is used")
  static let version = OptionDescription(name: "version", summary: "Show the version")
}

extension [OptionDescription] {
  /// The options of commands that read a catalog.
  static let reading: [OptionDescription] = [.source, .refresh, .offline, .timeout, .quiet, .help]

  /// The options of commands that show records.
  static let listing = listing(rows: "the id first unless --fields is given")

  /// The options of commands that show records.
  ///
  /// - Parameter columns: The columns of a row.
  /// - Returns: The options.
  static func listing(rows columns: String) -> [OptionDescription] {
    formats(rows: columns) + [.fields, .lang, .color] + .reading
  }

  /// The options for the script formats.
  ///
  /// - Parameter columns: The columns of a row.
  /// - Returns: An option for each format.
  static func formats(rows columns: String) -> [OptionDescription] {
    [
      .json,
      OptionDescription(
        name: OutputFormat.plain.rawValue,
        summary: "Tab-separated values without a header, \(columns)"),
      OptionDescription(
        name: OutputFormat.csv.rawValue,
        summary: "Comma-separated values (RFC 4180) with a header of field keys; a value that "
          + "begins like a formula is not escaped"),
    ]
  }
}
