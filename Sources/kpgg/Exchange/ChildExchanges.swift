import Dispatch
import KPGGCore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One child, and the exchanges that it has not answered yet.
final class ChildExchanges: Sendable {
  typealias Outcome = Result<HTTPResponse, TransportError>

  private struct Pending {
    let continuation: CheckedContinuation<Outcome, Never>
    let byteLimit: Int
  }

  private struct State {
    var pending: [Int: Pending] = [:]
    var lastID = 0
    /// The largest limit of any body so far: one that nobody waits for any more may still come.
    var bodyLimit = 0
    /// Whether an exchange that was given up may go on in the child.
    var isRetired = false
  }

  /// How many seconds longer than its own time the child has for an exchange.
  private static let grace = 1.0

  private let process: ChildProcess
  private let onLoss: @Sendable () -> Void
  private let state = Mutex(State())
  /// Whether calls can be written.
  private let isOpen = Mutex(true)

  /// Starts a child; the closure is called if it dies over exchanges that it did not answer.
  init(
    _ program: ChildProcess.Program, onLoss: @escaping @Sendable () -> Void
  ) throws(ChildProcess.Failure) {
    process = try ChildProcess(program)
    self.onLoss = onLoss
    // A queue of its own: it waits on the pipe most of the time.
    DispatchQueue(label: "kpgg.child").async { [self] in readAnswers() }
  }

  /// Whether it takes further calls.
  var isUsable: Bool { !state.withLock(\.isRetired) }

  /// Lets the child make an exchange.
  func outcome(of request: HTTPRequest) async -> Outcome {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        call(id, request, continuation)
        // A task that was cancelled before is known of only now.
        if Task.isCancelled { settle(id, .failure(.cancelled)) }
      }
    } onCancel: {
      settle(id, .failure(.cancelled))
    }
  }

  /// Takes no more calls, and ends the child when the last one is answered.
  func retire() {
    let isIdle = state.withLock { state in
      state.isRetired = true
      return state.pending.isEmpty
    }
    if isIdle { process.terminate() }
  }

  private func call(
    _ id: Int, _ request: HTTPRequest, _ continuation: CheckedContinuation<Outcome, Never>
  ) {
    state.withLock {
      $0.pending[id] = Pending(continuation: continuation, byteLimit: request.byteLimit)
      $0.bodyLimit = max($0.bodyLimit, request.byteLimit)
    }
    // Before the call is written, as a child that reads nothing would hold that up.
    let time = request.wholeTime / .seconds(1) + Self.grace
    DispatchQueue.global().asyncAfter(deadline: .now() + time) { [weak self] in
      self?.settle(id, .failure(.slow))
    }
    let isSent = isOpen.withLock { isOpen in
      guard isOpen, let bytes = ExchangeCall(id: id, request: request).frame?.encoded else {
        return false
      }
      return bytes.withUnsafeBytes { Platform.writeAll($0, to: process.input) } == nil
    }
    guard !isSent else { return }
    // Before the end is read: whoever tries again at once must not meet the same child.
    state.withLock { $0.isRetired = true }
    settle(id, .failure(Self.loss))
  }

  /// Gives an exchange its outcome, if it has none yet.
  private func settle(_ id: Int, _ outcome: Outcome) {
    let pending = state.withLock { state in
      let pending = state.pending.removeValue(forKey: id)
      if pending != nil, outcome.wasGivenUp { state.isRetired = true }
      return pending
    }
    guard let pending else { return }
    pending.continuation.resume(returning: outcome)
    let isOver = state.withLock { $0.isRetired && $0.pending.isEmpty }
    if isOver { process.terminate() }
  }

  private func readAnswers() {
    var parser = FrameParser()
    do {
      while let bytes = Platform.read(process.output, atMost: 1 << 16), !bytes.isEmpty {
        parser.append(bytes)
        while let frame = try parser.next(bodyLimit: state.withLock(\.bodyLimit)) {
          guard let answer = ExchangeAnswer(frame), isWithinLimit(frame.body, of: answer.id) else {
            throw FrameParser.Failure()
          }
          settle(answer.id, answer.outcome)
        }
      }
    } catch {
      // What is no answer is as good as the end.
    }
    state.withLock { $0.isRetired = true }
    // First, as a call could be stuck on its way to a child that reads nothing.
    process.terminate()
    isOpen.withLock { $0 = false }
    process.end()
    let lost = state.withLock { state in
      defer { state.pending = [:] }
      return state.pending
    }
    if !lost.isEmpty { onLoss() }
    for pending in lost.values { pending.continuation.resume(returning: .failure(Self.loss)) }
  }

  /// Whether an exchange, if it is waited for, may have so large a body.
  private func isWithinLimit(_ body: Data, of id: Int) -> Bool {
    state.withLock { state in
      state.pending[id].map { body.count <= $0.byteLimit } ?? true
    }
  }

  private static let loss = TransportError.lost(reason: "the response could not be read")
}

extension Result<HTTPResponse, TransportError> {
  /// Whether the exchange goes on although nobody waits for it: URLSession on Linux cannot be
  /// stopped safely.
  fileprivate var wasGivenUp: Bool {
    switch self {
    case .failure(.cancelled), .failure(.silent), .failure(.slow), .failure(.tooLarge): true
    default: false
    }
  }
}
