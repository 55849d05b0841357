import KPGGCore

/// Keys with one meaning on all screens. A filter line, a search, and the palette handle their text
/// keys before these.
struct KeyCommand: Sendable {
  /// The keys as the palette shows them.
  let shown: String
  let meaning: @Sendable (Language) -> String
  /// The keys with the action of each.
  let keys: [(key: Key, action: BrowserAction)]
  /// The action that the palette runs; `nil` if a key alone can do it.
  let action: BrowserAction?

  private init(
    _ shown: String, _ meaning: @escaping @Sendable (Language) -> String,
    _ keys: [(Key, BrowserAction)], runs action: BrowserAction? = nil
  ) {
    (self.shown, self.meaning, self.keys, self.action) = (shown, meaning, keys, action)
  }

  /// A command with one action.
  private init(
    _ shown: String, _ meaning: @escaping @Sendable (BrowserLabels.KeyHelp) -> String,
    _ action: BrowserAction, _ keys: [Key]
  ) {
    self.init(
      shown, { meaning($0.words.browser.keyHelp) }, keys.map { ($0, action) }, runs: action)
  }

  /// Keys that only the keyboard can use.
  private init(
    _ shown: String, _ meaning: @escaping @Sendable (BrowserLabels.KeyHelp) -> String,
    _ keys: [(Key, BrowserAction)] = []
  ) {
    self.init(shown, { meaning($0.words.browser.keyHelp) }, keys)
  }
}

extension KeyCommand {
  /// The actions of a key. A Hangul syllable stands for the Latin keys that type it, without Shift:
  /// `ㅃ` is `q`.
  static func actions(for key: Key) -> [BrowserAction] {
    if let action = action(for: key) { return [action] }
    guard case .character(let character) = key,
      let keys = KeyboardLayout.latinKeys(typing: String(character))
    else { return [] }
    return keys.lowercased().compactMap { action(for: .character($0)) }
  }

  private static func action(for key: Key) -> BrowserAction? { actionsByKey[key] }

  private static let actionsByKey = Dictionary(
    all.flatMap(\.keys).map { ($0.key, $0.action) }, uniquingKeysWith: { first, _ in first })

  /// All commands, in the order of the palette.
  static let all: [KeyCommand] = [
    KeyCommand(
      "← ↓ ↑ →  h j k l", { $0.move },
      [
        (.up, .move(.up)), (.down, .move(.down)), (.left, .move(.left)), (.right, .move(.right)),
        (.character("k"), .move(.up)), (.character("j"), .move(.down)),
        (.character("h"), .move(.left)), (.character("l"), .move(.right)),
      ]),
    KeyCommand(
      "Tab  Shift-Tab", { $0.rows }, [(.tab, .nextRow), (.backTab, .previousRow)]),
    KeyCommand(
      "PageDown  PageUp", { $0.pages },
      [
        (.pageDown, .page(.down)), (.pageUp, .page(.up)), (.character(" "), .page(.down)),
        (.control("f"), .page(.down)), (.control("b"), .page(.up)),
      ]),
    KeyCommand(
      "Home  End", { $0.ends },
      [(.home, .first), (.end, .last), (.character("g"), .first), (.character("G"), .last)]),
    KeyCommand("Enter", { $0.open }, .open, [.enter]),
    KeyCommand("Esc", { $0.back }, .back, [.escape, .backspace]),
    KeyCommand("H", { $0.home }, .home, [.character("H")]),
    KeyCommand("/", { $0.search }, .search, [.character("/")]),
    KeyCommand(":", { $0.filter }, .filter, [.character(":")]),
    KeyCommand("s", { $0.sort }, .sort, [.character("s")]),
    KeyCommand("S", { $0.reverseOrder }, .reverseOrder, [.character("S")]),
    KeyCommand("v", { $0.homeStyle }, .switchHomeStyle, [.character("v")]),
    KeyCommand("f", { $0.toggleFavorite }, .toggleFavorite, [.character("f")]),
    KeyCommand("F", { $0.favorites }, .favorites, [.character("F")]),
    KeyCommand("p", { $0.play }, .play, [.character("p")]),
    KeyCommand("o", { $0.openImage }, .openImage, [.character("o")]),
    KeyCommand("z", { $0.quiz }, .quiz, [.character("z")]),
    KeyCommand("y  Ctrl-Y", { $0.copy }, .copy, [.character("y"), .control("y")]),
    KeyCommand("r", { $0.refresh }, .refresh, [.character("r")]),
    KeyCommand(
      "L", { "\($0.words.browser.keyHelp.language): \($0.next.words.nativeName)" },
      [(.character("L"), .switchLanguage)],
      runs: .switchLanguage),
    KeyCommand("?  Ctrl-P", { $0.help }, [(.character("?"), .help), (.control("p"), .help)]),
    KeyCommand("q  Ctrl-C", { $0.quit }, .quit, [.character("q")]),
    KeyCommand("Ctrl-U  Ctrl-W", { $0.editing }),
    KeyCommand("Ctrl-Z", { $0.suspend }),
    KeyCommand("Mouse", { $0.mouse }),
  ]
}
