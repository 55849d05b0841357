/// The colors of a terminal beyond the 16 of its theme.
enum ColorDepth: Hashable, Sendable {
  /// The 256 colors of xterm. kpgg uses only the 240 that no theme changes.
  case indexed
  /// Eight bits each for red, green, and blue.
  case full

  /// The colors that the environment indicates; `nil` for 16 colors or fewer.
  init?(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let isFull =
      ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct")
      || Self.fullColorTerms.contains { term == $0 || term.hasPrefix("\($0)-") }
    // Screen inherits these variables from another terminal.
    let isScreen = environment["STY"]?.isEmpty == false
    if isFull, !isScreen {
      self = .full
    } else if term.contains("256color") {
      self = .indexed
    } else {
      return nil
    }
  }

  private static let fullColorTerms = [
    "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "rio", "wezterm",
    "xterm-ghostty", "xterm-kitty", "xterm-rio",
  ]
}
