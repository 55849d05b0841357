internal import Dispatch
internal import Synchronization

/// One exchange while it runs: what has come, until what, and who waits for it.
///
/// Its continuation is resumed once, by whichever comes first of the answer, a limit, and
/// cancellation; whatever comes later is ignored.
final class PendingResponse: Sendable {
  typealias Outcome = Result<HTTPResponse, TransportError>

  private struct State {
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
    var head: (status: Int, fields: [String: String])?
    var body = Data()
    var lastSign = ContinuousClock.now
    var giveUp: (@Sendable () -> Void)?
  }

  private let request: HTTPRequest
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  init(_ request: HTTPRequest) { self.request = request }

  /// Keeps who waits for the outcome, and begins to watch the times.
  ///
  /// - Returns: Whether there is no outcome yet.
  func begin(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    let outcome = state.withLock { state in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let outcome {
      continuation.resume(returning: outcome)
      return false
    }
    watch()
    return true
  }

  /// Keeps what to do with a task whose answer nobody waits for any more.
  func whenGivenUp(_ giveUp: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if state.outcome == nil { state.giveUp = giveUp }
      return state.outcome != nil
    }
    if isOver { giveUp() }
  }

  /// Takes the status line and the header fields.
  func receive(status: Int, fields: [String: String]) {
    state.withLock { state in
      state.head = (status, fields)
      state.lastSign = .now
    }
  }

  /// Takes a part of the body, unless it is one too much.
  func receive(_ data: Data) {
    let isTooLarge = state.withLock { state in
      guard state.outcome == nil else { return false }
      state.lastSign = .now
      guard state.body.count + data.count <= request.byteLimit else { return true }
      state.body.append(data)
      return false
    }
    if isTooLarge { end(.failure(.tooLarge)) }
  }

  /// Takes the end of the response, or of the connection before it.
  func complete(_ error: TransportError?) {
    let (head, body) = state.withLock { ($0.head, $0.body) }
    switch (error, head) {
    case (let error?, _): end(.failure(error))
    case (nil, let head?):
      end(.success(HTTPResponse(status: head.status, fields: head.fields, body: body)))
    case (nil, nil): end(.failure(.lost(reason: "there was no response")))
    }
  }

  /// Settles the outcome, if nothing did before.
  func end(_ outcome: Outcome) {
    let (continuation, giveUp) = state.withLock { state in
      guard state.outcome == nil else {
        return (nil as CheckedContinuation<Outcome, Never>?, nil as (@Sendable () -> Void)?)
      }
      state.outcome = outcome
      state.body = Data()
      defer { (state.continuation, state.giveUp) = (nil, nil) }
      return (state.continuation, state.giveUp)
    }
    if case .failure = outcome { giveUp?() }
    continuation?.resume(returning: outcome)
  }

  /// Looks again when the next of the two times could be over.
  private func watch() {
    let now = ContinuousClock.now
    let lastSign = state.withLock { $0.outcome == nil ? $0.lastSign : nil }
    guard let lastSign else { return }
    let (idle, whole) = (
      request.idleTime - (now - lastSign), request.wholeTime - (now - start)
    )
    if whole <= .zero { return end(.failure(.slow)) }
    if idle <= .zero { return end(.failure(.silent)) }
    let wait = min(idle, whole) / .seconds(1)
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [weak self] in self?.watch() }
  }
}
