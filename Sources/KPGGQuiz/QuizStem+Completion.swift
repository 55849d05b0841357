import KPGGCore

// The completion of stems with random groups and members.

extension QuizCatalog {
  /// Chooses the missing subjects of a stem at random.
  ///
  /// - Returns: The completed stem; `nil` if the catalog does not prove it. Groups of a debut question
  ///   are in their order of debut.
  func completed(
    _ stem: QuizStem, at level: QuizLevel, random: inout SeededGenerator
  ) -> QuizStem? {
    switch stem {
    case .song(let group):
      return random.pick(1, of: provenSongs(of: group)) { _, _ in true }?.first.map {
        .groupOfSong(song: $0)
      }
    case .odd(let group, let person):
      let found =
        level.isTyped
        ? missingMember(of: group, person, &random)
        : outsider(of: group, person, level, &random)
      return found.map { .odd(group: group, person: $0) }
    case .debut(let groups):
      return debutOrder(of: groups, level, &random).map { .debut(groups: $0) }
    case .lineup, .initials, .groupOfSong, .songOfGroup, .profile, .members: return stem
    }
  }

  /// Returns a name of a completed stem that stays the same as the catalog grows.
  func name(of stem: QuizStem) -> [String] {
    switch stem {
    case .lineup(let group): ["lineup", groupCandidates[group].name.id]
    case .initials(let group): ["initials", groupCandidates[group].name.id]
    case .song(let group): ["song", groupCandidates[group].name.id]
    case .groupOfSong(let song): ["song", songCandidates[song].name.id]
    case .songOfGroup(let song): ["title", songCandidates[song].name.id]
    case .profile(let person): ["profile", peopleCandidates[person].name.id]
    case .odd(let group, let person):
      ["odd", groupCandidates[group].name.id]
        + (person.map { [peopleCandidates[$0].name.id] } ?? [])
    case .debut(let groups): ["debut"] + groups.map { groupCandidates[$0].name.id }
    case .members(let group): ["members", groupCandidates[group].name.id]
    }
  }

  /// Returns the current and former members of a group as choices.
  func insiders(of group: Int) -> [QuizCandidate] {
    groups[group].people.sorted().map { peopleCandidates[$0] }
  }

  /// Returns the question about the hit of a group for an open question about its songs.
  func hit(for stem: QuizStem) -> QuizStem? {
    guard case .song(let group) = stem, let hit = groups[group].group.hitSong else { return nil }
    let titles = [hit.title, hit.koreanTitle].compactMap(\.self).map { NormalizedText($0) }
    return provenSongs(of: group).first { song in
      songCandidates[song].name.spellings.contains { titles.contains(NormalizedText($0)) }
    }.map { .groupOfSong(song: $0) }
  }

  private func provenSongs(of group: Int) -> [Int] {
    songsOfGroup[group].filter {
      names.isTitle(songCandidates[$0].name, onlyOf: groups[group].lineUp)
    }
  }

  private func outsider(
    of index: Int, _ person: Int?, _ level: QuizLevel, _ random: inout SeededGenerator
  ) -> Int? {
    let group = groups[index].candidate
    let insiders = insiders(of: index)
    let outsiders = person.map { [$0] } ?? Array(people.indices)
    let picked = random.pick(1, of: outsiders) { other, _ in
      let candidate = peopleCandidates[other]
      return (level == .easy || candidate.debutedAround(group))
        && insiders.count { $0.looksLike(candidate) } > 2
        && insiders.allSatisfy { $0.isSpelledApart(from: candidate) }
    }
    return picked?.first
  }

  private func missingMember(
    of index: Int, _ person: Int?, _ random: inout SeededGenerator
  ) -> Int? {
    guard let names = groups[index].currentNames, (4...12).contains(names.count) else {
      return nil
    }
    let people = names.compactMap { self.person($0.id) }
    guard let person else { return random.pick(1, of: people) { _, _ in true }?.first }
    return people.contains(person) ? person : nil
  }

  private func debutOrder(
    of fixed: [Int], _ level: QuizLevel, _ random: inout SeededGenerator
  ) -> [Int]? {
    let pool = Array(groups.indices)
    let firsts = fixed.count < 4 ? fixed + random.shuffled(pool) : fixed
    for first in firsts {
      let known = fixed.contains(first) ? fixed : fixed + [first]
      guard known.allSatisfy({ $0 == first || canFollow(first, $0, at: level) }) else { continue }
      let others = random.pick(4 - known.count, of: pool) { other, picked in
        canFollow(first, other, at: level)
          && (known + picked).allSatisfy { areComparable($0, other) }
      }
      guard let others, areComparable(known) else { continue }
      return (known + others).sorted { debuted($0, before: $1) }
    }
    return nil
  }

  private func areComparable(_ groups: [Int]) -> Bool {
    groups.indices.allSatisfy { index in
      groups[..<index].allSatisfy { areComparable($0, groups[index]) }
    }
  }

  /// Whether the names and the debuts of two groups differ.
  private func areComparable(_ group: Int, _ other: Int) -> Bool {
    groupCandidates[other].isSpelledApart(from: groupCandidates[group])
      && (debuted(group, before: other) || debuted(other, before: group))
  }

  /// Whether a group can be a wrong choice if another one is right.
  private func canFollow(_ first: Int, _ other: Int, at level: QuizLevel) -> Bool {
    let (right, wrong) = (groupCandidates[first], groupCandidates[other])
    return debuted(first, before: other) && wrong.looksLike(right)
      && (level == .easy || wrong.debutedAround(right)) && wrong.isSpelledApart(from: right)
  }

  /// Whether the catalog proves that a group debuted before another.
  private func debuted(_ group: Int, before other: Int) -> Bool {
    guard let debut = groupCandidates[group].debut,
      let otherDebut = groupCandidates[other].debut
    else { return false }
    return debut.lastDay < otherDebut.firstDay
  }
}
