import KPGGCore

// Questions whose answer is a member, or all members of a group.

extension QuizBuilder {
  /// Asks who was never in a group. A typed question asks who is missing from its line-up.
  mutating func oddQuestion(_ index: Int, _ person: Int) -> QuizQuestion? {
    level.isTyped ? missingMemberQuestion(index, person) : outsiderQuestion(index, person)
  }

  private mutating func outsiderQuestion(_ index: Int, _ person: Int) -> QuizQuestion? {
    let name = catalog.groups[index].candidate.name
    let outsider = catalog.peopleCandidates[person]
    let ids = [name.id, outsider.name.id]
    return question(
      QuizQuestionID(.odd, ids), about: ids, .outsider(of: name.text), clues: [],
      right: outsider, among: catalog.insiders(of: index)
    ) { _ in true }
  }

  private mutating func missingMemberQuestion(_ index: Int, _ person: Int) -> QuizQuestion? {
    let group = catalog.groups[index]
    let shuffled = random.shuffled(group.currentNames ?? [])
    guard let missing = shuffled.first(where: { catalog.person($0.id) == person }) else {
      return nil
    }
    let ids = [group.candidate.name.id, missing.id]
    return QuizQuestion(
      id: QuizQuestionID(.odd, ids), level: level,
      prompt: .missingMember(
        of: group.candidate.name.text, isDisbanded: group.group.status == .disbanded,
        others: shuffled.filter { $0 != missing }.map(\.text)),
      clues: [], openClueCount: 0, choices: [], solution: .one(missing), subjects: ids)
  }

  /// Asks for all members of a group: for one of four line-ups, or for every name.
  mutating func membersQuestion(_ index: Int) -> QuizQuestion? {
    let group = catalog.groups[index]
    guard let names = group.currentNames, names.count > 1 else { return nil }
    let text = group.candidate.name.text
    let id = QuizQuestionID(.members, [group.candidate.name.id])
    let isDisbanded = group.group.status == .disbanded
    var clues: [QuizClue] = [.nameCount(names.count)]
    let initials = names.compactMap { Self.initials(of: $0.text) }
    if initials.count == names.count { clues.append(.initials(initials.list)) }
    guard level.isTyped else {
      guard let lineUp = catalog.lineUpCandidates[index] else { return nil }
      return question(
        id, about: id.parts, .lineUp(of: text, isDisbanded: isDisbanded), clues: clues,
        right: lineUp, among: catalog.groups.indices.map { catalog.lineUpCandidates[$0] ?? lineUp }
      ) { [catalog] other in
        guard let others = catalog.groups[other].currentNames, other != index else { return false }
        return abs(others.count - names.count) < 2
          && catalog.groups[other].people.isDisjoint(with: group.people)
      }
    }
    return QuizQuestion(
      id: id, level: level, prompt: .allMembers(of: text, isDisbanded: isDisbanded), clues: clues,
      openClueCount: 0, choices: [], solution: .all(names), subjects: id.parts)
  }
}
