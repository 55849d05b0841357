import KPGGCore

/// A catalog prepared for quizzes: the candidates for choices, and the owners of each name.
struct QuizCatalog: Sendable {
  /// A group with unique main names.
  struct Group: Sendable {
    let group: GirlGroup
    let candidate: QuizCandidate
    /// The index of the line-up.
    let lineUp: Int
    fileprivate let current: Lazy<CurrentLineUp?>
    /// The indices of the current and former members with a known name.
    let people: Set<Int>
    /// The indices of the songs.
    let songs: Range<Int>
    /// The initials of all songs, including songs that share a title. They are empty for a title
    /// without initials. Only typed questions need them.
    let titleInitials: Lazy<[BilingualText]>

    var name: QuizChoice { candidate.name }

    /// The members without those who left; `nil` if the catalog does not prove that the names are
    /// complete and distinct.
    var currentNames: [QuizChoice]? { current.value?.names }

    /// The `currentNames` as a choice.
    var lineUpCandidate: QuizCandidate? { current.value?.candidate }

    /// The words for the members in `currentNames`.
    var lineUpName: BilingualText {
      group.status == .disbanded
        ? BilingualText(english: "last line-up", korean: "해체 당시 멤버")
        : BilingualText(english: "current line-up", korean: "현재 멤버")
    }
  }

  /// The names of a group's current members.
  fileprivate struct CurrentLineUp: Sendable {
    let names: [QuizChoice]
    /// The names as one choice.
    let candidate: QuizCandidate?
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
  private(set) var songs: [Song] = []
  /// The people with a known stage name.
  let roster: Roster
  var people: [Roster.Person] { roster.people }
  /// The known facts about all people, also people without a name.
  let profiles: Lazy<Profiles>
  private let tiers: GroupTiers
  /// The index of each group with unique main names.
  private var groupOfID: [GroupID: Int] = [:]

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
    roster = Roster(people, of: catalog, tiers)
    let songNames = lineUps.map { lineUp in lineUp.songs.map { $0.choice(of: lineUp.id) } }
    for index in lineUps.indices { addNames(of: lineUps[index], songs: songNames[index], index) }
    for index in lineUps.indices { addGroup(at: index, songs: songNames[index]) }
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
    groupOfID[group.id] = groups.count
    debutDays.append(candidate.debut.map { $0.firstDay...$0.lastDay })
    groups.append(
      Group(
        group: group, candidate: candidate, lineUp: index,
        current: Lazy { [roster] in Self.current(lineUp, as: candidate, roster) },
        people: Set(lineUp.members.compactMap { roster.person($0.id) }),
        songs: firstSong..<songs.count,
        titleInitials: Lazy { titles.map { title in title.map { QuizInitials.of($0) ?? "" } } }))
  }

  /// Returns the current members; `nil` for a line-up with a member who has died, whose current list
  /// is disputed.
  private static func current(
    _ lineUp: LineUp, as group: QuizCandidate, _ roster: Roster
  ) -> CurrentLineUp? {
    guard lineUp.members.allSatisfy({ $0.deathDate == nil }),
      let names = roster.names(of: lineUp.members.filter { !$0.isFormer })
    else { return nil }
    let choice = QuizChoice(id: group.name.id, name: names.map(\.name).list)
    return CurrentLineUp(
      names: names, candidate: QuizCandidate(choice, debut: group.debut, tier: group.tier))
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

  /// Returns the name of a person's choice with the group: `Mina (TWICE)`.
  func nameWithGroup(of choice: QuizChoice) -> BilingualText {
    let name = choice.name
    guard case .record(.member(let id)) = choice.id,
      let group = lineUps.first(where: { $0.id == id.groupID })?.group.displayName
    else { return name }
    return BilingualText(
      english: "\(name.english) (\(group.english))", korean: "\(name.korean) (\(group.korean))")
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
