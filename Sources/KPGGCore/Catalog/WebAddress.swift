/// The address of a picture: `http` or `https`, a host, and nothing that would not stand in a URL
/// as it is (RFC 3986).
public struct WebAddress: TextCodable {
  /// The address as the document writes it.
  public let description: String

  /// Refuses other schemes, a missing host, spaces, control and format characters, and over 2048
  /// bytes.
  public init?(_ description: String) {
    let scheme = description.prefix { $0 != ":" }
    guard ["http", "https"].contains(scheme.lowercased()), description.utf8.count <= 2048 else {
      return nil
    }
    let rest = description.dropFirst(scheme.count)
    guard rest.hasPrefix("://"), let first = rest.dropFirst(3).utf8.first,
      !"/?#:@".utf8.contains(first), description.utf8.allSatisfy(Self.isAllowed),
      description.firstControlCharacter == nil,
      !description.unicodeScalars.contains(where: Self.isInvisible)
    else { return nil }
    self.description = description
  }

  /// Letters beyond ASCII are let through, as browsers do.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
  }

  /// Format characters, of which some turn the order of what is shown around, and line separators.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
