import KPGGCore

/// The names of a catalog, each with the line-up that has it.
struct NameOwners: Sendable {
  private var groupNames = Owners<NormalizedText>()
  private var memberNames = Owners<NormalizedText>()
  private var songTitles = Owners<NormalizedText>()
  private var initials = Owners<String>()

  /// Adds the names of the group and the members of a line-up, and the titles of its songs.
  mutating func addNames(of lineUp: LineUp, songs: [QuizName], at index: Int) {
    for name in lineUp.group.mainNames { groupNames.add(NormalizedText(name), of: index) }
    for member in lineUp.members {
      member.forEachMainName { memberNames.add(NormalizedText($0), of: index) }
      member.forEachOtherName { memberNames.add(NormalizedText($0), of: index) }
    }
    for title in songs.flatMap(\.normalizedSpellings) { songTitles.add(title, of: index) }
    for title in [lineUp.group.hitSong?.title, lineUp.group.hitSong?.koreanTitle] {
      if let title { songTitles.add(NormalizedText(title), of: index) }
    }
    for name in lineUp.group.mainNames + lineUp.group.otherNames {
      if let choseong = QuizInitials.choseong(of: name) { initials.add(choseong, of: index) }
    }
  }

  /// Returns the only group with a main name; `nil` for an unknown name and for one that several
  /// groups have.
  func group(named name: String) -> Int? { groupNames[NormalizedText(name)] }

  /// Returns whether only one line-up has members with a name, in both languages.
  func isMemberName(_ name: QuizText, onlyOf lineUp: Int) -> Bool {
    memberNames[NormalizedText(name.english)] == lineUp
      && memberNames[NormalizedText(name.korean)] == lineUp
  }

  /// Returns whether only one line-up has songs with a title, in each spelling.
  func isTitle(_ title: QuizName, onlyOf lineUp: Int) -> Bool {
    title.normalizedSpellings.allSatisfy { songTitles[$0] == lineUp }
  }

  /// Returns whether only one group has names in Hangul with some choseong.
  func areInitials(_ choseong: String, onlyOf lineUp: Int) -> Bool { initials[choseong] == lineUp }
}

extension NameOwners {
  /// Names, each with the index of the only line-up that has it.
  private struct Owners<Name: Hashable & Sendable>: Sendable {
    /// `nil` for a name in several line-ups.
    private var owners: [Name: Int?] = [:]

    mutating func add(_ name: Name, of owner: Int) {
      if let known = owners.updateValue(owner, forKey: name), known != owner {
        owners.updateValue(nil, forKey: name)
      }
    }

    subscript(name: Name) -> Int? { owners[name] ?? nil }
  }
}
