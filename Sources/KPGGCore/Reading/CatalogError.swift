/// A failed read of a catalog or a picture, or a failed sync.
public enum CatalogError: Error, Hashable, Sendable {
  /// The task was canceled.
  case cancelled
  /// The catalog has no group with this ID.
  case groupNotFound(GroupID)
  /// A document is invalid.
  case badDocument(DocumentProblem)
  /// A document cannot be opened or read. `reason` is the system's error message.
  case unreadable(location: String, reason: String)
  /// A required document does not exist.
  case absent(location: String)
  /// A document or a picture is not in the cache, and the source is offline.
  case notCached(location: String)
  /// The endpoint cannot be reached, or rejects the request.
  case unreachable(EndpointError)
  /// A document cannot be stored in the cache. `reason` is the system's error message.
  case cannotStore(path: String, reason: String)
}

extension CatalogError: DescribedError {
  /// A sentence in English that you can show to people.
  public var description: String {
    switch self {
    case .cancelled: "The request was canceled."
    case .groupNotFound(let id): "The group '\(id)' was not found."
    case .badDocument(let problem): problem.description
    case .unreadable(let location, let reason):
      "The file '\(location)' cannot be read: \(reason)".sentence
    case .absent(let location): "The document '\(location)' was not found."
    // A document or a picture.
    case .notCached(let location): "There is no copy of '\(location)' in the cache."
    case .unreachable(let error): error.description
    case .cannotStore(let path, let reason):
      "The file '\(path)' cannot be written: \(reason)".sentence
    }
  }

  /// One line without a full stop, for the command line.
  package var message: String {
    switch self {
    case .cancelled: "the request was canceled"
    case .groupNotFound(let id): "group '\(id)' not found"
    case .badDocument(let problem): problem.message
    case .unreadable(let location, let reason): "cannot read '\(location)': \(reason)"
    case .absent(let location): "'\(location)' not found"
    case .notCached(let location): "'\(location)' is not in the cache"
    case .unreachable(let error): error.message
    case .cannotStore(let path, let reason): "cannot write '\(path)': \(reason)"
    }
  }
}

extension CatalogError {
  /// Whether a cached document may be used instead: the endpoint cannot be reached, or has a
  /// temporary problem.
  var allowsStaleDocument: Bool {
    guard case .unreachable(let error) = self else { return false }
    return switch error.reason {
    case .transport(.cancelled): false
    case .transport: true
    case .status(let status, _): [429, 500, 502, 503, 504].contains(status)
    default: false
    }
  }

  init(_ error: EndpointError, document: DocumentPath) {
    switch error.reason {
    case .badDocument(let problem): self = .badDocument(problem)
    case .transport(.tooLarge):
      self = .badDocument(
        DocumentProblem(document: document, kind: .tooLarge(limit: WireLimits.bytes)))
    default: self.init(error)
    }
  }

  init(_ error: CacheError) { self = .cannotStore(path: error.path, reason: error.reason) }

  init(_ error: EndpointError) {
    self = error.reason == .transport(.cancelled) ? .cancelled : .unreachable(error)
  }
}
