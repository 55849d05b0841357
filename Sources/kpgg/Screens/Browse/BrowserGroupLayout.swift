import KPGGCore

/// The areas of a group's screen and the lines above its list. Nothing is drawn.
struct BrowserGroupLayout: Sendable {
  /// The text about the group; empty without a text, or until the line-up is loaded.
  let text: [String]
  /// Whether the text stands above the facts, not at the end of the list.
  let isTextAbove: Bool
  /// One line for each fact, or none if the members need the room.
  let facts: [FactSheet.Line]
  /// The facts in one line, if they have no lines of their own.
  let summary: String?
  let textArea: CellArea
  let factsArea: CellArea
  /// The row of the hit song; `nil` without a song, or without room.
  let song: CellArea?
  let list: CellArea

  init(_ id: GroupID, in area: CellArea, of state: BrowserState, isPreview: Bool) {
    let (group, lineUp) = (state.group(id), state.lineUp(of: id).value)
    let width = max(1, area.width)
    let history = state.writer.history(of: group)
    let lines = FactSheet(facts: history).body(width: width)
    text =
      lineUp?.about(in: state.language).map { SafeText.of($0).wrapped(toCells: width) } ?? []
    var rest = area.dropping(rows: 1)
    // The members and some songs must have room below the text.
    let rowsBelow = lineUp.map(Self.rowsBelowFacts) ?? rest.height
    let neededRows = text.count + 1 + lines.count + rowsBelow
    isTextAbove = !text.isEmpty && neededRows <= rest.height
    textArea = rest
    if isTextAbove { rest = rest.dropping(rows: text.count + 1) }

    factsArea = rest
    if rest.height < lines.count + 10 {
      let line = state.summary(of: group)
      facts = []
      summary = rest.height > 4 && !line.isEmpty ? line : nil
    } else {
      let linked = FactSheet(facts: history + group.links.facts).body(width: width)
      let hasRoom = lineUp != nil && linked.count + rowsBelow <= rest.height
      facts = hasRoom && !isPreview ? linked : lines
      summary = nil
    }
    rest = rest.dropping(rows: facts.count + (summary == nil ? 0 : 1))

    song = group.hitSong != nil && area.height > 4 ? rest.row(0) : nil
    if song != nil { rest = rest.dropping(rows: 1) }
    list = area.height > 8 ? rest.dropping(rows: 1) : rest
  }

  /// The rows of the text in the list, with its heading and a blank row.
  var textRows: Int { isTextAbove || text.isEmpty ? 0 : text.count + 2 }

  /// The number of rows by which the text at the end can be scrolled, below the last entry.
  var maximumScroll: Int { max(0, textRows + 1 - list.height) }

  /// The number of rows for the hit song, a blank row, all members, up to five songs, and the
  /// separators of the list.
  private static func rowsBelowFacts(of lineUp: LineUp) -> Int {
    2 + lineUp.members.count + min(lineUp.songs.count, 5) + 5
  }
}
