import KPGGCore
import Synchronization

/// Exchanges in a child process, so that no server can end or hang the program: what would, ends
/// the child, and is an ordinary error.
///
/// The child is started for the first request and serves all of them. After one has died over
/// several exchanges, whose replies none can tell apart, they are made one at a time: the one that
/// is fatal then fails alone, in each of its tries.
final class ChildTransport: HTTPTransport {
  private let program: ChildProcess.Program
  private let turnstile = Turnstile()
  private let child = Mutex<ChildExchanges?>(nil)

  /// Starts nothing yet.
  init(_ program: ChildProcess.Program) { self.program = program }

  deinit { child.withLock(\.self)?.retire() }

  func response(to request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    try await turnstile.enter()
    defer { turnstile.leave() }
    guard !Task.isCancelled else { throw .cancelled }
    return try await usableChild().outcome(of: request).get()
  }

  private func usableChild() throws(TransportError) -> ChildExchanges {
    do throws(ChildProcess.Failure) {
      return try child.withLock { child throws(ChildProcess.Failure) in
        if let child, child.isUsable { return child }
        let started = try ChildExchanges(program) { [turnstile] in turnstile.beCareful() }
        child = started
        return started
      }
    } catch {
      throw .lost(reason: error.reason)
    }
  }
}
