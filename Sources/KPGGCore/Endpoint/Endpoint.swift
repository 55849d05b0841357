/// The base URL below which documents of the wire format are served.
public struct Endpoint: Hashable, Sendable, CustomStringConvertible {
  /// The base with a trailing slash, its scheme and host in lower case.
  public let base: URL

  /// Takes a base URL with or without a trailing slash.
  public init(_ text: String) throws(EndpointAddressError) {
    guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased() else {
      throw .notAnAddress
    }
    guard ["http", "https"].contains(scheme) else { throw .scheme(scheme) }
    guard let host = parts.host, !host.isEmpty, (1...65535).contains(parts.port ?? 80) else {
      throw .notAnAddress
    }
    #if os(Linux)
      guard !host.contains(":") else { throw .numericHost }
    #endif
    guard parts.user == nil, parts.password == nil else { throw .credentials }
    guard parts.query == nil, parts.fragment == nil else { throw .query }
    parts.scheme = scheme
    parts.host = host.lowercased()
    while parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath.removeLast() }
    parts.percentEncodedPath += "/"
    guard let base = parts.url else { throw .notAnAddress }
    self.base = base
  }

  /// The base URL.
  public var description: String { base.absoluteString }

  /// Where the document is asked for; the index as `group/`.
  public func url(of path: DocumentPath) -> URL { url(path.requestPath) }

  /// Where a static host keeps the index, which has files for documents: `group/index.json`.
  public var indexFile: URL { url(DocumentPath.index.filePath) }

  /// A percent-encoded path needs no encoding, so that there is no second way of writing it.
  private func url(_ path: String) -> URL { URL(string: description + path) ?? base }

  /// Whether a URL has the base's scheme, host and port (RFC 6454, section 5).
  func isSameOrigin(as url: URL) -> Bool { Self.origin(of: url) == Self.origin(of: base) }

  private static func origin(of url: URL) -> [String?] {
    let scheme = url.scheme?.lowercased()
    let port = url.port ?? (scheme == "https" ? 443 : 80)
    return [scheme, url.host?.lowercased(), String(port)]
  }
}

/// Why a text is no endpoint's base URL.
public enum EndpointAddressError: Error, Hashable, Sendable {
  /// No URL at all, or one without a host.
  case notAnAddress
  /// Another scheme than `http` and `https`.
  case scheme(String)
  /// An IPv6 address, which URLSession does not take on Linux.
  case numericHost
  /// A user or a password, which would be shown in messages.
  case credentials
  /// A query or a fragment, behind which no path can follow.
  case query
}

extension EndpointAddressError: CustomStringConvertible {
  /// In words that follow the text: `'ftp://example.com' is …`.
  public var description: String {
    switch self {
    case .notAnAddress: "is no address such as https://example.com/kpgg/"
    case .scheme(let scheme): "has the scheme '\(scheme)', where http or https is expected"
    case .numericHost: "has an IPv6 address, where the name of a host is expected"
    case .credentials: "holds a user or a password"
    case .query: "holds a query or a fragment, behind which no path can follow"
    }
  }
}

/// A secret that tells an endpoint who asks (RFC 6750).
///
/// Neither its description nor its mirror shows it, so that no message can by mistake.
public struct BearerToken: Hashable, Sendable, CustomReflectable {
  private let text: String

  /// Refuses an empty text and what cannot stand in a header field: anything but visible ASCII.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    self.text = text
  }

  /// The header field that carries it (RFC 6750, section 2.1).
  var requestFields: [String: String] { ["Authorization": "Bearer \(text)"] }

  /// Shows nothing of the secret to whoever dumps the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension BearerToken: CustomStringConvertible {
  /// Nothing of the secret.
  public var description: String { "BearerToken" }
}
