import KPGGSystem
import Dispatch

extension HTTPTransport {
  /// Sends a request and receives the whole response. Ends with the response, a limit of the
  /// request, or the task's cancellation, whichever comes first.
  ///
  /// It never waits for a transport that ignores its cancellation.
  package func receivedResponse(
    to request: TransportRequest
  ) async throws(TransportError) -> ReceivedResponse {
    let pending = PendingResponse(request, from: self)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { pending.begin($0) }
    } onCancel: {
      pending.finish(.failure(.cancelled))
    }
    return try outcome.get()
  }
}

/// A response that is being received from a transport, with its limits and its waiting task.
///
/// The task's continuation is resumed exactly once: by the response, a limit, or cancellation,
/// whichever comes first. Later events are ignored.
private final class PendingResponse: Sendable {
  typealias Outcome = Result<ReceivedResponse, TransportError>

  private struct State {
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
    var body = Data()
    var lastActivity = ContinuousClock.now
    /// The task that runs the transport.
    var task: Task<Void, Never>?
  }

  private let transport: any HTTPTransport
  private let request: TransportRequest
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  init(_ request: TransportRequest, from transport: any HTTPTransport) {
    (self.request, self.transport) = (request, transport)
  }

  /// Stores the continuation, starts checking the time limits, and runs the transport in a task of
  /// its own. Sends no request if the outcome is already known.
  func begin(_ continuation: CheckedContinuation<Outcome, Never>) {
    let outcome = state.withLock { state in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let outcome { return continuation.resume(returning: outcome) }
    if !(transport is any TimeLimitingTransport) { checkTimeouts() }
    state.withLock { state in
      if state.outcome == nil { state.task = Task { await receive() } }
    }
  }

  private func receive() async {
    do {
      let response = try await transport.response(to: request)
      state.withLock { $0.lastActivity = .now }
      try await response.forEachChunk { [self] in receive($0) }
      let body = state.withLock(\.body)
      finish(
        .success(ReceivedResponse(status: response.status, fields: response.fields, body: body)))
    } catch {
      finish(.failure(error as? TransportError ?? .lost(reason: "\(error)")))
    }
  }

  /// Appends a chunk to the body.
  ///
  /// - Returns: Whether more chunks can follow.
  private func receive(_ chunk: Data) -> Bool {
    let isTooLarge = state.withLock { state in
      guard state.outcome == nil else { return false }
      state.lastActivity = .now
      guard chunk.count <= request.byteLimit - state.body.count else { return true }
      state.body.append(chunk)
      return false
    }
    if isTooLarge { finish(.failure(.tooLarge)) }
    return state.withLock { $0.outcome == nil }
  }

  func finish(_ outcome: Outcome) {
    let (continuation, task) = state.withLock { state in
      guard state.outcome == nil else {
        return (nil as CheckedContinuation<Outcome, Never>?, nil as Task<Void, Never>?)
      }
      state.outcome = outcome
      state.body = Data()
      defer { (state.continuation, state.task) = (nil, nil) }
      return (state.continuation, state.task)
    }
    task?.cancel()
    continuation?.resume(returning: outcome)
  }

  /// Checks both time limits, and schedules the next check for the earlier one.
  private func checkTimeouts() {
    let now = ContinuousClock.now
    let lastActivity = state.withLock { $0.outcome == nil ? $0.lastActivity : nil }
    guard let lastActivity else { return }
    let (idle, whole) = (
      request.idleTime - (now - lastActivity), request.wholeTime - (now - start)
    )
    if whole <= .zero { return finish(.failure(.timeout)) }
    if idle <= .zero { return finish(.failure(.idleTimeout)) }
    // A timer of Dispatch also fires if the transport blocks all threads of the tasks.
    let wait = min(idle, whole) / .seconds(1)
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [weak self] in
      self?.checkTimeouts()
    }
  }
}
