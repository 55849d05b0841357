/// A horizontal bar chart: each line has a label, a value, and a bar.
///
///     O   177  ██████████
///     AB   61  ███▍
struct BarChart: Sendable {
  struct Bar: Sendable {
    let label: MeasuredText
    let count: Int
    /// The text before the bar, in ASCII.
    let value: String

    /// Makes the label safe to print. Without a value, the bar has its count.
    init(_ label: String, _ count: Int, value: String? = nil) {
      (self.label, self.count) = (MeasuredText(label), count)
      self.value = value ?? String(count)
    }
  }

  let bars: [Bar]
  var alignment = CellAlignment.leading
  /// The count of a full bar; `nil` for the highest count.
  var fullCount: Int?

  /// The lines without line ends or trailing spaces, at most as wide as the layout.
  ///
  /// The highest count has a full bar, unless the chart has another full count. Every count above
  /// zero has a visible bar.
  func lines(_ layout: BarLayout, painter: Painter) -> [String] {
    let highest = fullCount ?? bars.map(\.count).max() ?? 0
    return bars.map { bar in
      let label = bar.label.cut(toCells: layout.labelWidth).text
      let value = bar.value.padded(toCells: layout.countWidth, alignment: .trailing)
      let texts = [label.padded(toCells: layout.labelWidth, alignment: alignment), value]
      let text = texts.filter { !$0.isEmpty }.joined(separator: layout.gap)
      let drawn = Self.bar(bar.count, of: highest, cells: layout.barWidth)
      guard let width = layout.width else { return Self.line(text, drawn, layout.gap) }
      return Self.line(text.cut(toCells: width), painter.paint(drawn, .magenta), layout.gap)
    }
  }

  private static func line(_ text: String, _ bar: String, _ gap: String) -> String {
    bar.isEmpty ? text : text + gap + bar
  }

  /// A bar of full blocks and a final partial block in eighths of a cell (U+2588 to U+258F).
  static func bar(_ count: Int, of highest: Int, cells: Int) -> String {
    guard count > 0, cells > 0 else { return "" }
    let eighths = max(1, (count * cells * 8 + highest / 2) / highest)
    let rest = Unicode.Scalar(UInt32(0x2590 - eighths % 8)).map { String($0) } ?? ""
    return String(repeating: "█", count: eighths / 8) + (eighths % 8 == 0 ? "" : rest)
  }
}

/// The widths of labels, counts, and bars, shared by all charts of a page.
struct BarLayout: Hashable, Sendable {
  /// The width of bars without a terminal.
  static let pipedBarWidth = 40
  /// The minimum width of bars: labels are cut first.
  static let readableBarWidth = 10
  /// The minimum width of cut labels: bars are dropped first.
  static let readableLabelWidth = 8

  let gap = "  "
  /// The width of a line; `nil` for no limit.
  let width: Int?
  let labelWidth: Int
  let countWidth: Int
  let barWidth: Int

  /// Fits the charts to a width. Without one, labels are not cut and bars have a fixed width.
  init(_ charts: [BarChart], width: Int?) {
    let bars = charts.flatMap(\.bars)
    let natural = bars.map(\.label.width).max() ?? 0
    self.width = width
    countWidth = bars.map(\.value.utf8.count).max() ?? 0
    guard let width else {
      (labelWidth, barWidth) = (natural, Self.pipedBarWidth)
      return
    }
    let room = width - countWidth - 2 * gap.utf8.count
    let label = min(natural, room - Self.readableBarWidth)
    if label >= min(natural, Self.readableLabelWidth) {
      (labelWidth, barWidth) = (label, room - label)
    } else {
      (labelWidth, barWidth) = (max(0, min(natural, room + gap.utf8.count)), 0)
    }
  }
}
