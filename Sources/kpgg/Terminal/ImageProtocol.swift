import KPGGCore

/// A way to show images in a terminal, best first.
enum ImageProtocol: Hashable, Sendable {
  /// kitty's graphics protocol.
  case kitty
  /// iTerm2's inline images, for all formats that macOS supports.
  case iTerm2
  /// DEC's sixels.
  case sixel
  /// Cells of two pixels. They are ordinary text, which every multiplexer forwards.
  case halfBlocks(ColorDepth)

  /// The protocol of files that the environment indicates; `nil` if it indicates none, or a
  /// multiplexer, which does not forward files.
  init?(environment: [String: String]) {
    guard !Self.isMultiplexed(environment) else { return nil }
    let term = environment["TERM"] ?? ""
    let isKitty = environment["KITTY_WINDOW_ID"]?.isEmpty == false
    switch environment["TERM_PROGRAM"] {
    case _ where isKitty || term == "xterm-kitty" || term == "xterm-ghostty": self = .kitty
    case "ghostty", "kitty": self = .kitty
    case "iTerm.app", "WezTerm": self = .iTerm2
    default: return nil
    }
  }

  /// Whether tmux or Screen is between kpgg and the terminal.
  static func isMultiplexed(_ environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    return ["TMUX", "STY"].contains { environment[$0]?.isEmpty == false }
      || term.hasPrefix("screen") || term.hasPrefix("tmux")
  }

  /// Whether the protocol can show a picture.
  func supports(_ picture: DecodedPicture) -> Bool {
    switch self {
    case .kitty: picture.file.format == .png || picture.bitmap != nil
    case .iTerm2: true
    case .sixel, .halfBlocks: picture.bitmap != nil
    }
  }
}
