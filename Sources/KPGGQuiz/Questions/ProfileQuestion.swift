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
    guard parts.count == 1, let person = catalog.person(parts[0]) else { return nil }
    self.person = person
  }

  static func all(for settings: QuizSettings, in catalog: QuizCatalog) -> [Self] {
    catalog.people(settings).map(Self.init)
  }

  static func parts(aboutPerson index: Int, in catalog: QuizCatalog) -> [[String]] {
    [[catalog.people[index].id]]
  }

  func tier(in catalog: QuizCatalog) -> Tier { catalog.people[person].candidate.tier }

  func seedName(in catalog: QuizCatalog) -> [String] {
    ["profile", catalog.people[person].id]
  }

  func question(_ builder: inout QuestionBuilder) -> QuizQuestion? {
    let catalog = builder.catalog
    let person = catalog.people[person]
    guard person.record.deathDate == nil else { return nil }
    let group = catalog.groups.first { $0.group.id == person.record.main.groupID }
    let clues = Clues(about: person, group: group?.group.id, profiles: catalog.profiles.value)
    let others = clues.profiles.indices.filter { $0 != person.profile }
    guard clues.count(excluding: others, by: { $0 == false }) != nil else { return nil }
    let question = builder.question(
      [person.id], QuizPrompt("Who is this?", "누구일까요?"),
      clues: clues.texts + (group.map { [.clue("Group", "그룹", $0.name.name)] } ?? []),
      right: person.candidate, among: catalog.people.count
    ) { $0 == self.person ? nil : catalog.people[$0].candidate }
    guard var question else { return nil }
    let wrong = question.choices.filter { $0.id != person.candidate.name.id }
      .compactMap { catalog.person($0.idText) }
    let openClueCount =
      builder.level.isTyped
      ? clues.count(excluding: others) { $0 != true }
      : clues.count(excluding: wrong.map { catalog.people[$0].profile }) { $0 == false }
    question.openClueCount = openClueCount ?? question.clues.count
    if ([question.solution.names[0]] + question.choices).contains(where: catalog.hasSharedName) {
      // A group after one name only would make this choice look different.
      question.rename(catalog.nameWithGroup)
    }
    return question
  }

  /// The clues to a person: the known facts, and at last the group.
  private struct Clues {
    let profiles: Profiles
    private let person: Int
    private let kinds: [Profiles.Kind]
    private let group: GroupID?

    init(about person: QuizCatalog.Person, group: GroupID?, profiles: Profiles) {
      (self.profiles, self.person, self.group) = (profiles, person.profile, group)
      kinds = profiles.kinds(of: person.profile)
    }

    /// The clues without the group.
    var texts: [BilingualText] { kinds.compactMap { profiles.fact($0, of: person)?.clue } }

    /// Returns how many of the first clues are needed so that each of some people lacks at least one;
    /// `nil` if somebody lacks none.
    func count(excluding people: [Int], by lacks: (Bool?) -> Bool) -> Int? {
      var people = people
      for (index, kind) in kinds.enumerated() {
        people.removeAll { lacks(profiles.agree(person, $0, on: kind)) }
        if people.isEmpty { return index + 1 }
      }
      guard let group else { return nil }
      return people.contains { profiles.isMember($0, of: group) } ? nil : kinds.count + 1
    }
  }
}
