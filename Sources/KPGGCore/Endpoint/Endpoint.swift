package import KPGGSystem

/// A checked base URL, below which a server offers the documents of the wire format.
package struct Endpoint: Hashable, Sendable, CustomStringConvertible {
  /// The base URL with a trailing slash and with the scheme and host in lower case.
  package let base: URL

  /// Creates an endpoint from the text of a base URL, with or without a trailing slash.
  package init(_ text: String) throws(EndpointAddressError) {
    let address = URLComponents(string: text)
    // Credentials come first: the other errors can contain parts of them. A text with `@` that is no
    // URL has some.
    guard address?.user == nil, address?.password == nil, address != nil || !text.contains("@")
    else { throw .credentials }
    guard var parts = address, let scheme = parts.scheme?.lowercased() else { throw .notAnAddress }
    guard ["http", "https"].contains(scheme) else { throw .scheme(scheme) }
    guard let host = parts.host, !host.isEmpty, (1...65535).contains(parts.port ?? 80) else {
      throw .notAnAddress
    }
    // A scheme that was typed twice hides what follows, such as a password, in the path.
    guard !["http", "https"].contains(host.lowercased()) else { throw .notAnAddress }
    #if os(Linux)
      guard !host.contains(":") else { throw .ipv6Host }
    #endif
    guard parts.query == nil, parts.fragment == nil else { throw .query }
    parts.scheme = scheme
    parts.host = host.lowercased()
    let path = parts.percentEncodedPath.withoutFinalSlashes
    parts.percentEncodedPath = path == "/" ? path : path + "/"
    guard let base = parts.url else { throw .notAnAddress }
    self.base = base
  }

  package var description: String { base.absoluteString }

  /// Returns a document's URL; `group/` for the index.
  package func url(of path: DocumentPath) -> URL { url(path.requestPath) }

  /// The URL of the index on a static host, which can only serve files: `group/index.json`.
  package var indexFile: URL { url(DocumentPath.index.description) }

  /// The path is already percent-encoded. The fallback to the base is never used.
  private func url(_ path: String) -> URL { URL(string: description + path) ?? base }

  /// Whether a URL has the base's scheme, host, and port (RFC 6454, section 5).
  func isSameOrigin(as url: URL) -> Bool { Self.origin(of: url) == Self.origin(of: base) }

  private static func origin(of url: URL) -> [String?] {
    let scheme = url.scheme?.lowercased()
    let port = url.port ?? (scheme == "https" ? 443 : 80)
    return [scheme, url.host?.lowercased(), String(port)]
  }
}

/// The reason that a URL cannot be a base URL.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum EndpointAddressError: Error, Hashable, Sendable {
  /// The text is not a URL with a host and a valid port.
  case notAnAddress
  /// The scheme is not `http` or `https`.
  case scheme(String)
  /// The host is an IPv6 address, which URLSession rejects on Linux.
  case ipv6Host
  /// The URL contains a user or a password. Messages would show them.
  case credentials
  /// The URL has a query or a fragment. A path cannot follow them.
  case query
}

extension EndpointAddressError: BilingualError {
  /// A sentence in both languages that you can show to people.
  public var text: BilingualText {
    BilingualText(english: "The base URL \(message).", korean: "\(koreanMessage).")
  }

  /// A phrase that follows the text: `must not contain a query or a fragment`.
  package var message: String {
    switch self {
    case .notAnAddress: "must have the form https://example.com/kpgg/"
    case .scheme(let scheme): "must use http or https, not '\(scheme)'"
    case .ipv6Host: "must have a host name, not an IPv6 address"
    case .credentials: "must not contain a user name or a password"
    case .query: "must not contain a query or a fragment"
    }
  }

  /// A sentence without its full stop: `올바른 URL이 아닙니다`.
  package var koreanMessage: String {
    switch self {
    case .notAnAddress: "올바른 URL이 아닙니다"
    case .scheme: "http나 https URL이 아닙니다"
    case .ipv6Host: "URL에 호스트 이름 대신 IPv6 주소가 있습니다"
    case .credentials: "URL에 사용자 이름이나 비밀번호가 있습니다"
    case .query: "URL에 쿼리나 프래그먼트가 있습니다"
    }
  }
}

/// A secret that identifies the user to an endpoint (RFC 6750).
///
/// Its description and its mirror hide the secret, so messages cannot leak it.
public struct BearerToken: Hashable, Sendable, CustomReflectable {
  private let text: String?

  /// No token: requests have no Authorization field.
  public static let none = Self()

  private init() { text = nil }

  /// Creates a token from a text of visible ASCII characters.
  ///
  /// A text from a file may end in a line break: remove it first.
  public init(_ text: String) throws(BearerTokenError) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .invalidCharacter }
    self.text = text
  }

  /// The request's header field (RFC 6750, section 2.1).
  var requestFields: [String: String] {
    text.map { ["Authorization": "Bearer \($0)"] } ?? [:]
  }

  /// A mirror without children, which hides the secret from `dump`.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension BearerToken: CustomStringConvertible {
  /// The type's name, without the secret.
  public var description: String { "BearerToken" }
}

/// The reason that a text cannot be a token. It never contains the text, which may be a secret.
public struct BearerTokenError: Error, Hashable, Sendable {
  static let empty = Self(english: "The token must not be empty.", korean: "토큰이 비어 있습니다.")
  static let invalidCharacter = Self(
    english: "The token must not contain spaces, line breaks, or non-ASCII characters.",
    korean: "토큰에 빈칸이나 줄바꿈, 또는 ASCII가 아닌 문자가 있습니다.")

  /// A sentence in both languages that you can show to people.
  public let text: BilingualText

  private init(english: String, korean: String) {
    text = BilingualText(english: english, korean: korean)
  }
}

extension BearerTokenError: BilingualError {}
