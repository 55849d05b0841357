import KPGGCore

/// All keys of the daily puzzle, and the keys that work in its current state.
enum DailyKeys {
  static let table = KeyTable<DailyAction>([
    .init(.submit, [.enter], others: [" "]) { $0.words.daily.keys.guess },
    .init("↓↑", [(.up, .up), ("k", .up), (.down, .down), ("j", .down)]) {
      $0.words.quiz.keys.choose
    },
    .init("PageUp", [(.pageUp, .pageUp), (.pageDown, .pageDown)]) { $0.words.quiz.keys.scroll },
    .init(.copy, ["y"]) { $0.words.daily.keys.copy },
    .init(.switchWords, ["w"]) { $0.words.daily.keys.words },
    .init(.playToday, ["n"]),
    .init(.switchLanguage, ["L"]) { $0.words.quiz.keys.switchLanguage },
    .init(.help, ["?", .control("p")]) { $0.words.quiz.keys.help },
    .init(.leave, ["q", .escape]) { $0.words.quiz.keys.leave },
  ])

  /// The hints of the last line, most useful first, with help and leaving last.
  static func hints(for state: DailyState) -> [KeyHint<DailyAction>] {
    let (keys, daily) = (state.language.words.quiz.keys, state.labels.keys)
    let hint = { (action: DailyAction, label: String) in
      table.hint(action, label, isText: state.isTyping)
    }
    let end = [hint(.help, keys.help), hint(.leave, keys.leave)]
    if state.showsHelp { return end }
    switch state.phase {
    case .offer: return [hint(.submit, keys.resume), hint(.playToday, daily.today)] + end
    case .guessing:
      let choose = state.matches.count > 1 ? [KeyHint<DailyAction>("↓↑", keys.choose)] : []
      return [hint(.submit, daily.guess)] + choose + end
    case .result:
      let today = state.awaitsToday ? [hint(.submit, daily.today)] : []
      let words = hint(.switchWords, state.showsWords ? daily.symbols : daily.words)
      return today + [hint(.copy, daily.copy), words] + end
    }
  }
}
