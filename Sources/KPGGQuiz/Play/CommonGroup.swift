package import KPGGCore

extension QuizGenerator {
  /// The name of the group that all questions are about; `nil` if there are several such groups, or
  /// none.
  ///
  /// A question about a person is about each of their groups.
  package func commonGroup(of questions: [QuizQuestion]) -> BilingualText? {
    let groups = questions.map { Set($0.subjects.flatMap(catalog.groupIDs)) }
    guard let first = groups.first else { return nil }
    let common = groups.dropFirst().reduce(first) { $0.intersection($1) }
    guard common.count == 1 else { return nil }
    return catalog.lineUps.first { common.contains($0.id) }?.group.displayName
  }
}

extension QuizCatalog {
  /// Returns the groups of a question's subject: the group itself, or all groups of a person.
  fileprivate func groupIDs(of subject: String) -> [GroupID] {
    guard let person = roster.person(subject) else { return GroupID(subject).map { [$0] } ?? [] }
    return people[person].record.entries.map(\.groupID)
  }
}
