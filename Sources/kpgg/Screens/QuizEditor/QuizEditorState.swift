import KPGGCore
import KPGGQuiz
import KPGGSystem

/// An event of the editor.
indirect enum QuizEditorEvent: ScreenEvent {
  case key(Key)
  /// Pasted text, on one line.
  case paste(String)
  /// A click or the mouse wheel.
  case action(QuizEditorAction)
  /// A typed command of the linear mode.
  case command(QuizEditorCommand)
  case resized(CellSize)
  /// Milliseconds have passed, which only a preview notices.
  case elapsed(Int)
  /// The file has this content, the text of a document.
  case saved(QuizDocument, Data)
  /// Another program changed the file. Nothing was written.
  case fileChanged
  /// The file cannot be written, for the reason in a message.
  case notSaved(String)
}

/// Something that the author can do with a key or the mouse.
enum QuizEditorAction: ScreenAction {
  case up, down, pageUp, pageDown, first, last
  /// Opens, edits, or adds what the selected row shows.
  case open
  /// Selects a row; if it is selected, opens it.
  case openRow(Int)
  case back
  /// Searches the catalog for a question.
  case add
  /// Writes a question without the catalog.
  case addOwn
  case remove
  case moveUp, moveDown
  case undo
  case preview
  case save
  /// Asks for the name of another file to save to.
  case saveAs
  case switchLanguage
  case help
  case quit
  /// The replies to a decision.
  case yes, no
  /// A click in a preview.
  case play(GameAction)
  /// Removes the notice. A click outside all targets means this.
  case dismissNotice
}

/// A side effect that the runner performs for the state.
indirect enum QuizEditorEffect: Hashable, Sendable {
  /// Writes the document if nobody changed the file; always if forced.
  case save(QuizDocument, replacing: Data?, isForced: Bool)
  case quit
}

/// The whole state of the quiz editor: the quiz, the open pages, and what is typed.
struct QuizEditorState: ScreenState {
  /// A page, and its selected row.
  struct Page: Sendable {
    var content: Content
    var selection = 0
  }

  indirect enum Content: Sendable {
    /// The header of the quiz, and its questions.
    case quiz
    /// A search field and its results.
    case search(TextField, hits: [SearchHit])
    /// The questions that the catalog proves about a hit.
    case offer(SearchHit, [QuizQuestion])
    /// The parts of the question at an index.
    case question(Int)
    /// Questions as the player sees them.
    case preview(QuizState)
    case help
  }

  /// A line in which the author types a text.
  struct Edit: Hashable, Sendable {
    enum Target: Hashable, Sendable {
      case row(QuizEditorRow)
      /// The name of another file to save to.
      case file
      /// The text of a new question.
      case newPrompt
      /// The answer to a new question with a text.
      case newQuestion(prompt: String)
    }

    let target: Target
    var field: TextField
  }

  /// A question to the author: yes, no, or cancel.
  enum Decision: Hashable, Sendable {
    /// Whether to save before the editor ends.
    case savesChanges
    /// Whether to replace a file that another program changed, or another file that exists.
    case replacesFile
  }

  let catalog: QuizEditorCatalog
  /// Korea's date, for previews.
  let date: CalendarDate
  var file: String
  /// Whether lines and symbols are drawn in ASCII.
  var isASCII = false
  var language: Language
  var size = CellSize.initial
  var draft: QuizDraft
  /// The content that the file had when it was last read or written; `nil` without a file.
  var knownContent: Data?
  /// The file before *save as*, and its content, until the new one is saved.
  var earlierFile: (name: String, content: Data?)?
  /// The open pages, at least one. The last one is shown.
  var pages = [Page(content: .quiz)]
  /// The line in which the author types; `nil` if keys are commands.
  var edit: Edit?
  /// The decision that the editor waits for.
  var decision: Decision?
  /// Whether the editor ends once the quiz is saved.
  var quitsAfterSaving = false
  /// The last message, visible until the next key or click.
  var notice: String?
}

extension QuizEditorState {
  /// Only a preview changes without input.
  var timeUntilChange: Duration? {
    if case .preview(let quiz) = page.content { quiz.timeUntilChange } else { nil }
  }

  /// The page that is shown.
  var page: Page {
    get { pages.last ?? Page(content: .quiz) }
    set { pages[max(0, pages.count - 1)] = newValue }
  }

  var document: QuizDocument { draft.document }

  /// The index of the question that is open; `nil` on other pages.
  var openQuestion: Int? {
    if case .question(let index) = page.content { index } else { nil }
  }

  /// The rows of the quiz or of the open question; empty on other pages.
  var rows: [QuizEditorRow] {
    switch page.content {
    case .quiz: QuizEditorRow.header + document.items.indices.map { .question($0) }
    case .question(let index) where document.items.indices.contains(index):
      draft.parts(at: index).rows
    case .question, .search, .offer, .preview, .help: []
    }
  }

  /// The number of rows that can be selected.
  var rowCount: Int {
    switch page.content {
    case .quiz, .question: rows.count
    case .search(_, let hits): hits.count
    case .offer(_, let questions): questions.count
    case .help: QuizEditorKeys.table.help(in: language).count
    case .preview: 0
    }
  }

  /// The selected row of the quiz or of the open question.
  var selectedRow: QuizEditorRow? {
    let rows = rows
    return rows.indices.contains(page.selection) ? rows[page.selection] : nil
  }

  /// The index of the selected or the open question.
  var selectedQuestion: Int? {
    if case .question(let index) = selectedRow { index } else { openQuestion }
  }

  mutating func open(_ content: Content, selection: Int = 0) {
    pages.append(Page(content: content, selection: selection))
  }
}
