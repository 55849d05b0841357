import Dispatch
import KPGGCore
import KPGGSystem

/// A running HTTP worker and its open requests.
final class WorkerProcess: Sendable {
  typealias Response = Result<ReceivedResponse, TransportError>

  private struct OpenRequest {
    let continuation: CheckedContinuation<Response, Never>
    let byteLimit: Int
  }

  private struct State {
    var open: [Int: OpenRequest] = [:]
    var lastID = 0
    /// The largest body limit so far: replies to abandoned requests can still arrive.
    var bodyLimit = 0
    /// Whether the process accepts no more requests, because it died or still makes an abandoned
    /// one.
    var isRetired = false
    var phase = Phase.starting
  }

  private enum Phase {
    case starting
    case ready
    /// The process cannot be used as a worker.
    case failed(TransportError)
  }

  /// The seconds that a request may take in addition to its own time limit.
  private static let grace = 1.0
  /// The seconds until the greeting must arrive.
  private static let startTime = 10.0

  private let process: ChildProcess
  private let onLoss: @Sendable () -> Void
  private let path: String
  private let version: String
  private let state = Mutex(State())
  /// Whether requests can be written to the process.
  private let isWritable = Mutex(true)

  /// Starts the process. Its program must have this version. Calls `onLoss` if the process ends
  /// while requests are open.
  init(
    _ program: ChildProgram, version: String, onLoss: @escaping @Sendable () -> Void
  ) throws(TransportError) {
    do throws(SystemError) {
      process = try ChildProcess(program)
    } catch {
      throw .unavailable(reason: "'\(program.path)' cannot be started: \(error.reason)")
    }
    (path, self.version, self.onLoss) = (program.path, version, onLoss)
    // A separate queue, because it blocks on the pipe most of the time.
    DispatchQueue(label: "kpgg.http-worker").async { [self] in readReplies() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.startTime) { [weak self] in
      self?.failUnlessStarted()
    }
  }

  var isUsable: Bool { !state.withLock(\.isRetired) }

  func response(to request: TransportRequest) async -> Response {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        send(id, request, continuation)
        // The handler does nothing for a task that is canceled before the request is open.
        if Task.isCancelled { complete(id, with: .failure(.cancelled)) }
      }
    } onCancel: {
      complete(id, with: .failure(.cancelled))
    }
  }

  /// Rejects further requests, and ends the process after the last open one.
  func retire() {
    let isIdle = state.withLock { state in
      state.isRetired = true
      return state.open.isEmpty
    }
    if isIdle { process.terminate() }
  }

  private func send(
    _ id: Int, _ request: TransportRequest, _ continuation: CheckedContinuation<Response, Never>
  ) {
    state.withLock {
      $0.open[id] = OpenRequest(continuation: continuation, byteLimit: request.byteLimit)
      $0.bodyLimit = max($0.bodyLimit, request.byteLimit)
    }
    // Set before the write, which blocks if the process does not read.
    let time = request.wholeTime / .seconds(1) + Self.grace
    DispatchQueue.global().asyncAfter(deadline: .now() + time) { [weak self] in
      self?.expire(id)
    }
    let isOpen = isWritable.withLock { isWritable in
      guard isWritable else { return false }
      let message = WorkerRequest(id: id, request: request).message
      if (try? process.input.write(message.encoded)) == nil {
        // Set before the reader sees the end: an immediate retry must get another process.
        state.withLock { $0.isRetired = true }
        // The reader then completes the request.
        endProcess()
      }
      return true
    }
    if !isOpen { complete(id, with: .failure(loss(exitStatus: nil))) }
  }

  /// Kills the process. One that ends before its greeting keeps its exit status.
  private func endProcess() {
    if case .starting = state.withLock(\.phase) { process.waitForExit() }
    process.terminate()
  }

  private func expire(_ id: Int) {
    if !failUnlessStarted() { complete(id, with: .failure(.timeout)) }
  }

  /// Ends the process if its greeting has not arrived. The reader then completes the requests.
  ///
  /// - Returns: Whether the greeting has not arrived.
  @discardableResult
  private func failUnlessStarted() -> Bool {
    let isStarting = state.withLock { state in
      guard case .starting = state.phase else { return false }
      state.phase = .failed(.unavailable(reason: "'\(path)' did not respond"))
      state.isRetired = true
      return true
    }
    if isStarting { process.terminate() }
    return isStarting
  }

  /// The error for open requests when the process ends.
  private func loss(exitStatus: Int32?) -> TransportError {
    switch state.withLock(\.phase) {
    case .ready: .lost(reason: nil)
    case .failed(let error): error
    // The exit status of the system's program loader.
    case .starting where exitStatus == 127:
      .unavailable(reason: "'\(path)' cannot load its libraries; it needs libcurl")
    case .starting: .unavailable(reason: "'\(path)' is not an HTTP worker of kpgg")
    }
  }

  /// Delivers the response to a request, unless it already has one.
  private func complete(_ id: Int, with response: Response) {
    let request = state.withLock { state in
      let request = state.open.removeValue(forKey: id)
      if request != nil, response.abandonsRequest { state.isRetired = true }
      return request
    }
    guard let request else { return }
    request.continuation.resume(returning: response)
    let isDone = state.withLock { $0.isRetired && $0.open.isEmpty }
    if isDone { process.terminate() }
  }

  private func readReplies() {
    var parser = WorkerMessageParser()
    do {
      while let bytes = try? process.output.read(atMost: 1 << 16), !bytes.isEmpty {
        parser.append(bytes)
        while let message = try parser.next(bodyLimit: state.withLock(\.bodyLimit)) {
          try receive(message)
        }
      }
    } catch {
      // An invalid message counts as the end of the process.
    }
    state.withLock { $0.isRetired = true }
    // First, because it unblocks a write to a process that does not read.
    endProcess()
    // A request that finds the process closed gets the same error.
    let loss: TransportError = isWritable.withLock { isWritable in
      isWritable = false
      let loss = self.loss(exitStatus: process.close())
      state.withLock { $0.phase = .failed(loss) }
      return loss
    }
    let lost = state.withLock { state in
      defer { state.open = [:] }
      return state.open
    }
    if !lost.isEmpty { onLoss() }
    for request in lost.values { request.continuation.resume(returning: .failure(loss)) }
  }

  /// Handles a message. The first must be a greeting of the same protocol and version.
  private func receive(_ message: WorkerMessage) throws(WorkerMessageParser.InvalidMessageError) {
    guard case .ready = state.withLock(\.phase) else { return try receiveGreeting(message) }
    guard let reply = WorkerReply(message), isWithinLimit(message.body, of: reply.id) else {
      throw WorkerMessageParser.InvalidMessageError()
    }
    complete(reply.id, with: reply.result)
  }

  private func receiveGreeting(
    _ message: WorkerMessage
  ) throws(WorkerMessageParser.InvalidMessageError) {
    guard let greeting = WorkerGreeting(message) else {
      throw WorkerMessageParser.InvalidMessageError()
    }
    guard greeting == WorkerGreeting(version: version) else {
      let reason = "'\(path)' is another build of kpgg, \(greeting.version) instead of \(version)"
      state.withLock { $0.phase = .failed(.unavailable(reason: reason)) }
      throw WorkerMessageParser.InvalidMessageError()
    }
    state.withLock { state in
      if case .starting = state.phase { state.phase = .ready }
    }
  }

  /// Whether a body is within the limit of its request, if that is still open.
  private func isWithinLimit(_ body: Data, of id: Int) -> Bool {
    state.withLock { state in
      state.open[id].map { body.count <= $0.byteLimit } ?? true
    }
  }
}

extension Result<ReceivedResponse, TransportError> {
  /// Whether the request continues in the worker: URLSession on Linux cannot cancel it safely.
  fileprivate var abandonsRequest: Bool {
    switch self {
    case .failure(.cancelled), .failure(.idleTimeout), .failure(.timeout), .failure(.tooLarge): true
    default: false
    }
  }
}
