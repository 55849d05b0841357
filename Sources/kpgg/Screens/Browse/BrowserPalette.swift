import KPGGCore

/// The palette of commands: the typed text and the selected row.
struct BrowserPalette: Hashable, Sendable {
  var field = TextField()
  var selection = 0
}

extension BrowserPalette: BrowserPage {
  var screen: BrowserScreen { .palette(self) }
  var readsLetters: Bool { true }

  func title(in state: BrowserState) -> String { state.language.words.browser.help }

  func subject(in state: BrowserState) -> Favorite? { nil }

  func head(in view: LinearView, isMarked: Bool) -> [String] { [view.path] }
}

/// The palette: all commands with their keys, found by typing.
extension BrowserState {
  /// Opens the palette, or closes it.
  mutating func togglePalette() -> [BrowserEffect] {
    if case .palette = screen { return goBack() }
    return show(.palette(BrowserPalette()))
  }

  /// The commands for the typed text. Commands with exactly this key come first, then matching
  /// meanings in either language, then matching names of keys.
  func commands(in palette: BrowserPalette) -> [KeyTable<BrowserAction>.Row] {
    let typed = palette.field.text.filter { !$0.isWhitespace }
    let all = BrowserKeys.table.rows
    guard !typed.isEmpty else { return all }
    let exact = all.filter { command in
      command.shown.split(separator: " ").contains { $0 == typed }
    }
    // Names never contain symbols such as ':'.
    guard !NormalizedText(typed).isEmpty else { return exact }
    let filter = NameFilter(palette.field.text)
    let named = filter.filter(all) { command, add in
      for language in Language.allCases { add(command.meaning?(language) ?? "") }
    }
    let keyed = filter.filter(all) { $1($0.shown) }
    var seen: Set<String> = []
    return (exact + named + keyed).filter { seen.insert($0.shown).inserted }
  }

  /// Edits the text of the palette. Enter closes it and runs the selected command on the screen
  /// below. Returns `nil` for keys with the same meaning on all screens.
  mutating func handle(_ key: Key, in palette: BrowserPalette) -> [BrowserEffect]? {
    var palette = palette
    switch key {
    case .enter: return runSelected(of: palette)
    case .character("?") where palette.field.text.isEmpty: return togglePalette()
    case .backspace where palette.field.text.isEmpty: return goBack()
    default: break
    }
    guard palette.field.edit(with: key) else { return nil }
    palette.selection = 0
    screen = .palette(palette)
    return []
  }

  /// Moves in the list of commands.
  mutating func perform(_ action: BrowserAction, in palette: BrowserPalette) -> [BrowserEffect] {
    var palette = palette
    if case .open = action { return runSelected(of: palette) }
    let count = commands(in: palette).count
    guard let moved = selection(palette.selection, after: action, count: count) else { return [] }
    palette.selection = max(0, moved)
    screen = .palette(palette)
    if case .openItem = action { return runSelected(of: palette) }
    return []
  }

  private mutating func runSelected(of palette: BrowserPalette) -> [BrowserEffect] {
    let commands = commands(in: palette)
    guard commands.indices.contains(palette.selection),
      let action = commands[palette.selection].action
    else { return [] }
    return closeScreen() + perform(action)
  }
}

extension BrowserView {
  /// Draws the typed text, and the commands below with their keys at the right.
  func drawPalette(_ palette: BrowserPalette, in area: CellArea, on frame: inout BrowserFrame) {
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
