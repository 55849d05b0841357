/// The size and the components of a JPEG (ITU T.81, section B.2.2).
struct JPEGFrame: Sendable {
  /// The samples of a color channel, in blocks of 8 by 8.
  struct Component: Sendable {
    let identifier: Int
    /// The number of blocks in an MCU, the unit of a scan with several components.
    let horizontal: Int
    let vertical: Int
    let quantization: Int
    /// The number of blocks that the component needs.
    let columns: Int
    let rows: Int
    /// The number of blocks in a row, with those that only fill up an MCU.
    let stride: Int
    /// The index of the component's first block.
    let firstBlock: Int
  }

  /// The maximum number of blocks of a progressive picture, which can be a file of a few kilobytes:
  /// those of four million pixels in three full components.
  private static let progressiveLimit = 3 * (4 << 20) / 64

  let size: PixelSize
  let isProgressive: Bool
  private(set) var components: [Component] = []
  /// The largest factors of all components.
  let horizontal: Int
  let vertical: Int
  let mcuColumns: Int
  let mcuRows: Int
  /// The number of blocks of all components.
  private(set) var blockCount = 0

  /// Reads a start-of-frame segment.
  init(_ content: ArraySlice<UInt8>, isProgressive: Bool) throws(PictureError) {
    var reader = PictureReader(Array(content))
    guard try reader.byte() == 8 else { throw .unsupported }
    let (height, width) = (try reader.bigEndian16(), try reader.bigEndian16())
    // A height of 0 is given after the first scan.
    guard width > 0, height > 0 else { throw .unsupported }
    guard width * height <= BitmapBuilder.pixelLimit else { throw .tooLarge }
    let count = try reader.byte()
    // Four components are the colors of a printer.
    guard count == 1 || count == 3 else { throw .unsupported }
    var parts: [(identifier: Int, factors: Int, quantization: Int)] = []
    for _ in 0..<count {
      parts.append((try reader.byte(), try reader.byte(), try reader.byte()))
    }
    for part in parts {
      guard 1...4 ~= part.factors >> 4, 1...4 ~= part.factors & 15, part.quantization < 4 else {
        throw .damaged
      }
    }
    // The blocks of a single component are in rows, whatever its factors.
    if count == 1 { parts[0].factors = 0x11 }
    self.isProgressive = isProgressive
    size = PixelSize(width: width, height: height)
    horizontal = parts.map { $0.factors >> 4 }.max() ?? 1
    vertical = parts.map { $0.factors & 15 }.max() ?? 1
    mcuColumns = (width + 8 * horizontal - 1) / (8 * horizontal)
    mcuRows = (height + 8 * vertical - 1) / (8 * vertical)
    for part in parts {
      let (own, ownVertical) = (part.factors >> 4, part.factors & 15)
      components.append(
        Component(
          identifier: part.identifier, horizontal: own, vertical: ownVertical,
          quantization: part.quantization,
          columns: (width * own + 8 * horizontal - 1) / (8 * horizontal),
          rows: (height * ownVertical + 8 * vertical - 1) / (8 * vertical),
          stride: mcuColumns * own, firstBlock: blockCount))
      blockCount += mcuColumns * own * mcuRows * ownVertical
    }
    guard !isProgressive || blockCount <= Self.progressiveLimit else { throw .tooLarge }
  }
}
