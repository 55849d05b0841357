import KPGGCore

/// The keys of a screen: what they do, and how its help and its footer show them.
struct KeyTable<Action: Hashable & Sendable>: Sendable {
  struct Row: Sendable {
    let keys: [(key: Key, action: Action)]
    /// The action of all keys; `nil` if they have several.
    let action: Action?
    /// The keys as the help shows them.
    let shown: String
    /// The meaning in the help; `nil` for keys that the help leaves out.
    let meaning: (@Sendable (Language) -> String)?

    /// Keys with the same action. The help shows them, but not the other keys.
    init(
      _ action: Action, _ keys: [Key], others: [Key] = [], shown: String? = nil,
      _ meaning: (@Sendable (Language) -> String)? = nil
    ) {
      self.keys = (keys + others).map { ($0, action) }
      self.action = action
      self.shown = shown ?? keys.map(\.name).joined(separator: "  ")
      self.meaning = meaning
    }

    /// Keys with different actions, or keys that the screen reads in its own way.
    init(
      _ shown: String, _ keys: [(Key, Action)] = [],
      _ meaning: (@Sendable (Language) -> String)? = nil
    ) {
      (self.shown, self.keys, self.meaning) = (shown, keys, meaning)
      action = nil
    }
  }

  let rows: [Row]
  private let actions: [Key: Action]

  init(_ rows: [Row]) {
    self.rows = rows
    actions = Dictionary(
      rows.flatMap(\.keys).map { ($0.key, $0.action) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the action of a key; `nil` for a key without one, and for a letter that is text.
  ///
  /// A Hangul syllable stands for the first Latin key that types it: `ㅛ` is `y`. If the key with Shift has no
  /// action, it counts without: `ㄲ` is `R` or `r`.
  func action(for key: Key, isText: Bool = false) -> Action? {
    if case .character = key, isText { return nil }
    return actions[key] ?? key.latinKeys.first.flatMap(latinAction)
  }

  /// Returns the actions of a key. A Hangul syllable stands for all Latin keys that type it.
  func actions(for key: Key) -> [Action] {
    actions[key].map { [$0] } ?? key.latinKeys.compactMap(latinAction)
  }

  private func latinAction(for letter: Character) -> Action? {
    actions[.character(letter)] ?? letter.lowercased().first.flatMap { actions[.character($0)] }
  }

  /// A hint with the first key of an action. If letters are text, the first key that is not a
  /// letter.
  func hint(_ action: Action, _ label: String, isText: Bool = false) -> KeyHint<Action> {
    let key = rows.lazy.flatMap(\.keys).first { $0.action == action && !($0.key.isText && isText) }
    return KeyHint(key?.key.name ?? "", label, action)
  }

  /// The keys and their meanings. If letters are text, only the keys that are not letters. A row with a
  /// letter and keys of different actions is then left out.
  func help(in language: Language, isText: Bool = false) -> [KeyHint<Action>] {
    rows.compactMap { row in
      let keys = row.keys.map(\.key).filter { !$0.isText }
      guard let meaning = row.meaning else { return nil }
      guard isText, keys.isEmpty || keys.count < row.keys.count else {
        return KeyHint(row.shown, meaning(language))
      }
      guard row.action != nil, !keys.isEmpty else { return nil }
      return KeyHint(keys.map(\.name).joined(separator: "  "), meaning(language))
    }
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }

  /// The name of the key in the footer and in the help.
  var name: String {
    switch self {
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    }
  }

  fileprivate var isText: Bool { if case .character = self { true } else { false } }

  /// The Latin letters that type a Hangul syllable, capital with Shift; empty for another key.
  fileprivate var latinKeys: [Character] {
    guard case .character(let character) = self else { return [] }
    return Array(KeyboardLayout.latinKeys(typing: String(character)) ?? "")
  }
}

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
