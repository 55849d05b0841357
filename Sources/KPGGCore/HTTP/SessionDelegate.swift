internal import Foundation
#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif
internal import Synchronization

/// A session delegate that passes events on to the pending responses of the tasks.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let responses = Mutex<[Int: PendingResponse]>([:])

  /// Registers the pending response of a task.
  func add(_ response: PendingResponse, task: Int) {
    responses.withLock { $0[task] = response }
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
    // cancelled.
    #if canImport(FoundationNetworking)
      pendingResponse(of: task)?.complete(nil)
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
    pendingResponse(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    // On Linux no other callback receives a redirect's response.
    if let response = task.response as? HTTPURLResponse { receive(response, of: task) }
    let pending = responses.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    pending?.complete(error.map(TransportError.init))
  }

  private func receive(_ response: HTTPURLResponse, of task: URLSessionTask) {
    var fields: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { fields[name] = value }
    }
    pendingResponse(of: task)?.receive(status: response.statusCode, fields: fields)
  }

  private func pendingResponse(of task: URLSessionTask) -> PendingResponse? {
    responses.withLock { $0[task.taskIdentifier] }
  }
}

extension TransportError {
  /// Converts an error of URLSession. On Linux the message of libcurl is often the only hint.
  init(_ error: any Error) {
    let error = error as NSError
    let reason = error.localizedDescription
    switch error.code {
    case NSURLErrorCancelled: self = .cancelled
    case NSURLErrorBadURL: self = .badAddress
    case NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed: self = .noSuchHost
    case NSURLErrorCannotConnectToHost, NSURLErrorNotConnectedToInternet: self = .refused
    case NSURLErrorTimedOut: self = .silent
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
}
