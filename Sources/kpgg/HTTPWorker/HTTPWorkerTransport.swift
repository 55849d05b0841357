import KPGGCore
import KPGGSystem

/// A transport that makes requests in a child process, the HTTP worker. A server that crashes or
/// blocks the worker causes an ordinary error. The worker enforces the limits.
///
/// The first request starts the worker, which then makes all requests. If a worker dies with
/// several open requests, later requests run one at a time, so that only the fatal one fails.
final class HTTPWorkerTransport: TimeLimitingTransport {
  private let program: @Sendable () -> ChildProgram
  private let version: String
  private let gate = RequestGate()
  private let worker = Mutex<WorkerProcess?>(nil)

  /// Creates a transport without starting a worker. The worker's program must have this version.
  init(_ program: @autoclosure @escaping @Sendable () -> ChildProgram, version: String) {
    (self.program, self.version) = (program, version)
  }

  deinit { worker.withLock(\.self)?.retire() }

  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
    try await gate.enter()
    defer { gate.leave() }
    guard !Task.isCancelled else { throw .cancelled }
    let response = try await usableWorker().response(to: request).get()
    return TransportResponse(
      status: response.status, fields: response.fields, body: response.body)
  }

  private func usableWorker() throws(TransportError) -> WorkerProcess {
    try worker.withLock { worker throws(TransportError) in
      if let worker, worker.isUsable { return worker }
      let started = try WorkerProcess(program(), version: version) { [gate] in gate.serialize() }
      worker = started
      return started
    }
  }
}

/// Limits concurrent requests. At first there is no limit; after ``serialize()``, one request is sent
/// at a time, in the order of arrival.
final class RequestGate: Sendable {
  private struct Waiter {
    let ticket: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var isSerial = false
    var running = 0
    var lastTicket = 0
    var waiters: [Waiter] = []
  }

  private let state = Mutex(State())

  /// Admits one request at a time from now on. Running requests continue.
  func serialize() { state.withLock { $0.isSerial = true } }

  /// Waits until the request may run. Call ``leave()`` after the request.
  ///
  /// - Throws: `.cancelled` as soon as the task is canceled. Do not call ``leave()`` then.
  func enter() async throws(TransportError) {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    let isAdmitted = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        enqueue(Waiter(ticket: ticket, continuation: continuation))
      }
    } onCancel: {
      cancel(ticket)
    }
    guard isAdmitted else { throw .cancelled }
  }

  /// Ends a request. After the last running one, admits the next.
  func leave() {
    let next = state.withLock { state in
      state.running -= 1
      guard state.running == 0, !state.waiters.isEmpty else { return nil as Waiter? }
      state.running += 1
      return state.waiters.removeFirst()
    }
    next?.continuation.resume(returning: true)
  }

  private func enqueue(_ waiter: Waiter) {
    let isAdmitted: Bool? = state.withLock { state in
      // A cancellation after this check finds the waiter in the queue.
      if Task.isCancelled { return false }
      if state.isSerial, state.running > 0 {
        state.waiters.append(waiter)
        return nil
      }
      state.running += 1
      return true
    }
    if let isAdmitted { waiter.continuation.resume(returning: isAdmitted) }
  }

  private func cancel(_ ticket: Int) {
    let waiter = state.withLock { state in
      state.waiters.firstIndex { $0.ticket == ticket }.map { state.waiters.remove(at: $0) }
    }
    waiter?.continuation.resume(returning: false)
  }
}
