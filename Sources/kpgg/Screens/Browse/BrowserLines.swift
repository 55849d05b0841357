import KPGGCore

extension Browser {
  func prompt(in state: BrowserState) -> String { "\(ProgramDescription.name)>" }

  func begin(_ lines: inout LineRunner<Browser>) async throws {
    let view = lines.view
    let usage = view.fitted(view.labels.linear.usage)
    let page = view.screen(reservedRows: view.notice.count + usage.count)
    try lines.show(LinearView.Page(lines: view.notice + page.lines + usage, range: page.range))
  }

  func reply(
    to line: String, after milliseconds: Int, _ lines: inout LineRunner<Browser>
  ) async throws {
    let before = lines.view
    switch before.reply(to: line, shown: lines.state.printedEntries) {
    case .lines(let texts): try lines.write(texts.flatMap { before.fitted($0) })
    case .screen: try lines.show(before.screen())
    case .entries(let start): try lines.show(before.page(from: start))
    case .steps(let steps, let showsStart):
      (lines.state.notice, lines.state.hasLeftScreen, lines.state.hasReturned) = (nil, false, false)
      for step in steps {
        switch step {
        case .event(let event): try await lines.apply(event)
        case .action(let action, let favorite):
          try await lines.change { $0.perform(action, on: favorite) }
        case .edit(let edit): try await lines.change { $0.changes(for: edit) }
        }
      }
      if !lines.hasQuit { try lines.showChange(since: before, showsStart: showsStart) }
    }
  }

  /// Prints a notice while documents load from an endpoint.
  func willPerform(
    _ effects: [BrowserEffect], _ lines: inout LineRunner<Browser>
  ) throws {
    var requests: [BrowserRequest] = []
    for effect in effects {
      switch effect {
      case .load(let request, _): requests.append(request)
      case .cancel, .readCache, .readDayFiles, .changeFavorites, .remember, .open, .copy,
        .startQuiz, .startRank, .quit:
        break
      }
    }
    guard let first = requests.first else { return }
    lines.state.hasLeftScreen = true
    guard !lines.state.settings.isLocal else { return }
    let labels = lines.view.labels
    let text =
      switch first {
      case .lineUp, .allLineUps: labels.loadingMembers
      case .catalog, .refresh, .image: labels.loadingCatalog
      }
    try lines.write(lines.view.fitted(text))
  }
}

extension LineRunner<Browser> {
  fileprivate var view: LinearView {
    LinearView(state, width: console.width, height: console.height)
  }

  // Not inlined: its code has 6 KB, and there are several calls.
  @inline(never)
  fileprivate mutating func showChange(since before: LinearView, showsStart: Bool) throws {
    let after = view
    let notice = after.notice
    let isPrintedAgain = state.hasReturned || (state.hasLeftScreen && notice.isEmpty)
    guard after.content != before.content || isPrintedAgain else {
      return try write(notice.isEmpty ? after.fitted(after.labels.linear.noEffect) : notice)
    }
    var page = after.screen(
      from: showsStart ? 0 : after.startOfSelection, reservedRows: notice.count)
    page.lines = notice + page.lines
    try show(page)
  }

  fileprivate mutating func show(_ page: LinearView.Page) throws {
    state.printedEntries = page.range
    try write(page.lines)
  }
}

indirect enum LinearReply: Equatable, Sendable {
  /// Prints lines, then the prompt. With no lines, prints only the prompt.
  case lines([String])
  /// Shows the whole screen again.
  case screen
  /// Shows the entries of the list from an index on.
  case entries(from: Int)
  /// Changes the state. Then shows what has changed; a list, from its start or from the selection.
  case steps([Step], showsStart: Bool = false)

  indirect enum Step: Equatable, Sendable {
    case event(BrowserEvent)
    /// An action on a record that need not be selected.
    case action(BrowserAction, on: Favorite)
    case edit(FavoriteEdit)
  }

  fileprivate static func events(_ events: [BrowserEvent], showsStart: Bool = false) -> Self {
    .steps(events.map { .event($0) }, showsStart: showsStart)
  }
}

extension LinearView {
  /// Decides what a typed line does: a number, a name, or a verb with the text after it.
  ///
  /// - Parameters:
  ///   - line: The line. Spaces around it do not count.
  ///   - shown: The entries that were shown last.
  /// - Returns: The reply. Making it does not change the state.
  func reply(to line: String, shown: Range<Int>) -> LinearReply {
    let text = UnicodeForm.composed(line.withLimitedMarks.trimmed)
    // Cursor keys type control characters.
    let isReadable = text.unicodeScalars.allSatisfy {
      $0 == "\t" || $0.properties.generalCategory != .control
    }
    guard isReadable else { return .lines([labels.linear.usage]) }
    guard let first = text.first else {
      return shown.upperBound < entries.count ? .entries(from: shown.upperBound) : .lines([])
    }
    if let number = Self.number(text) {
      return entries.indices.contains(number - 1) ? open(number - 1) : .lines([noEntry])
    }
    // '/' and ':' need no space after them.
    if let verb = LinearVerb(typed: String(first)), verb.argument == .text {
      return reply(to: verb, text.dropFirst().trimmed, shown: shown)
    }
    let word = text.prefix { !$0.isWhitespace }
    let rest = text.dropFirst(word.count).trimmed
    guard let verb = Self.verb(typed: String(word)), rest.isEmpty || verb.argument != .none else {
      return openOrSearch(text)
    }
    if verb.argument == .annotation { return annotate(verb == .editTags ? .tags : .note, rest) }
    guard verb.argument == .entry, !rest.isEmpty else {
      return reply(to: verb, rest, shown: shown)
    }
    // The line may be a name instead: 'f(x)' for 'f x'.
    return act(verb, on: rest) ?? openOrSearch(text)
  }

  private static func number(_ text: String) -> Int? {
    text.utf8.allSatisfy(\.isDigit) ? Int(text) ?? .max : nil
  }

  /// The verb of a word. A key can also be typed in the Korean layout, where `ㅂ` is `q`; Shift is
  /// ignored there.
  private static func verb(typed word: String) -> LinearVerb? {
    if let verb = LinearVerb(typed: word) { return verb }
    guard word.count == 1, let key = KeyboardLayout.latinKeys(typing: word) else { return nil }
    return LinearVerb(typed: key.lowercased())
  }

  private func reply(
    to verb: LinearVerb, _ argument: String, shown: Range<Int>
  ) -> LinearReply {
    switch verb {
    case .search: return search(argument)
    case .filter: return filter(argument)
    case .next:
      if case .profile = state.screen { return .events([.action(.move(.right))]) }
      return shown.upperBound < entries.count ? .entries(from: shown.upperBound) : .steps([])
    case .previous:
      if case .profile = state.screen { return .events([.action(.move(.left))]) }
      return shown.lowerBound > 0
        ? .entries(from: pageStart(before: shown.lowerBound)) : .steps([])
    case .start: return .screen
    case .help: return .lines(commandHelp)
    case .home where state.screens.count == 1: return .screen
    case .favorites:
      if case .favorites = state.screen { return .screen }
    case .home, .sort, .reverseOrder:
      return .events(verb.action.map { [.action($0)] } ?? [], showsStart: true)
    case .play where isUnitSelected: break
    case .toggleFavorite, .openLinks, .play:
      guard let action = verb.action, let record = openRecord else { return .steps([]) }
      return .steps([.action(action, on: record)])
    case .back, .editTags, .editNote, .restoreFavorite, .quiz, .rank, .refresh, .switchLanguage,
      .quit:
      break
    }
    return .events(verb.action.map { [.action($0)] } ?? [])
  }

  /// Whether a unit was just played.
  private var isUnitSelected: Bool {
    if case .unit? = state.selectedEntry { true } else { false }
  }

  private var noEntry: String { labels.linear.noEntry(entries.count) }

  private func open(_ index: Int) -> LinearReply {
    .events([.action(.openItem(row: index, column: 0))])
  }

  /// Opens the entry with a name, or else searches for the name.
  private func openOrSearch(_ name: String) -> LinearReply {
    if let index = index(named: name) { return open(index) }
    // A lone letter is more likely a mistyped key than a search.
    let isKey = name.count == 1 && name.utf8.count == 1
    return isKey || NormalizedText(name).isEmpty ? .lines([labels.linear.usage]) : search(name)
  }

  /// The index of the only record with a name; `nil` if there is none, or more than one. A group
  /// may have several entries.
  private func index(named name: String) -> Int? {
    let records = entries.map(\.record)
    let matches = NameResolver(records).matches(name)
    guard let first = matches.first, matches.allSatisfy({ $0.exactID == first.exactID }) else {
      return nil
    }
    return records.firstIndex(of: first)
  }

  /// Acts on the entry with a number or a name. Returns `nil` if no entry has the name.
  private func act(_ verb: LinearVerb, on argument: String) -> LinearReply? {
    guard let index = Self.number(argument).map({ $0 - 1 }) ?? index(named: argument) else {
      return nil
    }
    guard entries.indices.contains(index), let action = verb.action else {
      return .lines([noEntry])
    }
    let record = entries[index].record
    // On the page of its group, a song that is played is also selected.
    if verb == .play, case .song = record, case .group = state.screen { return open(index) }
    return .steps(record.favorite.map { [.action(action, on: $0)] } ?? [])
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
    let keys: [BrowserEvent] =
      text.isEmpty
      ? [.key(.escape)]
      : [.key(.control("e")), .key(.control("u")), .paste(text), .key(.enter)]
    return .events([.action(.filter)] + keys, showsStart: true)
  }

  private var commandHelp: [String] {
    let linear = labels.linear
    return linear.entryHelp
      + LinearVerb.allCases.map { "\($0.key), \($0.word(in: linear)): \($0.meaning(in: language))" }
  }
}

extension LinearVerb {
  /// The action of the full-screen view, if the verb means the same on all screens.
  fileprivate var action: BrowserAction? {
    switch self {
    case .back: .back
    case .home: .home
    case .search, .filter, .next, .previous, .start, .help, .editTags, .editNote: nil
    case .sort, .reverseOrder, .toggleFavorite, .restoreFavorite, .favorites, .play, .openLinks,
      .quiz, .rank,
      .refresh, .switchLanguage, .quit:
      BrowserKeys.table.action(for: .character(Character(key)))
    }
  }
}
