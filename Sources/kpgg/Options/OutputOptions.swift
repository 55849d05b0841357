import KPGGCore

/// Options for the form of the output, which many commands share.
extension OptionReader {
  @discardableResult
  func json() -> Bool {
    flag(
      OutputFormat.json.rawValue, short: "j", "Print one JSON document, formatted like 'jq -S .'")
  }

  /// Reads the options that select a format with rows. Their help has a clause about the columns.
  @discardableResult
  func rowFormats(_ columns: String = "") -> [OutputFormat] {
    let plain = flag(
      OutputFormat.plain.rawValue, "Print tab-separated values without a header; \(columns)")
    let csv = flag(
      OutputFormat.csv.rawValue,
      "Print comma-separated values (RFC 4180) with a header row of field names; values that look "
        + "like formulas are not escaped")
    return (plain ? [.plain] : []) + (csv ? [.csv] : [])
  }

  @discardableResult
  func fields() -> String? {
    text(
      "fields", short: "f", placeholder: "LIST", kind: .fields,
      "Comma-separated list of fields to show, in this order except in JSON; a path such as "
        + "hitSong.url selects a value inside a field")
  }

  @discardableResult
  func language() -> Language? {
    choice("lang", short: "l", placeholder: "LANG", "Language of output and messages")
  }

  @discardableResult
  func color() -> ColorChoice {
    choice("color", placeholder: "WHEN", "When to use colors") ?? .auto
  }

  @discardableResult
  func noPager() -> Bool { flag("no-pager", "Do not show long output in a pager") }

  // The parser accepts these two for every command, listed or not.
  @discardableResult
  func help() -> Bool { flag("help", short: "h", "Show help for kpgg or a command") }

  @discardableResult
  func version() -> Bool { flag("version", short: "V", "Show the version") }

  /// A summary that names the only action that supports the option, if there is one.
  static func summary(_ summary: String, of action: String?) -> String {
    guard let action else { return summary }
    return "With '\(action)': \(summary.prefix(1).lowercased())\(summary.dropFirst())"
  }
}

/// Groups of options that many commands list, in the order of their help pages.
extension OptionReader {
  /// Lists the options of commands that show records.
  ///
  /// - Parameters:
  ///   - columns: A clause about the columns of a row.
  ///   - actions: The actions that have rows and fields; `nil` for all.
  func listing(
    rows columns: String = "the ID comes first unless --fields is given",
    fieldsOf actions: [String]? = nil
  ) {
    json()
    let rows = actions.map(limited) ?? self
    rows.rowFormats(columns)
    rows.fields()
    language()
    color()
    reading()
  }

  /// Lists the options of commands that read a catalog.
  func reading() {
    source()
    refresh()
    offline()
    timeoutText()
    quiet()
    noPager()
    help()
  }
}

/// Options of several commands.
extension OptionReader {
  func limit() throws(UsageError) -> Int? {
    try wholeNumber("limit", short: "n", placeholder: "N", "Show at most N results")
  }

  /// Reads a day, a month, or a year.
  ///
  /// - Throws: A usage error if the value is not a date.
  func date(_ name: String, _ summary: String) throws(UsageError) -> CalendarDate? {
    guard let text = text(name, placeholder: "DATE", summary) else { return nil }
    guard let date = CalendarDate(text) else {
      throw .invalidValue(text, of: "--\(name)", .dayMonthOrYear)
    }
    return date
  }

  func ascii() -> Bool { flag("ascii", "Draw lines and symbols in plain ASCII") }

  /// Reads the option to replace files of other kinds, which the summary names.
  func force(_ summary: String) -> Bool { flag("force", summary) }

  /// Reads the number that determines a random choice.
  ///
  /// - Throws: A usage error if the value is not made of decimal digits or is out of range.
  func seed(_ summary: String) throws(UsageError) -> UInt64? {
    guard let text = text("seed", placeholder: "N", summary) else { return nil }
    guard text.utf8.allSatisfy(\.isDigit), let seed = UInt64(text) else {
      throw .invalidValue(text, of: "--seed", .wholeNumber(from: 0, to: .max))
    }
    return seed
  }
}
