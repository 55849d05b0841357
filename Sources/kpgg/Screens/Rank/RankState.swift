import KPGGCore

/// A side effect that the runner performs for the state.
indirect enum RankEffect: Hashable, Sendable {
  /// Appends records to the file.
  case append([RankRecord])
  case copy(String)
  case quit
}

/// The whole state of a ranking: the choices, and what is shown.
struct RankState: GameState {
  /// The only news is where a copied text went.
  typealias Event = GameEvent<Clipboard>
  typealias Effect = RankEffect

  /// The settings, which stay the same while the ranking is shown.
  struct Settings: Sendable {
    /// The name of the ranking.
    let name: String
    let kind: RecordKind
    let items: [RecordID: RankItem]
    /// Whether lines and symbols are drawn in ASCII.
    var isASCII = false
    /// Whether the terminal can copy text.
    var copiesText = false
  }

  let settings: Settings
  var language: Language
  var size: CellSize { didSet { scrollOffset = 0 } }
  private(set) var ranking: Ranking<RecordID>
  /// The record to write before the first choice; `nil` if there is none.
  private(set) var pending: RankRecord?
  /// Whether the next choice names the record to skip.
  private(set) var isSkipping = false
  /// Nothing is typed.
  var field = TextField()
  var showsHelp = false { didSet { scrollOffset = 0 } }
  private(set) var scrollOffset = 0
  var notice: [String] = []

  init(
    settings: Settings, language: Language, size: CellSize = .initial,
    ranking: Ranking<RecordID>, pending: RankRecord?
  ) {
    (self.settings, self.language, self.size) = (settings, language, size)
    (self.ranking, self.pending) = (ranking, pending)
  }
}

extension RankState {
  var isTyping: Bool { false }

  var labels: RankLabels { language.words.rank }

  /// The records to choose from; empty if the ranking is complete.
  var cards: [RankItem] {
    ranking.question.map { [$0.first, $0.second].compactMap { settings.items[$0] } } ?? []
  }

  func action(for key: Key) -> GameAction? { RankKeys.table.action(for: key) }

  mutating func perform(_ action: GameAction) -> [RankEffect] {
    let wasSkipping = isSkipping
    isSkipping = false
    switch action {
    case .leave where wasSkipping, .undo where wasSkipping: break
    case .leave: return [.quit]
    case .choose(let index) where wasSkipping: return skip(index)
    case .choose(let index): return choose(index == 0 ? .before : .after)
    case .tie where wasSkipping: isSkipping = true
    case .tie: return choose(.same)
    case .skip: isSkipping = ranking.question != nil && !wasSkipping
    case .skipCard(let index): return skip(index)
    case .undo: return undo()
    case .copy where ranking.question == nil:
      if settings.copiesText { return [.copy(([settings.name] + places).endedByNewlines)] }
      notice = [language.words.daily.notCopied]
    case .up where canScroll || cards.isEmpty: scroll(by: -1)
    case .down where canScroll || cards.isEmpty: scroll(by: 1)
    case .up, .down, .submit: notice = cards.isEmpty ? [] : [labels.chooseWithKeys]
    default: break
    }
    return []
  }

  mutating func answer(_ text: String) -> [RankEffect] { [] }

  mutating func receive(_ clipboard: Clipboard) -> [RankEffect] {
    notice = [language.words.daily.copied(to: clipboard)]
    return []
  }

  private var canScroll: Bool { page.count > GameAreas(size).body.height }

  mutating func scroll(by rows: Int) {
    let hidden = page.count - GameAreas(size).body.height
    scrollOffset = max(0, min(scrollOffset + rows, hidden))
  }
}

extension RankState {
  private mutating func choose(_ outcome: RankOutcome) -> [RankEffect] {
    guard let question = ranking.question else { return [] }
    return make(.compared(question.first, outcome, question.second))
  }

  private mutating func skip(_ index: Int) -> [RankEffect] {
    guard let question = ranking.question else { return [] }
    return make(.skipped(index == 0 ? question.first : question.second))
  }

  private mutating func make(_ choice: Ranking<RecordID>.Choice) -> [RankEffect] {
    ranking.make(choice)
    defer { pending = nil }
    return [.append([pending, .choice(rank: settings.name, choice)].compactMap(\.self))]
  }

  private mutating func undo() -> [RankEffect] {
    guard let choice = ranking.choices.last else {
      notice = [labels.nothingToUndo]
      return []
    }
    ranking.undo()
    notice = [labels.undone]
    return [.append([.undo(rank: settings.name, choice)])]
  }
}
