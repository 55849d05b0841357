import KPGGCore

/// The places of a ranking as an SVG document without scripts, styles, fonts, or external references.
///
/// It has no background, and its colors contrast with both white and black. The same ranking always
/// gives the same bytes.
struct RankPicture: Sendable {
  let title: String
  let note: String
  let records: [RankedRecord]
  let language: Language

  private static let margin = 16
  private static let rowHeight = 30
  private static let firstRow = 76
  /// The horizontal end of the places, and the start of the names.
  private static let (placeEnd, nameStart) = (56, 70)
  /// The maximum width, in pixels, of one cell of text in a common font of 16 pixels, and of the
  /// title, in a font of 20 pixels.
  private static let (cellWidth, titleCellWidth) = (11, 14)
  private static let longestName = 60
  private static let leastWidth = 320

  var text: String { NamedFile.chartStart + markup.text }

  /// The document after `chartStart`, which ends inside the `xml:lang` attribute.
  private var markup: Markup {
    """
    \(language.rawValue)" role="img" \
    width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
    font-family="system-ui, sans-serif" font-size="16" fill="#767676">
    <title>\(title)</title>
    <desc>\(note)</desc>
    <text x="\(Self.margin)" y="32" font-size="20" font-weight="bold">\(title)</text>
    <text x="\(Self.margin)" y="56" font-size="13">\(note)</text>
    \(rows)</svg>

    """
  }

  private var rows: Markup {
    records.enumerated().map { index, record in
      let baseline = Self.firstRow + index * Self.rowHeight + 20
      let place: Markup = record.place.map { "\($0)" } ?? ""
      return """
        <text x="\(Self.placeEnd)" y="\(baseline)" text-anchor="end" font-weight="bold" \
        fill="#d14b8f">\(place)</text>
        <text x="\(Self.nameStart)" y="\(baseline)">\(name(of: record))</text>

        """
    }.joined()
  }

  /// The name, and the group of a member or a song.
  private func name(of record: RankedRecord) -> String {
    let item = record.item
    let group = item.id.kind == .group ? nil : item.group?.name(in: language)
    let text = [item.name(in: language), group].compactMap(\.self).joined(separator: " · ")
    return SafeText.of(text).cut(toCells: Self.longestName)
  }

  private var width: Int {
    let cells = records.map { CellWidth.of(name(of: $0)) }.max() ?? 0
    return max(
      Self.leastWidth, Self.nameStart + cells * Self.cellWidth + Self.margin,
      2 * Self.margin + CellWidth.of(title) * Self.titleCellWidth)
  }

  private var height: Int { Self.firstRow + records.count * Self.rowHeight + Self.margin }
}
