/// A way to show images in a terminal, best first.
enum ImageProtocol: Hashable, Sendable {
  /// kitty's graphics protocol.
  case kitty
  /// iTerm2's inline images, for all formats that macOS supports.
  case iTerm2
  /// DEC's sixels.
  case sixel
  /// Colored characters, which every multiplexer forwards.
  case characters(ColorDepth)

  /// The protocol that the environment indicates for sending files. `nil` if unknown, and in tmux or
  /// Screen, which do not forward files.
  init?(environment: [String: String]) {
    guard Multiplexer(environment: environment) == nil else { return nil }
    let term = environment["TERM"] ?? ""
    let isKitty = environment["KITTY_WINDOW_ID"]?.isEmpty == false
    switch environment["TERM_PROGRAM"] {
    case _ where isKitty || term == "xterm-kitty" || term == "xterm-ghostty": self = .kitty
    case "ghostty", "kitty": self = .kitty
    case "iTerm.app", "WezTerm": self = .iTerm2
    default: return nil
    }
  }
}
