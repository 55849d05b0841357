import KPGGCore

/// A catalog prepared for quizzes: the candidates for choices, and the owners of each name.
struct QuizCatalog: Sendable {
  /// A group with unique main names.
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

    /// The words for the members in `currentNames`.
    var lineUpName: QuizText {
      group.status == .disbanded
        ? QuizText(english: "last line-up", korean: "마지막 멤버")
        : QuizText(english: "current line-up", korean: "현재 멤버")
    }
  }

  /// A person with a known stage name.
  struct Person: Sendable {
    let appearances: Appearances
    let candidate: QuizCandidate
    /// The index in `profiles`.
    let profile: Int
  }

  /// A song with titles that are unique in the group. Entries with the same titles are one song.
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
  /// The known facts about all people, also people without a name.
  private(set) var profiles: [Profile] = []
  /// The songs of each group, by the group's index.
  private(set) var songsOfGroup: [[Int]] = []
  /// The initials of all songs of each group, also of those with the title of another song.
  private(set) var titleInitials = TitleInitials([])
  /// The index of the person for each entry.
  private(set) var personOfEntry: [MemberID: Int] = [:]
  /// The groups, the people, and the songs as choices.
  private(set) var groupCandidates: [QuizCandidate] = []
  private(set) var peopleCandidates: [QuizCandidate] = []
  private(set) var songCandidates: [QuizCandidate] = []
  /// The current line-up of each group as a choice; `nil` without `currentNames`.
  private(set) var lineUpCandidates: [QuizCandidate?] = []
  private var titlesOfGroup: [[QuizText]] = []
  /// The names that only one line-up has.
  private(set) var names = NameOwners()

  /// Prepares the groups and members of line-ups.
  init(_ catalog: Catalog, lineUps: [LineUp]) {
    self.lineUps = lineUps
    for person in catalog.appearancesByPerson(of: lineUps.members) {
      add(person, debut: catalog[person.main.groupID]?.debut)
    }
    let songNames = lineUps.map { lineUp in lineUp.songs.map { $0.quizName(of: lineUp.id) } }
    for (index, lineUp) in lineUps.enumerated() {
      names.addNames(of: lineUp, songs: songNames[index], at: index)
    }
    for index in lineUps.indices { addGroup(at: index, songs: songNames[index]) }
    titleInitials = TitleInitials(titlesOfGroup)
    groupCandidates = groups.map(\.candidate)
    peopleCandidates = people.map(\.candidate)
    songCandidates = songs.map(\.candidate)
  }

  private mutating func add(_ person: Appearances, debut: CalendarDate?) {
    profiles.append(Profile(person))
    guard let candidate = person.quizName.flatMap({ QuizCandidate($0, debut: debut) })
    else { return }
    for entry in person.entries { personOfEntry[entry.id] = people.count }
    people.append(
      Person(appearances: person, candidate: candidate, profile: profiles.count - 1))
  }

  private mutating func addGroup(at index: Int, songs: [QuizName]) {
    let lineUp = lineUps[index]
    let group = lineUp.group
    guard group.mainNames.allSatisfy({ names.group(named: $0) == index }),
      let candidate = QuizCandidate(
        group.quizName { (names.group(named: $0) ?? index) == index }, debut: group.debut)
    else { return }
    addSongs(songs, of: lineUp, group: groups.count)
    let currentNames = currentNames(of: lineUp)
    groups.append(
      Group(
        group: group, candidate: candidate, lineUp: index, currentNames: currentNames,
        people: Set(lineUp.members.compactMap { personOfEntry[$0.id] })))
    lineUpCandidates.append(
      currentNames.flatMap { names in
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

extension QuizCatalog {
  /// Returns the index of the group with an ID.
  func group(_ id: String) -> Int? { groups.firstIndex { $0.group.id.description == id } }

  /// Returns the index of the person with the ID of an entry.
  func person(_ id: String) -> Int? { MemberID(id).flatMap { personOfEntry[$0] } }

  /// Returns the groups that settings accept.
  func groups(_ settings: QuizSettings) -> [Int] {
    groups.indices.filter { index in
      settings.accepts(groups[index].group)
        && (settings.acceptsAllMembers
          || lineUps[groups[index].lineUp].members.contains(where: settings.accepts))
    }
  }

  /// Returns the people that settings accept.
  func people(_ settings: QuizSettings) -> [Int] {
    let accepted = Set(lineUps.map(\.group).filter(settings.accepts).map(\.id))
    return people.indices.filter { index in
      people[index].appearances.entries.contains {
        accepted.contains($0.groupID) && settings.accepts($0)
      }
    }
  }
}
