import KPGGCore

/// A catalog prepared for quizzes: the candidates for choices, and the owners of each name.
struct QuizCatalog: Sendable {
  /// A group whose main names no other group has.
  struct Group: Sendable {
    let group: GirlGroup
    let candidate: QuizCandidate
    /// The index of the line-up.
    let lineUp: Int
    /// The members without those who left; `nil` if the catalog does not prove that the names are
    /// complete and distinct.
    let currentNames: [QuizName]?
    /// The indices of the current and former members with a known name.
    let people: Set<Int>
  }

  /// A person with a known stage name.
  struct Person: Sendable {
    let appearances: Appearances
    let candidate: QuizCandidate
    /// The index in `identities`.
    let identity: Int
  }

  /// What is known about a person, with or without a name.
  struct Identity: Sendable {
    let facts: QuizFacts
    let groupIDs: [GroupID]
  }

  /// A song whose titles no other song of the group has. Entries with the same titles are one song.
  struct Song: Sendable {
    let candidate: QuizCandidate
    let year: Int?
    /// The index of the group.
    let group: Int
  }

  let lineUps: [LineUp]
  private(set) var groups: [Group] = []
  private(set) var people: [Person] = []
  private(set) var songs: [Song] = []
  /// All people, also those without a name.
  private(set) var identities: [Identity] = []
  /// The songs of each group, by the group's index.
  private(set) var songsOfGroup: [[Int]] = []
  /// The initials of all songs of each group, also of those with the title of another song.
  private(set) var titleInitials = QuizTitleInitials([])
  /// The index of the person for each entry.
  private(set) var personOfEntry: [MemberID: Int] = [:]
  /// The groups, the people, and the songs as choices.
  private(set) var groupCandidates: [QuizCandidate] = []
  private(set) var peopleCandidates: [QuizCandidate] = []
  private(set) var songCandidates: [QuizCandidate] = []
  /// The current line-up of each group as a choice; `nil` without `currentNames`.
  private(set) var lineUpCandidates: [QuizCandidate?] = []
  private var titlesOfGroup: [[QuizText]] = []
  private var owners = QuizOwners()

  /// Prepares the groups and members of line-ups.
  init(_ catalog: Catalog, lineUps: [LineUp]) {
    self.lineUps = lineUps
    for person in catalog.appearancesByPerson(of: lineUps.members) {
      add(person, debut: catalog[person.main.groupID]?.debut)
    }
    let songNames = lineUps.map { lineUp in lineUp.songs.map { $0.quizName(of: lineUp.id) } }
    for (index, lineUp) in lineUps.enumerated() {
      owners.addNames(of: lineUp, songs: songNames[index], at: index)
    }
    for index in lineUps.indices { addGroup(at: index, songs: songNames[index]) }
    titleInitials = QuizTitleInitials(titlesOfGroup)
    groupCandidates = groups.map(\.candidate)
    peopleCandidates = people.map(\.candidate)
    songCandidates = songs.map(\.candidate)
  }

  /// The names that only one line-up has.
  var names: QuizOwners { owners }

  private mutating func add(_ person: Appearances, debut: CalendarDate?) {
    identities.append(
      Identity(facts: QuizFacts(person), groupIDs: person.entries.map(\.groupID)))
    guard let candidate = person.quizName.flatMap({ QuizCandidate($0, debut: debut) })
    else { return }
    for entry in person.entries { personOfEntry[entry.id] = people.count }
    people.append(
      Person(appearances: person, candidate: candidate, identity: identities.count - 1))
  }

  private mutating func addGroup(at index: Int, songs: [QuizName]) {
    let lineUp = lineUps[index]
    let group = lineUp.group
    guard group.mainNames.allSatisfy({ owners.group(named: $0) == index }),
      let candidate = QuizCandidate(
        group.quizName { (owners.group(named: $0) ?? index) == index }, debut: group.debut)
    else { return }
    addSongs(songs, of: lineUp, group: groups.count)
    let names = currentNames(of: lineUp)
    groups.append(
      Group(
        group: group, candidate: candidate, lineUp: index, currentNames: names,
        people: Set(lineUp.members.compactMap { personOfEntry[$0.id] })))
    lineUpCandidates.append(
      names.flatMap { names in
        QuizCandidate(
          QuizName(id: group.id.description, text: names.map(\.text).list, spellings: []),
          debut: group.debut)
      })
  }

  /// Returns the names of the current members; `nil` for a line-up with a member who has died, whose
  /// current list is disputed.
  private func currentNames(of lineUp: LineUp) -> [QuizName]? {
    guard lineUp.members.allSatisfy({ $0.diedOn == nil }) else { return nil }
    var names: [QuizName] = []
    var spellings: Set<NormalizedText> = []
    for member in lineUp.members where !member.isFormer {
      guard let text = member.quizText, let person = personOfEntry[member.id] else { return nil }
      let (id, known) = (member.id.description, people[person].candidate.name)
      let name =
        known.id == id && known.text == text
        ? known : QuizName(id: id, text: text, spellings: known.spellings)
      for spelling in name.normalizedSpellings
      where !spellings.insert(spelling).inserted { return nil }
      names.append(name)
    }
    return names.isEmpty ? nil : names
  }

  private mutating func addSongs(_ names: [QuizName], of lineUp: LineUp, group: Int) {
    var first: [NormalizedText: Int] = [:]
    var (repeated, ambiguous): (Set<Int>, Set<Int>) = ([], [])
    for index in names.indices {
      for title in names[index].normalizedSpellings {
        guard let other = first.updateValue(index, forKey: title) else { continue }
        if Set(names[other].normalizedSpellings) == Set(names[index].normalizedSpellings) {
          repeated.insert(index)
        } else {
          ambiguous.formUnion([index, other])
        }
      }
    }
    songsOfGroup.append([])
    titlesOfGroup.append([])
    for index in names.indices where !repeated.contains(index) {
      titlesOfGroup[group].append(names[index].text)
      guard !ambiguous.contains(index),
        let candidate = QuizCandidate(names[index], debut: lineUp.group.debut)
      else { continue }
      songsOfGroup[group].append(songs.count)
      songs.append(
        Song(candidate: candidate, year: lineUp.songs[index].date?.year, group: group))
    }
  }
}
