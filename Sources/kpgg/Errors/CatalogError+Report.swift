import KPGGCore

extension CatalogError: ReportedError {
  var exitCode: ExitCode {
    switch self {
    case .badDocument: .badData
    case .absent(let location): location.contains("://") ? .unavailable : .noInput
    case .notCached, .unreadable: .noInput
    case .unreachable, .cancelled: .unavailable
    case .groupNotFound: .notFound
    case .cannotStore: .cannotWrite
    }
  }

  var hint: Hint? {
    switch self {
    case .absent(let location) where location.contains("://"):
      location.hasSuffix("/group/") ? .notACatalogEndpoint : nil
    case .absent(let location):
      .notACatalogFolder(looksLikeURL: Self.looksLikeURL(location))
    case .notCached: .cacheNeeded
    case .unreachable(let error): error.reason.hint
    case .badDocument, .unreadable, .groupNotFound, .cancelled, .cannotStore: nil
    }
  }

  func message(in words: any Words) -> String { words.message(for: self) }

  /// Whether a missing file's folder looks like a host: `example.com/kpgg/group/index.json`.
  private static func looksLikeURL(_ location: String) -> Bool {
    let host = location.prefix { $0 != "/" }
    guard !host.hasPrefix("."), (try? Endpoint("http://\(host)")) != nil else { return false }
    return host.contains(".") || host.contains(":") || host == "localhost"
  }
}

extension EndpointError.Reason {
  fileprivate var hint: Hint? {
    switch self {
    case .status(401, _), .status(403, _): .tokenMayBeNeeded
    case .digestMismatch: .retryLater
    case .transport(.unavailable): .installHTTPWorker
    case .transport(.idleTimeout), .transport(.timeout): .increaseTimeout
    case .transport(.refused), .transport(.noSuchHost), .transport(.lost), .transport(.offline),
      .transport(.insecure):
      .checkEndpoint
    case .status(404, _), .status(410, _): .notACatalogEndpoint
    case .status(429, _), .status(500..., _): .retryLater
    default: nil
    }
  }
}
