internal import KPGGSystem
internal import Dispatch

/// A response that is being received, with its time limits and its waiting task.
///
/// The task's continuation is resumed exactly once: by the response, a limit, or cancellation,
/// whichever comes first. Later events are ignored.
final class PendingResponse: Sendable {
  typealias Outcome = Result<TransportResponse, TransportError>

  private struct State {
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
    var head: (status: Int, fields: [String: String])?
    var body = Data()
    var lastActivity = ContinuousClock.now
    var cancel: (@Sendable () -> Void)?
  }

  private let request: TransportRequest
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  init(_ request: TransportRequest) { self.request = request }

  /// Stores the continuation and starts checking the time limits.
  ///
  /// - Returns: `false` if the outcome is already known.
  func begin(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    let outcome = state.withLock { state in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let outcome {
      continuation.resume(returning: outcome)
      return false
    }
    checkTimeouts()
    return true
  }

  /// Stores the function that cancels the request if the response is abandoned.
  func onAbandon(_ cancel: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if state.outcome == nil { state.cancel = cancel }
      return state.outcome != nil
    }
    if isOver { cancel() }
  }

  func receive(status: Int, fields: [String: String]) {
    state.withLock { state in
      state.head = (status, fields)
      state.lastActivity = .now
    }
  }

  func receive(_ data: Data) {
    let isTooLarge = state.withLock { state in
      guard state.outcome == nil else { return false }
      state.lastActivity = .now
      guard state.body.count + data.count <= request.byteLimit else { return true }
      state.body.append(data)
      return false
    }
    if isTooLarge { finish(.failure(.tooLarge)) }
  }

  /// Receives the end of the response or of the connection.
  func complete(_ error: TransportError?) {
    let (head, body) = state.withLock { ($0.head, $0.body) }
    switch (error, head) {
    case (let error?, _): finish(.failure(error))
    case (nil, let head?):
      finish(.success(TransportResponse(status: head.status, fields: head.fields, body: body)))
    case (nil, nil): finish(.failure(.lost(reason: nil)))
    }
  }

  func finish(_ outcome: Outcome) {
    let (continuation, cancel) = state.withLock { state in
      guard state.outcome == nil else {
        return (nil as CheckedContinuation<Outcome, Never>?, nil as (@Sendable () -> Void)?)
      }
      state.outcome = outcome
      state.body = Data()
      defer { (state.continuation, state.cancel) = (nil, nil) }
      return (state.continuation, state.cancel)
    }
    if case .failure = outcome { cancel?() }
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
    let wait = min(idle, whole) / .seconds(1)
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [weak self] in
      self?.checkTimeouts()
    }
  }
}
