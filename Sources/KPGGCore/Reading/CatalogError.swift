import KPGGSystem

/// A failed read of a catalog or a picture, or a failed sync.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public indirect enum CatalogError: Error, Equatable, Sendable {
  /// The task was canceled.
  case cancelled
  /// The catalog has no group with this ID.
  case groupNotFound(GroupID)
  /// A document is invalid.
  case badDocument(DocumentProblem)
  /// A document cannot be opened or read. `reason` is the system's error message.
  case unreadable(location: String, reason: String)
  /// A required document does not exist.
  case documentNotFound(location: String)
  /// A document or a picture is not in the cache, and the source is offline.
  case notCached(location: String)
  /// The endpoint cannot be reached, or rejects the request.
  case unreachable(EndpointError)
  /// There is no folder for the cache: the source was created without a `cacheFolder`, and the
  /// environment has no `HOME`. Only a sync needs the folder.
  case noCacheFolder
  /// The cache cannot be changed. `reason` is the system's error message.
  case cannotStore(path: String, reason: String)
}

extension CatalogError: LoggedError {
  /// A short sentence that you can show to people.
  public var text: BilingualText {
    switch self {
    case .cancelled: BilingualText(english: "The request was canceled.", korean: "요청이 취소되었습니다.")
    case .groupNotFound:
      BilingualText(english: "The group was not found.", korean: "그룹을 찾을 수 없습니다.")
    case .badDocument(let problem):
      problem.kind == .syntax(.html) ? Self.webPage : Self.badCatalog
    case .unreadable, .documentNotFound:
      BilingualText(english: "The catalog cannot be read.", korean: "카탈로그를 읽을 수 없습니다.")
    // A document or a picture.
    case .notCached:
      BilingualText(english: "This is not available offline.", korean: "오프라인에서는 볼 수 없습니다.")
    case .unreachable(let error): isConnectionProblem ? Self.noConnection : Self.text(of: error)
    case .noCacheFolder, .cannotStore:
      BilingualText(
        english: "The catalog cannot be stored on this device.", korean: "카탈로그를 기기에 저장할 수 없습니다.")
    }
  }

  private static func text(of error: EndpointError) -> BilingualText {
    switch error.reason {
    case .badDocument: badCatalog
    case .digestMismatch:
      BilingualText(
        english: "The catalog is being updated. Try again in a minute.",
        korean: "카탈로그가 업데이트되는 중입니다. 잠시 뒤에 다시 시도하세요.")
    case .notAPicture:
      BilingualText(english: "The picture cannot be shown.", korean: "사진을 표시할 수 없습니다.")
    default:
      BilingualText(english: "The server rejected the request.", korean: "서버가 요청을 거부했습니다.")
    }
  }

  private static let badCatalog = BilingualText(
    english: "The catalog has an error.", korean: "카탈로그에 오류가 있습니다.")

  private static let webPage = BilingualText(
    english: "There is a web page instead of the catalog.", korean: "카탈로그 대신 웹 페이지가 있습니다.")

  private static let noConnection = BilingualText(
    english: "The server cannot be reached. Check your connection.",
    korean: "서버에 연결할 수 없습니다. 네트워크 연결을 확인하세요.")

  /// A line in English for logs, with the file or the URL and the system's reason.
  package var line: String {
    switch self {
    case .cancelled: "the request was canceled"
    case .groupNotFound(let id): "group '\(id)' not found"
    case .badDocument(let problem): problem.description
    case .unreadable(let location, let reason): "cannot read '\(location)': \(reason)"
    case .documentNotFound(let location): "'\(location)' not found"
    case .notCached(let location): "'\(location)' is not in the cache"
    case .unreachable(let error): error.message
    case .noCacheFolder: "no folder is set for the cache"
    case .cannotStore(let path, let reason): "cannot write '\(path)': \(reason)"
    }
  }
}

extension CatalogError {
  /// Whether the endpoint cannot be reached: there is no network connection, the host is not found or
  /// refuses the connection, or the connection is lost or too slow. The text says so; an app can also
  /// offer to try again.
  public var isConnectionProblem: Bool {
    guard case .unreachable(let error) = self, case .transport(let error) = error.reason else {
      return false
    }
    return switch error {
    case .offline, .noSuchHost, .refused, .idleTimeout, .timeout, .lost: true
    case .unavailable, .cancelled, .badAddress, .forbidden, .insecure, .tooLarge: false
    }
  }

  /// Whether the error concerns only one document of a source, so that others can be read.
  var concernsOneDocument: Bool {
    switch self {
    case .groupNotFound, .badDocument, .unreadable, .documentNotFound, .notCached: true
    case .cancelled, .noCacheFolder, .cannotStore: false
    case .unreachable(let error):
      switch error.reason {
      case .transport, .status(429, _), .status(503, _): false
      default: true
      }
    }
  }

  /// Whether a cached document may be used instead: the endpoint cannot be reached, or has a
  /// temporary problem.
  var allowsStaleDocument: Bool {
    guard case .unreachable(let error) = self else { return false }
    return switch error.reason {
    case .transport(.cancelled): false
    case .transport, .digestMismatch: true
    case .status(let status, _): [429, 500, 502, 503, 504].contains(status)
    default: false
    }
  }

  init(_ error: EndpointError, document: DocumentPath) {
    switch error.reason {
    case .badDocument(let problem): self = .badDocument(problem)
    case .transport(.tooLarge):
      self = .badDocument(
        DocumentProblem(document: document, kind: .syntax(.tooLarge(limit: WireLimits.bytes))))
    default: self.init(error)
    }
  }

  init(_ error: CacheError) { self = .cannotStore(path: error.path, reason: error.reason) }

  init(_ error: EndpointError) {
    self = error.reason == .transport(.cancelled) ? .cancelled : .unreachable(error)
  }
}
