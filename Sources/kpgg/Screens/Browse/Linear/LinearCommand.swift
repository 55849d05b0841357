import KPGGCore

/// A typed line of the linear mode, parsed without knowledge of the screen.
enum LinearCommand: Hashable, Sendable {
  /// Nothing but spaces.
  case empty
  /// The number of an entry, from 1.
  case number(Int)
  /// A verb with the text after it. The line may be a name instead: *f(x)* for `f x`.
  case verb(LinearVerb, String, line: String)
  /// Any other text, which may be a name.
  case name(String)
  /// A line with control characters, as cursor keys type them.
  case unreadable

  /// Parses a line. Spaces around it do not count.
  init(_ line: String) {
    let text = UnicodeForm.composed(line.withLimitedMarks.trimmed)
    self = Self.isReadable(text) ? Self.parsed(text) : .unreadable
  }

  private static func parsed(_ text: String) -> LinearCommand {
    guard let first = text.first else { return .empty }
    if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return .number(Int(text) ?? .max)
    }
    // '/' and ':' need no space after them.
    if let verb = LinearVerb(typed: String(first)), verb.argument == .text {
      return .verb(verb, text.dropFirst().trimmed, line: text)
    }
    let word = text.prefix { !$0.isWhitespace }
    let rest = text.dropFirst(word.count).trimmed
    guard let verb = verb(typed: String(word)), rest.isEmpty || verb.argument != .none else {
      return .name(text)
    }
    return .verb(verb, rest, line: text)
  }

  /// The verb of a word. A key can also be typed in the Korean layout, where `ㅂ` is `q`; Shift is
  /// ignored there.
  private static func verb(typed word: String) -> LinearVerb? {
    if let verb = LinearVerb(typed: word) { return verb }
    guard word.count == 1, let key = KeyboardLayout.latinKeys(typing: word) else { return nil }
    return LinearVerb(typed: key.lowercased())
  }

  private static func isReadable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\t" || $0.properties.generalCategory != .control }
  }
}

extension LinearVerb {
  /// The action of the full-screen view, if the verb means the same on all screens.
  var action: BrowserAction? {
    switch self {
    case .back: .back
    case .home: .home
    case .sort: .sort
    case .reverseOrder: .reverseOrder
    case .toggleFavorite: .toggleFavorite
    case .favorites: .favorites
    case .play: .play
    case .openImage: .openImage
    case .quiz: .quiz
    case .refresh: .refresh
    case .switchLanguage: .switchLanguage
    case .quit: .quit
    case .search, .filter, .next, .previous, .start, .help: nil
    }
  }
}
