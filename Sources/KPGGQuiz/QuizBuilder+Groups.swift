import KPGGCore

// Questions whose answer is a group.

extension QuizBuilder {
  /// Asks for the group of members. No other group has a member with one of the names.
  mutating func lineupQuestion(_ index: Int) -> QuizQuestion? {
    let group = catalog.groups[index]
    let own = catalog.lineUps[group.lineUp].members.filter { member in
      member.quizText.map { catalog.names.isMemberName($0, onlyOf: group.lineUp) } ?? false
    }
    let shown = random.shuffled(own).prefix(5).enumerated().sorted { left, right in
      (left.element.prominence, left.offset) < (right.element.prominence, right.offset)
    }.map(\.element)
    var seen: Set<NormalizedText> = []
    let names = shown.compactMap(\.quizText).filter {
      seen.insert(NormalizedText($0.english + " " + $0.korean)).inserted
    }
    guard !names.isEmpty else { return nil }
    return groupQuestion(
      index, .lineup, .groupOfMembers, clues: names.map(QuizClue.member), openClueCount: 1)
  }

  /// Asks for the group of initials that no other group has.
  mutating func initialsQuestion(_ index: Int) -> QuizQuestion? {
    let group = catalog.groups[index]
    guard let name = group.group.koreanName, let initials = QuizInitials.choseong(of: name),
      initials.count > 1, catalog.names.areInitials(initials, onlyOf: group.lineUp)
    else { return nil }
    var clues: [QuizClue] = []
    if let year = group.group.debut?.year { clues.append(.debutYear(year)) }
    let count = catalog.lineUps[group.lineUp].members.count
    if count > 0 { clues.append(.entryCount(count)) }
    if let last = UnicodeForm.composed(name).last(where: \.isLetter) {
      clues.append(.lastSyllable(String(last)))
    }
    return groupQuestion(index, .initials, .groupWithInitials(initials), clues: clues)
  }

  private mutating func groupQuestion(
    _ index: Int, _ kind: QuizKind, _ prompt: QuizPrompt, clues: [QuizClue], openClueCount: Int = 0
  ) -> QuizQuestion? {
    let id = catalog.groups[index].group.id.description
    return question(
      QuizQuestionID(kind, [id]), about: [id], prompt, clues: clues, openClueCount: openClueCount,
      right: catalog.groups[index].candidate, among: catalog.groupCandidates
    ) { $0 != index }
  }
}

extension Member {
  /// An estimate of how well known the member is in the group. The catalog has no such fact.
  fileprivate var prominence: Int {
    (isFormer ? 0 : 4) + positions.count { Self.leadingPositions.contains($0.rawValue) }
  }

  private static let leadingPositions: Set = [
    "Center", "Face of the Group", "Leader", "Main Vocalist", "Visual",
  ]
}
