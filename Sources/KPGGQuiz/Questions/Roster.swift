import KPGGCore

/// The people with a known stage name, and their entries in line-ups.
struct Roster: Sendable {
  /// A person with a known stage name.
  struct Person: Sendable {
    let record: KPGGCore.Person
    let candidate: QuizCandidate
    /// The index in the profiles.
    let profile: Int

    var id: String { record.id.description }
  }

  let people: [Person]
  /// The index of the person for each entry.
  private let personOfEntry: [MemberID: Int32]
  /// The names that more than one person has.
  private let sharedNames: Lazy<Set<NormalizedText>>

  /// Prepares people. The `profile` of a person is the index in `all`.
  init(_ all: [KPGGCore.Person], of catalog: Catalog, _ tiers: GroupTiers) {
    let names = PersonNames(all)
    var people: [Person] = []
    people.reserveCapacity(all.count)
    var personOfEntry = [MemberID: Int32](minimumCapacity: all.count)
    for (index, person) in all.enumerated() {
      let group = catalog[person.main.groupID]
      guard
        let candidate = QuizCandidate(
          person: index, names, debut: group?.debutDate, tier: tiers[group])
      else { continue }
      for entry in person.entries { personOfEntry[entry.id] = Int32(people.count) }
      people.append(Person(record: person, candidate: candidate, profile: index))
    }
    (self.people, self.personOfEntry) = (people, personOfEntry)
    sharedNames = Lazy { [people] in Self.sharedNames(of: people) }
  }

  /// Returns the index of the person with an entry.
  func person(_ entry: MemberID) -> Int? { personOfEntry[entry].map(Int.init) }

  /// Returns the index of the person with the ID of an entry.
  func person(_ id: String) -> Int? { MemberID(id).flatMap(person) }

  /// Returns the index of the person that a choice stands for.
  func person(_ choice: QuizChoice) -> Int? {
    guard case .record(.member(let entry)) = choice.id else { return nil }
    return person(entry)
  }

  /// Returns the names of members; `nil` without members, and if a name is unknown or not distinct.
  func names(of members: [Member]) -> [QuizChoice]? {
    var names: [QuizChoice] = []
    var spellings: Set<NormalizedText> = []
    for member in members {
      guard let text = member.knownName, let person = person(member.id) else { return nil }
      let (id, known) = (QuizChoice.ID.record(.member(member.id)), people[person].candidate.name)
      let name =
        known.name == text
        ? QuizChoice(id: id, named: known)
        : QuizChoice(id: id, name: text, spellings: known.spellings)
      for spelling in name.normalizedSpellings
      where !spellings.insert(spelling).inserted { return nil }
      names.append(name)
    }
    return names.isEmpty ? nil : names
  }

  /// Whether several people have the name of a choice, in either language.
  func hasSharedName(_ choice: QuizChoice) -> Bool {
    [choice.name.english, choice.name.korean].contains {
      sharedNames.value.contains(NormalizedText($0))
    }
  }

  private static func sharedNames(of people: [Person]) -> Set<NormalizedText> {
    var (seen, shared): (Set<NormalizedText>, Set<NormalizedText>) = ([], [])
    for person in people {
      let name = person.record.main.displayName
      for text in Set([name.english, name.korean].map { NormalizedText($0) }) {
        if !seen.insert(text).inserted { shared.insert(text) }
      }
    }
    return shared
  }
}
