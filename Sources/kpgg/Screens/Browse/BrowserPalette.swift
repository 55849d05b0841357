import KPGGCore

struct BrowserPalette: Equatable, Sendable {
  var field = TextField()
  var selection = 0
}

extension BrowserPalette: BrowserPage {
  var screen: BrowserScreen { .palette(self) }
  var readsLetters: Bool { true }

  func title(in state: BrowserState) -> String { state.language.words.browser.help }

  func head(in view: LinearView, isMarked: Bool) -> [String] { [view.path] }

  /// The commands for the typed text. Commands with exactly this key come first, then matching
  /// meanings in either language, then matching names of keys.
  var commands: [KeyTable<BrowserAction>.Row] {
    let typed = field.text.filter { !$0.isWhitespace }
    let all = BrowserKeys.table.rows
    guard !typed.isEmpty else { return all }
    let exact = all.filter { command in
      command.shown.split(separator: " ").contains { $0 == typed }
    }
    // Names never contain symbols such as ':'.
    guard !NormalizedText(typed).isEmpty else { return exact }
    let filter = NameFilter(field.text)
    let named = filter.filter(all) { command, add in
      for language in Language.allCases { add(command.meaning?(language) ?? "") }
    }
    let keyed = filter.filter(all) { $1($0.shown) }
    var seen: Set<String> = []
    return (exact + named + keyed).filter { seen.insert($0.shown).inserted }
  }
}

extension BrowserState {
  mutating func togglePalette() -> [BrowserEffect] {
    if case .palette = screen { return goBack() }
    return show(.palette(BrowserPalette()))
  }

  mutating func perform(_ action: BrowserAction, in palette: BrowserPalette) -> [BrowserEffect] {
    var palette = palette
    let commands = palette.commands
    if let moved = selection(palette.selection, after: action, count: commands.count) {
      palette.selection = moved
      screen = .palette(palette)
    }
    guard action.opens, commands.indices.contains(palette.selection),
      let command = commands[palette.selection].action
    else { return [] }
    return closeScreen() + perform(command)
  }
}

extension BrowserView {
  mutating func draw(_ palette: BrowserPalette) {
    let area = layout.body
    let commands = palette.commands
    var list = area.dropping(rows: area.height > 8 ? 2 : 1)
    if commands.isEmpty { frame.put(labels.noResults, in: list.row(0)) }
    let items = commands.enumerated().map { index, command in
      ListItem(
        text: command.meaning?(language) ?? "", style: command.action == nil ? .dim : .plain,
        trailing: command.shown, index: index)
    }
    list.width = min(list.width, 60)
    let visible = items.visibleRange(selection: palette.selection, height: list.height)
    let input = frame.putHiddenCounts(
      above: visible.lowerBound, below: items.count - visible.upperBound, in: area.row(0))
    frame.putTextField(palette.field, prompt: "> ", in: input)
    drawList(items, selection: palette.selection, in: list)
  }
}
