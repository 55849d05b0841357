import KPGGCore
import KPGGSystem

/// What a terminal needs to show an image.
enum ImageDrawing: Hashable, Sendable {
  /// The sequences of a graphics protocol.
  case sequences(String)
  /// Rows of colored characters.
  case cells([[CellGrid.Cell]])

  /// Draws a picture for a place on the screen; `nil` if it cannot be shown.
  ///
  /// iTerm2 and, if it is a PNG, kitty get the file as it is. Waits up to 5 s for chafa.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - placement: The place. Its URL is not used.
  ///   - chafa: Converts the picture for all other terminals. Without it, they show nothing.
  init?(of picture: Picture, at placement: ImagePlacement, chafa: Chafa?) {
    switch placement.imageProtocol {
    case .iTerm2: self = .sequences(Self.iTerm2(picture, in: placement.area))
    case .kitty where picture.format == .png:
      let image = KittyImage(
        format: "f=100", size: picture.size.map { PixelSize(width: $0.width, height: $0.height) },
        payload: picture.data.base64EncodedString())
      self = .sequences(image.sequences(fittedIn: placement))
    case .kitty, .sixel, .characters:
      guard let output = chafa?.output(for: picture, at: placement),
        let drawing = Self(chafaOutput: output, at: placement)
      else { return nil }
      self = drawing
    }
  }

  /// The file with the width and height in cells.
  private static func iTerm2(_ picture: Picture, in area: CellArea) -> String {
    "\u{1B}]1337;File=inline=1;size=\(picture.data.count);width=\(area.width);"
      + "height=\(area.height);preserveAspectRatio=1:"
      + picture.data.base64EncodedString() + "\u{7}"
  }
}

/// An image for kitty's graphics protocol.
struct KittyImage: Hashable, Sendable {
  private static let chunk = 4096

  /// The keys that describe the format: `f=100` for a PNG file.
  let format: String
  /// The size in pixels, if it is known.
  let size: PixelSize?
  /// The data in Base64.
  let payload: String

  /// Transmits and displays the image (`a=T`) without a reply (`q=2`) or a cursor move (`C=1`).
  func sequences(fittedIn placement: ImagePlacement) -> String {
    var keys = "a=T,\(format),q=2,C=1,\(extent(in: placement)),"
    var rest = payload[...]
    var sequences = ""
    while !rest.isEmpty {
      let piece = rest.prefix(Self.chunk)
      rest = rest.dropFirst(Self.chunk)
      sequences += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
      keys = ""
    }
    return sequences
  }

  /// The number of rows or columns, whichever limits the image.
  private func extent(in placement: ImagePlacement) -> String {
    let (area, pixels) = (placement.area, placement.pixels)
    guard let size else { return "c=\(area.width),r=\(area.height)" }
    return pixels.height * size.width <= pixels.width * size.height
      ? "r=\(area.height)" : "c=\(area.width)"
  }
}

struct PixelSize: Hashable, Sendable {
  let width: Int
  let height: Int
}

extension PixelSize {
  /// The size of a cell; `nil` if it is not plausible.
  init?(cellWidth width: Int, height: Int) {
    guard (2...100).contains(width), (4...200).contains(height) else { return nil }
    self.init(width: width, height: height)
  }
}

/// The place of an image on the screen, and the way to draw it there.
struct ImagePlacement: Hashable, Sendable {
  /// The size of a cell if the terminal does not report it.
  static let usualCell = PixelSize(width: 10, height: 20)

  let url: WebAddress
  /// The area for the image, which is placed at its top left.
  let area: CellArea
  let imageProtocol: ImageProtocol
  /// The size of a cell in pixels.
  var cell = usualCell

  var pixels: PixelSize {
    PixelSize(width: area.width * cell.width, height: area.height * cell.height)
  }
}
