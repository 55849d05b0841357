import KPGGCore
import KPGGSystem

/// A transport that makes requests in a child process, the HTTP worker. A server that crashes or
/// blocks the worker causes an ordinary error.
///
/// The first request starts the worker, which then makes all requests. If a worker dies with
/// several open requests, later requests run one at a time, so that only the fatal one fails.
final class HTTPWorkerTransport: HTTPTransport {
  private let program: @Sendable () -> ChildProgram
  private let version: String
  private let gate = RequestGate()
  private let worker = Mutex<WorkerProcess?>(nil)

  /// Creates a transport without starting a worker.
  ///
  /// - Parameters:
  ///   - program: The worker's program. It is computed when a worker starts.
  ///   - version: The version that the program must have.
  init(_ program: @autoclosure @escaping @Sendable () -> ChildProgram, version: String) {
    (self.program, self.version) = (program, version)
  }

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
      let started = try WorkerProcess(program(), version: version) { [gate] in gate.serialize() }
      worker = started
      return started
    }
  }
}
