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

  /// The sheet's lines, none wider than `width` where there is one.
  func lines(width: Int?, painter: Painter) -> [String] {
    let labels = facts.map { SafeText.of($0.label) }
    let indent = 2 + (labels.map { CellWidth.of($0) }.max() ?? 0)
    var lines = heading(width: width, painter: painter)
    for (fact, label) in zip(facts, labels) {
      // A narrow terminal has no room for two columns.
      let isNarrow = width.map { $0 < indent + 12 } ?? false
      let room = width.map { max(1, isNarrow ? $0 - 2 : $0 - indent) }
      let value = SafeText.of(fact.value)
      let pieces = room.map { value.wrapped(toCells: $0) } ?? [value]
      let head = painter.paint(label, .dim)
      if isNarrow {
        lines += label.wrapped(toCells: width ?? .max).map { painter.paint($0, .dim) }
        lines += pieces.map { (width ?? 0) > 2 ? "  \($0)" : $0 }
        continue
      }
      let padding = String(repeating: " ", count: indent - CellWidth.of(label))
      let margin = String(repeating: " ", count: indent)
      lines.append(pieces.first.map { $0.isEmpty ? head : head + padding + $0 } ?? head)
      lines += pieces.dropFirst().map { margin + $0 }
    }
    return lines
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
