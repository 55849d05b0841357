internal import Synchronization

/// What a person may want to know of the cache after a catalogue was read through it.
public final class CacheJournal: Sendable {
  private struct Notes {
    var oldest: CalendarDate?
    var failure: CacheError?
  }

  private let notes = Mutex(Notes())

  /// The day on which the oldest document that was used was last received or confirmed; `nil` where
  /// none came from the cache.
  public var oldest: CalendarDate? { notes.withLock(\.oldest) }

  /// The first failure to keep a document.
  public var failure: CacheError? { notes.withLock(\.failure) }

  func noteUse(of entry: CacheTree.Entry) {
    notes.withLock { $0.oldest = min($0.oldest ?? entry.received, entry.received) }
  }

  func noteFailure(_ error: CacheError) {
    notes.withLock { $0.failure = $0.failure ?? error }
  }
}
