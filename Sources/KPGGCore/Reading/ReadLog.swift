import KPGGSystem

/// The requests and the reads of an endpoint's source.
final class ReadLog: Sendable {
  private struct State {
    /// The number of resets. A request that began before a reset does not count after it.
    var generation = 0
    /// The days on which the documents that were read were received.
    var received: [DocumentPath: CalendarDate] = [:]
    /// The documents that were requested since the last reset; `nil` if no document needs a
    /// request.
    var requested: Set<DocumentPath>?
    /// The times of the failed requests since the last reset.
    var failures: [DocumentPath: ContinuousClock.Instant] = [:]
    var requestError: CatalogError?
    var cacheError: CacheError?
    /// The index that was last read.
    var index: KnownIndex?
    /// The number of times that another index replaced it.
    var indexChanges = 0
  }

  private struct KnownIndex {
    let data: Data
    lazy var checksum = Checksum.text(of: data)
    lazy var digests = (try? IndexDocument(decoding: data))?.digests ?? [:]
  }

  /// The time after a failed request in which the document is not requested again.
  private static let pause = Duration.seconds(60)

  private let state = Mutex(State())
  private let now: @Sendable () -> ContinuousClock.Instant

  init(now: @escaping @Sendable () -> ContinuousClock.Instant) { self.now = now }

  var generation: Int { state.withLock(\.generation) }

  var oldest: CalendarDate? { state.withLock { $0.received.values.min() } }

  var requestError: CatalogError? { state.withLock(\.requestError) }

  /// The first error of storing a document.
  var cacheError: CacheError? { state.withLock(\.cacheError) }

  /// Whether a document was not requested since the last reset.
  func needsRequest(_ path: DocumentPath) -> Bool {
    state.withLock { $0.requested?.contains(path) == false } && !hasJustFailed(path)
  }

  /// Whether the request for a document failed less than a minute ago.
  func hasJustFailed(_ path: DocumentPath) -> Bool {
    state.withLock { $0.failures[path].map { now() - $0 < Self.pause } ?? false }
  }

  func addRead(of path: DocumentPath, received day: CalendarDate) {
    state.withLock { $0.received[path] = day }
  }

  func addRequest(of path: DocumentPath, in generation: Int) {
    change(in: generation) { _ = $0.requested?.insert(path) }
  }

  /// Adds the requests of a sync.
  func addRequestOfAll(in generation: Int) {
    change(in: generation) { state in
      (state.requested, state.failures) = (nil, [:])
      (state.received, state.requestError) = ([:], nil)
    }
  }

  /// Adds a failed request for a document that is in the cache.
  func add(_ error: CatalogError, of path: DocumentPath, in generation: Int) {
    change(in: generation) { state in
      state.failures[path] = now()
      state.requestError = error
    }
  }

  func add(_ error: CacheError) {
    state.withLock { $0.cacheError = $0.cacheError ?? error }
  }

  var hasIndex: Bool { state.withLock { $0.index != nil } }

  /// The number of times that another index replaced the known one since the last reset.
  var indexChanges: Int { state.withLock(\.indexChanges) }

  func addIndex(_ data: Data) {
    state.withLock { state in
      guard let index = state.index else { return state.index = KnownIndex(data: data) }
      guard !index.data.isSame(as: data) else { return }
      state.index = KnownIndex(data: data)
      state.indexChanges += 1
    }
  }

  /// The digest of a group's document in the index that was last read. `nil` if the index has none, or
  /// if its checksum is the one given.
  func digest(of id: GroupID, unlessReceivedWith checksum: String?) -> SHA256? {
    state.withLock { state in
      guard checksum == nil || checksum != state.index?.checksum else { return nil }
      return state.index?.digests[id]
    }
  }

  func forgetReads() { state.withLock { $0.received = [:] } }

  /// Forgets everything. Each document then needs a new request.
  func reset() {
    state.withLock { $0 = State(generation: $0.generation + 1, requested: []) }
  }

  private func change(in generation: Int, _ body: (inout State) -> Void) {
    state.withLock { if $0.generation == generation { body(&$0) } }
  }
}
