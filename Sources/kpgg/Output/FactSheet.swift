/// Facts about one thing: a title, then a line for each fact, values under one another.
struct FactSheet: Sendable {
  /// One fact; several lines where the value is long.
  struct Fact: Hashable, Sendable {
    let label: String
    let value: String

    init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  /// What the sheet is about, in bold; without it the facts stand alone.
  var title: String?
  /// What stands behind the title, in plain.
  var subtitle: String?
  let facts: [Fact]

  /// One line of the facts: a label, a value, or one beside the other.
  struct Line: Hashable, Sendable {
    var label = ""
    var value = ""
    /// The cells before the value, those of the label among them.
    var indent = 0
  }

  /// The sheet's lines, none wider than `width` where there is one.
  func lines(width: Int?, painter: Painter) -> [String] {
    heading(width: width, painter: painter)
      + body(width: width).map { line in
        let label = painter.paint(line.label, .dim)
        guard line.label.isEmpty || !line.value.isEmpty else { return label }
        let margin = max(0, line.indent - CellWidth.of(line.label))
        return label + String(repeating: " ", count: margin) + line.value
      }
  }

  /// The facts without the heading, harmless to a terminal, none wider than `width`.
  func body(width: Int?) -> [Line] {
    let labels = facts.map { SafeText.of($0.label) }
    let indent = 2 + (labels.map { CellWidth.of($0) }.max() ?? 0)
    // A narrow terminal has no room for two columns.
    let isNarrow = width.map { $0 < indent + 12 } ?? false
    let room = width.map { max(1, isNarrow ? $0 - 2 : $0 - indent) }
    return zip(facts, labels).flatMap { fact, label -> [Line] in
      let value = SafeText.of(fact.value)
      let pieces = room.map { value.wrapped(toCells: $0) } ?? [value]
      guard !isNarrow else {
        let margin = (width ?? 0) > 2 ? 2 : 0
        return label.wrapped(toCells: width ?? .max).map { Line(label: $0) }
          + pieces.map { Line(value: $0, indent: margin) }
      }
      return pieces.enumerated().map { index, piece in
        Line(label: index == 0 ? label : "", value: piece, indent: indent)
      }
    }
  }

  private func heading(width: Int?, painter: Painter) -> [String] {
    guard let title = title.map(SafeText.of) else { return [] }
    let subtitle = subtitle.map(SafeText.of) ?? ""
    let whole = subtitle.isEmpty ? title : "\(title)  \(subtitle)"
    guard let width, CellWidth.of(whole) > width else {
      return [painter.paint(title, [.bold, .magenta]) + whole.dropFirst(title.count)]
    }
    return title.wrapped(toCells: width).map { painter.paint($0, [.bold, .magenta]) }
      + (subtitle.isEmpty ? [] : subtitle.wrapped(toCells: width))
  }
}
