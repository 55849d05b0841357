import KPGGSystem

/// Opens a video or a page in another program. The program runs directly, without a shell.
struct URLOpener: Hashable, Sendable {
  /// The value of `--player`.
  let player: String?
  let environment: [String: String]

  /// The commands to try in turn until one succeeds; empty if there is no display.
  ///
  /// - Throws: A usage error if `--player` does not name a program.
  func commands(for url: String) throws(UsageError) -> [[String]] {
    if let player {
      guard let command = Self.command(player, url) else {
        throw .emptyValue(option: "--player", .command)
      }
      return [command]
    }
    let browsers = browsers.compactMap { Self.command($0, url) }
    guard browsers.isEmpty else { return browsers }
    #if canImport(Darwin)
      return [["open", url]]
    #else
      let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
      return hasDisplay ? [["xdg-open", url]] : []
    #endif
  }

  /// The commands in `BROWSER`: a list separated by colons, as for Debian's sensible-browser and
  /// Python's webbrowser.
  private var browsers: [String] {
    (environment["BROWSER"] ?? "").split(separator: ":").map(String.init)
  }

  /// The variable that names the commands, for an error.
  private var variableOfCommands: String? {
    player == nil && browsers.contains { Self.command($0, "") != nil } ? "BROWSER" : nil
  }

  /// Runs the commands in turn until one succeeds.
  ///
  /// - Throws: The error of the last command if all of them fail.
  func start(
    _ commands: [[String]],
    with launch: (_ words: [String]) throws(SystemError) -> Int32
  ) throws(CommandError) {
    var failure: CommandError?
    for command in commands {
      do throws(SystemError) {
        let status = try launch(command)
        if status == 0 { return }
        failure = .programFailed(shown(command[0]), status: status, variable: variableOfCommands)
      } catch {
        failure = .programNotStarted(
          shown(command[0]), reason: error.reason, variable: variableOfCommands)
      }
    }
    if let failure { throw failure }
  }

  /// A command for an error. In `BROWSER`, a colon also splits the URLs and the passwords in a command, so
  /// what follows an argument is hidden, what is before an `@`, and everything if there is a URL.
  private func shown(_ command: String) -> String {
    guard player == nil else { return command }
    let earlier = browsers.prefix { !$0.hasPrefix(command) }
    let hasURL = environment["BROWSER"]?.contains("://") ?? false
    if hasURL || earlier.contains(where: { $0.contains(" ") }) { return "***" }
    return command.lastIndex(of: "@").map { "***" + command[$0...] } ?? command
  }

  /// The words of a command, with the URL in place of each `%s`, else at the end; `nil` without
  /// words.
  ///
  /// A final `&` is dropped. Python's webbrowser reads it as a browser that it does not wait for.
  private static func command(_ text: String, _ url: String) -> [String]? {
    var words = text.split(separator: " ").map(String.init)
    if words.last == "&" { words.removeLast() }
    guard let program = words.first else { return nil }
    let arguments = words.dropFirst()
    guard arguments.contains(where: { $0.contains("%s") }) else { return words + [url] }
    return [program] + arguments.map { $0.replacing("%s", with: url) }
  }
}
