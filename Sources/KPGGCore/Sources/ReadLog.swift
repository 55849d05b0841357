internal import KPGGSystem

/// The documents that an endpoint's source has read.
final class ReadLog: Sendable {
  private struct State {
    var received: [DocumentPath: CalendarDate] = [:]
    var error: CacheError?
    /// The documents that were requested since the last reset; `nil` before the first reset, when
    /// no document needs a request.
    var requested: Set<DocumentPath>?
  }

  private let state = Mutex(State())

  /// The oldest day on which a document was received; `nil` if none was read.
  var oldest: CalendarDate? { state.withLock { $0.received.values.min() } }

  /// The first error of storing a document.
  var error: CacheError? { state.withLock(\.error) }

  /// Whether a document was not requested since the last reset.
  func needsRequest(_ path: DocumentPath) -> Bool {
    state.withLock { $0.requested?.contains(path) == false }
  }

  func addRead(of path: DocumentPath, received day: CalendarDate) {
    state.withLock { $0.received[path] = day }
  }

  func addRequest(of path: DocumentPath) {
    state.withLock { _ = $0.requested?.insert(path) }
  }

  func add(_ error: CacheError) {
    state.withLock { $0.error = $0.error ?? error }
  }

  /// Forgets what was read. Each document then needs a new request.
  func reset() { state.withLock { $0 = State(requested: []) } }
}
