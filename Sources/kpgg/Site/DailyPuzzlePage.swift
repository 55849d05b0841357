import KPGGCore
import KPGGPublishing
import KPGGQuiz

extension Site {
  /// A puzzle of the day, which the script plays. The page does not depend on the date.
  func dailyPage(of kind: DailyPuzzle.Kind, in language: Language) -> SitePage {
    let (labels, texts) = (language.words.site, language.words.site.dailyTexts)
    let words = language.words.daily
    var page = newPage(kind.path, titled: "\(labels.daily): \(texts.candidate(kind))", in: language)
    page.scripts = [SiteFile.dailyScript.path, Self.dailyFile(kind)]
    let kinds = DailyPuzzle.Kind.allCases.map { kind in
      page.navigationLink(to: kind.path, texts.puzzle(kind))
    }
    let signs = words.signs.map { "<li>\($0)</li>" as Markup }
    let heads = GuessAttribute.all(of: kind).map { attribute -> Markup in
      "<th scope=\"col\">\(words.attribute(attribute))</th>"
    }
    page.content = """
      <h1>\(labels.daily)</h1>
      <p class="pages">\(kinds.joined(separator: " "))</p>
      <p>\(texts.rules(kind))</p>
      <noscript><p>\(labels.needsScript)</p></noscript>
      <div id="daily" hidden>
      <p>\(words.question(kind)) <time></time></p>
      <p id="new-day" role="status"></p>
      <p class="left" role="status" tabindex="-1"></p>
      <form><label for="guess">\(texts.candidate(kind))</label> \
      <input id="guess" list="candidates" autocomplete="off" autocapitalize="off" spellcheck="false"> \
      <datalist id="candidates"></datalist> <button>\(texts.guessButton)</button></form>
      <table class="guesses" hidden>
      <thead><tr><th scope="col">\(texts.candidate(kind))</th>\(heads.joined())</tr></thead>
      <tbody></tbody>
      </table>
      <div id="daily-end" hidden><p></p><pre></pre><button type="button">\(texts.copyButton)</button>
      <span role="status"></span>
      <p class="streak"></p><p class="next"></p></div>
      <ul class="signs">\(signs.joined())</ul>
      </div>
      """
    return page
  }

  private static func dailyFile(_ kind: DailyPuzzle.Kind) -> String { "daily-\(kind.rawValue).js" }

  /// The candidates of a puzzle, and the order of answers.
  func dailyScript(of kind: DailyPuzzle.Kind) -> SiteFile {
    let candidates = DailyCandidates(
      kind, in: FullCatalog(catalog, lineUps: lineUps), roster: roster)
    let indices = Dictionary(
      candidates.all.enumerated().flatMap { index, candidate in
        candidate.ids.map { ($0.description, index) }
      }, uniquingKeysWith: { first, _ in first })
    let rounds = candidates.rounds.all.map { round in
      JSONValue.object([
        "order": .array(round.ids.compactMap { indices[$0] }.map { .integer($0) }),
        "start": .integer(round.start),
      ])
    }
    var words: JSONMembers = [:]
    for language in Language.allCases {
      words[language.rawValue] = Self.words(of: kind, in: language)
    }
    var (signs, symbols): (JSONMembers, JSONMembers) = ([:], [:])
    for mark in GuessMark.allCases {
      signs[mark.rawValue] = .string(mark.sign)
      symbols[mark.rawValue] = .string(String(mark.emoji))
    }
    let data = JSONValue.object([
      "candidates": .array(candidates.all.map(json)),
      "kind": .string(kind.rawValue),
      "limit": .integer(kind.guessLimit),
      "rounds": .array(rounds),
      "signs": .object(signs),
      "symbols": .object(symbols),
      "words": .object(words),
    ])
    return SiteFile(path: Self.dailyFile(kind), calling: "kpgg.useDaily", with: data)
  }

  private func json(of candidate: DailyCandidate) -> JSONValue {
    let values = GuessAttribute.all(of: candidate.kind).map { candidate[$0] }
    var members: JSONMembers = [
      "id": candidate.id.json,
      "name": Self.json(of: candidate.name),
      "texts": .array(values.map { $0.map { Self.json(of: $0.text) } ?? .null }),
      "values": .array(
        values.map { value in
          switch value?.content {
          case .number(let number): .number(number)
          case .list(let parts): JSONValue(parts)
          case nil: .null
          }
        }),
    ]
    switch candidate.id {
    case .member(let id):
      members["address"] = .string(SitePath.member(id).address)
      members["group"] = Self.json(of: catalog.group(id.groupID).displayName)
      if candidate.hasDied { members["hasDied"] = .boolean(true) }
      if candidate.ids.count > 1 {
        members["otherIDs"] = JSONValue(candidate.ids.dropFirst().map(\.description))
      }
    default: members["address"] = .string(SitePath.group(candidate.id.groupID).address)
    }
    return .object(members)
  }

  /// A text for both languages, or a list of the English and the Korean text.
  private static func json(of text: BilingualText) -> JSONValue {
    let (english, korean) = (SafeText.of(text.english), SafeText.of(text.korean))
    return english == korean ? .string(english) : JSONValue([english, korean])
  }

  /// The words of the script in a language.
  private static func words(of kind: DailyPuzzle.Kind, in language: Language) -> JSONValue {
    let (texts, daily) = (language.words.site.dailyTexts, language.words.daily)
    let attributes = GuessAttribute.all(of: kind)
    let marks = attributes.map { attribute -> JSONValue in
      var marks: JSONMembers = [:]
      for mark in GuessMark.allCases { marks[mark.rawValue] = .string(daily.mark(mark, attribute)) }
      return .object(marks)
    }
    return .object([
      "answer": .string(language.words.quiz.answer),
      "attributes": JSONValue(attributes.map(daily.attribute)),
      "copied": .string(daily.copied),
      "day": .string(texts.day),
      "left": .string(texts.left),
      "lost": .string(daily.lost(kind.guessLimit)),
      "marks": .array(marks),
      "newPuzzle": .string(daily.todayIsReady),
      "next": .string(texts.next),
      "playNew": .string(texts.playNew),
      "repeated": .string(texts.repeated(kind)),
      "ruledOut": .string(texts.ruledOut(kind)),
      "shared": .string(texts.shared),
      "solved": .string(texts.solved),
      "streak": .string(texts.streak),
      "title": .string(kind.title.text(in: language)),
      "unknown": .string(texts.unknown(kind)),
    ])
  }
}

extension DailyPuzzle.Kind {
  fileprivate var path: SitePath { self == .group ? .daily : .dailyMember }
}
