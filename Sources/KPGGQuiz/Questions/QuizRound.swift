import KPGGCore

/// The generation of one quiz.
struct QuizRound {
  private let catalog: QuizCatalog
  private let settings: QuizSettings
  /// Decides what is asked. Choices have their own random numbers.
  private var random: SeededGenerator
  /// The kinds that still have questions.
  private var kinds: [QuizKind]
  private var unasked: [QuizKind: [any QuestionKind]] = [:]
  /// The complete questions that were tried, by their names for seeds.
  private var drawn: Set<[String]> = []
  private var asked: Set<QuizQuestionID> = []
  private let recentOrder: [QuizQuestionID: Int]
  private var heldBack: [QuizQuestion] = []

  init(_ catalog: QuizCatalog, _ settings: QuizSettings) {
    (self.catalog, self.settings) = (catalog, settings)
    random = SeededGenerator(seed: settings.seed)
    kinds = QuizKind.generated.filter(settings.kinds.contains)
    recentOrder = Dictionary(
      settings.recent.enumerated().map { ($1, $0) }, uniquingKeysWith: { max($0, $1) })
    for kind in kinds { refill(kind) }
  }

  /// The recent questions that were generated, the oldest first.
  var recent: [QuizQuestion] {
    heldBack.sorted { (recentOrder[$0.id] ?? 0) < (recentOrder[$1.id] ?? 0) }
  }

  /// Returns the next question that is neither recent nor a repetition.
  mutating func next() -> QuizQuestion? {
    while !kinds.isEmpty {
      let index = random.index(below: kinds.count)
      if let question = next(kinds[index]) { return question }
      kinds.remove(at: index)
    }
    return nil
  }

  private mutating func next(_ kind: QuizKind) -> QuizQuestion? {
    while true {
      if let question = nextOfPass(kind) { return question }
      // Another pass asks with other random groups and members.
      guard kind.questions?.picksOthers == true, asked.contains(where: { $0.kind == kind }) else {
        return nil
      }
      refill(kind)
      guard let question = nextOfPass(kind) else { return nil }
      return question
    }
  }

  private mutating func nextOfPass(_ kind: QuizKind) -> QuizQuestion? {
    while let next = unasked[kind]?.popLast() {
      let level = settings.level
      guard let complete = next.completed(in: catalog, at: level, random: &random),
        drawn.insert(complete.seedName(in: catalog)).inserted,
        let question = QuestionBuilder.build(complete, catalog, level, seed: settings.seed),
        asked.insert(question.id).inserted
      else { continue }
      if recentOrder[question.id] == nil { return question }
      heldBack.append(question)
    }
    return nil
  }

  private mutating func refill(_ kind: QuizKind) {
    unasked[kind] = random.shuffled(kind.questions?.all(for: settings, in: catalog) ?? [])
  }
}
