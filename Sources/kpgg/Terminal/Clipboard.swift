import KPGGSystem

/// Where a copied text goes.
enum Clipboard: Hashable, Sendable {
  /// A buffer of tmux, which also sends the text to the clipboard of its terminal.
  case tmux
  /// The terminal, which puts the text on the clipboard unless the user forbids it.
  case terminal
}

/// The tmux that shows this process.
struct Tmux: Hashable, Sendable {
  private let path: String
  /// The variables that the program needs: no secrets.
  private let environment: [String]

  /// The time limit for a copy.
  private static let time = Duration.seconds(2)

  /// Finds the program in the folders of `PATH`; `nil` outside of tmux, and if it is not installed.
  init?(environment: [String: String]) {
    guard Multiplexer(environment: environment) == .tmux,
      let path = ChildProgram.path(of: "tmux", in: environment)
    else { return nil }
    self.path = path
    self.environment = ["HOME", "PATH", "TMUX", "TMUX_PANE"].compactMap { name in
      environment[name].map { "\(name)=\($0)" }
    }
  }

  /// Copies a text, and waits until tmux has it.
  ///
  /// - Returns: Whether tmux has the text. tmux before version 3.2 does not take it.
  func copy(_ text: String) -> Bool {
    let program = ChildProgram(
      path: path, arguments: ["tmux", "load-buffer", "-w", "-"], environment: environment)
    let output = program.output(
      for: [UInt8](text.utf8), errors: nil, limit: 0, deadline: .now + Self.time)
    return output != nil
  }
}
