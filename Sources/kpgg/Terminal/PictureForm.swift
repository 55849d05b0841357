import KPGGCore

/// A protocol by which a terminal takes pictures.
enum PictureForm: Hashable, Sendable {
  /// kitty's graphics protocol, which takes PNG.
  case kitty
  /// iTerm2's inline images, which take whatever the system can show.
  case iTerm2

  /// What the terminal says of itself; `nil` for one that says nothing of pictures, and within a
  /// multiplexer, which passes none on.
  init?(environment: [String: String]) {
    let isWithin = ["TMUX", "STY"].contains { environment[$0]?.isEmpty == false }
    let term = environment["TERM"] ?? ""
    guard !isWithin, !term.hasPrefix("screen"), !term.hasPrefix("tmux") else { return nil }
    let isKitty = environment["KITTY_WINDOW_ID"]?.isEmpty == false
    switch environment["TERM_PROGRAM"] {
    case _ where isKitty || term == "xterm-kitty" || term == "xterm-ghostty": self = .kitty
    case "ghostty", "kitty": self = .kitty
    case "iTerm.app", "WezTerm": self = .iTerm2
    default: return nil
    }
  }

  /// Whether the protocol takes pictures of this format.
  func takes(_ format: Picture.Format) -> Bool { self == .iTerm2 || format == .png }
}

/// A picture, and the cells that it may take.
struct PlacedPicture: Hashable, Sendable {
  let address: WebAddress
  let picture: Picture
  let area: CellArea

  /// The same picture is at the same address: its bytes need not be compared.
  static func == (left: Self, right: Self) -> Bool {
    left.address == right.address && left.area == right.area
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(address)
    hasher.combine(area)
  }
}
