import KPGGCore
import KPGGQuiz

extension QuizState {
  mutating func apply(_ event: QuizEvent) -> [QuizEffect] {
    switch event {
    case .key(let key):
      notice = nil
      return handle(key)
    case .paste(let text):
      notice = nil
      if isTyping { field.insert(text) }
    case .action(let action):
      notice = nil
      return perform(action)
    case .line(let text):
      notice = nil
      return answer(text)
    case .resized(let size): self.size = size
    case .elapsed(let milliseconds): return advance(milliseconds)
    case .started(let game): start(game)
    case .scheduled(let counts): upcoming = counts
    case .notice(let text): notice = text
    }
    return []
  }

  /// A line to type in reads letters as text, all other screens read them as commands.
  private mutating func handle(_ key: Key) -> [QuizEffect] {
    if isTyping, field.edit(with: key) { return [] }
    return QuizKeys.action(for: key, in: self).map { perform($0) } ?? []
  }

  private mutating func perform(_ action: QuizAction) -> [QuizEffect] {
    switch action {
    case .leave where showsHelp, .help: showsHelp.toggle()
    case .leave: return [.quit]
    case .switchLanguage: language = language.next
    case .pageUp: scroll(by: -pageLength)
    case .pageDown: scroll(by: pageLength)
    case .dismissNotice: break
    default:
      if showsHelp { showsHelp = false } else { return performInPhase(action) }
    }
    return []
  }

  private mutating func performInPhase(_ action: QuizAction) -> [QuizEffect] {
    switch (phase, action) {
    case (.offer, .submit): if let savedGame { start(savedGame) }
    case (.offer, .newGame): start(game)
    case (.asking, _): return performWhileAsking(action)
    case (.solution, .submit): return goOn()
    case (.solution, .undo), (.result, .undo): return undo()
    case (.result, .submit): return [hasNewGame ? .newGame : .quit]
    case (_, .up): scroll(by: -1)
    case (_, .down): scroll(by: 1)
    default: break
    }
    return []
  }

  private mutating func performWhileAsking(_ action: QuizAction) -> [QuizEffect] {
    let count = game.question?.choices.count ?? 0
    switch action {
    case .up where count > 0: select(max(0, selection - 1))
    case .down where count > 0: select(min(count - 1, selection + 1))
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .choose(let index) where index < count:
      game.choose(index)
      return ended()
    case .submit where count > 0:
      game.choose(selection)
      return ended()
    case .submit: return answer(field.text)
    case .showClue: return showClue()
    case .giveUp:
      game.giveUp()
      return ended()
    case .undo: return undo()
    default: break
    }
    return []
  }

  private mutating func select(_ choice: Int) { (selection, scrollOffset) = (choice, 0) }

  private mutating func scroll(by rows: Int) {
    let range = QuizLayout(self).scrollRange
    scrollOffset = min(max(scrollOffset + rows, range.lowerBound), range.upperBound)
  }

  /// Shows the next clue. The game is saved, so that the clue costs points even after a crash.
  private mutating func showClue() -> [QuizEffect] {
    scrollOffset = 0
    guard game.pointsAfterNextClue != nil else {
      notice = language.words.quiz.noMoreClues
      return []
    }
    game.showClue()
    return save()
  }

  private mutating func answer(_ text: String) -> [QuizEffect] {
    guard phase == .asking else { return [] }
    guard !NormalizedText(text).isEmpty else {
      notice = language.words.quiz.answerNeeded
      return []
    }
    guard let question = game.question else { return [] }
    let (choices, checker) = (question.choices, settings.checker)
    if let choice = checker.choice(in: text, of: question) {
      game.choose(choice)
    } else if choices.isEmpty
      || choices.contains(where: { checker.verdict(on: text, for: $0).isRight })
    {
      game.answer(text, checker: checker)
    } else {
      notice = language.words.quiz.choiceNeeded(choices.count)
      return []
    }
    return ended()
  }

  /// Shows the solution of a question that has a reply, and logs the reply.
  private mutating func ended() -> [QuizEffect] {
    (showsSolution, scrollOffset) = (true, 0)
    let record = game.loggedAnswer(on: settings.date).map { QuizEffect.log(.answer($0)) }
    return [record].compactMap(\.self) + save()
  }

  private mutating func goOn() -> [QuizEffect] {
    startQuestion()
    return game.isOver && game.source == .review ? [.readSchedule] : []
  }

  /// Takes back the last reply, and asks its question again.
  private mutating func undo() -> [QuizEffect] {
    guard canUndo, let answer = game.loggedAnswer(on: settings.date) else {
      notice = language.words.quiz.nothingToUndo
      return []
    }
    game.undo()
    startQuestion()
    notice = language.words.quiz.undone
    return [.log(.undo(answer))] + save()
  }

  private mutating func advance(_ milliseconds: Int) -> [QuizEffect] {
    guard remainingTime != nil else { return [] }
    elapsed += milliseconds
    guard remainingTime == 0 else { return [] }
    game.timeOut()
    return ended()
  }

  /// Saves the game after each change, since the program can end at any time. A review is not saved:
  /// the log has what is due.
  private func save() -> [QuizEffect] { game.source == .review ? [] : [.save(game)] }
}
