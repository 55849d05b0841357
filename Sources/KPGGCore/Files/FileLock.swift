#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// An advisory lock on a folder, held as long as the value lives, and given up by the system
/// where the process dies.
package struct FileLock: ~Copyable, Sendable {
  private let descriptor: Int32

  /// Waits until nobody else holds the lock.
  package init(waitingFor path: String) throws(FileFailure) {
    descriptor = try Self.locked(path, LOCK_EX)
  }

  /// Tries so often to take the lock, at least once, a hundredth of a second apart; `nil` where
  /// somebody else held it each time.
  package init?(_ path: String, tries: Int) throws(FileFailure) {
    guard let descriptor = try Self.locked(path, tries: tries) else { return nil }
    self.descriptor = descriptor
  }

  /// Takes the lock at once, or fails where somebody else holds it.
  package init(_ path: String) throws(FileFailure) {
    descriptor = try Self.locked(path, LOCK_EX | LOCK_NB)
  }

  deinit { close(descriptor) }

  private static func locked(_ path: String, tries: Int) throws(FileFailure) -> Int32? {
    for number in 1...max(1, tries) {
      do {
        return try locked(path, LOCK_EX | LOCK_NB)
      } catch {
        guard error == .heldLock else { throw error }
      }
      // Only who waits without an end is woken when a lock becomes free.
      if number < tries { usleep(10_000) }
    }
    return nil
  }

  private static func locked(_ path: String, _ operation: Int32) throws(FileFailure) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure() }
    while flock(descriptor, operation) != 0 {
      let code = errno
      guard code == EINTR else {
        close(descriptor)
        throw FileFailure(code)
      }
    }
    return descriptor
  }
}
