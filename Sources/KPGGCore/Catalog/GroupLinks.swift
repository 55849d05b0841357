/// The official accounts of a group.
public struct GroupLinks: Hashable, Sendable {
  /// The channel on YouTube.
  public var youtubeChannelID: ChannelID?
  /// The account on Instagram.
  public var instagram: InstagramHandle?
  /// The account on X.
  public var x: XHandle?

  /// Creates links without any account.
  public init() {}
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
    self.rawValue = rawValue
  }

  /// The URL of the channel.
  public var url: URL? { URL(string: address) }

  /// The URL as text.
  package var address: String { "https://www.youtube.com/channel/\(rawValue)" }
}

/// The name of an Instagram account: 1 to 30 ASCII letters, digits, `.`, or `_`.
public struct InstagramHandle: TextCodable, RawRepresentable {
  /// The name without an `@`.
  public let rawValue: String

  /// Creates a name; `nil` if the text has another form.
  public init?(rawValue: String) {
    guard rawValue.isHandle(length: 1...30, with: "._") else { return nil }
    self.rawValue = rawValue
  }

  /// The URL of the account.
  public var url: URL? { URL(string: address) }

  /// The URL as text.
  package var address: String { "https://www.instagram.com/\(rawValue)/" }
}

/// The name of an account on X: 1 to 15 ASCII letters, digits, or `_`.
public struct XHandle: TextCodable, RawRepresentable {
  /// The name without an `@`.
  public let rawValue: String

  /// Creates a name; `nil` if the text has another form.
  public init?(rawValue: String) {
    guard rawValue.isHandle(length: 1...15, with: "_") else { return nil }
    self.rawValue = rawValue
  }

  /// The URL of the account.
  public var url: URL? { URL(string: address) }

  /// The URL as text.
  package var address: String { "https://x.com/\(rawValue)" }
}

extension String {
  /// Whether the text is made of ASCII letters, digits, and some other ASCII characters.
  func isHandle(length: ClosedRange<Int>, with others: StaticString) -> Bool {
    length.contains(utf8.count)
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default:
          others.withUTF8Buffer { $0.contains(byte) }
        }
      }
  }
}
