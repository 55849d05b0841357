import KPGGSystem

/// Which program shows a video, as words for the system and never for a shell.
struct VideoOpener: Hashable, Sendable {
  /// What `--player` says.
  let player: String?
  let environment: [String: String]

  /// The commands to try in turn until one succeeds; none where there is no display to show
  /// anything on.
  ///
  /// - Throws: A usage error for a player that has no name.
  func commands(for url: String) throws(UsageError) -> [[String]] {
    if let player {
      guard let command = Self.command(player, url) else {
        throw .emptyValue(option: "--player", .command)
      }
      return [command]
    }
    // A list with colons between, as Debian's sensible-browser and Python's webbrowser read it.
    let browsers = (environment["BROWSER"] ?? "").split(separator: ":")
      .compactMap { Self.command(String($0), url) }
    guard browsers.isEmpty else { return browsers }
    #if canImport(Darwin)
      return [["open", url]]
    #else
      let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
      return hasDisplay ? [["xdg-open", url]] : []
    #endif
  }

  /// Runs one command after another until one succeeds.
  ///
  /// - Throws: Why the last one did not, where none does.
  static func start(
    _ commands: [[String]],
    with launch: (_ words: [String]) throws(SystemError) -> Int32
  ) throws(CommandError) {
    for command in commands.dropLast() where (try? start(command, with: launch)) != nil { return }
    if let last = commands.last { try start(last, with: launch) }
  }

  private static func start(
    _ command: [String],
    with launch: (_ words: [String]) throws(SystemError) -> Int32
  ) throws(CommandError) {
    let status: Int32
    do throws(SystemError) {
      status = try launch(command)
    } catch {
      throw .playerNotStarted(command[0], reason: error.reason)
    }
    guard status == 0 else {
      throw .playerFailed(command[0], status: status)
    }
  }

  /// The words of a command, the address in the place of each `%s` or behind them; `nil` for no
  /// words. An `&` at the end is there for Python, which does not wait for such a browser.
  private static func command(_ text: String, _ url: String) -> [String]? {
    var words = text.split(separator: " ").map(String.init)
    if words.last == "&" { words.removeLast() }
    guard let program = words.first else { return nil }
    let arguments = words.dropFirst()
    guard arguments.contains(where: { $0.contains("%s") }) else { return words + [url] }
    return [program] + arguments.map { $0.replacing("%s", with: url) }
  }
}
