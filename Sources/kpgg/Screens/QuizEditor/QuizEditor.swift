import KPGGCore
import KPGGQuiz
import KPGGSystem

/// The editor of a quiz, and its external dependencies.
struct QuizEditor: Screen {
  let display: ScreenDisplay
  let state: QuizEditorState
  /// Returns the content of a file; `nil` if it does not exist.
  let content: @Sendable (_ file: String) throws -> Data?
  /// Replaces a file.
  let write: @Sendable (_ text: String, _ file: String) throws -> Void

  /// Ctrl-C asks before it discards changes, as quitting does.
  var readsInterrupts: Bool { true }

  func step(for effect: QuizEditorEffect, in state: QuizEditorState) -> ScreenStep<QuizEditorEvent>
  {
    switch effect {
    case .save(let document, let known, let isForced):
      .work { [file = state.file] in
        guard try isForced || content(file) == known else { return .fileChanged }
        let text = document.text
        try write(text, file)
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

// The linear mode.

extension QuizEditor {
  func prompt(in state: QuizEditorState) -> String { state.labels.linear.prompt }

  func begin(_ lines: inout LineRunner<QuizEditor>) throws {
    try lines.write([lines.state.labels.linear.usage])
    try lines.write(wrapping: lines.state.pageLines)
  }

  func reply(
    to line: String, after milliseconds: Int, _ lines: inout LineRunner<QuizEditor>
  ) async throws {
    let before = lines.state
    let command = QuizEditorCommand(line)
    switch command {
    case .help: return try lines.write(wrapping: before.labels.linear.help)
    case .unknown(let text):
      return try lines.write([before.labels.linear.unknownCommand(text)])
    default: try await lines.apply(.command(command))
    }
    guard !lines.hasQuit else { return }
    try lines.write(wrapping: lines.state.lines(since: before))
    if case .preview = lines.state.page.content {
      try await lines.apply(.action(.play(.leave)))
    }
  }

  /// - Throws: `CommandError.unsavedQuiz` if changes are not saved.
  func inputEnded(_ lines: inout LineRunner<QuizEditor>) throws {
    guard !lines.state.draft.isChanged else {
      throw CommandError.unsavedQuiz(lines.state.file)
    }
  }
}

/// The sources of questions: the catalog, its search, and its generator.
struct QuizEditorCatalog: Sendable {
  let source: QuestionSource
  // The first frame needs no search.
  private let search: Lazy<CatalogSearch>

  /// More hits are not shown.
  private static let hitLimit = 200

  init(_ source: QuestionSource, lineUps: [LineUp]) {
    self.source = source
    search = Lazy { CatalogSearch(lineUps) }
  }

  /// The groups, members, and songs that match a text; all groups for an empty one.
  func hits(for text: String) -> [SearchHit] {
    NormalizedText(text).isEmpty
      ? search.value.everything([.group])
      : search.value.hits(for: text, kinds: [.group, .member, .song], limit: Self.hitLimit)
  }

  /// The levels at which the catalog proves questions about a hit.
  func levels(for hit: SearchHit, in document: QuizDocument) -> [QuizLevel] {
    QuizLevel.allCases.filter { level in
      var document = document
      document.level = level
      return !questions(about: hit, for: document).isEmpty
    }
  }

  /// The questions that the catalog proves about a hit, at the level of a document. For a song, these
  /// are the questions about its group, those about the song first.
  func questions(about hit: SearchHit, for document: QuizDocument) -> [QuizQuestion] {
    if let member = hit.member {
      return source.generator.questions(
        about: member.id, level: document.level, seed: document.seed)
    }
    let questions = source.generator.questions(
      about: hit.group.id, level: document.level, seed: document.seed,
      avoiding: Set(document.items.compactMap(\.generatedID)))
    guard let title = hit.song?.title else { return questions }
    let isMatch = { (question: QuizQuestion) in
      question.kind == .song && question.id.parts.contains(title)
    }
    return questions.filter(isMatch) + questions.filter { !isMatch($0) }
  }
}
