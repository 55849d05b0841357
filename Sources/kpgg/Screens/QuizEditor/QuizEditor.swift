import KPGGCore
import KPGGQuiz

/// The editor of a quiz, and its external dependencies.
struct QuizEditor: Screen {
  let isLinear: Bool
  let state: QuizEditorState
  let isColored: Bool
  let environment: [String: String]
  let store: QuizEditorStore

  var terminal: TerminalFeatures { state.settings.terminal }

  func step(for effect: QuizEditorEffect, in state: QuizEditorState) -> ScreenStep<QuizEditorEvent>
  {
    switch effect {
    case .save(let document, let known, let isForced):
      .work {
        guard try isForced || store.content() == known else { return .fileChanged }
        let text = document.text
        try store.write(text)
        return .saved(document, Data(text.utf8))
      }
    case .quit: .quit(nil)
    }
  }

  func event(after milliseconds: Int, in state: QuizEditorState) -> QuizEditorEvent? {
    .elapsed(milliseconds)
  }

  func event(for error: any Error, in state: QuizEditorState) -> QuizEditorEvent {
    .notSaved(ErrorReport(error, in: state.language.words).message)
  }
}

/// Reads and writes the file of a quiz.
struct QuizEditorStore: Sendable {
  /// Returns the content of the file; `nil` if it does not exist.
  let content: @Sendable () throws -> Data?
  /// Replaces the file.
  let write: @Sendable (_ text: String) throws -> Void
}

/// The sources of questions: the catalog, its search, and its generator.
struct QuizEditorCatalog: Sendable {
  let source: QuestionSource
  private let search: CatalogSearch
  private let lineUps: [GroupID: LineUp]
  /// The hits for an empty text.
  private let groups: [SearchHit]

  /// More hits are not shown.
  private static let hitLimit = 200

  init(_ source: QuestionSource, lineUps: [LineUp]) {
    self.source = source
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
      return source.generator.questions(
        about: member.id, level: document.level, seed: document.seed)
    }
    let questions = source.generator.questions(
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
