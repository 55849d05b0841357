import KPGGSystem

/// A program that shows long output on a terminal one screen at a time, such as less.
///
/// It runs directly, without a shell.
struct Pager: Hashable, Sendable {
  /// The program and its arguments.
  let words: [String]
  let environment: [String: String]

  /// What less and lv need to show colors, to leave short text on the screen, and to keep the text
  /// there after they quit. The user's own settings come first.
  private static let defaults = ["LESS": "FRX", "LV": "-c"]

  /// Chooses the program that the settings name. `nil` if no pager is used: the output is short, the
  /// screen is a dumb terminal or none, or the user turned the pager off with `--no-pager`, an empty
  /// setting, or `cat`. Only long output reads the settings.
  init?(
    for text: String, settings: @autoclosure () -> SettingValues,
    on screen: Context.Screen, environment: [String: String]
  ) {
    guard screen.isTerminal, let height = screen.height, environment["TERM"] != "dumb" else {
      return nil
    }
    // The shell's next prompt takes a row.
    guard text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= height else { return nil }
    words = settings().pager
    guard !words.isEmpty else { return nil }
    self.environment = Self.defaults.merging(environment) { $1 }
  }

  /// Shows the text and waits until the user quits.
  ///
  /// - Returns: Whether the user saw the text. A program that is missing or fails shows nothing;
  ///   one that a signal ends was quit by the user.
  func show(_ text: String) -> Bool {
    let program = ChildProgram(path: words[0], arguments: words, variables: environment)
    guard let status = try? program.runInForeground(reading: text) else { return false }
    return status == 0 || status >= 128
  }
}
