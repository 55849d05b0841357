#if KPGG_LAZY_CURL
  internal import CurlLoader
#endif
internal import Foundation
#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Requests over URLSession, without its cookies, caches and credentials.
///
/// Its times, its limit of bytes and its cancellation are its own, as those of URLSession on Linux
/// cannot be relied on. There, some things that a server controls remain (Swift 6.3):
///
/// - The process is ended by a connection that is closed after the status line, by a chunked body
///   with trailers, and by `Content-Length: 9223372036854775807`.
/// - A request that was given up goes on in the background until the server ends it, since
///   cancelling a task as its answer arrives ends the process too.
///
/// A program that must outlive every server runs it in a process of its own.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let delegate = SessionDelegate()

  /// Opens no connection yet.
  ///
  /// Proxies are those of the variables `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy`. On
  /// Linux libcurl reads the process's own, whatever is given here.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    // What was given up keeps its connection, and would leave none of the usual six to others.
    configuration.httpMaximumConnectionsPerHost = 256
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    #if !canImport(FoundationNetworking)
      configuration.connectionProxyDictionary = ProxyEnvironment(environment).dictionary
    #endif
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  /// Ends by the answer, the request's limits or the task's cancellation, whichever comes first.
  public func response(to request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    #if KPGG_LAZY_CURL
      if let failure = curlLoaderFailure() {
        throw .unavailable(reason: String(cString: failure))
      }
    #endif
    let pending = PendingResponse(request)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Starting a task that is cancelled already would end the process on Linux.
        if pending.begin(continuation) { start(pending, request) }
      }
    } onCancel: {
      pending.end(.failure(.cancelled))
    }
    return try outcome.get()
  }

  private func start(_ pending: PendingResponse, _ request: HTTPRequest) {
    var urlRequest = URLRequest(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData)
    for (name, value) in request.fields { urlRequest.setValue(value, forHTTPHeaderField: name) }
    // The request's own times come first; this one ends what was given up.
    urlRequest.timeoutInterval = 60 + request.wholeTime / .seconds(1)
    let task = session.dataTask(with: urlRequest)
    delegate.add(pending, task: task.taskIdentifier)
    task.resume()
    #if !canImport(FoundationNetworking)
      pending.whenGivenUp { task.cancel() }
    #endif
  }

  deinit { session.finishTasksAndInvalidate() }
}
