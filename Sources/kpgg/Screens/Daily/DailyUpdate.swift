import KPGGCore
import KPGGQuiz

extension DailyState {
  mutating func apply(_ event: DailyEvent) -> [DailyEffect] {
    switch event {
    case .started: return phase == .result ? [.readStreak] : []
    case .key(let key):
      notice = []
      return handle(key)
    case .paste(let text):
      notice = []
      guard isTyping else { break }
      field.insert(text)
      search()
    case .action(let action):
      notice = []
      return perform(action)
    case .line(let text):
      notice = []
      return guess(named: text)
    case .resized(let size): (self.size, scrollOffset) = (size, 0)
    case .streak(let streak): self.streak = streak
    case .minutesLeft(let minutes): minutesLeft = minutes
    case .notice(let text): notice = [text]
    }
    return []
  }

  /// The line to type in reads letters as text, all other screens read them as commands.
  private mutating func handle(_ key: Key) -> [DailyEffect] {
    if isTyping {
      let text = field.text
      if field.edit(with: key) {
        if field.text != text { search() }
        return []
      }
    }
    return DailyKeys.table.action(for: key, isText: isTyping).map { perform($0) } ?? []
  }

  private mutating func perform(_ action: DailyAction) -> [DailyEffect] {
    switch action {
    case .leave where showsHelp, .help:
      showsHelp.toggle()
      scrollOffset = 0
    case .leave: return [.quit]
    case .switchLanguage: language = language.next
    case .pageUp: scroll(rows: -max(1, size.height - 6))
    case .pageDown: scroll(rows: max(1, size.height - 6))
    case .dismissNotice: break
    default:
      if showsHelp {
        (showsHelp, scrollOffset) = (false, 0)
      } else {
        return performInPhase(action)
      }
    }
    return []
  }

  private mutating func performInPhase(_ action: DailyAction) -> [DailyEffect] {
    switch (phase, action) {
    case (.offer, .submit): goOn()
    case (.offer, .playToday): savedGame = nil
    case (.guessing, .up) where !matches.isEmpty: select(selection - 1)
    case (.guessing, .down) where !matches.isEmpty: select(selection + 1)
    case (.guessing, .choose(let index)) where index != selection: select(index)
    case (.guessing, .submit), (.guessing, .choose): return guessSelected()
    case (.result, .submit), (.result, .playToday): startToday()
    case (.result, .copy): return copy()
    case (.result, .switchWords):
      showsWords.toggle()
      scrollOffset = 0
    case (_, .up): scroll(rows: -1)
    case (_, .down): scroll(rows: 1)
    default: break
    }
    return []
  }

  /// Scrolls down, or up by a negative number, as far as there are hidden rows or guesses.
  private mutating func scroll(rows: Int) {
    let layout = DailyLayout(self)
    let moved = max(-layout.hiddenAbove, min(rows, layout.hiddenBelow))
    // A table shows its end, and a page its start.
    scrollOffset += isTyping ? -moved : moved
  }

  private mutating func select(_ index: Int) {
    (selection, warning) = (max(0, min(index, matches.count - 1)), nil)
  }

  /// Continues the game of an earlier day. Today's game follows.
  private mutating func goOn() {
    guard let savedGame else { return }
    (todaysGame, game) = (game, savedGame)
    self.savedGame = nil
  }

  private mutating func startToday() {
    guard let todaysGame else { return }
    game = todaysGame
    (self.todaysGame, streak, scrollOffset) = (nil, nil, 0)
  }

  private mutating func copy() -> [DailyEffect] {
    guard settings.terminal.copiesText else {
      notice = [labels.notCopied]
      return []
    }
    notice = [labels.copied]
    return [.copy(sharedLines.endedByNewlines)]
  }
}

extension DailyState {
  /// Guesses the selected match.
  mutating func guessSelected() -> [DailyEffect] {
    if let selectedMatch { return guess(selectedMatch) }
    if NormalizedText(field.text).isEmpty {
      notice = [labels.nameNeeded]
    } else {
      let kind: CommandError.NameKind = game.puzzle.kind == .group ? .group : .member
      notice = CommandError.unknownName(field.text, kind, hint: nil).lines(in: language.words)
    }
    return []
  }

  /// Guesses the candidate with a whole name. An empty text confirms the last one.
  mutating func guess(named text: String) -> [DailyEffect] {
    guard phase == .guessing else { return [] }
    guard !NormalizedText(text).isEmpty else {
      if let warning { return guess(warning.candidate) }
      notice = [labels.nameNeeded]
      return []
    }
    do {
      return guess(try settings.candidates.candidate(named: text))
    } catch {
      (notice, warning) = (error.lines(in: language.words), nil)
      return []
    }
  }

  /// Guesses a candidate. A contradiction must be confirmed by guessing it again.
  private mutating func guess(_ candidate: DailyCandidate) -> [DailyEffect] {
    let isConfirmed = warning?.candidate == candidate
    warning = nil
    switch game.guess(candidate, isConfirmed: isConfirmed) {
    case .counted:
      clearInput()
      scrollOffset = 0
      let end = game.loggedAnswer.map { [DailyEffect.log($0), .readStreak] } ?? []
      return [.save(game.saved)] + end
    case .alreadyGuessed(let index):
      clearInput()
      notice = [labels.alreadyGuessed(text.name(of: candidate), index + 1)]
    case .contradicts(let reasons): warning = Warning(candidate: candidate, reasons: reasons)
    case .over: break
    }
    return []
  }

  /// Why the last guess must be confirmed; `nil` if it need not.
  var warningText: String? {
    warning.map { warning in
      let numbers = Set(warning.reasons.map(\.guessIndex)).sorted()
      return labels.contradiction(
        text.name(of: warning.candidate),
        numbers.map { number in
          (number + 1, warning.reasons.filter { $0.guessIndex == number }.map(\.attribute))
        })
    }
  }
}
