/// Which program shows a video, as words for the system and never for a shell.
struct VideoOpener: Hashable, Sendable {
  /// What `--player` says.
  let player: String?
  let environment: [String: String]

  /// The commands to try in turn until one can be started; none where there is no display to show
  /// anything on.
  ///
  /// - Throws: A usage error for a player that has no name.
  func commands(for url: String) throws(UsageError) -> [[String]] {
    if let player {
      guard let command = Self.command(player, url) else {
        throw .invalid(message: "--player is empty", hint: "it takes a command such as mpv")
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

  /// Starts the first of the commands that can be, and waits for its end.
  static func start(
    _ commands: [[String]],
    with launch: (_ words: [String]) throws(ChildProcess.Failure) -> Int32
  ) throws(Failure) {
    var reason = ""
    for command in commands {
      let status: Int32
      do throws(ChildProcess.Failure) {
        status = try launch(command)
      } catch {
        reason = error.reason
        continue
      }
      guard status == 0 else {
        throw Failure("\(QuotedWord(command[0])) ended with \(status)", .notFound)
      }
      return
    }
    throw Failure(
      "cannot start \(QuotedWord(commands[0][0])): \(reason)",
      hint: "--print shows the video's address", .noInput)
  }

  /// The words of a command, the address in the place of `%s` or behind them; `nil` for no words.
  private static func command(_ text: String, _ url: String) -> [String]? {
    let words = text.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return nil }
    return words.contains("%s") ? words.map { $0 == "%s" ? url : $0 } : words + [url]
  }
}
