import KPGGCore

extension QuizKind {
  /// Asks for the member with certain facts.
  public static let profile = Self("profile", english: "profile", korean: "프로필")
}

/// Asks for the person with certain facts. All other people contradict one of them.
///
/// The facts that most people share come first. The group comes last. If
/// several people have one of the names, all choices show their groups.
///
/// The facts shown from the start are enough for a fair answer: every wrong choice contradicts one
/// of them. For a typed answer, nobody else is known to have all of them.
struct ProfileQuestion: QuestionKind {
  static let kind = QuizKind.profile
  static let subjects = [QuestionSubject.member]
  static let clueRole = ClueRole.allProve

  let person: Int

  private init(person: Int) { self.person = person }

  init?(_ parts: [String], in catalog: QuizCatalog) {
    guard parts.count == 1, let person = catalog.roster.person(parts[0]) else { return nil }
    self.person = person
  }

  static func all(for settings: QuizSettings, in catalog: QuizCatalog) -> [Self] {
    // Most wrong choices are in other groups, so the group gives the answer away.
    guard settings.asksForAcceptedGroups || settings.level.isTyped else { return [] }
    return catalog.people(settings).map(Self.init)
  }

  static func parts(aboutPerson index: Int, in catalog: QuizCatalog) -> [[String]] {
    [[catalog.people[index].id]]
  }

  func tier(in catalog: QuizCatalog) -> Tier { catalog.people[person].candidate.tier }

  func seedName(in catalog: QuizCatalog) -> [String] {
    ["profile", catalog.people[person].id]
  }

  func question(_ builder: inout QuestionBuilder) -> QuizQuestion? {
    let (catalog, profiles) = (builder.catalog, builder.catalog.profiles.value)
    let person = catalog.people[person]
    guard person.record.deathDate == nil else { return nil }
    let group = catalog.group(person.record.main.groupID).map { catalog.groups[$0].name }
    let kinds = profiles.kinds(of: person.profile)
    // The group is the last clue, so that only its members can have all facts.
    let groupID = group == nil ? nil : person.record.main.groupID
    let rivals = kinds.reduce(profiles.others(than: person.profile, in: groupID)) {
      profiles.filter($0, by: $1, of: person.profile, includingUnknown: true)
    }
    guard rivals.isEmpty else { return nil }
    let question = builder.question(
      [person.id], QuizPrompt("Who is this?", "누구일까요?"),
      clues: kinds.compactMap { profiles.fact($0, of: person.profile)?.clue }
        + (group.map { [.clue("Group", "그룹", $0.name)] } ?? []),
      right: person.candidate, among: catalog.people.count
    ) { $0 == self.person ? nil : catalog.people[$0].candidate }
    guard var question else { return nil }
    question.openClueCount = Self.openClueCount(of: question, kinds, about: person, in: catalog)
    let shown = [question.solution.names[0]] + question.choices
    if shown.contains(where: catalog.roster.hasSharedName) {
      // A group after one name only would make this choice look different.
      question.rename(catalog.nameWithGroup)
    }
    return question
  }

  /// Returns how many of the first clues are needed so that every wrong choice lacks one. For a typed
  /// answer, nobody else may be known to have all of them.
  private static func openClueCount(
    of question: QuizQuestion, _ kinds: [Profiles.Kind], about person: Roster.Person,
    in catalog: QuizCatalog
  ) -> Int {
    let profiles = catalog.profiles.value
    let isTyped = question.choices.isEmpty
    var people =
      isTyped
      ? profiles.others(than: person.profile)
      : question.choices.compactMap(catalog.roster.person)
        .map { catalog.people[$0].profile }.filter { $0 != person.profile }
    for (index, kind) in kinds.enumerated() {
      people = profiles.filter(people, by: kind, of: person.profile, includingUnknown: !isTyped)
      if people.isEmpty { return index + 1 }
    }
    return question.clues.count
  }
}
