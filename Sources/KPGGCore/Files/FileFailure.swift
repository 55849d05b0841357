#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Why a file or a folder is not as it was to become.
package struct FileFailure: Error, Hashable, Sendable {
  /// The system's words for what went wrong.
  package let reason: String
  /// Whether it was a pipe, and nobody reads it any more.
  package let isClosedPipe: Bool

  /// A file stands where a folder must.
  static let notAFolder = FileFailure(ENOTDIR)

  /// Somebody else holds a lock.
  static let heldLock = FileFailure(EWOULDBLOCK)

  /// Takes the words for a system call's error; for the one that failed last, where none is given.
  init(_ code: Int32 = errno) {
    reason = String(cString: strerror(code))
    isClosedPipe = code == EPIPE
  }
}
