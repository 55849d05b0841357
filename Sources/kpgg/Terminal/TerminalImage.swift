import KPGGCore
import KPGGSystem

/// A protocol for images in a terminal.
enum ImageProtocol: Hashable, Sendable {
  /// kitty's graphics protocol, for PNG files.
  case kitty
  /// iTerm2's inline images, for all formats that macOS supports.
  case iTerm2

  /// The protocol that the environment indicates; `nil` if it indicates none, or a multiplexer,
  /// which does not forward images.
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

/// An image on the screen.
struct ImagePlacement: Hashable, Sendable {
  let url: WebAddress
  let image: Picture
  /// The maximum area of the image.
  let area: CellArea

  /// Compares URLs instead of bytes: a URL always has the same image.
  static func == (left: Self, right: Self) -> Bool {
    left.url == right.url && left.area == right.area
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(area)
  }
}

/// The sequences that update a terminal from one image to another.
struct ImageDifference: Sendable {
  let old: ImagePlacement?
  let new: ImagePlacement?
  let imageProtocol: ImageProtocol?

  /// The maximum payload of a kitty sequence.
  private static let chunk = 4096

  /// Whether the whole screen must be drawn again: some terminals remove an image only with it.
  var needsRedraw: Bool { old != nil && old != new }

  /// The sequence that removes the old image, to write before the screen.
  var removal: String {
    needsRedraw && imageProtocol == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : ""
  }

  /// The sequences that show the new image, to write after the screen.
  func sequences(isCleared: Bool) -> String {
    guard let new, let imageProtocol, old != new || isCleared else { return "" }
    let start = "\u{1B}[\(new.area.y + 1);\(new.area.x + 1)H"
    let text = new.image.data.base64EncodedString()
    switch imageProtocol {
    case .kitty: return start + Self.kitty(text, placement: new)
    case .iTerm2:
      return start
        + "\u{1B}]1337;File=inline=1;size=\(new.image.data.count);width=\(new.area.width);"
        + "height=\(new.area.height);preserveAspectRatio=1:\(text)\u{7}"
    }
  }

  /// Transmits and displays the image (`a=T`) without a reply (`q=2`) or a cursor move (`C=1`).
  private static func kitty(_ text: String, placement: ImagePlacement) -> String {
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

  /// The number of rows or columns, whichever limits the image. A cell counts as twice as high as
  /// wide.
  private static func extent(of placement: ImagePlacement) -> String {
    let (columns, rows) = (placement.area.width, placement.area.height)
    guard let size = placement.image.size else { return "c=\(columns),r=\(rows)" }
    return 2 * rows * size.width <= columns * size.height ? "r=\(rows)" : "c=\(columns)"
  }
}
