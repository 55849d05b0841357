/// Counts as a line each: what is counted, the count, and a bar of that length.
///
///     O   177  ██████████
///     AB   61  ███▍
struct BarChart: Sendable {
  struct Bar: Sendable {
    let label: MeasuredText
    let count: Int

    /// The label may come from anywhere.
    init(_ label: String, _ count: Int) {
      (self.label, self.count) = (MeasuredText(label), count)
    }
  }

  let bars: [Bar]
  var alignment = CellAlignment.leading

  /// The lines without line ends or trailing spaces, none wider than the layout's width.
  ///
  /// The highest count fills the room for bars. Only a count of zero has no bar at all.
  func lines(_ layout: BarLayout, painter: Painter) -> [String] {
    let highest = bars.map(\.count).max() ?? 0
    return bars.map { bar in
      let label = bar.label.cut(toCells: layout.labelWidth).text
      let count = String(bar.count).padded(toCells: layout.countWidth, alignment: .trailing)
      let texts = [label.padded(toCells: layout.labelWidth, alignment: alignment), count]
      let text = texts.filter { !$0.isEmpty }.joined(separator: layout.gap)
      let drawn = Self.bar(bar.count, of: highest, cells: layout.barWidth)
      guard let width = layout.width else { return Self.line(text, drawn, layout.gap) }
      return Self.line(text.cut(toCells: width), painter.paint(drawn, .magenta), layout.gap)
    }
  }

  private static func line(_ text: String, _ bar: String, _ gap: String) -> String {
    bar.isEmpty ? text : text + gap + bar
  }

  /// Full cells, and one that is filled from the left by eighths (U+2588 to U+258F).
  static func bar(_ count: Int, of highest: Int, cells: Int) -> String {
    guard count > 0, cells > 0 else { return "" }
    let eighths = max(1, (count * cells * 8 + highest / 2) / highest)
    let rest = Unicode.Scalar(UInt32(0x2590 - eighths % 8)).map { String($0) } ?? ""
    return String(repeating: "█", count: eighths / 8) + (eighths % 8 == 0 ? "" : rest)
  }
}
