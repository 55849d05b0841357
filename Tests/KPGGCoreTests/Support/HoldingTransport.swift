import Foundation
import Synchronization

@testable import KPGGCore

/// A transport that makes some requests wait, at most 10 seconds.
final class HoldingTransport: HTTPTransport {
  private struct State {
    var requests: [TransportRequest] = []
    var held: Set<String> = []
    var isReleased: @Sendable () -> Bool = { true }
  }

  private let transport: ScriptedTransport
  private let state = Mutex(State())

  init(_ transport: ScriptedTransport) { self.transport = transport }

  /// The requests in order, including those that wait.
  var requests: [TransportRequest] { state.withLock(\.requests) }

  var urls: [String] { requests.map(\.url.absoluteString) }

  /// Makes the requests for these URLs wait until a condition is true, or until they are canceled.
  func hold(_ urls: Set<String>, until condition: @escaping @Sendable () -> Bool = { false }) {
    state.withLock { ($0.held, $0.isReleased) = (urls, condition) }
  }

  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
    let (held, isReleased) = state.withLock { state in
      state.requests.append(request)
      return (state.held, state.isReleased)
    }
    let deadline = ContinuousClock.now + .seconds(10)
    while held.contains(request.url.absoluteString), !isReleased() {
      guard ContinuousClock.now < deadline else { throw .timeout }
      guard (try? await Task.sleep(for: .milliseconds(5))) != nil else { throw .cancelled }
    }
    return try await transport.response(to: request)
  }
}
