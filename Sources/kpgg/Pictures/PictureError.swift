/// The reason why a picture cannot be decoded.
enum PictureError: Error, Hashable, Sendable {
  /// The bytes break a rule of their format, or end early.
  case damaged
  /// The picture uses a feature that kpgg does not decode.
  case unsupported
  /// The picture has too many pixels, or its data expands beyond its size.
  case tooLarge
  /// The task is canceled.
  case canceled
}

/// Reads the bytes of a picture in order. A read beyond the end throws.
struct PictureReader: Sendable {
  let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  /// Reads a byte.
  mutating func byte() throws(PictureError) -> Int {
    guard position < bytes.count else { throw .damaged }
    defer { position += 1 }
    return Int(bytes[position])
  }

  /// Reads a number of two bytes, the high one first.
  mutating func bigEndian16() throws(PictureError) -> Int { try byte() << 8 | byte() }

  /// Reads a number of four bytes, the high one first.
  mutating func bigEndian32() throws(PictureError) -> Int {
    try bigEndian16() << 16 | bigEndian16()
  }

  /// Reads a number of two bytes, the low one first.
  mutating func littleEndian16() throws(PictureError) -> Int { try byte() | byte() << 8 }

  /// Reads some bytes.
  mutating func slice(_ count: Int) throws(PictureError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw .damaged }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Continues at another offset, at most at the end.
  mutating func move(to offset: Int) { position = max(0, min(offset, bytes.count)) }
}
