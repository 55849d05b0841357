import KPGGCore
import KPGGPublishing
import KPGGQuiz

extension Site {
  /// The puzzle of the day, which the script plays. The page does not depend on the date.
  func dailyPage(in language: Language) -> SitePage {
    let (labels, texts) = (language.words.site, language.words.site.dailyTexts)
    let words = language.words.daily
    var page = newPage(.daily, titled: labels.daily, in: language)
    page.scripts = [Self.dailyFile]
    let signs = words.signs.map { "<li>\($0)</li>" as Markup }
    let heads = Self.attributes.map { "<th scope=\"col\">\(words.attribute($0))</th>" as Markup }
    page.content = """
      <h1>\(labels.daily)</h1>
      <p>\(texts.rules(DailyPuzzle.Kind.group.guessLimit))</p>
      <noscript><p>\(labels.needsScript)</p></noscript>
      <div id="daily" hidden>
      <p>\(words.question(.group)) <time></time></p>
      <p id="new-day" role="status"></p>
      <p class="left" role="status"></p>
      <form><label for="guess">\(texts.group)</label> <select id="guess"></select> \
      <button>\(texts.guessButton)</button></form>
      <table class="guesses" hidden>
      <thead><tr><th scope="col">\(texts.group)</th>\(heads.joined())</tr></thead>
      <tbody></tbody>
      </table>
      <div id="daily-end" hidden><p></p><pre></pre><button type="button">\(texts.copyButton)</button></div>
      <ul class="signs">\(signs.joined())</ul>
      </div>
      """
    return page
  }

  private static let dailyFile = "daily.js"

  /// The puzzle's code, its groups, and the order of answers.
  var dailyScript: SiteFile {
    let candidates = DailyCandidates(
      .group, in: FullCatalog(catalog, lineUps: lineUps), roster: roster)
    let indices = Dictionary(
      candidates.all.enumerated().map { ($1.exactID, $0) }, uniquingKeysWith: { first, _ in first })
    let rounds = candidates.rounds.all.map { round in
      JSONValue.object([
        "order": .array(round.ids.compactMap { indices[$0] }.map { .integer($0) }),
        "start": .integer(round.start),
      ])
    }
    var words: JSONMembers = [:]
    for language in Language.allCases { words[language.rawValue] = Self.words(in: language) }
    var (signs, symbols): (JSONMembers, JSONMembers) = ([:], [:])
    for mark in GuessMark.allCases {
      signs[mark.rawValue] = .string(mark.sign)
      symbols[mark.rawValue] = .string(String(mark.emoji))
    }
    let data = JSONValue.object([
      "groups": .array(candidates.all.map(Self.json)),
      "limit": .integer(DailyPuzzle.Kind.group.guessLimit),
      "rounds": .array(rounds),
      "signs": .object(signs),
      "symbols": .object(symbols),
      "words": .object(words),
    ])
    let text = SiteFile.dailyScript + "kpgg.useDaily(\(data.scriptText));\n"
    return SiteFile(path: Self.dailyFile, text: text)
  }

  private static let attributes = GuessAttribute.all(of: .group)

  private static func json(of candidate: DailyCandidate) -> JSONValue {
    let values = attributes.map { candidate[$0] }
    let texts = values.map { $0?.text }
    return .object([
      "address": .string(SitePath.group(candidate.id.groupID).address),
      "id": candidate.id.json,
      "names": json(of: candidate.name),
      "texts": .object([
        "en": .array(texts.map { JSONValue($0.map { SafeText.of($0.english) }) }),
        "ko": .array(texts.map { JSONValue($0.map { SafeText.of($0.korean) }) }),
      ]),
      "values": .array(
        values.map { value in
          switch value?.content {
          case .number(let number): .number(number)
          case .list(let parts): JSONValue(parts)
          case nil: .null
          }
        }),
    ])
  }

  private static func json(of name: BilingualText) -> JSONValue {
    .object(["en": .string(SafeText.of(name.english)), "ko": .string(SafeText.of(name.korean))])
  }

  /// The words of the script in a language.
  private static func words(in language: Language) -> JSONValue {
    let (texts, daily) = (language.words.site.dailyTexts, language.words.daily)
    let marks = attributes.map { attribute -> JSONValue in
      var marks: JSONMembers = [:]
      for mark in GuessMark.allCases { marks[mark.rawValue] = .string(daily.mark(mark, attribute)) }
      return .object(marks)
    }
    return .object([
      "answer": .string(language.words.quiz.answer),
      "attributes": JSONValue(attributes.map(daily.attribute)),
      "choose": .string(texts.choose),
      "copied": .string(daily.copied),
      "day": .string(texts.day),
      "left": .string(texts.left),
      "lost": .string(daily.lost(DailyPuzzle.Kind.group.guessLimit)),
      "marks": .array(marks),
      "newPuzzle": .string(daily.todayIsReady),
      "playNew": .string(texts.playNew),
      "repeated": .string(texts.repeated),
      "ruledOut": .string(texts.ruledOut),
      "solved": .string(texts.solved),
      "title": .string(DailyPuzzle.Kind.group.title.text(in: language)),
    ])
  }
}
