import KPGGCore
import KPGGSystem

/// An image on the screen.
struct ImagePlacement: Sendable {
  /// The size of a cell if the terminal does not report it.
  static let usualCell = PixelSize(width: 10, height: 20)
  /// The maximum longer side of an image sent as pixels.
  private static let maximumSide = 800
  /// The maximum payload of a kitty sequence.
  private static let chunk = 4096

  let url: WebAddress
  let image: DecodedPicture
  /// The area for the image, which is placed at its top left.
  let area: CellArea
  let imageProtocol: ImageProtocol
  /// The size of a cell in pixels.
  var cell = usualCell

  /// The size on the screen in pixels. The image keeps its proportions.
  private var pixelSize: PixelSize {
    let whole = PixelSize(width: area.width * cell.width, height: area.height * cell.height)
    return image.size?.fitted(in: whole) ?? whole
  }

  /// The pixels of the image for half blocks; `nil` if it is not decoded.
  var halfBlocks: Bitmap? {
    let size = pixelSize
    let columns = (size.width + cell.width / 2) / cell.width
    let rows = (2 * size.height + cell.height / 2) / cell.height
    return image.smallBitmap?.scaled(to: PixelSize(width: max(1, columns), height: max(1, rows)))
  }

  /// The sequences that show the image. Half blocks have none, since they are cells.
  ///
  /// Takes a few milliseconds for most images.
  var sequences: String {
    let start = "\u{1B}[\(area.y + 1);\(area.x + 1)H"
    switch imageProtocol {
    case .kitty: return start + kittySequences
    case .iTerm2:
      return start
        + "\u{1B}]1337;File=inline=1;size=\(image.file.data.count);width=\(area.width);"
        + "height=\(area.height);preserveAspectRatio=1:"
        + image.file.data.base64EncodedString() + "\u{7}"
    case .sixel: return pixels.map { start + SixelImage.sequence(of: $0) } ?? ""
    case .halfBlocks: return ""
    }
  }

  /// The bitmap in its size on the screen.
  private var pixels: Bitmap? {
    let limit = PixelSize(width: Self.maximumSide, height: Self.maximumSide)
    let size = pixelSize
    return image.bitmap?.scaled(
      to: max(size.width, size.height) > Self.maximumSide ? size.fitted(in: limit) : size)
  }

  /// Transmits and displays the image (`a=T`) without a reply (`q=2`) or a cursor move (`C=1`): a
  /// PNG file as it is (`f=100`), other pictures as pixels (`f=24`).
  private var kittySequences: String {
    var keys = "a=T,f=100,q=2,C=1,\(extent)"
    var data = image.file.data
    if image.file.format != .png {
      guard let pixels else { return "" }
      keys = "a=T,f=24,s=\(pixels.size.width),v=\(pixels.size.height),q=2,C=1,\(extent)"
      data = Data(pixels.bytes)
    }
    let text = data.base64EncodedString()
    var rest = text[...]
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
  private var extent: String {
    let (width, height) = (area.width * cell.width, area.height * cell.height)
    guard let size = image.size else { return "c=\(area.width),r=\(area.height)," }
    return height * size.width <= width * size.height ? "r=\(area.height)," : "c=\(area.width),"
  }
}

extension ImagePlacement: Hashable {
  /// Compares URLs instead of bytes: a URL always has the same image.
  static func == (left: Self, right: Self) -> Bool {
    left.url == right.url && left.area == right.area && left.imageProtocol == right.imageProtocol
      && left.cell == right.cell
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(area)
    hasher.combine(imageProtocol)
    hasher.combine(cell)
  }
}

/// The update of a terminal from one image to another.
struct ImageDifference: Sendable {
  let old: ImagePlacement?
  let new: ImagePlacement?

  /// Whether the whole screen must be drawn again: some terminals remove an image only with it.
  var needsRedraw: Bool { old != nil && old != new }

  /// The sequence that removes the old image, to write before the screen.
  var removal: String {
    needsRedraw && old?.imageProtocol == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : ""
  }

  /// Whether to show the new image, after the screen is drawn.
  func needsImage(isCleared: Bool) -> Bool { new != nil && (old != new || isCleared) }
}
