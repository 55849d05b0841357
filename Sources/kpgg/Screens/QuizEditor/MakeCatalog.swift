import KPGGCore
import KPGGQuiz

/// What questions can be made of: the catalog, its search, and its generator.
struct MakeCatalog: Sendable {
  let deck: QuizDeck
  private let search: CatalogSearch
  private let lineUps: [GroupID: LineUp]
  /// The hits for an empty text.
  private let groups: [SearchHit]

  /// More hits are not shown.
  private static let hitLimit = 200

  init(_ deck: QuizDeck, lineUps: [LineUp]) {
    self.deck = deck
    self.lineUps = Dictionary(lineUps.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    search = CatalogSearch(lineUps)
    groups = search.groups
  }

  /// The groups and members that match a text; all groups for an empty one.
  func hits(for text: String) -> [SearchHit] {
    NormalizedText(text).isEmpty
      ? groups : Array(search.hits(for: text).prefix(Self.hitLimit))
  }

  /// The levels at which the catalog proves questions about a hit.
  func levels(for hit: SearchHit, in document: QuizDocument) -> [QuizLevel] {
    QuizLevel.allCases.filter { level in
      var document = document
      document.level = level
      return !questions(about: hit, for: document).isEmpty
    }
  }

  /// The questions that the catalog proves about a hit, at the level of a document. Those about a
  /// song that matches come first.
  func questions(about hit: SearchHit, for document: QuizDocument) -> [QuizQuestion] {
    if let member = hit.member {
      return deck.generator.questions(
        about: member.id, level: document.level, seed: document.seed)
    }
    let questions = deck.generator.questions(
      about: hit.group.id, level: document.level, seed: document.seed,
      avoiding: Set(document.items.compactMap(\.generatedID)))
    let songs = lineUps[hit.group.id]?.songs ?? []
    let titles = songs.filter { [$0.title, $0.koreanTitle].contains(hit.text) }.map(\.title)
    let isMatch = { (question: QuizQuestion) in
      question.kind == .song && titles.contains { question.id.parts.contains($0) }
    }
    return questions.filter(isMatch) + questions.filter { !isMatch($0) }
  }
}
