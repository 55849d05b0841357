/// Turns the expanded data of a PNG into pixels, row by row.
struct PNGRows: Sendable {
  /// The columns and rows of one of the passes of an interlaced picture.
  private struct Pass: Sendable {
    let x: Int
    let y: Int
    let xStep: Int
    let yStep: Int

    func width(of size: PixelSize) -> Int { max(0, (size.width - x + xStep - 1) / xStep) }
    func height(of size: PixelSize) -> Int { max(0, (size.height - y + yStep - 1) / yStep) }
  }

  /// The seven passes of Adam7 (RFC 2083, section 2.6).
  private static let interlaced = [
    Pass(x: 0, y: 0, xStep: 8, yStep: 8), Pass(x: 4, y: 0, xStep: 8, yStep: 8),
    Pass(x: 0, y: 4, xStep: 4, yStep: 8), Pass(x: 2, y: 0, xStep: 4, yStep: 4),
    Pass(x: 0, y: 2, xStep: 2, yStep: 4), Pass(x: 1, y: 0, xStep: 2, yStep: 2),
    Pass(x: 0, y: 1, xStep: 1, yStep: 2),
  ]

  /// The pixels so far.
  private(set) var builder: BitmapBuilder
  private let header: PNGHeader
  /// The passes that are not complete. Passes without pixels are left out.
  private var passes: [Pass]
  /// The number of complete rows of the first pass.
  private var rowCount = 0
  /// The current row so far, with its filter type first, and the row above it.
  private var row: [UInt8] = []
  private var rowAbove: [UInt8]
  /// The colors of the current row.
  private var pixels: [UInt8] = []

  init(_ header: PNGHeader, into builder: BitmapBuilder) {
    (self.header, self.builder) = (header, builder)
    let all = header.isInterlaced ? Self.interlaced : [Pass(x: 0, y: 0, xStep: 1, yStep: 1)]
    passes = all.filter { $0.width(of: header.size) > 0 && $0.height(of: header.size) > 0 }
    rowAbove = Array(repeating: 0, count: 1 + header.rowLength(header.size.width))
  }

  /// The number of bytes of all rows, before any of them arrives.
  var byteCount: Int {
    passes.reduce(0) {
      $0 + $1.height(of: header.size) * (1 + header.rowLength($1.width(of: header.size)))
    }
  }

  var isComplete: Bool { passes.isEmpty }

  /// Adds the next bytes.
  mutating func receive(_ piece: ArraySlice<UInt8>) throws(PictureError) {
    var rest = piece
    while let pass = passes.first, !rest.isEmpty {
      let width = pass.width(of: header.size)
      let length = 1 + header.rowLength(width)
      let part = rest.prefix(length - row.count)
      row += part
      rest = rest.dropFirst(part.count)
      guard row.count == length else { return }
      try unfilter()
      setPixels(width)
      builder.add(pixels, x: pass.x, y: pass.y + rowCount * pass.yStep, step: pass.xStep)
      swap(&row, &rowAbove)
      row.removeAll(keepingCapacity: true)
      rowCount += 1
      if rowCount == pass.height(of: header.size) { startNextPass() }
    }
  }

  private mutating func startNextPass() {
    passes.removeFirst()
    rowCount = 0
    rowAbove = Array(repeating: 0, count: 1 + header.rowLength(header.size.width))
  }

  /// Undoes the filter of the current row (RFC 2083, section 6).
  private mutating func unfilter() throws(PictureError) {
    let distance = max(1, header.channels * header.bitDepth / 8)
    let type = row[0]
    guard type <= 4 else { throw .damaged }
    guard type > 0 else { return }
    for index in 1..<row.count {
      let left = index > distance ? Int(row[index - distance]) : 0
      let above = Int(rowAbove[index])
      let predicted: Int
      switch type {
      case 1: predicted = left
      case 2: predicted = above
      case 3: predicted = (left + above) / 2
      default:
        let corner = index > distance ? Int(rowAbove[index - distance]) : 0
        predicted = Self.paeth(left, above, corner)
      }
      row[index] &+= UInt8(truncatingIfNeeded: predicted)
    }
  }

  /// The neighbor closest to `left + above - corner`.
  private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let toLeft = abs(above - corner)
    let toAbove = abs(left - corner)
    let toCorner = abs(left + above - 2 * corner)
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }

  /// Sets the colors of the current row.
  private mutating func setPixels(_ width: Int) {
    pixels.removeAll(keepingCapacity: true)
    let channels = header.channels
    let hasAlpha = header.colorType == .grayAlpha || header.colorType == .colorAlpha
    for x in 0..<width {
      let first = x * channels
      if header.colorType == .palette {
        append(header.palette[sample(first) & 0xFF])
        continue
      }
      var color = RGBColor(
        red: value(first), green: value(first + (channels > 2 ? 1 : 0)),
        blue: value(first + (channels > 2 ? 2 : 0)))
      if hasAlpha {
        color = color.overBlack(alpha: value(first + channels - 1))
      } else if let transparent = header.transparentSamples,
        transparent.indices.allSatisfy({ sample(first + $0) == transparent[$0] })
      {
        color = RGBColor(red: 0, green: 0, blue: 0)
      }
      append(color)
    }
  }

  private mutating func append(_ color: RGBColor) {
    pixels.append(color.red)
    pixels.append(color.green)
    pixels.append(color.blue)
  }

  /// A sample of the current row with all its bits.
  private func sample(_ index: Int) -> Int {
    switch header.bitDepth {
    case 8: return Int(row[1 + index])
    case 16: return Int(row[1 + index * 2]) << 8 | Int(row[2 + index * 2])
    default:
      let bit = index * header.bitDepth
      let byte = Int(row[1 + bit / 8])
      return byte >> (8 - header.bitDepth - bit % 8) & (1 << header.bitDepth - 1)
    }
  }

  /// A sample of the current row with eight bits.
  private func value(_ index: Int) -> UInt8 {
    switch header.bitDepth {
    case 8: row[1 + index]
    case 16: row[1 + index * 2]
    default:
      UInt8(truncatingIfNeeded: sample(index) * 255 / (1 << header.bitDepth - 1))
    }
  }
}
