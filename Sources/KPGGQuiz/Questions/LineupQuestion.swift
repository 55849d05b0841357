import KPGGCore

extension QuizKind {
  /// Asks for the group of some members.
  public static let lineup = Self("lineup", english: "line-up", korean: "라인업")
}

/// Asks which group has these members. Their names are unique to the group.
struct LineupQuestion: GroupQuestion {
  static let kind = QuizKind.lineup
  static let clueRole = ClueRole.eachProves

  let group: Int

  func question(_ builder: inout QuestionBuilder) -> QuizQuestion? {
    let catalog = builder.catalog
    let lineUp = catalog.groups[group].lineUp
    let own = catalog.lineUps[lineUp].members.filter { member in
      guard let name = member.knownName else { return false }
      return [name.english, name.korean].allSatisfy {
        catalog.memberNames[NormalizedText($0)] == lineUp
      }
    }
    // The best known member comes last.
    let shown = builder.random.shuffled(own).prefix(5).enumerated().sorted { left, right in
      (left.element.prominence, left.offset) < (right.element.prominence, right.offset)
    }.map(\.element)
    var seen: Set<NormalizedText> = []
    let names = shown.compactMap(\.knownName).filter {
      seen.insert(NormalizedText($0.english + " " + $0.korean)).inserted
    }
    guard !names.isEmpty else { return nil }
    return builder.question(
      aboutGroup: group, QuizPrompt("Which group is it?", "어느 그룹일까요?"),
      clues: names.map { .clue("Member", "멤버", $0) }, openClueCount: 1)
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
