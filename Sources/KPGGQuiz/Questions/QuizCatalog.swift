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
    let currentNames: [QuizChoice]?
    /// The `currentNames` as a choice.
    let lineUpCandidate: QuizCandidate?
    /// The indices of the current and former members with a known name.
    let people: Set<Int>
    /// The indices of the songs.
    let songs: Range<Int>
    /// The initials of all songs, including songs that share a title. They are empty for a title
    /// without initials. Only typed questions need them.
    let titleInitials: Lazy<[BilingualText]>

    var name: QuizChoice { candidate.name }

    /// The words for the members in `currentNames`.
    var lineUpName: BilingualText {
      group.status == .disbanded
        ? BilingualText(english: "last line-up", korean: "해체 당시 멤버")
        : BilingualText(english: "current line-up", korean: "현재 멤버")
    }
  }

  /// A person with a known stage name.
  struct Person: Sendable {
    let record: KPGGCore.Person
    let candidate: QuizCandidate
    /// The place in `profiles`.
    let profile: Int

    var id: String { candidate.name.idText }
  }

  /// A song with titles that are unique in the group. Entries with the same titles are one song.
  struct Song: Sendable {
    let candidate: QuizCandidate
    /// Whether the titles are unique to the group.
    let isProven: Bool
    let year: Int?
    /// The index of the group.
    let group: Int

    var title: BilingualText { candidate.name.name }
  }

  let lineUps: [LineUp]
  private(set) var groups: [Group] = []
  /// The first and the last possible day of each group's debut. Copying a group would be slower.
  private(set) var debutDays: [ClosedRange<CalendarDate>?] = []
  private(set) var people: [Person] = []
  private(set) var songs: [Song] = []
  /// The known facts about all people, also people without a name.
  let profiles: Lazy<Profiles>
  private let tiers: GroupTiers
  /// The names that more than one person has.
  private var sharedNames = Lazy<Set<NormalizedText>> { [] }
  /// The index of each group with unique main names.
  private var groupOfID: [GroupID: Int] = [:]
  /// The index of the person for each entry.
  private var personOfEntry: [MemberID: Int] = [:]

  // The names of groups and members, the titles of songs, and the initials of groups, each with the
  // index of the line-up.
  private(set) var groupNames = UniqueNames<NormalizedText, Int>()
  let memberNames: Lazy<UniqueNames<NormalizedText, Int>>
  private(set) var titles = UniqueNames<NormalizedText, Int>()
  private(set) var initials = UniqueNames<String, Int>()

  /// Prepares the groups and members of line-ups.
  init(_ catalog: Catalog, lineUps: [LineUp]) {
    self.lineUps = lineUps
    tiers = GroupTiers(lineUps.lazy.map(\.group))
    memberNames = Lazy { UniqueNames(membersOf: lineUps) }
    let people = catalog.people(of: lineUps)
    profiles = Lazy { Profiles(people) }
    for (index, person) in people.enumerated() {
      add(person, of: catalog[person.main.groupID], profile: index)
    }
    let songNames = lineUps.map { lineUp in lineUp.songs.map { $0.choice(of: lineUp.id) } }
    for index in lineUps.indices { addNames(of: lineUps[index], songs: songNames[index], index) }
    for index in lineUps.indices { addGroup(at: index, songs: songNames[index]) }
    sharedNames = Lazy { [people = self.people] in Self.sharedNames(of: people) }
  }

  private static func sharedNames(of people: [Person]) -> Set<NormalizedText> {
    var (seen, shared): (Set<NormalizedText>, Set<NormalizedText>) = ([], [])
    for person in people {
      let name = person.candidate.name.name
      for text in Set([name.english, name.korean].map { NormalizedText($0) }) {
        if !seen.insert(text).inserted { shared.insert(text) }
      }
    }
    return shared
  }

  /// Whether several people have the name of a choice, in either language.
  func hasSharedName(_ choice: QuizChoice) -> Bool {
    [choice.name.english, choice.name.korean].contains {
      sharedNames.value.contains(NormalizedText($0))
    }
  }

  /// Returns the name of a person's choice with the group: `Mina (TWICE)`.
  func nameWithGroup(of choice: QuizChoice) -> BilingualText {
    let name = choice.name
    guard case .record(.member(let id)) = choice.id,
      let group = lineUps.first(where: { $0.id == id.groupID })?.group.displayName
    else { return name }
    return BilingualText(
      english: "\(name.english) (\(group.english))", korean: "\(name.korean) (\(group.korean))")
  }

  private mutating func add(
    _ person: KPGGCore.Person, of group: GirlGroup?, profile: Int
  ) {
    guard let name = person.choice,
      let candidate = QuizCandidate(name, debut: group?.debutDate, tier: tiers[group])
    else { return }
    for entry in person.entries { personOfEntry[entry.id] = people.count }
    people.append(Person(record: person, candidate: candidate, profile: profile))
  }

  private mutating func addNames(of lineUp: LineUp, songs: [QuizChoice], _ index: Int) {
    let (group, hit) = (lineUp.group, lineUp.group.hitSong)
    for name in group.mainNames { groupNames.add(NormalizedText(name), of: index) }
    for title in songs.flatMap(\.normalizedSpellings) { titles.add(title, of: index) }
    for title in [hit?.title, hit?.koreanTitle].compactMap(\.self) {
      titles.add(NormalizedText(title), of: index)
    }
    for choseong in (group.mainNames + group.otherNames).compactMap(QuizInitials.choseong) {
      initials.add(choseong, of: index)
    }
  }

  private mutating func addGroup(at index: Int, songs names: [QuizChoice]) {
    let lineUp = lineUps[index]
    let group = lineUp.group
    guard group.mainNames.allSatisfy({ groupNames[NormalizedText($0)] == index }),
      let candidate = QuizCandidate(
        group.choice { (groupNames[NormalizedText($0)] ?? index) == index },
        debut: group.debutDate, tier: tiers[group])
    else { return }
    let firstSong = songs.count
    let titles = addSongs(names, of: lineUp, at: index)
    let currentNames = currentNames(of: lineUp)
    groupOfID[group.id] = groups.count
    debutDays.append(candidate.debut.map { $0.firstDay...$0.lastDay })
    groups.append(
      Group(
        group: group, candidate: candidate, lineUp: index, currentNames: currentNames,
        lineUpCandidate: currentNames.flatMap { names in
          QuizCandidate(
            QuizChoice(id: .record(.group(group.id)), name: names.map(\.name).list),
            debut: candidate.debut, tier: candidate.tier)
        },
        people: Set(lineUp.members.compactMap { personOfEntry[$0.id] }),
        songs: firstSong..<songs.count,
        titleInitials: Lazy { titles.map { title in title.map { QuizInitials.of($0) ?? "" } } }))
  }

  /// Returns the names of the current members; `nil` for a line-up with a member who has died, whose
  /// current list is disputed.
  private func currentNames(of lineUp: LineUp) -> [QuizChoice]? {
    guard lineUp.members.allSatisfy({ $0.deathDate == nil }) else { return nil }
    return names(of: lineUp.members.filter { !$0.isFormer })
  }

  /// Returns the names of members; `nil` without members, and if a name is unknown or not distinct.
  func names(of members: [Member]) -> [QuizChoice]? {
    var names: [QuizChoice] = []
    var spellings: Set<NormalizedText> = []
    for member in members {
      guard let text = member.knownName, let person = personOfEntry[member.id] else { return nil }
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

  /// Adds the songs of the next group.
  ///
  /// - Returns: The titles of the group, each once.
  private mutating func addSongs(
    _ names: [QuizChoice], of lineUp: LineUp, at place: Int
  ) -> [BilingualText] {
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
    let distinct = names.indices.filter { !repeated.contains($0) }
    for index in distinct where !ambiguous.contains(index) {
      guard
        let candidate = QuizCandidate(
          names[index], debut: lineUp.group.debutDate, tier: tiers[lineUp.group])
      else { continue }
      let isProven = names[index].normalizedSpellings.allSatisfy { self.titles[$0] == place }
      songs.append(
        Song(
          candidate: candidate, isProven: isProven, year: lineUp.songs[index].date?.year,
          group: groups.count))
    }
    return distinct.map { names[$0].name }
  }
}

extension QuizCatalog {
  /// The number of questions in a row that may fail before a quiz gives up a kind. Each of them can be
  /// compared with the whole catalog. In a real catalog, few fail.
  var failureLimit: Int { max(30, 1_000_000 / (1 + groups.count + people.count + songs.count)) }

  /// Returns the index of the group with an ID.
  func group(_ id: GroupID) -> Int? { groupOfID[id] }

  /// Returns the index of the group with an ID.
  func group(_ id: String) -> Int? { GroupID(id).flatMap(group) }

  /// Returns the index of the person with an entry.
  func person(_ entry: MemberID) -> Int? { personOfEntry[entry] }

  /// Returns the index of the person with the ID of an entry.
  func person(_ id: String) -> Int? { MemberID(id).flatMap(person) }

  /// Returns the index of the person that a choice stands for.
  func person(_ choice: QuizChoice) -> Int? {
    guard case .record(.member(let entry)) = choice.id else { return nil }
    return person(entry)
  }

  /// Returns the groups that settings accept, and that their level asks about.
  func groups(_ settings: QuizSettings) -> [Int] {
    groups.indices.filter { index in
      let group = groups[index]
      return settings.accepts(group.group)
        && settings.asks(about: group.candidate, of: group.group.id)
        && (settings.acceptsAllMembers
          || lineUps[group.lineUp].members.contains(where: settings.accepts))
    }
  }

  /// Returns whether there is a group or person to ask about.
  func hasSubjects(_ settings: QuizSettings) -> Bool {
    !groups(settings).isEmpty || !people(settings).isEmpty
  }

  /// Returns the people that settings accept, and that their level asks about.
  func people(_ settings: QuizSettings) -> [Int] {
    let accepted = Set(lineUps.map(\.group).filter(settings.accepts).map(\.id))
    return people.indices.filter { index in
      let person = people[index]
      return settings.asks(about: person.candidate, of: person.record.main.groupID)
        && person.record.entries.contains {
          accepted.contains($0.groupID) && settings.accepts($0)
        }
    }
  }
}
