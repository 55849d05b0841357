public import KPGGCore

/// Generates questions whose answers the catalog proves.
///
/// The same catalog and settings always give the same questions. The choices of a question depend
/// only on its ID, the level, and the seed: `question(_:level:seed:)` repeats each question of
/// `questions(_:)`.
///
///     let generator = QuizGenerator(catalog, lineUps: lineUps)
///     var settings = QuizSettings()
///     settings.kinds = [.lineup, .song]
///     let questions = try generator.questions(settings)
public struct QuizGenerator: Sendable {
  let catalog: QuizCatalog

  /// Prepares the line-ups of a catalog.
  ///
  /// - Complexity: O(size of the line-ups).
  public init(_ catalog: Catalog, lineUps: [LineUp]) {
    self.catalog = QuizCatalog(catalog, lineUps: lineUps)
  }

  /// Generates different questions, of all kinds alike.
  ///
  /// Groups and members that the settings do not accept can be wrong choices.
  ///
  /// - Throws: The reason why there is no question at all.
  /// - Returns: At most as many questions as the settings ask for, and at least one unless they ask
  ///   for none. Recent questions are the last ones, and only there if the others do not suffice.
  public func questions(_ settings: QuizSettings) throws(QuizError) -> [QuizQuestion] {
    guard settings.count > 0 else { return [] }
    guard catalog.hasMatches(settings) else { throw .noMatches }
    var round = Round(catalog, settings)
    var questions: [QuizQuestion] = []
    while questions.count < settings.count, let question = round.next() {
      questions.append(question)
    }
    questions += round.recent.prefix(settings.count - questions.count)
    guard !questions.isEmpty else {
      throw .noQuestions(
        kinds: QuizKind.generated.filter(settings.kinds.contains), level: settings.level)
    }
    return questions
  }

  /// Generates the question with an ID, with choices that the seed decides.
  ///
  /// The seed also decides what an ID with fewer subjects leaves open, such as `odd IVE`. The first
  /// choice for `song 2NE1` is the hit of the group.
  ///
  /// - Parameters:
  ///   - id: The ID.
  ///   - level: The difficulty.
  ///   - seed: Any number.
  /// - Returns: `nil` if the catalog lacks a subject, does not prove the answer, or has no three wrong
  ///   choices at this level.
  public func question(_ id: QuizQuestionID, level: QuizLevel, seed: UInt64) -> QuizQuestion? {
    question(id, level: level, seed: seed, avoiding: [])
  }

  /// Generates the question with an ID, different from other questions.
  func question(
    _ id: QuizQuestionID, level: QuizLevel, seed: UInt64, avoiding taken: Set<QuizQuestionID>
  ) -> QuizQuestion? {
    guard let stem = catalog.stem(of: id) else { return nil }
    let hit = catalog.hit(for: stem).map { [$0] } ?? []
    let draws = hit + Array(repeating: stem, count: stem.isOpen ? Self.drawCount : 1)
    for (draw, stem) in draws.enumerated() {
      var random = SeededGenerator(seed: seed, name: [id.description, String(draw)])
      guard let completed = catalog.completed(stem, at: level, random: &random),
        let question = QuizBuilder.question(completed, catalog, level, seed: seed),
        draws.count == 1 || !taken.contains(question.id)
      else { continue }
      return question
    }
    return nil
  }

  /// The number of attempts to complete an open ID.
  private static let drawCount = 20
}

/// The generation of one quiz.
private struct Round {
  private let catalog: QuizCatalog
  private let settings: QuizSettings
  /// Decides what is asked. Choices have their own random numbers.
  private var random: SeededGenerator
  /// The kinds that still have questions.
  private var kinds: [QuizKind]
  private var stems: [QuizKind: [QuizStem]] = [:]
  private var drawn: Set<QuizStem> = []
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
      guard kind == .odd || kind == .debut, asked.contains(where: { $0.kind == kind }) else {
        return nil
      }
      refill(kind)
      guard let question = nextOfPass(kind) else { return nil }
      return question
    }
  }

  private mutating func nextOfPass(_ kind: QuizKind) -> QuizQuestion? {
    while let stem = stems[kind]?.popLast() {
      guard let completed = catalog.completed(stem, at: settings.level, random: &random),
        drawn.insert(completed).inserted,
        let question = QuizBuilder.question(
          completed, catalog, settings.level, seed: settings.seed),
        asked.insert(question.id).inserted
      else { continue }
      if recentOrder[question.id] == nil { return question }
      heldBack.append(question)
    }
    return nil
  }

  private mutating func refill(_ kind: QuizKind) {
    stems[kind] = random.shuffled(catalog.stems(of: kind, for: settings))
  }
}
