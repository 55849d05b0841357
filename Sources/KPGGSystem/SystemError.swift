/// An error of the operating system: a failed call on a file, a process, or a terminal.
package struct SystemError: Error, Hashable, Sendable {
  /// The system's description: `No space left on device`.
  package let reason: String
  private let code: Int32

  /// Whether the error is a write to a pipe that has no reader.
  package var isClosedPipe: Bool { code == EPIPE }

  /// Whether the file does not exist. A file with a name that is too long cannot exist either.
  var isMissingFile: Bool { code == ENOENT || code == ENAMETOOLONG }

  /// A component of a path exists and is not a folder.
  package static let notAFolder = SystemError(ENOTDIR)

  /// A path names a folder where a file is required.
  static let isAFolder = SystemError(EISDIR)

  /// A path names a folder, a device, a pipe, or a socket where a regular file is required.
  static let notARegularFile = SystemError(code: EINVAL, reason: "Not a regular file")

  /// Another process holds the lock.
  package static let lockIsHeld = SystemError(EWOULDBLOCK)

  /// Describes an `errno`, by default the last failed call's.
  package init(_ code: Int32 = errno) {
    self.init(code: code, reason: strerror(code).map { String(cString: $0) } ?? "error \(code)")
  }

  private init(code: Int32, reason: String) {
    (self.code, self.reason) = (code, reason)
  }
}
