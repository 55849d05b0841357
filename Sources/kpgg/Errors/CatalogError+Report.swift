import KPGGCore
import KPGGSystem

extension CatalogError: ReportedError {
  var exitCode: ExitCode {
    switch self {
    case .badDocument: .badData
    case .documentNotFound(let location): location.contains("://") ? .unavailable : .noInput
    case .notCached, .unreadable: .noInput
    case .unreachable, .cancelled: .unavailable
    case .groupNotFound: .notFound
    case .noCacheFolder, .cannotStore: .cannotWrite
    }
  }

  func text(in words: Words) -> ErrorText {
    switch self {
    case .documentNotFound(let url) where url.contains("://"):
      words.error(
        "the endpoint has no document at '\(url)'", "엔드포인트에 없는 문서: '\(url)'",
        url.hasSuffix("/group/") ? .notACatalogEndpoint : nil)
    case .documentNotFound(let location):
      words.error(
        description, "찾을 수 없습니다: '\(location)'",
        .notACatalogFolder(looksLikeURL: Self.looksLikeURL(location)))
    case .notCached(let location):
      words.error(
        description, "캐시에 없습니다: '\(location)'",
        Hint(
          "omit --offline, or run 'kpgg sync' with the same --source first",
          "--offline을 빼거나, 같은 --source로 'kpgg sync'를 먼저 실행하세요"))
    case .unreachable(let error):
      words.error(
        description, "\(error.shownURL): \(words.korean(error.reason))", error.reason.hint)
    case .badDocument(let problem): words.error(description, words.korean(problem))
    case .unreadable(let location, let reason):
      words.error(words.cannotRead("'\(location)'", reason))
    case .cancelled: words.error(description, words.korean(TransportError.cancelled))
    case .groupNotFound(let id): words.error(description, "그룹을 찾을 수 없습니다: '\(id)'")
    case .noCacheFolder:
      words.error(description, "캐시를 둘 폴더가 없습니다", .setVariables(["HOME", "XDG_CACHE_HOME"]))
    case .cannotStore(let path, let reason): words.error(words.cannotWrite(path, reason))
    }
  }

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
    case .status(401, _), .status(403, _):
      Hint("set KPGG_TOKEN to a token for the endpoint", "KPGG_TOKEN에 엔드포인트의 토큰을 설정하세요")
    case .transport(.unavailable):
      Hint(
        "install kpgg and kpgg-http of the same version, or set KPGG_HTTP_WORKER to kpgg-http's "
          + "path", "같은 버전의 kpgg와 kpgg-http를 설치하거나 KPGG_HTTP_WORKER에 kpgg-http의 경로를 설정하세요")
    case .transport(.idleTimeout), .transport(.timeout):
      Hint("allow more time with --timeout", "--timeout으로 더 오래 기다릴 수 있습니다")
    case .transport(.refused), .transport(.noSuchHost), .transport(.lost), .transport(.offline),
      .transport(.insecure):
      Hint("check the endpoint's URL, or try again later", "엔드포인트 URL을 확인하거나 나중에 다시 시도하세요")
    case .status(404, _), .status(410, _): .notACatalogEndpoint
    case .digestMismatch:
      Hint(
        "try again later; if you publish the endpoint, check its folder with 'kpgg validate DIR'",
        "나중에 다시 시도하세요. 직접 배포하는 엔드포인트라면 'kpgg validate DIR'로 폴더를 검사하세요")
    case .status(429, _), .status(500..., _): .retryLater
    default: nil
    }
  }
}
