import KPGGCore

/// A key, and what it does.
struct KeyHint: Hashable, Sendable {
  let keys: String
  let label: Label
  /// What a click on it does.
  var action: BrowserAction?

  init(_ keys: String, _ label: Label, _ action: BrowserAction? = nil) {
    (self.keys, self.label, self.action) = (keys, label, action)
  }

  /// The keys that work on the screen that is shown, the most useful first, help and the way out
  /// last.
  static func hints(for state: BrowserState) -> [KeyHint] {
    let end = [
      KeyHint("?", BrowserWording.help, .help), KeyHint("q", BrowserWording.quit, .quit),
    ]
    if state.catalog.value == nil {
      let isRunning = state.catalog.ticket != nil
      let way =
        isRunning
        ? KeyHint("Esc", BrowserWording.cancel, .back)
        : KeyHint("r", BrowserWording.retry, .retry)
      return [way] + end
    }
    let back = KeyHint("Esc", BrowserWording.back, .back)
    let open = KeyHint("Enter", BrowserWording.open, .open)
    let move = KeyHint("↓↑", BrowserWording.move)
    let subject = [
      KeyHint("f", BrowserWording.favorite, .toggleFavorite),
      KeyHint("p", BrowserWording.play, .play),
    ]
    let picture =
      state.picture.map { _ in [KeyHint("o", BrowserWording.openPicture, .openPicture)] } ?? []
    let search = KeyHint("/", BrowserWording.search, .search)
    let language = KeyHint("L", BrowserWording.otherLanguage, .switchLanguage)
    let common = [KeyHint("F", BrowserWording.favorites, .favorites)] + picture + [language]
    switch state.screen {
    case .home:
      return [KeyHint("←↓↑→", BrowserWording.move), open, search] + subject + common + end
    case .group: return [back, move, open] + subject + [search] + common + end
    case .profile:
      return [
        back, KeyHint("←", BrowserWording.previous, .move(.left)),
        KeyHint("→", BrowserWording.next, .move(.right)),
      ] + subject + [search] + common + end
    case .favorites: return [back, move, open] + subject + [search, language] + end
    // Letters are text here, help's and the way out's too.
    case .search: return [move, open, back]
    case .help: return [move, back, end[1]]
    }
  }
}
