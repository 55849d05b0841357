/// A key and its meaning, as the footer shows it.
struct KeyHint<Action: Hashable & Sendable>: Hashable, Sendable {
  let keys: String
  let label: String
  /// The action of a click on the hint, if any.
  var action: Action?

  init(_ keys: String, _ label: String, _ action: Action? = nil) {
    (self.keys, self.label, self.action) = (keys, label, action)
  }

  /// The keys and their meaning as a line of a list.
  var line: String { keys.padded(toCells: 12, alignment: .leading) + label }
}

extension ScreenFrame {
  /// Draws keys in one row, as many as fit. The last two always stay; hints before them are dropped
  /// from the end.
  mutating func putHints(_ hints: [KeyHint<Action>], in area: CellArea) {
    var hints = hints
    let cells = { (hint: KeyHint<Action>) in
      CellWidth.of(hint.keys) + CellWidth.of(hint.label) + 3
    }
    while hints.count > 2, hints.reduce(-2, { $0 + cells($1) }) > area.width {
      hints.remove(at: hints.count - 3)
    }
    var rest = area
    for (index, hint) in hints.enumerated() {
      if index > 0 { rest = put("  ", in: rest) }
      let start = rest
      rest = put(hint.keys, in: rest, .bold)
      rest = put(" " + hint.label, in: rest, .dim)
      let width = rest.x - start.x
      guard let action = hint.action else { continue }
      addTarget(CellArea(x: start.x, y: start.y, width: width, height: start.height), action)
    }
  }
}
