/// Decodes Portable Network Graphics (RFC 2083) of all color types, also interlaced ones.
///
/// Transparent pixels are composed over black. Checksums, gamma, and other hints are ignored.
struct PNGDecoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private var reader: PictureReader
  private var header: PNGHeader?
  private var data: [UInt8] = []

  private init(_ bytes: [UInt8]) { reader = PictureReader(bytes) }

  /// The picture's pixels, reduced as by ``BitmapBuilder``.
  static func bitmap(of bytes: [UInt8], side: Int) throws(PictureError) -> Bitmap {
    var decoder = PNGDecoder(bytes)
    return try decoder.bitmap(side: side)
  }

  private mutating func bitmap(side: Int) throws(PictureError) -> Bitmap {
    guard try reader.slice(8).elementsEqual(Self.signature) else { throw .damaged }
    while try readChunk() {}
    guard let header else { throw .damaged }
    var rows = PNGRows(header, into: try BitmapBuilder(header.size, side: side))
    try Inflate.expand(data, limit: rows.byteCount) { piece throws(PictureError) in
      try rows.receive(piece)
    }
    guard rows.isComplete else { throw .damaged }
    return rows.builder.bitmap
  }

  /// Reads a chunk: its length, its type, its data, and a checksum. Returns whether more follow.
  private mutating func readChunk() throws(PictureError) -> Bool {
    let length = try reader.bigEndian32()
    let type = String(decoding: try reader.slice(4), as: UTF8.self)
    let content = try reader.slice(length)
    _ = try reader.slice(4)
    switch type {
    case "IHDR":
      guard header == nil else { throw .damaged }
      header = try PNGHeader(Array(content))
    case "PLTE": try header?.setPalette(Array(content))
    case "tRNS": try header?.setTransparency(Array(content))
    case "IDAT": data += content
    case "IEND": return false
    default: break
    }
    return true
  }
}

/// The format of a PNG's pixels: its header, its palette, and its transparent color.
struct PNGHeader: Sendable {
  enum ColorType: Int, Sendable {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAlpha = 4
    case colorAlpha = 6
  }

  let size: PixelSize
  let bitDepth: Int
  let colorType: ColorType
  let isInterlaced: Bool
  /// The colors of a palette, composed over black. Its missing entries are black.
  private(set) var palette = [RGBColor](
    repeating: RGBColor(red: 0, green: 0, blue: 0), count: 256)
  /// The samples of the transparent gray or color.
  private(set) var transparentSamples: [Int]?

  /// Reads an IHDR chunk (RFC 2083, section 4.1.1).
  init(_ content: [UInt8]) throws(PictureError) {
    var reader = PictureReader(content)
    size = PixelSize(width: try reader.bigEndian32(), height: try reader.bigEndian32())
    bitDepth = try reader.byte()
    guard let colorType = ColorType(rawValue: try reader.byte()) else { throw .damaged }
    self.colorType = colorType
    let allowed =
      switch colorType {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .color, .grayAlpha, .colorAlpha: [8, 16]
      }
    let (compression, filter) = (try reader.byte(), try reader.byte())
    let interlace = try reader.byte()
    guard allowed.contains(bitDepth), compression == 0, filter == 0, interlace <= 1 else {
      throw .damaged
    }
    isInterlaced = interlace == 1
  }

  /// The number of samples of a pixel.
  var channels: Int {
    switch colorType {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .color: 3
    case .colorAlpha: 4
    }
  }

  /// The number of bytes of a row with this many pixels.
  func rowLength(_ width: Int) -> Int { (width * channels * bitDepth + 7) / 8 }

  fileprivate mutating func setPalette(_ content: [UInt8]) throws(PictureError) {
    guard content.count % 3 == 0, content.count <= 768 else { throw .damaged }
    for index in 0..<content.count / 3 {
      palette[index] = RGBColor(
        red: content[index * 3], green: content[index * 3 + 1], blue: content[index * 3 + 2])
    }
  }

  fileprivate mutating func setTransparency(_ content: [UInt8]) throws(PictureError) {
    switch colorType {
    case .palette:
      for (index, alpha) in content.prefix(256).enumerated() {
        palette[index] = palette[index].overBlack(alpha: alpha)
      }
    case .gray, .color:
      var reader = PictureReader(content)
      var samples: [Int] = []
      for _ in 0..<channels { samples.append(try reader.bigEndian16()) }
      transparentSamples = samples
    case .grayAlpha, .colorAlpha: throw .damaged
    }
  }
}

extension RGBColor {
  /// The color with an opacity of up to 255 over black.
  func overBlack(alpha: UInt8) -> RGBColor {
    let scale = { (sample: UInt8) in
      UInt8(truncatingIfNeeded: (Int(sample) * Int(alpha) + 127) / 255)
    }
    return RGBColor(red: scale(red), green: scale(green), blue: scale(blue))
  }
}
