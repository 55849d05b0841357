import KPGGCore

// Questions about the facts of a member.

extension QuizBuilder {
  /// Asks for the person with certain facts. All other people contradict one of them.
  ///
  /// The facts shown from the start are enough for a fair answer: every wrong choice contradicts one
  /// of them. For a typed answer, nobody else is known to have all of them.
  mutating func profileQuestion(_ index: Int) -> QuizQuestion? {
    let person = catalog.people[index]
    guard person.appearances.diedOn == nil else { return nil }
    let groupID = person.appearances.main.groupID
    let group = catalog.groups.first { $0.group.id == groupID }?.candidate.name.text
    let clues =
      catalog.identities[person.identity].facts.clues
      + [group].compactMap(\.self).map(QuizClue.group)
    let others = catalog.identities.indices.filter { $0 != person.identity }
    guard count(of: clues, excluding: others, by: { $0.contradicts($1, groupID) }) != nil
    else { return nil }
    let id = person.candidate.name.id
    let question = question(
      QuizQuestionID(.profile, [id]), about: [id], .memberWithFacts, clues: clues,
      right: person.candidate, among: catalog.peopleCandidates
    ) { $0 != index }
    guard var question else { return nil }
    let openClueCount =
      if level.isTyped {
        count(of: clues, excluding: others) { !$0.confirms($1, groupID) }
      } else {
        count(of: clues, excluding: wrongPeople(question)) { $0.contradicts($1, groupID) }
      }
    question.openClueCount = openClueCount ?? clues.count
    return question
  }

  /// Returns the number of clues, from the first, until each person lacks at least one of them.
  private func count(
    of clues: [QuizClue], excluding people: [Int],
    by lacks: (QuizCatalog.Identity, QuizClue) -> Bool
  ) -> Int? {
    var people = people
    for (index, clue) in clues.enumerated() {
      people.removeAll { lacks(catalog.identities[$0], clue) }
      if people.isEmpty { return index + 1 }
    }
    return nil
  }

  /// The indices of the identities behind the wrong choices.
  private func wrongPeople(_ question: QuizQuestion) -> [Int] {
    question.choices.filter { [$0.id] != question.subjects }
      .compactMap { MemberID($0.id).flatMap { catalog.personOfEntry[$0] } }
      .map { catalog.people[$0].identity }
  }
}

extension QuizCatalog.Identity {
  /// Returns whether a clue is certainly wrong. A clue about a group has an ID.
  fileprivate func contradicts(_ clue: QuizClue, _ groupID: GroupID) -> Bool {
    if case .group = clue { return !groupIDs.contains(groupID) }
    return facts.contradicts(clue)
  }

  /// Returns whether a clue is known to be right. A clue about a group has an ID.
  fileprivate func confirms(_ clue: QuizClue, _ groupID: GroupID) -> Bool {
    if case .group = clue { return groupIDs.contains(groupID) }
    return facts.confirms(clue)
  }
}
