#if KPGG_LAZY_CURL
  internal import CurlLoader
#endif
internal import Foundation
#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A transport over URLSession, without its cookies, caches, and credentials.
///
/// The time limits, the byte limit, and cancellation are implemented here, because those of
/// URLSession on Linux are unreliable. Some problems remain on Linux (Swift 6.3), and servers can
/// cause them:
///
/// - The process crashes if the connection closes after the status line, if a chunked body has
///   trailers, or if the response has `Content-Length: 9223372036854775807`.
/// - An abandoned request continues in the background until the server ends it. Cancelling a task
///   while its response arrives crashes the process too.
///
/// A program that must survive any server runs this transport in a process of its own.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let delegate = SessionDelegate()

  /// Creates a transport without connecting.
  ///
  /// - Parameter environment: Has the proxies in `http_proxy`, `https_proxy`, `all_proxy`, and
  ///   `no_proxy`. On Linux, libcurl reads the process's own environment instead.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    // Abandoned requests keep their connections, which would exhaust the default limit of six.
    configuration.httpMaximumConnectionsPerHost = 256
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    #if !canImport(FoundationNetworking)
      configuration.connectionProxyDictionary = ProxyEnvironment(environment).dictionary
    #endif
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  /// Sends a request. Ends with the response, a limit of the request, or the task's cancellation,
  /// whichever comes first.
  public func response(to request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    #if KPGG_LAZY_CURL
      if let failure = curlLoaderFailure() {
        throw .unavailable(reason: String(cString: failure))
      }
    #endif
    let pending = PendingResponse(request)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Starting a task that is already cancelled would crash the process on Linux.
        if pending.begin(continuation) { start(pending, request) }
      }
    } onCancel: {
      pending.finish(.failure(.cancelled))
    }
    return try outcome.get()
  }

  private func start(_ pending: PendingResponse, _ request: HTTPRequest) {
    var urlRequest = URLRequest(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData)
    for (name, value) in request.fields { urlRequest.setValue(value, forHTTPHeaderField: name) }
    // The request's own limits come first; this one ends abandoned requests.
    urlRequest.timeoutInterval = 60 + request.wholeTime / .seconds(1)
    let task = session.dataTask(with: urlRequest)
    delegate.add(pending, task: task.taskIdentifier)
    task.resume()
    #if !canImport(FoundationNetworking)
      pending.onAbandon { task.cancel() }
    #endif
  }

  deinit { session.finishTasksAndInvalidate() }
}
