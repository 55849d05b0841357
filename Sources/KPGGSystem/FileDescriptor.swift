/// An open file, pipe, or terminal. All descriptors are opened, read, and written here.
///
/// The value does not own the descriptor: the code that opens it must close it.
package struct FileDescriptor: Equatable, Sendable {
  package let rawValue: Int32

  package static let standardInput = FileDescriptor(0)
  package static let standardOutput = FileDescriptor(1)
  package static let standardError = FileDescriptor(2)

  package init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// Opens a file with flags such as `O_RDONLY`, and creates it with these permissions if needed.
  ///
  /// Child processes do not inherit the descriptor.
  package static func open(
    _ path: String, _ flags: Int32, mode: mode_t = 0o666
  ) throws(SystemError) -> FileDescriptor {
    let descriptor = systemOpen(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SystemError() }
    return FileDescriptor(descriptor)
  }

  /// Opens a file of an open folder, as ``open(_:_:mode:)`` does.
  static func open(
    _ name: String, in folder: FileDescriptor, _ flags: Int32, mode: mode_t
  ) throws(SystemError) -> FileDescriptor {
    let descriptor = openat(folder.rawValue, name, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw errno == ELOOP ? .isALink : SystemError() }
    return FileDescriptor(descriptor)
  }

  /// Creates a pipe. Child processes inherit neither end.
  package static func pipe() throws(SystemError) -> (
    reader: FileDescriptor, writer: FileDescriptor
  ) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw SystemError() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (FileDescriptor(ends[0]), FileDescriptor(ends[1]))
  }

  /// - Throws: The error of an earlier write that the system reports only now.
  package func close() throws(SystemError) {
    guard systemClose(rawValue) == 0 else { throw SystemError() }
  }

  /// Writes all bytes, and waits for a slow reader even if the descriptor is non-blocking.
  package func write(_ bytes: some ContiguousBytes) throws(SystemError) {
    if let error = bytes.withUnsafeBytes(writeAll) { throw error }
  }

  /// Writes the whole text in UTF-8, without buffering.
  ///
  /// Ignore SIGPIPE first: otherwise it ends the process at a closed pipe.
  package func write(_ text: String) throws(SystemError) {
    var text = text
    if let error = text.withUTF8({ writeAll(UnsafeRawBufferPointer($0)) }) { throw error }
  }

  /// Reads the available bytes, at most `count`; empty at the end of the input.
  ///
  /// It waits for the first byte, unless the descriptor is non-blocking and `waits` is `false`.
  package func read(atMost count: Int, waits: Bool = true) throws(SystemError) -> [UInt8] {
    var outcome: Result<Int, SystemError> = .success(0)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
      outcome = readOnce(into: UnsafeMutableRawBufferPointer(buffer), waits: waits)
      size = (try? outcome.get()) ?? 0
    }
    _ = try outcome.get()
    return bytes
  }

  /// Reads what is available into the buffer, after waiting for at least one byte.
  ///
  /// - Returns: The number of bytes; 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try readOnce(into: buffer, waits: true).get()
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> SystemError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      // macOS rejects more than 2 GiB in one call.
      let chunk = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 24))
      let count = systemWrite(rawValue, chunk.baseAddress, chunk.count)
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      // Repeating a call that writes nothing and reports no error would never end.
      let code = count == 0 ? EIO : errno
      guard code == EINTR || (code == EAGAIN && wait(for: POLLOUT)) else {
        return SystemError(code)
      }
    }
    return nil
  }

  private func readOnce(
    into buffer: UnsafeMutableRawBufferPointer, waits: Bool
  ) -> Result<Int, SystemError> {
    while true {
      let count = systemRead(rawValue, buffer.baseAddress, buffer.count)
      guard count < 0 else { return .success(count) }
      let code = errno
      // Another process can make a shared pipe non-blocking.
      guard code == EINTR || (code == EAGAIN && waits && wait(for: POLLIN)) else {
        return .failure(SystemError(code))
      }
    }
  }

  /// Waits without a limit. The next read or write reports what is wrong with the descriptor.
  private func wait(for events: some BinaryInteger) -> Bool {
    var request = pollfd(fd: rawValue, events: Int16(events), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }
}

// Aliases of the C functions, which the methods above shadow.

private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// An error of the operating system: a failed call on a file, a process, or a terminal.
package struct SystemError: Error, Equatable, Sendable {
  /// The system's description: `No space left on device`.
  package let reason: String
  private let code: Int32

  /// Whether the error is a write to a pipe that has no reader.
  package var isClosedPipe: Bool { code == EPIPE }

  /// Whether the file does not exist. A file with a name that is too long cannot exist either.
  package var isMissingFile: Bool { code == ENOENT || code == ENAMETOOLONG }

  /// A component of a path exists and is not a folder.
  package static let notAFolder = SystemError(ENOTDIR)

  /// A path names a folder where a file is required.
  static let isAFolder = SystemError(EISDIR)

  /// A path names a folder, a device, a pipe, or a socket where a regular file is required.
  package static let notARegularFile = SystemError(code: EINVAL, reason: "Not a regular file")

  /// A path names a symbolic link, which is not followed.
  static let isALink = SystemError(code: ELOOP, reason: "Is a symbolic link")

  /// A path is not UTF-8. A decoded one would have other bytes.
  static let notUTF8 = SystemError(code: EILSEQ, reason: "The path is not UTF-8")

  package static let lockIsHeld = SystemError(EWOULDBLOCK)

  /// Describes an `errno`, by default the last failed call's.
  package init(_ code: Int32 = errno) {
    self.init(code: code, reason: strerror(code).map { String(cString: $0) } ?? "error \(code)")
  }

  private init(code: Int32, reason: String) {
    (self.code, self.reason) = (code, reason)
  }
}
