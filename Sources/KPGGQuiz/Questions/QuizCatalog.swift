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

  let lineUps: [LineUp]
  private(set) var groups: [Group] = []
  /// The first and the last possible day of each group's debut. Copying a group would be slower.
  private(set) var debutDays: [ClosedRange<CalendarDate>?] = []
  /// Only questions about songs need them.
  private(set) var songList = Lazy { SongList() }
  var songs: [SongList.Song] { songList.value.songs }
  /// The people with a known stage name.
  let roster: Roster
  var people: [Roster.Person] { roster.people }
  /// The known facts about all people, also people without a name.
  let profiles: Lazy<Profiles>
  private let tiers: GroupTiers
  /// The index of each group with unique main names.
  private var groupOfID: [GroupID: Int] = [:]

  // The names of groups and members, and the initials of groups, each with the index of the line-up.
  private(set) var groupNames = UniqueNames<NormalizedText, Int>()
  let memberNames: Lazy<UniqueNames<NameDigest, Int32>>
  let initials: Lazy<UniqueNames<String, Int>>

  /// Prepares the groups and members of line-ups.
  init(_ catalog: Catalog, lineUps: [LineUp]) {
    self.lineUps = lineUps
    tiers = GroupTiers(lineUps.lazy.map(\.group))
    memberNames = Lazy { UniqueNames(membersOf: lineUps) }
    initials = Lazy { UniqueNames(initialsOf: lineUps) }
    let people = catalog.people(of: lineUps)
    profiles = Lazy { Profiles(people) }
    roster = Roster(people, of: catalog, tiers)
    for (index, lineUp) in lineUps.enumerated() {
      for name in lineUp.group.mainNames { groupNames.add(NormalizedText(name), of: index) }
    }
    for index in lineUps.indices { addGroup(at: index) }
    songList = Lazy { [groups, tiers] in SongList(lineUps, groups: groups.map(\.lineUp), tiers) }
  }

  private mutating func addGroup(at index: Int) {
    let lineUp = lineUps[index]
    let group = lineUp.group
    guard group.mainNames.allSatisfy({ groupNames[NormalizedText($0)] == index }),
      let candidate = QuizCandidate(
        group.choice { (groupNames[NormalizedText($0)] ?? index) == index },
        debut: group.debutDate, tier: tiers[group])
    else { return }
    groupOfID[group.id] = groups.count
    debutDays.append(candidate.debut.map { $0.firstDay...$0.lastDay })
    groups.append(
      Group(
        group: group, candidate: candidate, lineUp: index,
        current: Lazy { [roster] in Self.current(lineUp, as: candidate, roster) },
        people: Set(lineUp.members.compactMap { roster.person($0.id) })))
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
}

extension QuizCatalog {
  /// The number of questions in a row that may fail before a quiz gives up a kind. Each of them can be
  /// compared with the whole catalog. In a real catalog, few fail.
  var failureLimit: Int {
    let songCount = lineUps.reduce(0) { $0 + $1.songs.count }
    return max(30, 1_000_000 / (1 + groups.count + people.count + songCount))
  }

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
