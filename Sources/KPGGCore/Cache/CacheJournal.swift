internal import Synchronization

/// What a person may want to know of the cache after a catalogue was read through it.
public final class CacheJournal: Sendable {
  private struct Notes {
    var oldest: CalendarDate?
    var error: CacheError?
  }

  private let notes = Mutex(Notes())

  /// The day on which the oldest document that was used was last received or confirmed; `nil` where
  /// none came from the cache.
  public var oldest: CalendarDate? { notes.withLock(\.oldest) }

  /// The first error to keep a document.
  public var error: CacheError? { notes.withLock(\.error) }

  func recordUse(of entry: CacheTree.Entry) {
    notes.withLock { $0.oldest = min($0.oldest ?? entry.received, entry.received) }
  }

  func recordError(_ error: CacheError) {
    notes.withLock { $0.error = $0.error ?? error }
  }
}
