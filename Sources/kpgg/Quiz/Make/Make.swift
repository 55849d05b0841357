import KPGGCore
import KPGGSystem

/// The editor of a quiz, and its external dependencies.
struct Make: InteractiveProgram {
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
    var screen = try InteractiveScreen(
      input: input, output: output, isColored: isColored, features: state.settings.terminal)
    try MakeDriver.run(self, on: &screen)
  }

  /// Runs an effect. Returns what it causes.
  func run(_ effect: MakeEffect, in language: Language) -> MakeEvent? {
    guard case .save(let document, let known, let isForced) = effect else { return nil }
    do {
      guard try isForced || store.content() == known else { return .fileChanged }
      let text = document.text
      try store.write(text)
      return .saved(document, Data(text.utf8))
    } catch {
      return .notSaved(ErrorReport(error, in: language.words).message)
    }
  }
}

/// Reads and writes the file of a quiz.
struct MakeStore: Sendable {
  /// Returns the content of the file; `nil` if it does not exist.
  let content: @Sendable () throws -> Data?
  /// Replaces the file.
  let write: @Sendable (_ text: String) throws -> Void
}
