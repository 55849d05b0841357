import KPGGCore

/// The subjects of a question whose answer is not verified yet.
///
/// Numbers are indices in the `QuizCatalog`.
enum QuizStem: Hashable, Sendable {
  /// Asks for the group of members.
  case lineup(group: Int)
  /// Asks for the group of initials.
  case initials(group: Int)
  /// Asks for the group of a song.
  case groupOfSong(song: Int)
  /// Asks for the group of one of its songs.
  case song(group: Int)
  /// Asks for the song of a group.
  case songOfGroup(song: Int)
  /// Asks for the person with certain facts.
  case profile(person: Int)
  /// Asks for the person outside a group, or missing from its line-up. `nil`: a random person.
  case odd(group: Int, person: Int?)
  /// Asks for the first debut, or for the order. Fewer than four groups: the others are random.
  case debut(groups: [Int])
  /// Asks for all members of a group.
  case members(group: Int)

  /// Whether some subjects must still be chosen.
  var isOpen: Bool {
    switch self {
    case .song, .odd(_, nil): true
    case .debut(let groups): groups.count < 4
    default: false
    }
  }
}

extension QuizCatalog {
  /// Returns the stems of a kind that are about accepted subjects.
  func stems(of kind: QuizKind, for settings: QuizSettings) -> [QuizStem] {
    let groups = acceptedGroups(settings)
    let isAccepted = Set(groups)
    let songs = self.songs.indices.filter { isAccepted.contains(self.songs[$0].group) }
    let asksForGroups = settings.asksForAcceptedGroups
    return switch kind {
    case .lineup where !asksForGroups, .initials where !asksForGroups: []
    case .lineup: groups.map { .lineup(group: $0) }
    case .initials: groups.map { .initials(group: $0) }
    case .song:
      songs.flatMap { (asksForGroups ? [.groupOfSong(song: $0)] : []) + [.songOfGroup(song: $0)] }
    case .profile: acceptedPeople(settings).map { .profile(person: $0) }
    case .odd: groups.map { .odd(group: $0, person: nil) }
    case .debut: groups.map { .debut(groups: [$0]) }
    case .members: groups.map { .members(group: $0) }
    case .own: []
    }
  }

  /// Returns whether any group or person is accepted.
  func hasMatches(_ settings: QuizSettings) -> Bool {
    !acceptedGroups(settings).isEmpty || !acceptedPeople(settings).isEmpty
  }

  /// Returns the stem of an ID; `nil` if the catalog lacks one of its subjects. An ID with fewer
  /// subjects leaves the others open: `song 2NE1`, `odd IVE`, `debut KARA SECRET`.
  func stem(of id: QuizQuestionID) -> QuizStem? {
    guard let first = id.parts.first else { return nil }
    let group = groups.firstIndex { $0.group.id.description == first }
    switch (id.kind, id.parts.count) {
    case (.lineup, 1): return group.map { .lineup(group: $0) }
    case (.initials, 1): return group.map { .initials(group: $0) }
    case (.members, 1): return group.map { .members(group: $0) }
    case (.song, 1): return group.map { .song(group: $0) }
    case (.song, 2...3):
      guard let group else { return nil }
      let song = songsOfGroup[group].first { songs[$0].candidate.name.text.english == id.parts[1] }
      guard id.parts.count == 3 else { return song.map { .groupOfSong(song: $0) } }
      return id.parts[2] == Self.titlePart ? song.map { .songOfGroup(song: $0) } : nil
    case (.profile, 1): return person(first).map { .profile(person: $0) }
    case (.odd, 1): return group.map { .odd(group: $0, person: nil) }
    case (.odd, 2):
      guard let group, let person = person(id.parts[1]) else { return nil }
      return .odd(group: group, person: person)
    case (.debut, 1...4):
      let indices = id.parts.compactMap { part in
        groups.firstIndex { $0.group.id.description == part }
      }
      guard Set(indices).count == id.parts.count else { return nil }
      return .debut(groups: indices)
    default: return nil
    }
  }

  /// The part of an ID that tells that a question asks for the title of a song.
  static let titlePart = "title"

  /// Returns the person with the ID of an entry.
  func person(_ id: String) -> Int? { MemberID(id).flatMap { personOfEntry[$0] } }

  private func acceptedGroups(_ settings: QuizSettings) -> [Int] {
    groups.indices.filter { index in
      settings.accepts(groups[index].group)
        && (settings.acceptsAllMembers
          || lineUps[groups[index].lineUp].members.contains(where: settings.accepts))
    }
  }

  private func acceptedPeople(_ settings: QuizSettings) -> [Int] {
    let accepted = Set(lineUps.map(\.group).filter(settings.accepts).map(\.id))
    return people.indices.filter { index in
      people[index].appearances.entries.contains {
        accepted.contains($0.groupID) && settings.accepts($0)
      }
    }
  }
}
