/// What the keys do, the same on every screen; where they are typed as text, the search alone
/// decides.
enum KeyBindings {
  /// What a key asks for; `nil` for keys that do nothing.
  static func action(for key: Key) -> BrowserAction? {
    switch key {
    case .up, .character("k"): .move(.up)
    case .down, .character("j"): .move(.down)
    case .left, .character("h"): .move(.left)
    case .right, .character("l"): .move(.right)
    case .pageUp, .control("b"): .page(.up)
    case .pageDown, .control("f"), .character(" "): .page(.down)
    case .home, .character("g"): .first
    case .end, .character("G"): .last
    case .tab: .nextRow
    case .backTab: .previousRow
    case .enter: .open
    case .escape, .backspace: .back
    case .character("/"): .search
    case .character("f"): .toggleFavorite
    case .character("F"): .favorites
    case .character("p"): .play
    case .character("o"): .openPicture
    case .character("r"): .retry
    case .character("L"): .switchLanguage
    case .character("?"): .help
    case .character("q"): .quit
    default: nil
    }
  }
}
