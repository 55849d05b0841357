import Foundation
import Synchronization

@testable import KPGGCore

/// A transport with scripted responses that records the requests.
final class ScriptedTransport: HTTPTransport {
  typealias Outcome = Result<TransportResponse, TransportError>

  private let script: Mutex<[String: [Outcome]]>
  private let received = Mutex<[TransportRequest]>([])

  /// Creates a transport. Each URL returns its outcomes in turn, and then repeats the last.
  init(_ script: [String: [Outcome]]) { self.script = Mutex(script) }

  /// The requests in order.
  var requests: [TransportRequest] { received.withLock { $0 } }

  var urls: [String] { requests.map(\.url.absoluteString) }

  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
    received.withLock { $0.append(request) }
    let outcome: Outcome? = script.withLock { script in
      guard let outcomes = script[request.url.absoluteString], let first = outcomes.first else {
        return nil
      }
      if outcomes.count > 1 { script[request.url.absoluteString]?.removeFirst() }
      return first
    }
    return try (outcome ?? .success(TransportResponse(status: 404))).get()
  }
}

extension Result<TransportResponse, TransportError> {
  /// A response with status 200.
  static func ok(_ body: String, _ fields: [String: String] = [:]) -> Self {
    .success(TransportResponse(status: 200, fields: fields, body: Data(body.utf8)))
  }

  static func status(_ status: Int, _ fields: [String: String] = [:]) -> Self {
    .success(TransportResponse(status: status, fields: fields))
  }

  static func redirect(_ location: String) -> Self { status(302, ["Location": location]) }
}
