import KPGGCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What to write to a terminal that shows one picture so that it shows another.
struct PictureDifference: Sendable {
  let old: PlacedPicture?
  let new: PlacedPicture?
  let form: PictureForm?

  /// The most characters of one of kitty's sequences.
  private static let chunk = 4096

  /// Whether the screen has to be drawn anew.
  var isClearing: Bool { old != nil && old != new }

  /// What takes the picture away before anything is drawn.
  var removal: String {
    isClearing && form == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : ""
  }

  /// What shows the picture behind what is drawn.
  func sequences(isCleared: Bool) -> String {
    guard let new, let form, old != new || isCleared else { return "" }
    let start = "\u{1B}[\(new.area.y + 1);\(new.area.x + 1)H"
    let text = new.picture.data.base64EncodedString()
    switch form {
    case .kitty: return start + Self.kitty(text, fitting: new)
    case .iTerm2:
      return start
        + "\u{1B}]1337;File=inline=1;size=\(new.picture.data.count);width=\(new.area.width);"
        + "height=\(new.area.height);preserveAspectRatio=1:\(text)\u{7}"
    }
  }

  /// Transmits and shows at once (`a=T`), quietly (`q=2`), the cursor staying (`C=1`).
  private static func kitty(_ text: String, fitting placed: PlacedPicture) -> String {
    var rest = text[...]
    var sequences = ""
    while !rest.isEmpty {
      let piece = rest.prefix(chunk)
      rest = rest.dropFirst(chunk)
      let keys = sequences.isEmpty ? "a=T,f=100,q=2,C=1,\(extent(of: placed))," : ""
      sequences += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
    }
    return sequences
  }

  /// Rows or columns, the other following from the picture; a cell is taken for twice as high as
  /// wide.
  private static func extent(of placed: PlacedPicture) -> String {
    let (columns, rows) = (placed.area.width, placed.area.height)
    guard let size = placed.picture.size else { return "c=\(columns),r=\(rows)" }
    return 2 * rows * size.width <= columns * size.height ? "r=\(rows)" : "c=\(columns)"
  }
}
