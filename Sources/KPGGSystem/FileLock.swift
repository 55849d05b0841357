/// An advisory lock on a folder, held until the value is destroyed or the process ends.
package struct FileLock: ~Copyable, Sendable {
  private let descriptor: FileDescriptor

  /// Waits until no other process holds the lock.
  package init(waitingFor folder: OpenFolder) throws(SystemError) {
    descriptor = try Self.locked(folder, LOCK_EX)
  }

  /// Waits for the lock up to a time limit; `nil` if another process still holds it then.
  package init?(waitingFor folder: OpenFolder, atMost limit: Duration) throws(SystemError) {
    let deadline = ContinuousClock.now + limit
    while true {
      do {
        descriptor = try Self.locked(folder, LOCK_EX | LOCK_NB)
        return
      } catch {
        guard error == .lockIsHeld else { throw error }
      }
      guard ContinuousClock.now < deadline else { return nil }
      // The system has no call that waits for a lock up to a time limit.
      usleep(10_000)
    }
  }

  /// Locks the folder without waiting.
  ///
  /// - Throws: ``SystemError/lockIsHeld`` if another process holds the lock.
  package init(_ folder: OpenFolder) throws(SystemError) {
    descriptor = try Self.locked(folder, LOCK_EX | LOCK_NB)
  }

  deinit { try? descriptor.close() }

  private static func locked(
    _ folder: OpenFolder, _ operation: Int32
  ) throws(SystemError) -> FileDescriptor {
    let descriptor = try folder.open(".", O_RDONLY | O_DIRECTORY)
    while flock(descriptor.rawValue, operation) != 0 {
      let code = errno
      guard code == EINTR else {
        try? descriptor.close()
        throw SystemError(code)
      }
    }
    return descriptor
  }
}
