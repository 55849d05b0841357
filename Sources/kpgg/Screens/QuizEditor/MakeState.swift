import KPGGCore
import KPGGQuiz

/// Everything that the editor of quizzes knows: the quiz, the open pages, and what is typed.
struct MakeState: ScreenState {
  /// The settings, which stay the same while the editor runs.
  struct Settings: Sendable {
    var catalog: MakeCatalog
    /// Korea's date, for previews.
    var date: CalendarDate
    /// The name of the file.
    var file: String
    /// Whether lines and symbols are drawn in ASCII.
    var isASCII = false
    /// What the terminal supports.
    var terminal = TerminalFeatures()
  }

  let settings: Settings
  var language: Language
  var size: CellSize
  var draft: QuizDraft
  /// The content that the file had when it was last read or written; `nil` without a file.
  var knownContent: Data?
  /// The open pages, at least one. The last one is shown.
  var pages = [MakePage(.quiz)]
  /// The line in which the author types; `nil` if keys are commands.
  var edit: MakeEdit?
  /// What the author must decide first.
  var decision: MakeDecision?
  /// Whether the editor ends once the quiz is saved.
  var quitsAfterSaving = false
  /// The last message, visible until the next key or click.
  var notice: String?

  init(
    settings: Settings, language: Language, size: CellSize, draft: QuizDraft, knownContent: Data?
  ) {
    (self.settings, self.language, self.size) = (settings, language, size)
    (self.draft, self.knownContent) = (draft, knownContent)
  }
}

/// A page of the editor, and the selected row.
struct MakePage: Sendable {
  enum Content: Sendable {
    /// The header of the quiz, and its questions.
    case quiz
    /// A line to type in, and what it finds in the catalog.
    case search(TextField, hits: [SearchHit])
    /// The questions that the catalog proves about a hit.
    case offer(SearchHit, [QuizQuestion])
    /// The parts of the question at an index.
    case question(Int)
    /// Questions as the player sees them.
    case preview(QuizState)
    case help
  }

  var content: Content
  var selection = 0

  init(_ content: Content, selection: Int = 0) {
    (self.content, self.selection) = (content, selection)
  }
}

/// A row of the quiz or of a question.
enum MakeRow: Hashable, Sendable {
  case title, author, level, seconds
  case question(Int)

  /// The text of the question.
  case prompt
  case answer(Int), choice(Int), clue(Int)
  /// One of the usual clues that the question does not have.
  case usualClue(Int)
  case newAnswer, newChoice, newClue
}

/// A line in which the author types a text.
struct MakeEdit: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    case row(MakeRow)
    /// The text of a new question.
    case newPrompt
    /// The answer to a new question with a text.
    case newQuestion(prompt: String)
  }

  let target: Target
  var field: TextField
}

/// A question to the author: yes, no, or cancel.
enum MakeDecision: Hashable, Sendable {
  /// Whether to save before the editor ends.
  case savesChanges
  /// Whether to replace a file that another program changed.
  case replacesFile
}

extension MakeState {
  var frame: MakeFrame { MakeView(state: self).frame() }

  /// The page that is shown.
  var page: MakePage {
    get { pages.last ?? MakePage(.quiz) }
    set { pages[max(0, pages.count - 1)] = newValue }
  }

  var document: QuizDocument { draft.document }

  /// The index of the question that is open; `nil` on other pages.
  var openQuestion: Int? {
    if case .question(let index) = page.content { index } else { nil }
  }

  /// The rows of the quiz or of the open question; empty on other pages.
  var rows: [MakeRow] {
    switch page.content {
    case .quiz:
      MakeRow.header + document.items.indices.map { .question($0) }
    case .question(let index) where document.items.indices.contains(index):
      parts(at: index).rows
    case .question, .search, .offer, .preview, .help: []
    }
  }

  /// The number of rows that can be selected.
  var rowCount: Int {
    switch page.content {
    case .quiz, .question: rows.count
    case .search(_, let hits): hits.count
    case .offer(_, let questions): questions.count
    case .help: MakeKeys.table.help(in: language).count
    case .preview: 0
    }
  }

  /// The selected row of the quiz or of the open question.
  var selectedRow: MakeRow? {
    let rows = rows
    return rows.indices.contains(page.selection) ? rows[page.selection] : nil
  }

  /// The index of the selected or the open question.
  var selectedQuestion: Int? {
    if case .question(let index) = selectedRow { index } else { openQuestion }
  }

  /// The parts of a question.
  func parts(at index: Int) -> QuestionParts {
    QuestionParts(document.items[index].question, usual: draft.usualQuestion(at: index))
  }
}

extension MakeRow {
  /// The rows of the header.
  static let header: [MakeRow] = [.title, .author, .level, .seconds]
}

extension MakeState {
  /// Only a preview changes without input.
  var timeUntilChange: Duration? {
    if case .preview(let quiz) = page.content { quiz.timeUntilChange } else { nil }
  }
}
