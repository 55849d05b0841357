// Questions about the order of debuts.

extension QuizBuilder {
  /// Asks for the first debut of four groups, or for their order.
  ///
  /// - Parameters:
  ///   - index: A group. Without `others`, it need not be the first.
  ///   - others: The three other groups; empty for random ones.
  /// - Returns: The question; `nil` if the catalog does not prove the order.
  mutating func debutQuestion(_ index: Int, others: [Int]) -> QuizQuestion? {
    guard let order = debutOrder(with: index, others: others),
      let first = catalog.groups[order[0]].group.debut?.year,
      let last = catalog.groups[order[3]].group.debut?.year
    else { return nil }
    let shown = random.shuffled(order)
    let names = order.map { catalog.groupCandidates[$0].name }
    let choices = shown.map { catalog.groupCandidates[$0].name }
    let ids = names.map(\.id)
    guard level.isTyped else {
      return QuizQuestion(
        id: QuizQuestionID(.debut, ids), level: level, prompt: .firstDebut,
        clues: [.debutYears(first - 1...first + 1), .debutYear(first)], openClueCount: 0,
        choices: choices, solution: .one(names[0]), subjects: ids)
    }
    // The listed order must not be the answer.
    guard shown != order else { return nil }
    let numbers = order.compactMap { shown.firstIndex(of: $0).map { String($0 + 1) } }.joined()
    return QuizQuestion(
      id: QuizQuestionID(.debut, ids), level: level, prompt: .debutOrder(choices.map(\.text)),
      clues: [.firstAndLastDebut(first, last)], openClueCount: 0, choices: [],
      solution: .order(names, numbers: numbers), subjects: ids)
  }

  /// Returns four groups, the first debut first.
  private mutating func debutOrder(with index: Int, others: [Int]) -> [Int]? {
    let pool = others.isEmpty ? Array(catalog.groups.indices) : others + [index]
    for first in [index] + random.shuffled(pool) {
      let fixed = first == index ? [first] : [first, index]
      guard first == index || catalog.canFollow(first, index, at: level) else { continue }
      let rest = random.pick(4 - fixed.count, of: pool) { [catalog, level] other, picked in
        catalog.canFollow(first, other, at: level)
          && (picked + fixed).allSatisfy { chosen in
            catalog.groupCandidates[other].isSpelledApart(from: catalog.groupCandidates[chosen])
              && (catalog.debuted(chosen, before: other) || catalog.debuted(other, before: chosen))
          }
      }
      guard let rest else { continue }
      return (fixed + rest).sorted { catalog.debuted($0, before: $1) }
    }
    return nil
  }

}

extension QuizCatalog {
  /// Whether a group can be a wrong choice if another one is right.
  fileprivate func canFollow(_ first: Int, _ other: Int, at level: QuizLevel) -> Bool {
    let (right, wrong) = (groupCandidates[first], groupCandidates[other])
    return debuted(first, before: other) && wrong.looksLike(right)
      && (level == .easy || wrong.debutedAround(right)) && wrong.isSpelledApart(from: right)
  }

  /// Whether the catalog proves that a group debuted before another.
  fileprivate func debuted(_ group: Int, before other: Int) -> Bool {
    guard let debut = groupCandidates[group].debut,
      let otherDebut = groupCandidates[other].debut
    else { return false }
    return debut.lastDay < otherDebut.firstDay
  }
}
