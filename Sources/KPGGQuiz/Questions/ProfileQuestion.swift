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
    let groupID = person.record.main.groupID
    let group = catalog.groups.first { $0.group.id == groupID }?.name.name
    let others = catalog.profiles.indices.filter { $0 != person.profile }
    let facts =
      Self.vaguestFirst(catalog.profiles[person.profile].facts, of: catalog)
      + (group.map { [.group(groupID, $0)] } ?? [])
    let count = { (people: [Int], lacks: (Bool?) -> Bool) in
      Self.count(of: facts, excluding: people) { lacks(catalog.profiles[$0].fits($1)) }
    }
    guard count(others, { $0 == false }) != nil else { return nil }
    let question = builder.question(
      [person.id], QuizPrompt("Who is this?", "누구일까요?"), clues: facts.map(\.clue),
      right: person.candidate, among: catalog.people.count
    ) { $0 == self.person ? nil : catalog.people[$0].candidate }
    guard var question else { return nil }
    let wrong = question.choices.filter { $0.id != person.candidate.name.id }
      .compactMap { catalog.person($0.idText) }
    let openClueCount =
      builder.level.isTyped
      ? count(others) { $0 != true }
      : count(wrong.map { catalog.people[$0].profile }) { $0 == false }
    question.openClueCount = openClueCount ?? facts.count
    if ([question.solution.names[0]] + question.choices).contains(where: catalog.hasSharedName) {
      // A group after one name only would make this choice look different.
      question.rename(catalog.nameWithGroup)
    }
    return question
  }

  /// Orders facts by the number of people who have them, most first.
  private static func vaguestFirst(_ facts: [ProfileFact], of catalog: QuizCatalog) -> [ProfileFact]
  {
    let counts = facts.map { catalog.factCounts.value[$0] ?? 0 }
    return sortedIndices(below: facts.count) { counts[$0] > counts[$1] }.map { facts[$0] }
  }

  /// Returns how many of the first facts are needed so that every other person lacks at least one.
  /// People are indices: copying their profiles is slow.
  private static func count(
    of facts: [ProfileFact], excluding people: [Int], by lacks: (Int, ProfileFact) -> Bool
  ) -> Int? {
    var people = people
    for (index, fact) in facts.enumerated() {
      people.removeAll { lacks($0, fact) }
      if people.isEmpty { return index + 1 }
    }
    return nil
  }
}

/// A known fact about a person.
enum ProfileFact: Hashable, Sendable {
  case birthYear(Int)
  case mbti(MBTI)
  case bloodType(BloodType)
  /// In centimeters.
  case height(Height)
  /// The countries of citizenship, in English.
  case nationalities([String])
  case group(GroupID, BilingualText)

  fileprivate var clue: BilingualText {
    switch self {
    case .birthYear(let year): .clue("Year of birth", "출생 연도", BilingualText(year: year))
    case .mbti(let type): Self.clue(.mbti, type.rawValue)
    case .bloodType(let type): Self.clue(.bloodType, type.rawValue)
    case .height(let height): Self.clue(.height, height.text)
    case .nationalities(let countries):
      .clue(ProfileField.nationalities.name, BilingualText(countries: countries))
    case .group(_, let name): .clue("Group", "그룹", name)
    }
  }

  private static func clue(_ field: ProfileField, _ value: String) -> BilingualText {
    .clue(field.name, BilingualText(value))
  }
}

/// The known facts about a person, with or without a name.
struct Profile: Sendable {
  private let birthYear: Int?
  private let mbti: MBTI?
  private let bloodType: BloodType?
  private let height: Height?
  /// Sorted; empty if they are unknown.
  private let nationalities: [String]
  private let groupIDs: [GroupID]
  /// The facts of each entry of someone in several groups. The entries can disagree.
  private let entryFacts: [ProfileFact]

  /// Collects the facts on which all entries of a person agree.
  init(_ person: Person) {
    birthYear = person.agreed { $0.birthDate?.year }
    mbti = person.agreed(\.mbti)
    bloodType = person.agreed(\.bloodType)
    height = person.agreed(\.height)
    let countries = person.agreed { entry in
      entry.nationalities.isEmpty ? nil : Set(entry.nationalities)
    }
    nationalities = (countries ?? []).sorted()
    groupIDs = person.entries.map(\.groupID)
    entryFacts = person.others.isEmpty ? [] : person.entries.flatMap(\.profileFacts)
  }

  /// The known facts without the groups.
  var facts: [ProfileFact] {
    var facts: [ProfileFact] = []
    if let birthYear { facts.append(.birthYear(birthYear)) }
    if let mbti { facts.append(.mbti(mbti)) }
    if let bloodType { facts.append(.bloodType(bloodType)) }
    if let height { facts.append(.height(height)) }
    if !nationalities.isEmpty { facts.append(.nationalities(nationalities)) }
    return facts
  }

  /// Returns whether a fact is right about the person; `nil` if the catalog does not say. If entries
  /// disagree, a fact is right if any entry states it. Countries are right if at least one is shared.
  func fits(_ fact: ProfileFact) -> Bool? {
    agreedFit(of: fact) ?? (entryFacts.contains { $0.fits(fact) } ? true : nil)
  }

  private func agreedFit(of fact: ProfileFact) -> Bool? {
    switch fact {
    case .birthYear(let year): birthYear.map { $0 == year }
    case .mbti(let type): mbti.map { $0 == type }
    case .bloodType(let type): bloodType.map { $0 == type }
    case .height(let height): self.height.map { $0 == height }
    case .nationalities(let countries):
      nationalities.isEmpty ? nil : nationalities.contains(where: countries.contains)
    case .group(let id, _): groupIDs.contains(id)
    }
  }
}

extension [Profile] {
  /// The number of people who have each fact.
  var factCounts: [ProfileFact: Int] {
    let facts = Set(flatMap(\.facts))
    return Dictionary(
      uniqueKeysWithValues: facts.map { fact in (fact, count { $0.fits(fact) == true }) })
  }
}

extension ProfileFact {
  fileprivate func fits(_ fact: ProfileFact) -> Bool {
    switch (self, fact) {
    case (.nationalities(let countries), .nationalities(let others)):
      countries.contains(where: others.contains)
    default: self == fact
    }
  }
}

extension Member {
  /// The known facts of the entry without the group.
  fileprivate var profileFacts: [ProfileFact] {
    [
      birthDate.map { .birthYear($0.year) }, mbti.map { .mbti($0) },
      bloodType.map { .bloodType($0) }, height.map { .height($0) },
      nationalities.isEmpty ? nil : .nationalities(nationalities),
    ].compactMap(\.self)
  }
}

extension Person {
  /// Returns the only known value of all entries; `nil` if there is none, or if entries disagree.
  fileprivate func agreed<Value: Hashable>(_ value: (Member) -> Value?) -> Value? {
    guard !others.isEmpty else { return value(main) }
    let values = Set(entries.compactMap(value))
    return values.count == 1 ? values.first : nil
  }
}
