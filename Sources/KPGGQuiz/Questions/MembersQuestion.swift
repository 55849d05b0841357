import KPGGCore

extension QuizKind {
  /// Asks for all members of a group.
  public static let members = Self("members", english: "members", korean: "멤버")
}

/// Asks for all members of a group: for one of four line-ups, or for every name.
struct MembersQuestion: GroupQuestion {
  static let kind = QuizKind.members
  static let asksForGroup = false

  let group: Int

  func question(_ builder: inout QuestionBuilder) -> QuizQuestion? {
    let catalog = builder.catalog
    let group = catalog.groups[group]
    guard let names = group.currentNames, names.count > 1 else { return nil }
    let (name, lineUp) = (group.name, group.lineUpName)
    let english =
      group.group.status == .disbanded
      ? "Who was in \(name.name.english) at the end?" : "Who is in \(name.name.english) now?"
    guard builder.level.isTyped else {
      guard let right = group.lineUpCandidate else { return nil }
      return builder.question(
        [name.idText],
        QuizPrompt(
          english, "\(name.name.korean)의 \(lineUp.korean)는?", about: [name.name]),
        clues: names.lineUpClues, right: right, among: catalog.groups.count
      ) { index in
        let other = catalog.groups[index]
        guard let others = other.currentNames, index != self.group,
          abs(others.count - names.count) < 2, other.people.isDisjoint(with: group.people)
        else { return nil }
        return other.lineUpCandidate
      }
    }
    return builder.question(
      [name.idText],
      QuizPrompt(
        english, "\(name.name.korean)의 \(lineUp.korean)를 모두 쓰세요.", about: [name.name]),
      clues: names.lineUpClues, solution: .all(names))
  }
}
