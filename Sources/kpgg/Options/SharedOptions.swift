/// The options that several commands take, each declared once.
extension OptionDescription {
  static let json = OptionDescription(
    name: "json", summary: "One JSON document, as jq -S . would print it")
  static let plain = plain("the id first unless --fields is given")
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
  /// `--plain` of a command, with what its first columns are.
  static func plain(_ columns: String) -> OptionDescription {
    OptionDescription(
      name: "plain", summary: "Tab-separated values without a header, \(columns)")
  }

  // Every command understands these two, wherever they are listed.
  static let help = OptionDescription(
    name: "help", short: "h", summary: "Show how kpgg or a command is used")
  static let version = OptionDescription(name: "version", summary: "Show the version")
}

extension [OptionDescription] {
  /// What every command takes that reads a catalogue.
  static let reading: [OptionDescription] = [.source, .refresh, .offline, .timeout, .quiet, .help]

  /// What every command takes that shows records.
  static let listing = listing(plain: .plain)

  /// The same with a `--plain` of the command's own.
  static func listing(plain: OptionDescription) -> [OptionDescription] {
    [.json, plain, .fields, .lang, .color] + .reading
  }
}
