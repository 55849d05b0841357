import KPGGCore

extension QuizKind {
  /// Asks for the person outside a group. Hard questions ask for the member missing from a line-up.
  public static let odd = Self("odd", english: "odd one out", korean: "멤버가 아닌 사람 찾기")
}

/// Asks who was never in a group. A typed question asks who is missing from its line-up.
struct OddQuestion: QuestionKind {
  static let kind = QuizKind.odd
  static let subjects = [QuestionSubject.group, .member]
  static let picksOthers = true

  let group: Int
  /// The answer; `nil` for a random person.
  let person: Int?

  private init(group: Int, person: Int?) { (self.group, self.person) = (group, person) }

  init?(_ parts: [String], in catalog: QuizCatalog) {
    guard 1...2 ~= parts.count, let group = catalog.group(parts[0]) else { return nil }
    self.group = group
    person = parts.count > 1 ? catalog.roster.person(parts[1]) : nil
    guard parts.count == 1 || person != nil else { return nil }
  }

  static func all(for settings: QuizSettings, in catalog: QuizCatalog) -> [Self] {
    catalog.groups(settings).map { Self(group: $0, person: nil) }
  }

  static func parts(aboutPerson index: Int, in catalog: QuizCatalog) -> [[String]] {
    let person = catalog.people[index]
    return person.record.entries.map { [$0.groupID.description, person.id] }
  }

  var isOpen: Bool { person == nil }

  func completed(
    in catalog: QuizCatalog, at level: QuizLevel, random: inout SeededGenerator
  ) -> Self? {
    let found =
      level.isTyped ? missingMember(in: catalog, &random) : outsider(in: catalog, level, &random)
    return found.map { Self(group: group, person: $0) }
  }

  func tier(in catalog: QuizCatalog) -> Tier {
    let group = catalog.groups[group].candidate.tier
    return person.map { max(group, catalog.people[$0].candidate.tier) } ?? group
  }

  func seedName(in catalog: QuizCatalog) -> [String] {
    ["odd", catalog.groups[group].name.idText] + (person.map { [catalog.people[$0].id] } ?? [])
  }

  func question(_ builder: inout QuestionBuilder) -> QuizQuestion? {
    person.flatMap {
      builder.level.isTyped ? missingMemberQuestion($0, &builder) : outsiderQuestion($0, &builder)
    }
  }

  private func outsiderQuestion(
    _ person: Int, _ builder: inout QuestionBuilder
  ) -> QuizQuestion? {
    let name = builder.catalog.groups[group].name
    let outsider = builder.catalog.people[person].candidate
    let insiders = insiders(in: builder.catalog)
    return builder.question(
      [name.idText, outsider.name.idText],
      QuizPrompt(
        "Who was never a member of \(name.name.english)?",
        "\(name.name.korean)의 멤버였던 적이 없는 사람은?", about: [name.name]),
      clues: [], right: outsider, among: insiders.count
    ) { insiders[$0] }
  }

  private func missingMemberQuestion(
    _ person: Int, _ builder: inout QuestionBuilder
  ) -> QuizQuestion? {
    let catalog = builder.catalog
    let group = catalog.groups[group]
    let shuffled = builder.random.shuffled(group.currentNames ?? [])
    guard let missing = shuffled.first(where: { catalog.roster.person($0) == person }) else {
      return nil
    }
    let (name, lineUp) = (group.name, group.lineUpName)
    return builder.question(
      [name.idText, missing.idText],
      QuizPrompt(
        "Who is missing from the \(lineUp.english) of \(name.name.english)?",
        "\(name.name.korean)의 \(lineUp.korean) 중 다음 명단에 없는 사람은?", about: [name.name],
        listing: shuffled.filter { $0 != missing }.map(\.name).list),
      clues: [], solution: .one(missing))
  }

  /// The current and former members of the group as choices.
  private func insiders(in catalog: QuizCatalog) -> [QuizCandidate] {
    catalog.groups[group].people.sorted().map { catalog.people[$0].candidate }
  }

  private func outsider(
    in catalog: QuizCatalog, _ level: QuizLevel, _ random: inout SeededGenerator
  ) -> Int? {
    let group = catalog.groups[group].candidate
    let insiders = insiders(in: catalog)
    let outsiders = person.map { [$0] } ?? Array(catalog.people.indices)
    let leastAskedTier = person == nil ? max(level.leastAskedTier, group.tier) : .third
    var comparisons = 0
    let picked = random.pick(1, of: outsiders) { other, _ in
      guard comparisons < Self.comparisonLimit else { return false }
      let candidate = catalog.people[other].candidate
      // Comparisons of long names take longer. No real name is as long.
      let length = candidate.name.name.english.utf8.count
      comparisons += insiders.count * (length > 64 ? length / 16 : 1)
      let leastChosenTier = level.leastChosenTier(askingAbout: max(group.tier, candidate.tier))
      return candidate.tier <= leastAskedTier
        && (level == .easy || candidate.debutedAround(group))
        && insiders.count { $0.tier <= leastChosenTier && $0.looksLike(candidate) } > 2
        && insiders.allSatisfy { $0.isSpelledApart(from: candidate) }
    }
    return picked?.first
  }

  /// The number of comparisons of two names that find a random person. Groups of real catalogs need
  /// fewer to compare their members with all people.
  private static let comparisonLimit = 50_000

  private func missingMember(in catalog: QuizCatalog, _ random: inout SeededGenerator) -> Int? {
    guard let names = catalog.groups[group].currentNames, (4...12).contains(names.count) else {
      return nil
    }
    let people = names.compactMap(catalog.roster.person)
    guard let person else { return random.pick(1, of: people) { _, _ in true }?.first }
    return people.contains(person) ? person : nil
  }
}
