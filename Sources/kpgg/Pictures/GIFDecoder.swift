/// Decodes the first frame of a GIF (GIF89a), also an interlaced one.
///
/// Transparent pixels and pixels outside the frame are black.
struct GIFDecoder {
  private var reader: PictureReader
  private var transparentIndex: Int?

  private init(_ bytes: [UInt8]) { reader = PictureReader(bytes) }

  /// The picture's pixels, reduced as by ``BitmapBuilder``.
  static func bitmap(of bytes: [UInt8], side: Int) throws(PictureError) -> Bitmap {
    var decoder = GIFDecoder(bytes)
    return try decoder.bitmap(side: side)
  }

  private mutating func bitmap(side: Int) throws(PictureError) -> Bitmap {
    guard try reader.slice(4).elementsEqual("GIF8".utf8) else { throw .damaged }
    _ = try reader.slice(2)
    let (width, height) = (try reader.littleEndian16(), try reader.littleEndian16())
    var builder = try BitmapBuilder(PixelSize(width: width, height: height), side: side)
    let flags = try reader.byte()
    _ = try reader.slice(2)
    let palette = try readPalette(flags)
    while true {
      switch try reader.byte() {
      case 0x21: try readExtension()
      case 0x2C:
        try readFrame(palette, into: &builder)
        return builder.bitmap
      default: throw .damaged
      }
    }
  }

  /// Reads a palette, if the flags announce one. It has 256 colors; those not in the file are black.
  private mutating func readPalette(_ flags: Int) throws(PictureError) -> [RGBColor]? {
    guard flags & 0x80 != 0 else { return nil }
    var palette = [RGBColor](repeating: RGBColor(red: 0, green: 0, blue: 0), count: 256)
    for index in 0..<2 << (flags & 7) {
      let color = Array(try reader.slice(3))
      palette[index] = RGBColor(red: color[0], green: color[1], blue: color[2])
    }
    return palette
  }

  /// Reads an extension. A graphic control extension names the transparent color.
  private mutating func readExtension() throws(PictureError) {
    let label = try reader.byte()
    let content = try readBlocks()
    guard label == 0xF9, content.count >= 4 else { return }
    transparentIndex = content[0] & 1 == 1 ? Int(content[3]) : nil
  }

  /// Reads the bytes of all blocks up to the empty one.
  private mutating func readBlocks() throws(PictureError) -> [UInt8] {
    var content: [UInt8] = []
    while true {
      let length = try reader.byte()
      if length == 0 { return content }
      content += try reader.slice(length)
    }
  }

  private mutating func readFrame(
    _ globalPalette: [RGBColor]?, into builder: inout BitmapBuilder
  ) throws(PictureError) {
    let (left, top) = (try reader.littleEndian16(), try reader.littleEndian16())
    let (width, height) = (try reader.littleEndian16(), try reader.littleEndian16())
    let flags = try reader.byte()
    guard var palette = try readPalette(flags) ?? globalPalette else { throw .damaged }
    if let transparentIndex { palette[transparentIndex] = RGBColor(red: 0, green: 0, blue: 0) }
    guard width * height <= BitmapBuilder.pixelLimit else { throw .tooLarge }
    let codeSize = try reader.byte()
    guard 2...8 ~= codeSize else { throw .damaged }
    var codes = GIFCodes(try readBlocks(), codeSize: codeSize)
    let indices = try codes.indices(width * height)
    let rows = flags & 0x40 == 0 ? Array(0..<height) : Self.interlacedRows(height)
    var pixels = [UInt8](repeating: 0, count: width * 3)
    for (row, y) in rows.enumerated() {
      for x in 0..<width {
        let color = palette[Int(indices[row * width + x])]
        pixels[x * 3] = color.red
        pixels[x * 3 + 1] = color.green
        pixels[x * 3 + 2] = color.blue
      }
      builder.add(pixels, x: left, y: top + y)
    }
  }

  /// The rows in the order of an interlaced frame.
  private static func interlacedRows(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0, to: height, by: $1)) }
  }
}

/// Expands the color indices of a GIF's frame: the codes of Lempel, Ziv, and Welch.
private struct GIFCodes {
  private static let limit = 4096

  private let bytes: [UInt8]
  private let codeSize: Int
  private var position = 0
  private var pending = 0
  private var count = 0
  /// For each code, the code of its text without the last index, and the last index.
  private var prefixes = [Int](repeating: 0, count: limit)
  private var suffixes = [UInt8](repeating: 0, count: limit)

  init(_ bytes: [UInt8], codeSize: Int) {
    (self.bytes, self.codeSize) = (bytes, codeSize)
    for index in 0..<1 << codeSize { suffixes[index] = UInt8(truncatingIfNeeded: index) }
  }

  /// Expands exactly this many indices. Later ones are ignored.
  mutating func indices(_ length: Int) throws(PictureError) -> [UInt8] {
    let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
    var indices: [UInt8] = []
    indices.reserveCapacity(length)
    var next = end + 1
    var width = codeSize + 1
    var last: Int?
    var text: [UInt8] = []
    while indices.count < length {
      let code = try read(width)
      if code == clear {
        (next, width, last) = (end + 1, codeSize + 1, nil)
        continue
      }
      guard code != end, code < next || (code == next && last != nil) else { throw .damaged }
      // A code that does not exist yet is the last text and its own first index.
      text.removeAll(keepingCapacity: true)
      var rest = code == next ? last ?? 0 : code
      while rest > end {
        text.append(suffixes[rest])
        rest = prefixes[rest]
      }
      let first = suffixes[rest]
      text.append(first)
      indices += text.reversed()
      if code == next { indices.append(first) }
      if let last, next < Self.limit {
        (prefixes[next], suffixes[next]) = (last, first)
        next += 1
        if next == 1 << width, width < 12 { width += 1 }
      }
      last = code
    }
    return indices
  }

  /// Reads a code, the lowest bit of each byte first.
  private mutating func read(_ width: Int) throws(PictureError) -> Int {
    while count < width {
      guard position < bytes.count else { throw .damaged }
      pending |= Int(bytes[position]) << count
      position += 1
      count += 8
    }
    defer {
      pending >>= width
      count -= width
    }
    return pending & (1 << width - 1)
  }
}
