public import KPGGSystem

/// A picture file. Its first bytes determine its format; the rest is not checked.
public struct Picture: Equatable, Sendable {
  /// The picture formats of catalogs.
  package enum Format: Equatable, Sendable {
    /// Portable Network Graphics.
    case png
    /// JPEG.
    case jpeg
    /// Graphics Interchange Format.
    case gif
    /// WebP.
    case webP
  }

  package static let byteLimit = 4 << 20

  /// The picture's bytes.
  public let data: Data
  /// The format.
  package let format: Format

  /// The media type: `image/png`, `image/jpeg`, `image/gif`, or `image/webp`.
  public var mediaType: String {
    switch format {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .webP: "image/webp"
    }
  }

  /// Creates a picture; `nil` if the format is unknown, or if there are more than 4 MiB.
  package init?(_ data: Data) {
    guard data.count <= Self.byteLimit else { return nil }
    let begins = { (bytes: [UInt8]) in data.starts(with: bytes) }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      format = .jpeg
    } else if begins(Array("GIF8".utf8)) {
      format = .gif
    } else if begins(Array("RIFF".utf8)), data.dropFirst(8).starts(with: "WEBP".utf8) {
      format = .webP
    } else {
      return nil
    }
    self.data = data
  }
}

extension Picture {
  /// Whether two pictures have the same bytes.
  public static func == (left: Self, right: Self) -> Bool { left.data.isSame(as: right.data) }

  /// The width and height in pixels that a decoder reserves memory for. `nil` if they cannot be
  /// read, for zero, and for more than 65,535.
  package var size: (width: Int, height: Int)? {
    let header = PictureHeader(bytes: [UInt8](data))
    let size =
      switch format {
      case .png: header.pngSize
      case .jpeg: header.jpegSize
      case .gif: header.gifSize
      case .webP: header.webPSize
      }
    guard let size, (1...65_535).contains(size.width), (1...65_535).contains(size.height) else {
      return nil
    }
    return size
  }
}

/// Finds the size in the bytes of a picture. It decodes no pixels.
private struct PictureHeader {
  typealias Size = (width: Int, height: Int)

  let bytes: [UInt8]

  /// A number whose least significant byte is the first; `nil` beyond the end.
  private func little(_ offset: Int, _ count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number whose most significant byte is the first; `nil` beyond the end.
  private func big(_ offset: Int, _ count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func size(_ width: Int?, _ height: Int?) -> Size? {
    if let width, let height { (width, height) } else { nil }
  }

  /// The first chunk has the size (RFC 2083, section 4.1.1).
  var pngSize: Size? { size(big(16, 4), big(20, 4)) }

  /// The frame header has the size (ITU-T T.81, B.2.2). It follows segments with a length.
  var jpegSize: Size? {
    var offset = 2
    while let mark = big(offset, 1), mark == 0xFF, let marker = big(offset + 1, 1) {
      switch marker {
      // A byte of padding.
      case 0xFF: offset += 1
      // Tables between the frame headers' numbers.
      case 0xC4, 0xC8, 0xCC, 0xDB...0xFE:
        guard let length = big(offset + 2, 2), length >= 2 else { return nil }
        offset += 2 + length
      case 0xC0...0xCF: return size(big(offset + 7, 2), big(offset + 5, 2))
      default: return nil
      }
    }
    return nil
  }

  /// The screen has a size (GIF89a, section 18), and so does each frame. A decoder enlarges the
  /// screen for a frame that is not inside it.
  var gifSize: Size? {
    guard let width = little(6, 2), let height = little(8, 2), let flags = little(10, 1) else {
      return nil
    }
    var size = (width: width, height: height)
    var offset = 13 + colorBytes(flags)
    while let block = little(offset, 1), block != 0x3B {
      switch block {
      case 0x21: offset += 2
      case 0x2C:
        guard let x = little(offset + 1, 2), let y = little(offset + 3, 2),
          let width = little(offset + 5, 2), let height = little(offset + 7, 2),
          let flags = little(offset + 9, 1)
        else { return nil }
        size = (max(size.width, x + width), max(size.height, y + height))
        offset += 11 + colorBytes(flags)
      default: return nil
      }
      while let count = little(offset, 1), count > 0 { offset += 1 + count }
      offset += 1
    }
    return size
  }

  private func colorBytes(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 6 << (flags & 7) }

  /// The first chunk has the size, in one of three formats (RFC 9649, sections 2.5 to 2.7).
  var webPSize: Size? {
    guard bytes.count >= 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      guard big(23, 3) == 0x9D012A else { return nil }
      return size(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
    case "VP8L":
      guard let bits = little(21, 4), bytes[20] == 0x2F else { return nil }
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X": return size(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
    default: return nil
    }
  }
}
