@testable import kpgg

/// A row of cells as SVG elements. The origin is the start of the baseline.
///
/// Runs of ASCII have the width of their cells in any font. Other characters are centered in their
/// cells one by one, because fonts disagree about their widths.
struct PictureRow {
  /// Adjacent cells of one style that one element shows.
  private struct Run {
    let kind: Kind
    let style: TextStyle
    let start: Int
    var text: String
  }

  /// The distance from the top of the row to the baseline.
  static let ascent = 13

  private enum Kind: String { case ascii, symbol, wide, bar }

  private var runs: [Run] = []

  init(_ cells: some Sequence<CellGrid.Cell>) {
    for (x, cell) in cells.enumerated() {
      let kind = Self.kind(of: cell.text)
      if let run = runs.last, run.start + run.text.count == x, Self.continues(run, cell, kind) {
        runs[runs.count - 1].text += cell.text
      } else if let kind {
        runs.append(Run(kind: kind, style: cell.style, start: x, text: cell.text))
      }
    }
  }

  var isBlank: Bool { runs.isEmpty }

  var elements: Markup { runs.map(Self.element).joined() }

  /// The kind of run that a character starts; `nil` for a blank.
  private static func kind(of text: String) -> Kind? {
    switch text {
    case "", " ": nil
    case "█"..."▏": .bar
    default: text.utf8.count == 1 ? .ascii : CellWidth.of(text) == 2 ? .wide : .symbol
    }
  }

  /// Whether a cell belongs to the run before it. Two spaces end a run of ASCII.
  private static func continues(_ run: Run, _ cell: CellGrid.Cell, _ kind: Kind?) -> Bool {
    guard cell.style == run.style else { return false }
    switch run.kind {
    case .ascii: return kind == .ascii || cell.text == " " && run.text.last != " "
    case .bar: return kind == .bar
    case .symbol, .wide: return false
    }
  }

  private static func element(of run: Run) -> Markup {
    let (x, cell) = (run.start * ScreenPicture.cellWidth, ScreenPicture.cellWidth)
    let text = run.text.trimmed
    switch run.kind {
    case .ascii:
      let length: Markup = text.count == 1 ? "" : " textLength=\"\(text.count * cell)\""
      return "<text\(classes(of: run)) x=\"\(x)\"\(length)>\(text)</text>\n"
    case .symbol: return "<text\(classes(of: run)) x=\"\(x + cell / 2)\">\(text)</text>\n"
    case .wide:
      // Hangul is larger than ASCII. One pixel lower, it has the same center.
      return "<text\(classes(of: run)) x=\"\(x + cell)\" y=\"1\">\(text)</text>\n"
    case .bar:
      // From U+2588 to U+258F, each block is an eighth of a cell narrower than
      // the one before it.
      let eighths = text.unicodeScalars.reduce(0) { $0 + 0x2590 - Int($1.value) }
      return """
        <rect\(classes(of: run)) x="\(x)" y="-12" width="\(eighths * cell / 8)" height="16"/>

        """
    }
  }

  private static func classes(of run: Run) -> Markup {
    let isCentered = run.kind == .symbol || run.kind == .wide
    let names = (isCentered ? [run.kind.rawValue] : []) + PictureTheme.classNames(of: run.style)
    return names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
  }
}
