/// What a command that did its work has to say; one that could not throws.
struct Answer: Hashable, Sendable {
  /// What goes to standard output.
  let output: String
  let exitCode: ExitCode

  /// An answer that is a success unless the command's purpose is to tell by its exit code.
  init(_ output: String, exitCode: ExitCode = .success) {
    self.output = output
    self.exitCode = exitCode
  }
}
