import KPGGCore
import Synchronization

/// Lets exchanges through: all of them side by side, or, once it is told to be careful, one at a
/// time in the order in which they came.
final class Turnstile: Sendable {
  private struct Waiting {
    let ticket: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var isCareful = false
    var running = 0
    var lastTicket = 0
    var waiting: [Waiting] = []
  }

  private let state = Mutex(State())

  /// Lets one through at a time from now on; who is through already is not called back.
  func beCareful() { state.withLock { $0.isCareful = true } }

  /// Waits for its turn; whoever had it calls `leave()`.
  ///
  /// - Throws: `.cancelled` as soon as the task is, and then there is nothing to leave.
  func enter() async throws(TransportError) {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    let isThrough = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue(Waiting(ticket: ticket, continuation: continuation))
      }
    } onCancel: {
      giveUp(ticket)
    }
    guard isThrough else { throw .cancelled }
  }

  /// Lets the next one through, if it is its turn.
  func leave() {
    let next = state.withLock { state in
      state.running -= 1
      guard state.running == 0, !state.waiting.isEmpty else { return nil as Waiting? }
      state.running += 1
      return state.waiting.removeFirst()
    }
    next?.continuation.resume(returning: true)
  }

  private func queue(_ waiting: Waiting) {
    let isThrough: Bool? = state.withLock { state in
      // Whoever cancels later finds it among those that wait.
      if Task.isCancelled { return false }
      if state.isCareful, state.running > 0 {
        state.waiting.append(waiting)
        return nil
      }
      state.running += 1
      return true
    }
    if let isThrough { waiting.continuation.resume(returning: isThrough) }
  }

  private func giveUp(_ ticket: Int) {
    let waiting = state.withLock { state in
      state.waiting.firstIndex { $0.ticket == ticket }.map { state.waiting.remove(at: $0) }
    }
    waiting?.continuation.resume(returning: false)
  }
}
