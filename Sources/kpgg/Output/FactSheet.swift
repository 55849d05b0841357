/// Facts about one record: a title, then a line for each fact, with aligned values.
struct FactSheet: Sendable {
  /// A label and a value. A long value takes several lines. It does not break at a no-break space,
  /// which is shown as a space.
  struct Fact: Hashable, Sendable {
    let label: String
    let value: String
    /// The URL that the value links to on a screen with links.
    private(set) var address: String?

    init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }

    /// A fact whose value is a URL.
    static func linked(_ label: String, _ address: String) -> Fact {
      var fact = Fact(label, address)
      fact.address = address
      return fact
    }
  }

  /// The title, in bold; `nil` for a sheet without a heading.
  var title: String?
  /// The text after the title, without a style.
  var subtitle: String?
  /// A paragraph between the title and the facts.
  var text: String?
  let facts: [Fact]

  /// One line of the facts: a label, a value, or both.
  struct Line: Hashable, Sendable {
    var label = ""
    var value = ""
    /// The number of cells before the value, including the label's.
    var indent = 0
    /// The link of the value. Printed sheets have no links.
    var link: TerminalLink?
  }

  /// The sheet's lines, at most `width` cells wide; `nil` for no limit. A URL is always one line: it
  /// is copied as a whole.
  func lines(width: Int?, painter: Painter) -> [String] {
    heading(width: width, painter: painter)
      + paragraph(width: width)
      + body(width: width, breakingURLs: false).map { line in
        let label = painter.paint(line.label, .dim)
        guard line.label.isEmpty || !line.value.isEmpty else { return label }
        let margin = max(0, line.indent - CellWidth.of(line.label))
        return label + String.spaces(margin) + line.value
      }
  }

  /// The facts without the heading, safe to print, at most `width` cells wide.
  func body(width: Int?, breakingURLs: Bool = true) -> [Line] {
    let labels = facts.map { SafeText.of($0.label) }
    let indent = 2 + (labels.map { CellWidth.of($0) }.max() ?? 0)
    // A narrow terminal has no room for two columns.
    let isNarrow = width.map { $0 < indent + 12 } ?? false
    let room = width.map { max(1, isNarrow ? $0 - 2 : $0 - indent) }
    return zip(facts, labels).flatMap { fact, label -> [Line] in
      let value = SafeText.of(fact.value)
      if fact.address != nil, !breakingURLs, let room, CellWidth.of(value) > room {
        return label.wrapped(toCells: width ?? .max).map { Line(label: $0) } + [Line(value: value)]
      }
      let pieces = (room.map { value.wrapped(toCells: $0) } ?? [value])
        // A replacement takes as long as the rest of a sheet, and few values have a no-break space.
        .map { $0.utf8.contains(0xA0) ? $0.replacing("\u{A0}", with: " ") : $0 }
      let link = fact.address.flatMap { TerminalLink($0, spansLines: pieces.count > 1) }
      guard !isNarrow else {
        let margin = (width ?? 0) > 2 ? 2 : 0
        return label.wrapped(toCells: width ?? .max).map { Line(label: $0) }
          + pieces.map { Line(value: $0, indent: margin, link: link) }
      }
      return pieces.enumerated().map { index, piece in
        Line(label: index == 0 ? label : "", value: piece, indent: indent, link: link)
      }
    }
  }

  /// The paragraph and the blank line below it; nothing without a paragraph.
  private func paragraph(width: Int?) -> [String] {
    guard let text else { return [] }
    let lines = SafeText.of(text).wrapped(toCells: TextWrapper.readableWidth(of: width))
    return facts.isEmpty ? lines : lines + [""]
  }

  private func heading(width: Int?, painter: Painter) -> [String] {
    guard let title = title.map(SafeText.of) else { return [] }
    let subtitle = subtitle.map(SafeText.of) ?? ""
    let end = subtitle.isEmpty ? "" : "  " + subtitle
    guard let width, CellWidth.of(title + end) > width else {
      return [painter.paint(title, [.bold, .magenta]) + end]
    }
    return title.wrapped(toCells: width).map { painter.paint($0, [.bold, .magenta]) }
      + (subtitle.isEmpty ? [] : subtitle.wrapped(toCells: width))
  }
}

extension TextWriter {
  /// Passes the lines of sheets to a closure, with a blank line between two sheets.
  func writeSheets<Records: Collection>(
    _ records: Records, to line: (String) -> Void, sheet: (Records.Element) -> [String]
  ) {
    var isFirst = true
    for record in records {
      if !isFirst { line("") }
      isFirst = false
      sheet(record).forEach(line)
    }
  }

  /// The known values of some fields.
  func known<Record: Tabular>(_ fields: [Field<Record>], of record: Record) -> [FactSheet.Fact] {
    zip(fields, cells(of: record, fields, context()))
      .filter { !$1.isEmpty }
      .map { FactSheet.Fact($0.label(words.labels), $1) }
  }

  static func known(_ facts: [(String, String?)]) -> [FactSheet.Fact] {
    facts.compactMap { label, value in value.map { FactSheet.Fact(label, $0) } }
  }
}
