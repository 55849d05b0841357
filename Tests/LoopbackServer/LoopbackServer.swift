import Foundation
import Synchronization

/// A real HTTP server on the loopback interface. Each test decides the replies, most of them
/// faulty.
///
/// Every connection has its own thread and serves one request. Stopping closes all connections, so
/// they end with the test.
public final class LoopbackServer: Sendable {
  /// A client's request.
  public struct Request: Hashable, Sendable {
    /// The path of the request line, or the whole URL where the server is a proxy.
    public let target: String
    /// The header fields by their names in lower case.
    public let fields: [String: String]
  }

  private struct State {
    var requests: [Request] = []
    var connections: Set<Int32> = []
    var isStopped = false
  }

  /// The port on 127.0.0.1.
  public let port: UInt16
  private let listener: Int32
  private let answer: @Sendable (Request) -> Reply
  private let state = Mutex(State())

  /// Listens on a free port; the closure decides the reply to every request.
  public init(_ answer: @escaping @Sendable (Request) -> Reply) throws {
    self.answer = answer
    listener = try Socket.listen()
    port = try Socket.port(of: listener)
    Thread.detachNewThread { [self] in acceptConnections() }
  }

  /// `http://127.0.0.1:PORT/`.
  public var base: String { "http://127.0.0.1:\(port)/" }

  /// The requests so far, in the order in which they came.
  public var requests: [Request] { state.withLock(\.requests) }

  /// Ends all connections; whoever connects later is refused.
  public func stop() {
    let connections = state.withLock { state in
      state.isStopped = true
      return state.connections
    }
    shutdown(listener, Int32(SHUT_RDWR))
    for connection in connections { shutdown(connection, Int32(SHUT_RDWR)) }
  }

  private func acceptConnections() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { break }
      let isStopped = state.withLock { state in
        state.connections.insert(connection)
        return state.isStopped
      }
      if isStopped { shutdown(connection, Int32(SHUT_RDWR)) }
      Thread.detachNewThread { [self] in serve(connection) }
    }
    close(listener)
  }

  private func serve(_ connection: Int32) {
    defer {
      _ = state.withLock { $0.connections.remove(connection) }
      close(connection)
    }
    guard let request = Socket.request(from: connection) else { return }
    state.withLock { $0.requests.append(request) }
    for step in answer(request).steps {
      guard Socket.perform(step, on: connection) else { return }
    }
  }
}
