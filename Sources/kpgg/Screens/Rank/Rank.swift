import KPGGCore

/// A ranking to continue, and its external dependencies.
struct Rank: Screen {
  let display: ScreenDisplay
  let state: RankState
  let file: RankLogFile
  let errors: SavingErrors

  func step(for effect: RankEffect, in state: RankState) -> ScreenStep<RankState.Event> {
    switch effect {
    case .append(let records):
      .work {
        try errors.remember { try file.append(records) }
        return nil
      }
    case .copy(let text): .copy(text) { .news($0) }
    case .quit: .quit(nil)
    }
  }
}

// The linear mode.

extension Rank {
  func prompt(in state: RankState) -> String { state.labels.prompt }

  func begin(_ lines: inout LineRunner<Rank>) throws {
    let state = lines.state
    guard !state.cards.isEmpty else { return lines.quit() }
    try lines.write(wrapping: [state.labels.usage] + state.notice + state.questionLines)
  }

  func reply(
    to line: String, after milliseconds: Int, _ lines: inout LineRunner<Rank>
  ) async throws {
    let word = line.trimmed.lowercased()
    let labels = lines.state.labels
    guard let action = Self.actions[word] ?? Self.leaving(word) else {
      let isQuestion = ["?", "help", "도움말"].contains(word)
      return try lines.write(wrapping: [
        isQuestion ? labels.usage : labels.unknown(SafeText.of(word))
      ])
    }
    try await lines.apply(.action(action))
    let state = lines.state
    guard !lines.hasQuit else { return }
    guard !state.cards.isEmpty else {
      try lines.write(wrapping: [state.labels.done])
      return lines.quit()
    }
    try lines.write(wrapping: state.notice + state.questionLines)
  }

  private static let actions: [String: GameAction] = [
    "1": .choose(0), "2": .choose(1), "=": .tie, "s": .skip, "s1": .skipCard(0),
    "s2": .skipCard(1), "s 1": .skipCard(0), "s 2": .skipCard(1), "u": .undo,
    "l": .switchLanguage, "": .dismissNotice,
  ]

  private static func leaving(_ word: String) -> GameAction? {
    GameCommand.quitWords.contains(word.hasPrefix(":") ? String(word.dropFirst()) : word)
      ? .leave : nil
  }
}

extension RankState {
  /// The two records, and the number of comparisons that are left.
  fileprivate var questionLines: [String] {
    let cards = cards.enumerated().map { index, item in
      let name = "\(index + 1)  \(item.name(in: language))"
      return ([name] + item.facts(in: language)).joined(separator: " · ")
    }
    return [isSkipping ? labels.skipQuestion : labels.left(ranking.questionsLeft)] + cards
  }
}
