/// A picture file. Its first bytes determine its format; the rest is not checked.
public struct Picture: Hashable, Sendable {
  /// The picture formats of catalogs.
  public enum Format: Hashable, Sendable {
    /// Portable Network Graphics.
    case png
    /// JPEG.
    case jpeg
    /// Graphics Interchange Format.
    case gif
    /// WebP.
    case webP
  }

  /// The maximum number of bytes.
  package static let byteLimit = 4 << 20

  /// The picture's bytes.
  public let data: Data
  /// The format.
  public let format: Format

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
