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

  /// Takes the lock at once, or fails where somebody else holds it.
  package init(_ path: String) throws(FileFailure) {
    descriptor = try Self.locked(path, LOCK_EX | LOCK_NB)
  }

  deinit { close(descriptor) }

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
