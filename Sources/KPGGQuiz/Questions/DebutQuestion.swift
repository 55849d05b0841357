import KPGGCore

extension QuizKind {
  /// Asks for the earliest debut. Hard questions ask for the order of four debuts.
  public static let debut = Self("debut", english: "debut", korean: "데뷔")
}

/// Asks for the first debut of four groups, or for their order.
struct DebutQuestion: QuestionKind {
  static let kind = QuizKind.debut
  static let subjects = [QuestionSubject.group, .group, .group, .group]
  static let picksOthers = true

  /// If there are fewer than four, the others are chosen at random. Four groups are in the order of
  /// their debuts.
  let groups: [Int]

  private init(groups: [Int]) { self.groups = groups }

  init?(_ parts: [String], in catalog: QuizCatalog) {
    groups = parts.compactMap(catalog.group)
    guard 1...4 ~= parts.count, Set(groups).count == parts.count else { return nil }
  }

  static func all(for settings: QuizSettings, in catalog: QuizCatalog) -> [Self] {
    catalog.groups(settings).map { Self(groups: [$0]) }
  }

  var isOpen: Bool { groups.count < 4 }

  func completed(
    in catalog: QuizCatalog, at level: QuizLevel, random: inout SeededGenerator
  ) -> Self? {
    let pool = Array(catalog.groups.indices)
    let firsts = isOpen ? groups + random.shuffled(pool) : groups
    let tier = tier(in: catalog)
    let (leastFirst, leastOther) = (
      max(level.leastAskedTier, tier), level.leastChosenTier(askingAbout: tier)
    )
    // Without a limit, a catalog of a few debuts needs quadratic time for each question.
    var attempts = pool.count <= 300 ? Int.max : 3
    for first in firsts where attempts > 0 {
      let known = groups.contains(first) ? groups : groups + [first]
      let isFirst = known.allSatisfy { $0 == first || catalog.canFollow(first, $0, at: level) }
      guard isFirst, catalog.groups[first].candidate.tier <= leastFirst else { continue }
      attempts -= 1
      let others = random.pick(4 - known.count, of: pool) { other, picked in
        catalog.groups[other].candidate.tier <= leastOther
          && catalog.canFollow(first, other, at: level)
          && (known + picked).allSatisfy { catalog.areComparable($0, other) }
      }
      guard let others, catalog.areComparable(known) else { continue }
      return Self(groups: (known + others).sorted { catalog.debuted($0, before: $1) })
    }
    return nil
  }

  func tier(in catalog: QuizCatalog) -> Tier {
    groups.map { catalog.groups[$0].candidate.tier }.max() ?? .first
  }

  func seedName(in catalog: QuizCatalog) -> [String] {
    ["debut"] + groups.map { catalog.groups[$0].name.idText }
  }

  func question(_ builder: inout QuestionBuilder) -> QuizQuestion? {
    let catalog = builder.catalog
    guard groups.count == 4, let first = catalog.groups[groups[0]].group.debutDate?.year,
      let last = catalog.groups[groups[3]].group.debutDate?.year
    else { return nil }
    var shown = builder.random.shuffled(groups)
    // The listed order must not be the answer.
    if builder.level.isTyped, shown == groups { shown.reverse() }
    let names = groups.map { catalog.groups[$0].name }
    let choices = shown.map { catalog.groups[$0].name }
    let ids = names.map(\.idText)
    guard builder.level.isTyped else {
      let years = first - 1...first + 1
      let range = BilingualText(
        english: years.yearsText(separator: " to "), korean: "\(years.yearsText(separator: "~"))년")
      return builder.question(
        ids, QuizPrompt("Which group debuted first?", "가장 먼저 데뷔한 그룹은?"),
        clues: [.debutClue(range), .debutClue(BilingualText(year: first))], choices: choices,
        solution: .one(names[0]))
    }
    let numbers = groups.compactMap { shown.firstIndex(of: $0).map { String($0 + 1) } }.joined()
    let numbered = choices.enumerated().map { index, name in
      name.name.map { "\(index + 1) \($0)" }
    }
    let debuts = BilingualText(english: "\(first) and \(last)", korean: "\(first)년, \(last)년")
    return builder.question(
      ids,
      QuizPrompt("In which order did they debut?", "데뷔한 순서대로 나열하세요.", listing: numbered.list),
      clues: [.clue("First and last debut", "첫 데뷔와 마지막 데뷔", debuts)],
      solution: .order(names, numbers: numbers))
  }
}

extension QuizCatalog {
  fileprivate func areComparable(_ groups: [Int]) -> Bool {
    groups.indices.allSatisfy { index in
      groups[..<index].allSatisfy { areComparable($0, groups[index]) }
    }
  }

  /// Whether the names and the debuts of two groups differ.
  fileprivate func areComparable(_ group: Int, _ other: Int) -> Bool {
    groups[other].candidate.isSpelledApart(from: groups[group].candidate)
      && (debuted(group, before: other) || debuted(other, before: group))
  }

  /// Whether a group can be a wrong choice if another one is right.
  fileprivate func canFollow(_ first: Int, _ other: Int, at level: QuizLevel) -> Bool {
    guard debuted(first, before: other) else { return false }
    let (right, wrong) = (groups[first].candidate, groups[other].candidate)
    return wrong.looksLike(right)
      && (level == .easy || wrong.debutedAround(right)) && wrong.isSpelledApart(from: right)
  }

  /// Whether the catalog proves that a group debuted before another.
  fileprivate func debuted(_ group: Int, before other: Int) -> Bool {
    guard let debut = debutDays[group], let otherDebut = debutDays[other] else { return false }
    return debut.upperBound < otherDebut.lowerBound
  }
}
