import KPGGCore
import KPGGSystem

/// The editor of a quiz, and its external dependencies.
struct Make: ScreenProgram {
  /// Whether the editor prints lines instead of drawing a screen.
  let isLinear: Bool
  let state: MakeState
  let isColored: Bool
  let environment: [String: String]
  let store: MakeStore

  func run(input: FileDescriptor, output: FileDescriptor) async throws {
    guard !isLinear, input.isTerminal, output.isTerminal else {
      return try MakeLinearDriver.run(self, input: input, output: output)
    }
    try runOnScreen(input: input, output: output)
  }

  var terminal: TerminalFeatures { state.settings.terminal }

  func frame(of state: MakeState) -> MakeFrame { MakeView(state: state).frame() }

  func run(_ effect: MakeEffect) throws -> MakeEvent? {
    guard case .save(let document, let known, let isForced) = effect else { return nil }
    guard try isForced || store.content() == known else { return .fileChanged }
    let text = document.text
    try store.write(text)
    return .saved(document, Data(text.utf8))
  }

  func event(after milliseconds: Int, in state: MakeState) -> MakeEvent { .elapsed(milliseconds) }

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
