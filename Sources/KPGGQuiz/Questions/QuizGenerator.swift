public import KPGGCore

/// Generates questions whose answers the catalog proves.
///
/// The same catalog and settings always give the same questions. The choices of a question depend
/// only on its ID, the level, and the seed: `question(_:level:seed:)` repeats each question of
/// `questions(_:)`.
///
///     let generator = QuizGenerator(try await CatalogReader.bundled.fullCatalog())
///     var settings = QuizSettings()
///     settings.kinds = [.lineup, .song]
///     let questions = try generator.questions(settings)
///
/// Creating a generator of the bundled catalog takes about 30 milliseconds, and ten questions a few.
/// Create it off the main actor, and keep it. It does not change, so several tasks can use it.
public struct QuizGenerator: Sendable {
  let catalog: QuizCatalog

  /// Prepares the line-ups of a catalog.
  ///
  /// - Complexity: O(size of the line-ups).
  public init(_ catalog: FullCatalog) {
    self.catalog = QuizCatalog(catalog.catalog, lineUps: catalog.lineUps)
  }

  /// Generates different questions, of all kinds alike.
  ///
  /// Hard questions are about all groups. Others are about groups of the tiers 1 and 2, and about
  /// groups that the settings name. If no group has a tier, they are about all groups too.
  ///
  /// Groups and members that the settings do not accept can be wrong choices.
  ///
  /// - Throws: The reason why there is no question at all.
  /// - Returns: At most as many questions as the settings ask for, and at least one unless they ask
  ///   for none. Recent questions come last, and only if there are too few others.
  public func questions(_ settings: QuizSettings) throws(QuizError) -> [QuizQuestion] {
    guard settings.count > 0 else { return [] }
    guard catalog.hasSubjects(settings) else {
      var hard = settings
      hard.level = .hard
      throw catalog.hasSubjects(hard) ? .littleKnown(level: settings.level) : .noMatches
    }
    var round = QuizRound(catalog, settings)
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
  /// - Returns: `nil` if the catalog lacks a subject, does not prove the answer, or has fewer than
  ///   three wrong choices at this level.
  public func question(_ id: QuizQuestionID, level: QuizLevel, seed: UInt64) -> QuizQuestion? {
    question(id, level: level, seed: seed, avoiding: [])
  }

  /// Generates the question with an ID, different from other questions.
  func question(
    _ id: QuizQuestionID, level: QuizLevel, seed: UInt64, avoiding taken: Set<QuizQuestionID>
  ) -> QuizQuestion? {
    guard let open = id.kind.questions?.init(id.parts, in: catalog) else { return nil }
    let preferred = open.preferred(in: catalog).map { [$0] } ?? []
    let draws = preferred + Array(repeating: open, count: open.isOpen ? Self.drawCount : 1)
    for (draw, next) in draws.enumerated() {
      var random = SeededGenerator(seed: seed, name: [id.description, String(draw)])
      guard let complete = next.completed(in: catalog, at: level, random: &random),
        let question = QuestionBuilder.build(complete, catalog, level, seed: seed),
        draws.count == 1 || !taken.contains(question.id)
      else { continue }
      return question
    }
    return nil
  }

  /// The number of attempts to complete an open ID.
  private static let drawCount = 20
}

// All questions about one subject, from which an author picks.

extension QuizGenerator {
  /// Generates the questions that the catalog proves about a group, of all kinds. If a kind needs
  /// other groups or members, there are several questions with different ones.
  ///
  /// With the same seed, `question(_:level:seed:)` repeats the questions. Randomly chosen questions
  /// differ from the taken ones.
  package func questions(
    about group: GroupID, level: QuizLevel, seed: UInt64, avoiding taken: Set<QuizQuestionID> = []
  ) -> [QuizQuestion] {
    guard let index = catalog.group(group) else { return [] }
    return questions(Self.kindsAboutGroups, level, seed, taken) {
      $0.parts(aboutGroup: index, in: catalog)
    }
  }

  /// The kinds in the order of an author's list: about a whole group, with random others, and about
  /// songs.
  private static let kindsAboutGroups = QuizKind.generated.sorted { rank(of: $0) < rank(of: $1) }

  private static func rank(of kind: QuizKind) -> Int {
    guard let questions = kind.questions else { return 0 }
    return questions.subjects.contains(.song) ? 2 : questions.picksOthers ? 1 : 0
  }

  /// Returns the questions that the catalog proves about a member.
  package func questions(
    about member: MemberID, level: QuizLevel, seed: UInt64
  ) -> [QuizQuestion] {
    guard let index = catalog.roster.person(member) else { return [] }
    return questions(QuizKind.generated, level, seed, []) {
      $0.parts(aboutPerson: index, in: catalog)
    }
  }

  private func questions(
    _ kinds: [QuizKind], _ level: QuizLevel, _ seed: UInt64, _ taken: Set<QuizQuestionID>,
    _ parts: (any QuestionKind.Type) -> [[String]]
  ) -> [QuizQuestion] {
    var found: [QuizQuestion] = []
    var foundIDs: Set<QuizQuestionID> = []
    for kind in kinds {
      for parts in kind.questions.map(parts) ?? [] {
        let question = question(
          QuizQuestionID(kind, parts), level: level, seed: seed, avoiding: taken.union(foundIDs))
        guard let question, foundIDs.insert(question.id).inserted else { continue }
        found.append(question)
      }
    }
    return found
  }
}

/// The generation of one quiz.
private struct QuizRound {
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
    if let question = nextOfPass(kind) { return question }
    // Another pass asks with other random groups and members.
    guard kind.questions?.picksOthers == true, asked.contains(where: { $0.kind == kind }) else {
      return nil
    }
    refill(kind)
    return nextOfPass(kind)
  }

  private mutating func nextOfPass(_ kind: QuizKind) -> QuizQuestion? {
    var failures = 0
    while failures < catalog.failureLimit, let next = unasked[kind]?.popLast() {
      let level = settings.level
      guard let complete = next.completed(in: catalog, at: level, random: &random),
        drawn.insert(complete.seedName(in: catalog)).inserted,
        let question = QuestionBuilder.build(complete, catalog, level, seed: settings.seed),
        asked.insert(question.id).inserted
      else {
        failures += 1
        continue
      }
      if recentOrder[question.id] == nil { return question }
      heldBack.append(question)
    }
    return nil
  }

  private mutating func refill(_ kind: QuizKind) {
    unasked[kind] = random.shuffled(kind.questions?.all(for: settings, in: catalog) ?? [])
  }
}
