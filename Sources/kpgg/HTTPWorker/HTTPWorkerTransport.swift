import KPGGCore
import KPGGSystem

/// A transport that makes requests in a child process, the HTTP worker. A server that crashes or
/// blocks the worker causes an ordinary error.
///
/// The first request starts the worker, which then makes all requests. If a worker dies with
/// several open requests, later requests run one at a time, so that only the fatal one fails.
final class HTTPWorkerTransport: HTTPTransport {
  private let program: @Sendable () -> ChildProgram
  private let gate = RequestGate()
  private let worker = Mutex<WorkerProcess?>(nil)

  /// Creates a transport. The first request computes the program.
  init(_ program: @autoclosure @escaping @Sendable () -> ChildProgram) { self.program = program }

  deinit { worker.withLock(\.self)?.retire() }

  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
    try await gate.enter()
    defer { gate.leave() }
    guard !Task.isCancelled else { throw .cancelled }
    return try await usableWorker().response(to: request).get()
  }

  private func usableWorker() throws(TransportError) -> WorkerProcess {
    try worker.withLock { worker throws(TransportError) in
      if let worker, worker.isUsable { return worker }
      let started = try WorkerProcess(program()) { [gate] in gate.serialize() }
      worker = started
      return started
    }
  }
}
