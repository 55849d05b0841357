import KPGGCore

extension BrowserView {
  /// Draws the typed text, and the commands below with their keys at the right.
  func drawPalette(_ palette: PaletteState, in area: CellArea, on frame: inout BrowserFrame) {
    frame.putTextField(
      palette.field, prompt: "> ", in: area.row(0))
    let commands = state.commands(in: palette)
    let rest = area.dropping(rows: area.height > 8 ? 2 : 1)
    if commands.isEmpty { frame.put(labels.noResults, in: rest.row(0)) }
    let items = commands.enumerated().map { index, command in
      ListItem(
        text: command.meaning?(language) ?? "", style: command.action == nil ? .dim : .plain,
        trailing: command.shown, index: index)
    }
    var list = rest
    list.width = min(rest.width, 60)
    frame.putList(
      items, selection: palette.selection, in: list
    ) { .openItem(row: $0, column: 0) }
  }
}
