import KPGGCore

/// An event of a game. `News` are the events that only one kind of game receives.
indirect enum GameEvent<News: Sendable>: ScreenEvent {
  case key(Key)
  /// Pasted text, on one line.
  case paste(String)
  /// A click or the mouse wheel, or a typed command.
  case action(GameAction)
  /// A typed line as an answer: a name, another text, or the number of a choice.
  case line(String)
  case resized(CellSize)
  /// A message for the user.
  case notice(String)
  case news(News)
}

/// Something that the user of a quiz, a daily puzzle, or a ranking can do with a key or the mouse.
enum GameAction: ScreenAction {
  case up, down, pageUp, pageDown, first, last
  /// Answers with the typed text or the selection, or continues.
  case submit
  /// Answers with a choice of a quiz or a ranking. Selects a match of a puzzle, or guesses the
  /// selected one.
  case choose(Int)
  case showClue
  /// Puts both records of a ranking on the same place.
  case tie
  /// Leaves out a record of a ranking: the one of the next choice, or the one with an index.
  case skip, skipCard(Int)
  /// Takes back the last choice of a ranking.
  case undo
  case giveUp
  /// Starts a new game instead of the saved one.
  case newGame
  /// Copies the result of a puzzle or a ranking.
  case copy
  /// Switches between the symbols and the words of the result of a puzzle.
  case switchWords
  case switchLanguage
  case help
  case leave
  /// Removes the notice. A click outside all targets means this.
  case dismissNotice
}

/// The state of a quiz, a daily puzzle, or a ranking.
protocol GameState: ScreenState where Event == GameEvent<News> {
  associatedtype News: Sendable

  var language: Language { get set }
  var size: CellSize { get set }
  /// The typed answer.
  var field: TextField { get set }
  /// Whether the list of keys is shown.
  var showsHelp: Bool { get set }
  /// The lines of the last message, visible until the next key or click.
  var notice: [String] { get set }
  /// Whether the player types an answer: letters are text.
  var isTyping: Bool { get }

  /// Prepares the answer before a typed character or pasted text is inserted.
  mutating func willInsertText()

  /// Returns the action of a key that does not edit the answer.
  func action(for key: Key) -> GameAction?
  /// Performs an action whose effect depends on the kind of game.
  mutating func perform(_ action: GameAction) -> [Effect]
  /// Answers with a typed line.
  mutating func answer(_ text: String) -> [Effect]
  mutating func receive(_ news: News) -> [Effect]
  /// Scrolls down, or up by a negative number, as far as there are hidden rows.
  mutating func scroll(by rows: Int)
}

extension GameState {
  /// More rows than any page has.
  private static var rowLimit: Int { 1 << 20 }

  mutating func apply(_ event: Event) -> [Effect] {
    switch event {
    case .key, .paste, .action, .line: notice = []
    case .resized, .notice, .news: break
    }
    switch event {
    case .key(let key):
      if isTyping {
        if case .character = key { willInsertText() }
        if field.edit(with: key) { return [] }
      }
      return action(for: key).map { react(to: $0) } ?? []
    case .paste(let text):
      guard isTyping else { break }
      willInsertText()
      field.insert(text)
    case .action(let action): return react(to: action)
    case .line(let text): return answer(text)
    case .resized(let size): self.size = size
    case .notice(let text): notice = [text]
    case .news(let news): return receive(news)
    }
    return []
  }

  mutating func willInsertText() {}

  private mutating func react(to action: GameAction) -> [Effect] {
    switch action {
    case .leave where showsHelp, .help: showsHelp.toggle()
    case .switchLanguage: language = language.next
    case .up where showsHelp: scroll(by: -1)
    case .down where showsHelp: scroll(by: 1)
    case .pageUp: scroll(by: -size.pageLength)
    case .pageDown: scroll(by: size.pageLength)
    case .first: scroll(by: -Self.rowLimit)
    case .last: scroll(by: Self.rowLimit)
    case .dismissNotice: break
    case .leave: return perform(action)
    default: if showsHelp { showsHelp = false } else { return perform(action) }
    }
    return []
  }
}

extension Screen where State: GameState {
  func event(for error: any Error, in state: State) -> State.Event {
    .notice(ErrorReport(error, in: state.language.words).message)
  }
}

extension KeyTable<GameAction>.Row {
  static let choose = Self(
    "↓↑", [(.up, .up), ("k", .up), (.down, .down), ("j", .down)]
  ) { $0.words.quiz.keys.choose }

  static let scroll = Self(
    "PageUp", [(.pageUp, .pageUp), (.pageDown, .pageDown), (.home, .first), (.end, .last)]
  ) { $0.words.quiz.keys.scroll }

  /// The last rows of each game.
  static let common: [Self] = [
    .init(.newGame, ["n"]),
    .init(.switchLanguage, ["L"]) { $0.words.quiz.keys.switchLanguage },
    .init(.help, ["?", .control("p")]) { $0.words.quiz.keys.help },
    .init(.leave, ["q", .escape]) { $0.words.quiz.keys.leave },
  ]
}

/// The areas of a game's frame, from the top to the bottom.
struct GameAreas: Sendable {
  let header: CellArea
  let progress: CellArea
  let body: CellArea
  let footer: CellArea

  init(_ size: CellSize) {
    var rest = CellArea(x: 0, y: 0, width: size.width, height: size.height)
      .inset(size.width >= 24 ? 1 : 0)
    footer = size.height >= 3 ? rest.takeLast(1) : rest.row(-1)
    header = rest.takeFirst(size.height >= 8 ? 1 : 0)
    progress = rest.takeFirst(size.height >= 5 ? 1 : 0)
    body = rest
  }
}

/// The meaning of a typed line.
enum GameCommand: Hashable, Sendable {
  case help
  /// Shows the page again.
  case page
  case action(GameAction)
  /// An empty line.
  case proceed
  case answer(String)
  case unknown(String)

  /// The words of commands, without the colon at their start.
  typealias Words = [(words: [String], command: GameCommand)]

  /// Interprets a line. A line with a colon at its start is a command, and any other line is an
  /// answer.
  init(_ line: String, _ commands: Words) {
    let text = line.trimmed
    let word = text.hasPrefix(":") ? text.dropFirst().trimmed.lowercased() : nil
    if let word {
      self = (commands + Self.common).first { $0.words.contains(word) }?.command ?? .unknown(text)
    } else {
      self = text.isEmpty ? .proceed : .answer(text)
    }
  }

  /// The words that leave a game. Without a colon, they do where no answer can have them.
  static let quitWords = ["quit", "q", "종료", "끝", "ㅂ"]

  private static let common: Words = [
    (["help", "?", "도움말"], .help), (["lang", "l", "언어"], .action(.switchLanguage)),
    (quitWords, .action(.leave)),
  ]
}
