import KPGGCore

extension QuizKind {
  /// Asks for all members of a group.
  public static let members = Self("members", english: "members", korean: "멤버")
}

/// Asks for all members of a group: for one of four line-ups, or for every name.
struct MembersQuestion: GroupQuestion {
  static let kind = QuizKind.members

  let group: Int

  static func all(for settings: QuizSettings, in catalog: QuizCatalog) -> [Self] {
    catalog.groups(settings).map(Self.init)
  }

  func seedName(in catalog: QuizCatalog) -> [String] {
    ["members", catalog.groupCandidates[group].name.id]
  }

  func question(_ builder: inout QuestionBuilder) -> QuizQuestion? {
    let catalog = builder.catalog
    let group = catalog.groups[group]
    guard let names = group.currentNames, names.count > 1 else { return nil }
    let (name, lineUp) = (group.candidate.name, group.lineUpName)
    let id = QuizQuestionID(.members, [name.id])
    var clues = [QuizText.clue("Number of members", "인원", QuizText(count: names.count))]
    let initials = names.compactMap { QuizInitials.of($0.text) }
    if initials.count == names.count { clues.append(.initialsClue(initials.list)) }
    guard builder.level.isTyped else {
      guard let right = catalog.lineUpCandidates[self.group] else { return nil }
      return builder.question(
        id, about: id.parts,
        QuizPrompt(
          "Which is the \(lineUp.english) of \(name.text.english)?",
          "\(name.text.korean)의 \(lineUp.korean)로 알맞은 것은?", about: [name.text]),
        clues: clues, right: right,
        among: catalog.groups.indices.map { catalog.lineUpCandidates[$0] ?? right }
      ) { other in
        guard let others = catalog.groups[other].currentNames, other != self.group else {
          return false
        }
        return abs(others.count - names.count) < 2
          && catalog.groups[other].people.isDisjoint(with: group.people)
      }
    }
    return QuizQuestion(
      id: id, level: builder.level,
      prompt: QuizPrompt(
        "Who is in the \(lineUp.english) of \(name.text.english)?",
        "\(name.text.korean)의 \(lineUp.korean)를 모두 쓰세요.", about: [name.text]),
      clues: clues, openClueCount: 0, choices: [], solution: .all(names), subjects: id.parts)
  }
}
