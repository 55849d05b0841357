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

/// What a command does on a screen.
enum LinearReply: Hashable, Sendable {
  /// Nothing: the prompt comes again.
  case prompt
  case lines([String])
  /// Shows the whole screen again.
  case screen
  /// Shows the entries of the list from an index on.
  case entries(from: Int)
  /// Changes the state. Then shows what has changed; a list, from its start or from the selection.
  case steps([Step], showsStart: Bool = false)

  enum Step: Hashable, Sendable {
    case event(BrowserEvent)
    /// An action on a group or member that need not be selected.
    case action(BrowserAction, on: Favorite)
  }

  fileprivate static func events(_ events: [BrowserEvent], showsStart: Bool = false) -> Self {
    .steps(events.map { .event($0) }, showsStart: showsStart)
  }
}

extension LinearView {
  /// Decides what a command does.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - shown: The entries that were shown last.
  /// - Returns: The reply. Making it does not change the state.
  func reply(to command: LinearCommand, shown: Range<Int>) -> LinearReply {
    switch command {
    case .empty:
      return shown.upperBound < entries.count ? .entries(from: shown.upperBound) : .prompt
    case .unreadable: return .lines([labels.linear.usage])
    case .number(let number):
      guard entries.indices.contains(number - 1) else {
        return .lines([labels.linear.noEntry(entries.count)])
      }
      return open(number - 1)
    case .name(let name):
      if let index = entries.index(named: name) { return open(index) }
      // A lone letter is more likely a mistyped key than a search.
      let isKey = name.count == 1 && name.utf8.count == 1
      return isKey || NormalizedText(name).isEmpty ? .lines([labels.linear.usage]) : search(name)
    case .verb(let verb, let argument, let line):
      guard verb.argument == .entry, !argument.isEmpty else {
        return reply(to: verb, argument, shown: shown)
      }
      return act(verb, on: argument) ?? reply(to: .name(line), shown: shown)
    }
  }

  private func reply(
    to verb: LinearVerb, _ argument: String, shown: Range<Int>
  ) -> LinearReply {
    switch verb {
    case .search: return search(argument)
    case .filter: return filter(argument)
    case .next: return next(shown)
    case .previous: return previous(shown)
    case .start: return .screen
    case .help: return .lines(commandHelp)
    case .home where state.screens.count == 1: return .screen
    case .favorites:
      if case .favorites = state.screen { return .screen }
    case .home, .sort, .reverseOrder:
      return .events(verb.action.map { [.action($0)] } ?? [], showsStart: true)
    case .back, .toggleFavorite, .play, .openImage, .quiz, .refresh, .switchLanguage, .quit: break
    }
    return .events(verb.action.map { [.action($0)] } ?? [])
  }

  private func open(_ index: Int) -> LinearReply {
    .events([.action(.openItem(row: index, column: 0))])
  }

  /// Acts on the entry with a number or a name. Returns `nil` if no entry has the name.
  private func act(_ verb: LinearVerb, on argument: String) -> LinearReply? {
    let index: Int
    if case .number(let number) = LinearCommand(argument) {
      index = number - 1
    } else if let named = entries.index(named: argument) {
      index = named
    } else {
      return nil
    }
    guard entries.indices.contains(index), let action = verb.action else {
      return .lines([labels.linear.noEntry(entries.count)])
    }
    if let favorite = entries[index].favorite { return .steps([.action(action, on: favorite)]) }
    guard case .song = entries[index].subject else { return .steps([]) }
    return verb == .play ? open(index) : .lines([labels.linear.songNeedsPlay])
  }

  private func search(_ text: String) -> LinearReply {
    var events: [BrowserEvent] = [.action(.search)]
    if case .search(let shown) = state.screen {
      guard shown.field.text != text else { return .screen }
      events = [.key(.control("e")), .key(.control("u"))]
    }
    return .events(events + (text.isEmpty ? [] : [.paste(text)]), showsStart: true)
  }

  private func filter(_ text: String) -> LinearReply {
    guard state.catalog.value != nil else { return .steps([]) }
    guard state.screen.controls != nil else { return .events([.action(.filter)]) }
    guard !text.isEmpty else {
      return .events([.action(.filter), .key(.escape)], showsStart: true)
    }
    return .events(
      [
        .action(.filter), .key(.control("e")), .key(.control("u")), .paste(text), .key(.enter),
      ], showsStart: true)
  }

  private func next(_ shown: Range<Int>) -> LinearReply {
    if case .profile = state.screen { return .events([.action(.move(.right))]) }
    return shown.upperBound < entries.count ? .entries(from: shown.upperBound) : .steps([])
  }

  private func previous(_ shown: Range<Int>) -> LinearReply {
    if case .profile = state.screen { return .events([.action(.move(.left))]) }
    return shown.lowerBound > 0 ? .entries(from: pageStart(before: shown.lowerBound)) : .steps([])
  }

  /// The commands and their meanings.
  private var commandHelp: [String] {
    let linear = labels.linear
    return linear.entryHelp
      + LinearVerb.allCases.map { "\($0.key), \(linear.word($0)): \($0.meaning(in: language))" }
  }
}

extension BrowserState {
  /// Performs an action on a group or member, as on the screen of that group or member. Returns the
  /// effects that the runner must perform.
  mutating func apply(_ action: BrowserAction, on favorite: Favorite) -> [BrowserEffect] {
    switch favorite {
    case .group(let id): screens.append(.group(BrowserGroup(id: id)))
    case .member(let id): screens.append(.profile(BrowserProfile(member: id)))
    }
    let effects = apply(.action(action))
    screens.removeLast()
    return effects
  }
}
