import KPGGCore

/// A value that a cell can hold.
protocol TableValue: Sendable {
  /// The maximum number of Unicode scalars in a cell.
  static var lengthLimit: Int { get }

  /// Reads the text of a cell, which is trimmed and not empty.
  init(cell: String) throws(TableProblem.Kind)

  /// The text that `init(cell:)` reads.
  var cell: String { get }
}

extension TableValue {
  static var lengthLimit: Int { WireLimits.textLength }

  /// Reads the text of a cell. Rejects a text above a limit, control characters, and too many
  /// combining marks in a row.
  init(checking cell: String, limit: Int) throws(TableProblem.Kind) {
    guard cell.utf8.count <= limit || cell.unicodeScalars.count <= limit else {
      throw .value(.tooLong(limit: limit))
    }
    guard !cell.hasTooManyMarks else { throw .value(.tooManyMarks(limit: WireLimits.marks)) }
    if let control = cell.firstControlCharacter {
      throw ["U+000A", "U+000D"].contains(control) ? .lineBreak : .value(.controlCharacter(control))
    }
    try self.init(cell: cell)
  }
}

extension String: TableValue {
  init(cell: String) { self = cell }

  var cell: String { self }

  /// The text of a cell without white space around it; empty if it means "unknown".
  var cellContent: String {
    // Most cells begin and end with a letter or a digit.
    if let first = utf8.first, let last = utf8.last, first.isASCIILetterOrDigit,
      last.isASCIILetterOrDigit
    {
      return self
    }
    var scalars = unicodeScalars[...]
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    let text = scalars.count == unicodeScalars.count ? self : String(scalars)
    // A text with too many marks is slow to compare, and is rejected when its value is read.
    return !text.hasTooManyMarks && WireUnknown.matches(text) ? "" : text
  }
}

// Lists are joined by commas, as in the output of `--csv`. In a table, a backslash precedes each
// comma and backslash inside an item, so that the items can be read back.

extension Array: TableValue where Element: TableValue {
  static var lengthLimit: Int { WireLimits.texts * (2 * Element.lengthLimit + 2) }

  init(cell: String) throws(TableProblem.Kind) {
    self = []
    for item in Self.items(of: cell) {
      let item = item.cellContent
      guard !item.isEmpty else { continue }
      guard count < WireLimits.texts else { throw .value(.tooMany(limit: WireLimits.texts)) }
      append(try Element(checking: item, limit: Element.lengthLimit))
    }
  }

  var cell: String { map { Self.escaped($0.cell) }.joined(separator: ", ") }

  private static func items(of cell: String) -> [String] {
    var items = [""]
    var scalars = cell.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case ",": items.append("")
      case "\\" where scalars.first == "," || scalars.first == "\\":
        if let escaped = scalars.popFirst() {
          items[items.count - 1].unicodeScalars.append(escaped)
        }
      default: items[items.count - 1].unicodeScalars.append(scalar)
      }
    }
    return items
  }

  private static func escaped(_ item: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in item.unicodeScalars {
      if scalar == "," || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}

extension Bool: TableValue {
  /// Reads the words that spreadsheets and people write, in any letter case.
  init(cell: String) throws(TableProblem.Kind) {
    switch cell.lowercased() {
    case "true", "yes", "1": self = true
    case "false", "no", "0": self = false
    default: throw .invalidBoolean(cell)
    }
  }

  var cell: String { description }
}

extension Int: TableValue {
  /// Reads a year.
  init(cell: String) throws(TableProblem.Kind) {
    guard cell.utf8.allSatisfy(\.isDigit), let year = Int(cell), CalendarDate(year: year) != nil
    else { throw .invalidYear(cell) }
    self = year
  }

  var cell: String { description }
}

extension CalendarDate: TableValue {
  /// Reads `2015-04-20`, and the forms that spreadsheets make of it if they have only one meaning:
  /// `2015/4/20`, `2015. 4. 20.`, `20.04.2015`, `4/20/2015`.
  init(cell: String) throws(TableProblem.Kind) {
    let text = cell.hasSuffix(".") ? String(cell.dropLast()) : cell
    let dotted = text.contains(".") ? text : String(text.map { $0 == "/" ? "." : $0 })
    if let date = CalendarDate(wire: dotted) {
      self = date
      return
    }
    let dates = Self.datesEndingInYear(dotted)
    guard let date = dates.first else { throw .invalidDate(cell) }
    guard dates.count == 1 else { throw .ambiguousDate(cell, dates[0], dates[1]) }
    self = date
  }

  var cell: String { description }

  /// The dates that a text with a year at its end can mean: the day or the month comes first.
  private static func datesEndingInYear(_ text: String) -> [CalendarDate] {
    let separator: Character = text.contains("-") ? "-" : "."
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    guard parts.count == 3, parts[2].utf8.count == 4,
      parts[0].utf8.count <= 2, parts[1].utf8.count <= 2,
      parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }),
      let one = Int(parts[0]), let other = Int(parts[1]), let year = Int(parts[2])
    else { return [] }
    let dayFirst = CalendarDate(year: year, month: other, day: one)
    let monthFirst = CalendarDate(year: year, month: one, day: other)
    return [dayFirst, dayFirst == monthFirst ? nil : monthFirst].compactMap(\.self)
  }
}
