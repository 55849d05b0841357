import KPGGCore
import KPGGQuiz

/// An event of the editor.
enum MakeEvent: ScreenEvent {
  case key(Key)
  /// Pasted text, on one line.
  case paste(String)
  /// A click or the mouse wheel.
  case action(MakeAction)
  /// A typed command of the linear mode.
  case command(MakeCommand)
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
enum MakeAction: ScreenAction {
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
  case switchLanguage
  case help
  case quit
  /// The replies to a decision.
  case yes, no
  /// A click in a preview.
  case play(QuizAction)
  /// Removes the notice. A click outside all targets means this.
  case dismissNotice
}

/// A change that a typed command names, with indices from 0.
enum MakeCommand: Hashable, Sendable {
  /// Closes all pages but the quiz.
  case showQuiz
  /// Opens the question at an index.
  case show(Int)
  case find(String)
  /// Opens the hit at an index, or adds the question at an index.
  case pick(Int)
  /// Replaces the text of a row of the header or of the open question, or adds it.
  case set(MakeRow, String)
  case setLevel(QuizLevel)
  /// Adds a question, or begins one with an author's text as a line of a quiz file has it.
  case ask(String)
  case move(MakeRow, to: Int)
  case remove(MakeRow)
}

/// A side effect that the runner performs for the state.
enum MakeEffect: Hashable, Sendable {
  /// Writes the document if nobody changed the file; always if forced.
  case save(QuizDocument, replacing: Data?, isForced: Bool)
  case quit
}
