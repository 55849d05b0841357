import KPGGCore

/// A chart as an SVG document without scripts, styles, or external references.
///
/// It has no background, and its colors contrast with both white and black. The same chart always
/// gives the same bytes.
struct SVGChart: Sendable {
  let title: String
  let note: String
  let chart: BarChart
  let language: Language

  private static let margin = 16
  private static let gap = 8
  private static let rowHeight = 22
  private static let barHeight = 14
  private static let barWidth = 420
  private static let firstRow = 68
  /// The maximum width, in pixels, of one cell of text in a common font of 13 pixels.
  private static let cellWidth = 9
  /// The same for the title, in a font of 18 pixels.
  private static let titleCellWidth = 12
  private static let longestLabel = 60

  var text: String { NamedFile.chartStart + markup.text }

  /// The document after `chartStart`, which ends inside the `xml:lang` attribute.
  private var markup: Markup {
    """
    \(language.rawValue)" role="img" \
    width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
    font-family="system-ui, sans-serif" font-size="13" fill="#767676">
    <title>\(title)</title>
    <desc>\(note)</desc>
    <text x="\(Self.margin)" y="30" font-size="18" font-weight="bold">\(title)</text>
    <text x="\(Self.margin)" y="52">\(note)</text>
    \(rows)</svg>

    """
  }

  private var bars: [BarChart.Bar] { chart.bars }

  private var rows: Markup {
    let (highest, axis) = (chart.fullCount ?? bars.map(\.count).max() ?? 0, axis)
    return bars.enumerated().map { row($0, $1, highest: highest, axis: axis) }.joined()
  }

  private func row(_ index: Int, _ bar: BarChart.Bar, highest: Int, axis: Int) -> Markup {
    let top = Self.firstRow + index * Self.rowHeight
    let baseline = top + Self.barHeight - 2
    let length = Self.length(of: bar.count, highest: highest)
    let label = bar.label.cut(toCells: Self.longestLabel).text
    let drawn: Markup =
      length == 0
      ? ""
      : """
      <rect x="\(axis)" y="\(top)" width="\(length)" height="\(Self.barHeight)" fill="#d14b8f"/>

      """
    return """
      <text x="\(axis - Self.gap)" y="\(baseline)" text-anchor="end">\(label)</text>
      \(drawn)<text x="\(axis + length + Self.gap)" y="\(baseline)">\(bar.value)</text>

      """
  }

  /// The length of a bar in pixels, at least 1 for a count above zero.
  private static func length(of count: Int, highest: Int) -> Int {
    guard count > 0 else { return 0 }
    return max(1, (count * barWidth + highest / 2) / highest)
  }

  /// The horizontal start of the bars.
  private var axis: Int {
    let cells = bars.map(\.label.width).max() ?? 0
    return Self.margin + min(cells, Self.longestLabel) * Self.cellWidth + Self.gap
  }

  private var width: Int {
    let digits = bars.map(\.value.utf8.count).max() ?? 0
    return max(
      axis + Self.barWidth + Self.gap + digits * Self.cellWidth,
      Self.margin + CellWidth.of(title) * Self.titleCellWidth,
      Self.margin + CellWidth.of(note) * Self.cellWidth) + Self.margin
  }

  private var height: Int { Self.firstRow + bars.count * Self.rowHeight + Self.margin }
}
