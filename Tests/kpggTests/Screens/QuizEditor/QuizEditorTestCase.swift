import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// Edits quizzes of the sample without a terminal, on 21 November 2026.
class QuizEditorTestCase: XCTestCase {
  /// The sample, prepared once for all tests.
  private static let sampleCatalog = Task {
    let catalog = try await SampleCatalog.reader.soundCatalog()
    return QuizEditorCatalog(QuestionSource(catalog), lineUps: catalog.lineUps)
  }

  private var prepared: QuizEditorCatalog?

  override func setUp() async throws {
    prepared = try await Self.sampleCatalog.value
  }

  var catalog: QuizEditorCatalog { get throws { try XCTUnwrap(prepared) } }

  /// A quiz with a generated question, one with clues of its own, and a written question.
  static let sample = """
    # a comment
    title: 2세대 걸그룹
    by: Ann
    level: easy

    Q: { initials OHMYGIRL }

    # about her
    Q: { profile OHMYGIRL/Mimi }

    Q: Which group debuted first?
    A: KARA
    A: 카라
    - SECRET
    - 4MINUTE
    ? It has five members.

    """

  /// An editor that has just opened a file with a text; a new file for `nil`.
  func editor(
    _ text: String? = nil, _ language: Language = .english,
    _ size: CellSize = CellSize(width: 80, height: 24), isASCII: Bool = false,
    in catalog: QuizEditorCatalog? = nil
  ) throws -> QuizEditorRun {
    let catalog = try catalog ?? self.catalog
    let document = try text.map { try QuizFile(decoding: $0.utf8).document }
    return QuizEditorRun(
      state: QuizEditorState(
        catalog: catalog, date: try XCTUnwrap(CalendarDate("2026-11-21")), file: "my.quiz",
        isASCII: isASCII, language: language, size: size,
        draft: QuizDraft(
          document ?? QuizDocument(title: "my"), isNew: document == nil,
          generator: catalog.source.generator),
        knownContent: text.map { Data($0.utf8) }))
  }
}

extension ScreenRun<QuizEditorState> {
  /// Replaces the text of the line, and accepts it.
  mutating func enter(_ text: String) {
    press(.end, .control("u"))
    type(text)
    press(.enter)
  }

  /// Selects the row of a question, counted from 1.
  mutating func select(_ number: Int) {
    press(.home)
    for _ in 0..<number + 3 { press(.down) }
  }

  /// The text of the file.
  var text: String { state.document.text }

  /// The question lines of the file.
  var questions: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("Q:") }.map { String($0.dropFirst(3)) }
  }
}
