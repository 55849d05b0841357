/// The URL of a picture (RFC 3986): `http` or `https`, with a host.
public struct WebAddress: TextCodable, RawRepresentable {
  /// The URL as it is spelled in the document.
  public let rawValue: String

  /// Creates a URL; `nil` if the text has another scheme, no host, a space, a control or
  /// format character, or more than 2048 bytes.
  public init?(rawValue: String) {
    let scheme = rawValue.prefix { $0 != ":" }
    guard ["http", "https"].contains(scheme.lowercased()), rawValue.utf8.count <= 2048 else {
      return nil
    }
    let rest = rawValue.dropFirst(scheme.count)
    guard rest.hasPrefix("://"), let first = rest.dropFirst(3).utf8.first,
      !"/?#:@".utf8.contains(first), rawValue.utf8.allSatisfy(Self.isAllowed),
      rawValue.firstControlCharacter == nil,
      !rawValue.unicodeScalars.contains(where: Self.isInvisible)
    else { return nil }
    self.rawValue = rawValue
  }

  /// The URL as Foundation's type; `nil` if Foundation cannot represent it.
  public var url: URL? { URL(string: rawValue) }

  /// Letters beyond ASCII are allowed, as in browsers.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
  }

  /// Format characters can reverse the order of displayed text.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
