import KPGGCore
import Synchronization

/// Exchanges in a child process, so that no server can end or hang the program: what would, ends
/// the child, and is an ordinary error.
///
/// The child is started for the first request and serves all of them. After one has died over
/// several exchanges, whose replies none can tell apart, they are made one at a time: the one that
/// is fatal then fails alone, in each of its tries.
final class ChildTransport: HTTPTransport {
  private struct State {
    var child: ChildExchanges?
    var isCareful = false
    var running = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let program: ChildProcess.Program
  private let state = Mutex(State())

  /// Starts nothing yet.
  init(_ program: ChildProcess.Program) { self.program = program }

  deinit { state.withLock(\.child)?.retire() }

  func response(to request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    await enter()
    defer { leave() }
    guard !Task.isCancelled else { throw .cancelled }
    return try await child().outcome(of: request).get()
  }

  private func child() throws(TransportError) -> ChildExchanges {
    let result: Result<ChildExchanges, ChildProcess.Failure> = state.withLock { state in
      if let child = state.child, child.isUsable { return .success(child) }
      do throws(ChildProcess.Failure) {
        let child = try ChildExchanges(program) { [weak self] in self?.beCareful() }
        state.child = child
        return .success(child)
      } catch {
        return .failure(error)
      }
    }
    do {
      return try result.get()
    } catch {
      throw .lost(reason: error.reason)
    }
  }

  private func beCareful() { state.withLock { $0.isCareful = true } }

  private func enter() async {
    await withCheckedContinuation { continuation in
      let mayRun = state.withLock { state in
        guard state.isCareful, state.running > 0 else {
          state.running += 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if mayRun { continuation.resume() }
    }
  }

  private func leave() {
    let next = state.withLock { state in
      state.running -= 1
      guard state.running == 0, !state.waiting.isEmpty else {
        return nil as CheckedContinuation<Void, Never>?
      }
      state.running += 1
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
