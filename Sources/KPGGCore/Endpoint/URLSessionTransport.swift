import KPGGSystem

#if URLSession || canImport(Darwin)
  #if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
  #else
    public import Foundation
  #endif

  /// A transport over URLSession, without its cookies, caches, and credentials.
  ///
  /// On Linux (Swift 6.3), URLSession has problems that a server can cause:
  ///
  /// - The process crashes if the connection closes after the status line, if a chunked body has
  ///   trailers, or if the response has `Content-Length: 9223372036854775807`.
  /// - An abandoned request continues until the server ends it, or sends nothing for about 90
  ///   seconds. The transport never cancels it on Linux, because that can crash the process too.
  ///
  /// A program that must survive any server needs another transport (<doc:YourOwnTransport>), or
  /// runs this one in a separate process.
  public final class URLSessionTransport: HTTPTransport {
    private let session: URLSession
    private let pauses: URLSessionPauses
    private let delegate = SessionDelegate()

    /// Creates a transport without connecting.
    ///
    /// - Parameter configuration: The session's settings. Cookies, caches, credentials, and the
    ///   number of connections are replaced by the transport's own settings.
    public init(configuration: URLSessionConfiguration = .ephemeral) {
      // Settings that change later must not affect the session.
      let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
      configuration.urlCache = nil
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.urlCredentialStorage = nil
      // Abandoned requests keep their connections, which would exhaust the default limit of six.
      configuration.httpMaximumConnectionsPerHost = 256
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
      pauses = URLSessionPauses(of: session)
    }

    /// Creates a transport with the proxies that environment variables name: `http_proxy`,
    /// `https_proxy`, `all_proxy`, and `no_proxy`.
    ///
    /// On Linux, libcurl reads the process's own environment instead.
    package convenience init(environment: [String: String]) {
      let configuration = URLSessionConfiguration.ephemeral
      #if !canImport(FoundationNetworking)
        configuration.connectionProxyDictionary = ProxyEnvironment.dictionary(environment)
      #endif
      self.init(configuration: configuration)
    }

    /// Sends a request. Returns its response before the body has arrived.
    public func response(to request: TransportRequest) async throws(TransportError)
      -> TransportResponse
    {
      let parts = start(request)
      do {
        for try await case .head(let status, let fields) in parts {
          return TransportResponse(status: status, fields: fields, body: parts.map(\.body))
        }
      } catch {
        throw error as? TransportError ?? .lost(reason: nil)
      }
      throw Task.isCancelled ? .cancelled : .lost(reason: nil)
    }

    private func start(_ request: TransportRequest) -> ResponseParts {
      var urlRequest = URLRequest(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData)
      for (name, value) in request.fields { urlRequest.setValue(value, forHTTPHeaderField: name) }
      // The request's own limits come first; this one ends abandoned requests.
      urlRequest.timeoutInterval = 60 + request.wholeTime / .seconds(1)
      let task = session.dataTask(with: urlRequest)
      let (parts, continuation) = ResponseParts.makeStream()
      #if !canImport(FoundationNetworking)
        continuation.onTermination = { _ in task.cancel() }
      #endif
      delegate.add(
        Reception(continuation: continuation, pauses: pauses, byteLimit: request.byteLimit),
        task: task.taskIdentifier)
      task.resume()
      return parts
    }

    deinit { session.finishTasksAndInvalidate() }
  }

  /// The parts of a response, in the order in which they arrive.
  private typealias ResponseParts = AsyncThrowingStream<ResponsePart, any Error>

  private enum ResponsePart: Sendable {
    case head(status: Int, fields: [String: String])
    case body(Data)

    var body: Data {
      if case .body(let data) = self { data } else { Data() }
    }
  }

  /// The sending side of a response's parts.
  private struct Reception {
    private let continuation: ResponseParts.Continuation
    private let pauses: URLSessionPauses
    /// The bytes that the body can still have. URLSession does not wait until the body is read, so
    /// a long one would fill the memory.
    private var byteLimit: Int
    /// The parts that the body can still have: a part of one byte needs as much memory as one of 64.
    private var partLimit: Int

    init(continuation: ResponseParts.Continuation, pauses: URLSessionPauses, byteLimit: Int) {
      (self.continuation, self.pauses, self.byteLimit) = (continuation, pauses, byteLimit)
      partLimit = byteLimit / 64 + 4096
      pauses.requestStarts()
    }

    func receive(status: Int, fields: [String: String]) {
      pauses.headArrives()
      continuation.yield(.head(status: status, fields: fields))
    }

    func finish(throwing error: TransportError?) {
      pauses.requestEnds()
      continuation.finish(throwing: error)
    }

    mutating func receive(_ data: Data) {
      pauses.bytesArrive(data.count)
      byteLimit -= data.count
      partLimit -= 1
      if byteLimit < 0 || partLimit < 0 {
        continuation.finish(throwing: TransportError.tooLarge)
      } else {
        continuation.yield(.body(data))
      }
    }
  }

  /// A session delegate that passes on the parts of the tasks' responses.
  private final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let receptions = Mutex<[Int: Reception]>([:])

    func add(_ reception: Reception, task: Int) {
      receptions.withLock { $0[task] = reception }
    }

    /// Returns a redirect as the response instead of following it.
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(nil)
    }

    /// Returns a 401 as the response: the request has no other credentials.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      guard let response = challenge.failureResponse as? HTTPURLResponse else {
        return completionHandler(.performDefaultHandling, nil)
      }
      receive(response, of: task)
      // On Linux the default is to wait forever for a password. A rejection later ends the task as
      // canceled.
      #if canImport(FoundationNetworking)
        finish(task, throwing: nil)
      #endif
      completionHandler(.rejectProtectionSpace, nil)
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      if let response = response as? HTTPURLResponse { receive(response, of: dataTask) }
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      receptions.withLock { $0[dataTask.taskIdentifier]?.receive(data) }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      // On Linux no other callback receives a redirect's response.
      if let response = task.response as? HTTPURLResponse { receive(response, of: task) }
      finish(task, throwing: error.map(TransportError.init))
    }

    /// Passes on the head of a response, unless another one follows (RFC 9110, section 15.2).
    private func receive(_ response: HTTPURLResponse, of task: URLSessionTask) {
      guard !Self.interimStatuses.contains(response.statusCode) else { return }
      var fields: [String: String] = [:]
      for (name, value) in response.allHeaderFields {
        if let name = name as? String, let value = value as? String { fields[name] = value }
      }
      receptions.withLock {
        $0[task.taskIdentifier]?.receive(status: response.statusCode, fields: fields)
      }
    }

    private static let interimStatuses: Set<Int> = [100, 102, 103]

    private func finish(_ task: URLSessionTask, throwing error: TransportError?) {
      let reception = receptions.withLock { $0.removeValue(forKey: task.taskIdentifier) }
      reception?.finish(throwing: error)
    }
  }

  extension TransportError {
    /// Converts an error of URLSession. On Linux the message of libcurl is often the only hint.
    init(_ error: any Error) {
      let error = error as NSError
      let reason = Self.reason(error.localizedDescription)
      switch error.code {
      case NSURLErrorCancelled: self = .cancelled
      case NSURLErrorBadURL: self = .badAddress
      case NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed: self = .noSuchHost
      case NSURLErrorCannotConnectToHost: self = .refused
      case NSURLErrorNotConnectedToInternet, NSURLErrorDataNotAllowed,
        NSURLErrorInternationalRoamingOff, NSURLErrorCallIsActive:
        self = .offline
      case NSURLErrorAppTransportSecurityRequiresSecureConnection:
        self = .forbidden(reason: reason)
      case NSURLErrorTimedOut: self = .idleTimeout
      case NSURLErrorSecureConnectionFailed, NSURLErrorServerCertificateHasBadDate,
        NSURLErrorServerCertificateUntrusted, NSURLErrorServerCertificateHasUnknownRoot,
        NSURLErrorServerCertificateNotYetValid, NSURLErrorClientCertificateRejected,
        NSURLErrorClientCertificateRequired:
        self = .insecure(reason: reason)
      case _ where ["SSL", "TLS", "certificate"].contains(where: reason.contains):
        self = .insecure(reason: reason)
      default: self = .lost(reason: reason)
      }
    }

    /// The message of libcurl without the secrets of its URLs. A message about a proxy ends before
    /// the variable's value, which can be a password in any form.
    private static func reason(_ text: String) -> String {
      guard text.contains("proxy") else { return URLSecrets.removed(fromSentence: text) }
      let end = [" in '", " for '", ":"].compactMap { text.range(of: $0)?.lowerBound }.min()
      return String(text[..<(end ?? text.endIndex)])
    }
  }
#endif

/// The proxies from environment variables, for systems where URLSession ignores the variables.
///
/// They are the variables of libcurl: `https_proxy`, `all_proxy`, and `no_proxy` in either letter
/// case, and `http_proxy` in lower case. A client can set `HTTP_PROXY` in a CGI program.
enum ProxyEnvironment {
  /// Returns the value for `URLSessionConfiguration.connectionProxyDictionary`, with CFNetwork's
  /// keys. It is empty if no proxy is set, so that the system's settings apply.
  static func dictionary(_ environment: [String: String]) -> [String: Any] {
    let value = { (name: String) in
      [environment[name], environment[name.uppercased()]].compactMap(\.self).first { !$0.isEmpty }
    }
    let exceptions = (value("no_proxy") ?? "").split { $0 == "," || $0 == " " }.map(String.init)
    guard !exceptions.contains("*") else { return ["HTTPEnable": 0, "HTTPSEnable": 0] }
    let all = value("all_proxy")
    var dictionary: [String: Any] = [:]
    let (http, https) = (environment["http_proxy"] ?? all, value("https_proxy") ?? all)
    for (scheme, text) in [("HTTP", http), ("HTTPS", https)] {
      guard let proxy = proxy(text), let host = proxy.host, !host.isEmpty else { continue }
      dictionary["\(scheme)Enable"] = 1
      dictionary["\(scheme)Proxy"] = host
      // libcurl's default port.
      dictionary["\(scheme)Port"] = proxy.port ?? 1080
    }
    if !dictionary.isEmpty { dictionary["ExceptionsList"] = exceptions.flatMap(patterns) }
    return dictionary
  }

  /// Reads `http://proxy.example:3128`, with or without the scheme.
  private static func proxy(_ text: String?) -> URLComponents? {
    text.flatMap { URLComponents(string: $0.contains("://") ? $0 : "http://\($0)") }
  }

  /// Returns the patterns of a domain and its subdomains. A leading dot makes no difference.
  private static func patterns(_ domain: String) -> [String] {
    let name = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
    return [name, "*.\(name)"]
  }
}
