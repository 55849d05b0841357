public import KPGGSystem

/// The official accounts of a group.
public struct GroupLinks: Hashable, Sendable {
  /// The channel on YouTube.
  public var youtubeChannelID: ChannelID?
  /// The account on Instagram.
  public var instagram: InstagramHandle?
  /// The account on X.
  public var x: XHandle?

  package init() {}
}

extension GroupLinks: CodableRecord {
  package static let keys: [RecordKey<GroupLinks>] = [
    RecordKey("instagram", \.instagram) { JSONValue($0.instagram) },
    RecordKey("x", \.x) { JSONValue($0.x) },
    RecordKey("youtubeChannelID", \.youtubeChannelID) { JSONValue($0.youtubeChannelID) },
  ]

  package init(idFrom container: RecordKey<GroupLinks>.Container) { self.init() }
}

/// The ID of a YouTube channel: `UC` and 22 ASCII letters, digits, `-`, or `_`.
public struct ChannelID: TextCodable, RawRepresentable {
  /// The ID: `UCepFAcPmJZz46lJN5gdv1Cg`.
  public let rawValue: String

  /// Creates an ID; `nil` if the text has another form.
  public init?(rawValue: String) {
    guard rawValue.hasPrefix("UC"), rawValue.isHandle(length: 24...24, with: "-_") else {
      return nil
    }
    self.init(checked: rawValue)
  }

  /// Creates a value from a text that is known to be valid.
  init(checked text: String) { rawValue = text }

  /// The URL of the channel.
  public var url: URL? { URL(string: address) }

  package var address: String { "https://www.youtube.com/channel/\(rawValue)" }
}

/// The name of an Instagram account: 1 to 30 ASCII letters, digits, `.`, or `_`.
public struct InstagramHandle: TextCodable, RawRepresentable {
  /// The name without an `@`.
  public let rawValue: String

  /// Creates a name; `nil` if the text has another form.
  public init?(rawValue: String) {
    guard rawValue.isHandle(length: 1...30, with: "._") else { return nil }
    self.init(checked: rawValue)
  }

  /// Creates a value from a text that is known to be valid.
  init(checked text: String) { rawValue = text }

  /// The URL of the account.
  public var url: URL? { URL(string: address) }

  package var address: String { "https://www.instagram.com/\(rawValue)/" }
}

/// The name of an account on X: 1 to 15 ASCII letters, digits, or `_`.
public struct XHandle: TextCodable, RawRepresentable {
  /// The name without an `@`.
  public let rawValue: String

  /// Creates a name; `nil` if the text has another form.
  public init?(rawValue: String) {
    guard rawValue.isHandle(length: 1...15, with: "_") else { return nil }
    self.init(checked: rawValue)
  }

  /// Creates a value from a text that is known to be valid.
  init(checked text: String) { rawValue = text }

  /// The URL of the account.
  public var url: URL? { URL(string: address) }

  package var address: String { "https://x.com/\(rawValue)" }
}

/// The ID of a YouTube video: eleven ASCII letters, digits, `-`, or `_`.
public struct VideoID: TextCodable, RawRepresentable {
  /// The ID: `HzOjwL7IP_o`.
  public let rawValue: String

  /// Creates an ID; `nil` if the text has another length or other characters.
  public init?(rawValue: String) {
    guard rawValue.isHandle(length: 11...11, with: "-_") else { return nil }
    self.init(checked: rawValue)
  }

  /// Creates a value from a text that is known to be valid.
  init(checked text: String) { rawValue = text }

  /// The URL of the video on YouTube.
  public var url: URL? { URL(string: address) }

  package var address: String { "https://www.youtube.com/watch?v=\(rawValue)" }
}

/// The URL of a picture (RFC 3986): `http` or `https`, with a host, and without a user name.
public struct WebAddress: TextCodable, RawRepresentable {
  /// The URL as it is spelled in the document.
  public let rawValue: String

  /// Creates a URL; `nil` if the text has another scheme, no host, a user name, a space, a control or
  /// format character, or more than 2048 bytes.
  public init?(rawValue: String) {
    let scheme = rawValue.prefix { $0 != ":" }
    guard ["http", "https"].contains(scheme.lowercased()), rawValue.utf8.count <= 2048 else {
      return nil
    }
    let rest = rawValue.dropFirst(scheme.count)
    // The host with its port. Pages would show a password before it.
    let authority = rest.dropFirst(3).utf8.prefix { !"/?#".utf8.contains($0) }
    guard rest.hasPrefix("://"), let first = authority.first, first != UInt8(ascii: ":"),
      !authority.contains(UInt8(ascii: "@")), rawValue.utf8.allSatisfy(Self.isAllowed),
      rawValue.firstControlCharacter == nil,
      !rawValue.unicodeScalars.contains(where: Self.isInvisible)
    else { return nil }
    self.init(checked: rawValue)
  }

  /// Creates a value from a text that is known to be valid.
  init(checked text: String) { rawValue = text }

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

extension String {
  /// Whether the text is made of ASCII letters, digits, and some other ASCII characters.
  fileprivate func isHandle(length: ClosedRange<Int>, with others: String) -> Bool {
    length.contains(utf8.count)
      && utf8.allSatisfy { $0.isASCIILetterOrDigit || others.utf8.contains($0) }
  }
}
