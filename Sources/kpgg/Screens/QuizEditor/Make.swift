import KPGGCore
import KPGGQuiz

/// The editor of a quiz, and its external dependencies.
struct Make: Screen {
  let isLinear: Bool
  let state: MakeState
  let isColored: Bool
  let environment: [String: String]
  let store: MakeStore

  var terminal: TerminalFeatures { state.settings.terminal }

  func step(for effect: MakeEffect, in state: MakeState) -> ScreenStep<MakeEvent> {
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

  func event(after milliseconds: Int, in state: MakeState) -> MakeEvent? { .elapsed(milliseconds) }

  func event(for error: any Error, in state: MakeState) -> MakeEvent {
    .notSaved(ErrorReport(error, in: state.language.words).message)
  }
}

/// Reads and writes the file of a quiz.
struct MakeStore: Sendable {
  /// Returns the content of the file; `nil` if it does not exist.
  let content: @Sendable () throws -> Data?
  /// Replaces the file.
  let write: @Sendable (_ text: String) throws -> Void
}
