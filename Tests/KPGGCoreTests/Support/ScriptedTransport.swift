import Foundation
import Synchronization

@testable import KPGGCore

/// A transport that answers from a script, by URL, and remembers what it was asked.
final class ScriptedTransport: HTTPTransport {
  typealias Outcome = Result<HTTPResponse, TransportError>

  private let script: Mutex<[String: [Outcome]]>
  private let received = Mutex<[HTTPRequest]>([])

  /// The outcomes of a URL in turn, the last of them for ever.
  init(_ script: [String: [Outcome]]) { self.script = Mutex(script) }

  /// The requests in the order in which they came.
  var requests: [HTTPRequest] { received.withLock { $0 } }

  var urls: [String] { requests.map(\.url.absoluteString) }

  func response(to request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    received.withLock { $0.append(request) }
    let outcome: Outcome? = script.withLock { script in
      guard let outcomes = script[request.url.absoluteString], let first = outcomes.first else {
        return nil
      }
      if outcomes.count > 1 { script[request.url.absoluteString]?.removeFirst() }
      return first
    }
    return try (outcome ?? .success(HTTPResponse(status: 404))).get()
  }
}

extension Result<HTTPResponse, TransportError> {
  /// A body with status 200.
  static func ok(_ body: String, _ fields: [String: String] = [:]) -> Self {
    .success(HTTPResponse(status: 200, fields: fields, body: Data(body.utf8)))
  }

  static func status(_ status: Int, _ fields: [String: String] = [:]) -> Self {
    .success(HTTPResponse(status: status, fields: fields))
  }

  static func redirect(_ location: String) -> Self { status(302, ["Location": location]) }
}
