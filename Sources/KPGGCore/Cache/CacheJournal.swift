internal import Synchronization

/// Notes about the cache that a reader may want to see: the oldest document and the first error.
public final class CacheJournal: Sendable {
  private struct Notes {
    var oldest: CalendarDate?
    var error: CacheError?
  }

  private let notes = Mutex(Notes())

  /// The day on which the oldest document in use was received or confirmed. `nil` if no document
  /// came from the cache.
  public var oldest: CalendarDate? { notes.withLock(\.oldest) }

  /// The first error that occurred while storing a document.
  public var error: CacheError? { notes.withLock(\.error) }

  func recordUse(of entry: CacheTree.Entry) {
    notes.withLock { $0.oldest = min($0.oldest ?? entry.received, entry.received) }
  }

  func recordError(_ error: CacheError) {
    notes.withLock { $0.error = $0.error ?? error }
  }
}

/// The error of a write to the cache.
public struct CacheError: Error, Hashable, Sendable {
  /// The path of the file or folder.
  public let path: String
  /// The system's error message.
  public let reason: String
}
