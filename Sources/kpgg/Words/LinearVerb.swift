/// A command of the linear mode. Its key has the same meaning in the full-screen view, if it has one
/// there.
enum LinearVerb: Hashable, CaseIterable, Sendable {
  case back, home, search, filter, sort, reverseOrder
  case toggleFavorite, favorites, play, openImage, quiz
  /// The next and the previous member, or part of a list.
  case next, previous
  /// Shows the screen again, from its start.
  case start
  case refresh, switchLanguage, help, quit

  /// What can follow the key or the word.
  enum Argument: Hashable, Sendable {
    case none
    case text
    /// The number or the name of an entry.
    case entry
  }

  /// The key. The capital also works unless it is another key.
  var key: String {
    switch self {
    case .back: "b"
    case .home: "h"
    case .search: "/"
    case .filter: ":"
    case .sort: "s"
    case .reverseOrder: "S"
    case .toggleFavorite: "f"
    case .favorites: "F"
    case .play: "p"
    case .openImage: "o"
    case .quiz: "z"
    case .next: "n"
    case .previous: "N"
    case .start: "g"
    case .refresh: "r"
    case .switchLanguage: "L"
    case .help: "?"
    case .quit: "q"
    }
  }

  var argument: Argument {
    switch self {
    case .search, .filter: .text
    case .toggleFavorite, .play, .openImage, .quiz: .entry
    default: .none
    }
  }

  /// The line of the verb in the list of commands.
  func meaning(in language: Language) -> String {
    let labels = language.words.browser
    let (linear, help) = (labels.linear, labels.keyHelp)
    return switch self {
    case .back: linear.back
    case .next: linear.next
    case .previous: linear.previous
    case .start: linear.start
    case .home: help.home
    case .search: help.search
    case .filter: help.filter
    case .sort: help.sort
    case .reverseOrder: help.reverseOrder
    case .toggleFavorite: help.toggleFavorite
    case .favorites: help.favorites
    case .play: help.play
    case .openImage: help.openImage
    case .quiz: help.quiz
    case .refresh: help.refresh
    case .switchLanguage: language.next.words.nativeName
    case .help: help.help
    case .quit: help.quit
    }
  }

  /// Finds the verb for a key, or for a word in any language and case.
  init?(typed text: String) {
    let verb =
      Self.allCases.first { $0.key == text }
      ?? Self.allCases.first { verb in
        verb.key.isSame(ignoringCase: text)
          || Language.allCases.contains {
            $0.words.browser.linear.word(verb).isSame(ignoringCase: text)
          }
      }
    guard let verb else { return nil }
    self = verb
  }
}
