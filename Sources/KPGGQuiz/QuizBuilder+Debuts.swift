import KPGGCore

// Questions about the order of debuts.

extension QuizBuilder {
  /// Asks for the first debut of four groups, or for their order.
  ///
  /// - Parameter order: The groups, the first debut first.
  /// - Returns: `nil` unless there are four groups with known debuts.
  mutating func debutQuestion(_ order: [Int]) -> QuizQuestion? {
    guard order.count == 4, let first = catalog.groups[order[0]].group.debut?.year,
      let last = catalog.groups[order[3]].group.debut?.year
    else { return nil }
    var shown = random.shuffled(order)
    // The listed order must not be the answer.
    if level.isTyped, shown == order { shown.reverse() }
    let names = order.map { catalog.groupCandidates[$0].name }
    let choices = shown.map { catalog.groupCandidates[$0].name }
    let ids = names.map(\.id)
    guard level.isTyped else {
      return QuizQuestion(
        id: QuizQuestionID(.debut, ids), level: level, prompt: .firstDebut,
        clues: [.debutYears(first - 1...first + 1), .debutYear(first)], openClueCount: 0,
        choices: choices, solution: .one(names[0]), subjects: ids)
    }
    let numbers = order.compactMap { shown.firstIndex(of: $0).map { String($0 + 1) } }.joined()
    return QuizQuestion(
      id: QuizQuestionID(.debut, ids), level: level, prompt: .debutOrder(choices.map(\.text)),
      clues: [.firstAndLastDebut(first, last)], openClueCount: 0, choices: [],
      solution: .order(names, numbers: numbers), subjects: ids)
  }
}
