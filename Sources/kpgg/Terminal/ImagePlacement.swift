import KPGGCore

/// A size in pixels.
struct PixelSize: Hashable, Sendable {
  let width: Int
  let height: Int
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

  /// The size of the area in pixels.
  var pixels: PixelSize {
    PixelSize(width: area.width * cell.width, height: area.height * cell.height)
  }
}

/// An image that the terminal draws over the cells.
struct ScreenImage: Hashable, Sendable {
  let placement: ImagePlacement
  /// The sequences that draw the image at the cursor.
  let sequences: String

  /// Moves the cursor, and draws the image.
  var text: String {
    "\u{1B}[\(placement.area.y + 1);\(placement.area.x + 1)H" + sequences
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
