import KPGGCore
import KPGGSystem

/// A protocol for pictures in a terminal.
enum PictureProtocol: Hashable, Sendable {
  /// kitty's graphics protocol, for PNG files.
  case kitty
  /// iTerm2's inline images, for all formats that macOS supports.
  case iTerm2

  /// The protocol that the environment indicates; `nil` if it indicates none, or a multiplexer,
  /// which does not forward pictures.
  init?(environment: [String: String]) {
    let isMultiplexed = ["TMUX", "STY"].contains { environment[$0]?.isEmpty == false }
    let term = environment["TERM"] ?? ""
    guard !isMultiplexed, !term.hasPrefix("screen"), !term.hasPrefix("tmux") else { return nil }
    let isKitty = environment["KITTY_WINDOW_ID"]?.isEmpty == false
    switch environment["TERM_PROGRAM"] {
    case _ where isKitty || term == "xterm-kitty" || term == "xterm-ghostty": self = .kitty
    case "ghostty", "kitty": self = .kitty
    case "iTerm.app", "WezTerm": self = .iTerm2
    default: return nil
    }
  }

  func supports(_ format: Picture.Format) -> Bool { self == .iTerm2 || format == .png }
}

/// A picture on the screen.
struct PicturePlacement: Hashable, Sendable {
  let address: WebAddress
  let picture: Picture
  /// The maximum area of the picture.
  let area: CellArea

  /// Compares addresses instead of bytes: an address always has the same picture.
  static func == (left: Self, right: Self) -> Bool {
    left.address == right.address && left.area == right.area
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(address)
    hasher.combine(area)
  }
}

/// The sequences that update a terminal from one picture to another.
struct PictureDifference: Sendable {
  let old: PicturePlacement?
  let new: PicturePlacement?
  let pictureProtocol: PictureProtocol?

  /// The maximum payload of a kitty sequence.
  private static let chunk = 4096

  /// Whether the whole screen must be drawn again: some terminals remove a picture only with it.
  var needsRedraw: Bool { old != nil && old != new }

  /// The sequence that removes the old picture, to write before the screen.
  var removal: String {
    needsRedraw && pictureProtocol == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : ""
  }

  /// The sequences that show the new picture, to write after the screen.
  func sequences(isCleared: Bool) -> String {
    guard let new, let pictureProtocol, old != new || isCleared else { return "" }
    let start = "\u{1B}[\(new.area.y + 1);\(new.area.x + 1)H"
    let text = new.picture.data.base64EncodedString()
    switch pictureProtocol {
    case .kitty: return start + Self.kitty(text, placement: new)
    case .iTerm2:
      return start
        + "\u{1B}]1337;File=inline=1;size=\(new.picture.data.count);width=\(new.area.width);"
        + "height=\(new.area.height);preserveAspectRatio=1:\(text)\u{7}"
    }
  }

  /// Transmits and displays the picture (`a=T`) without a reply (`q=2`) or a cursor move (`C=1`).
  private static func kitty(_ text: String, placement: PicturePlacement) -> String {
    var rest = text[...]
    var sequences = ""
    while !rest.isEmpty {
      let piece = rest.prefix(chunk)
      rest = rest.dropFirst(chunk)
      let keys = sequences.isEmpty ? "a=T,f=100,q=2,C=1,\(extent(of: placement))," : ""
      sequences += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
    }
    return sequences
  }

  /// The number of rows or columns, whichever limits the picture. A cell counts as twice as high as
  /// wide.
  private static func extent(of placement: PicturePlacement) -> String {
    let (columns, rows) = (placement.area.width, placement.area.height)
    guard let size = placement.picture.size else { return "c=\(columns),r=\(rows)" }
    return 2 * rows * size.width <= columns * size.height ? "r=\(rows)" : "c=\(columns)"
  }
}
