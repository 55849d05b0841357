import KPGGCore
import KPGGSystem

/// Appends lines to a file whose old content never changes.
enum LineFile {
  /// Appends lines, and flushes the file and its name to the disk. Creates a missing file, which only
  /// the owner can access.
  ///
  /// If the last line has no newline, because its writer died or the disk was full, it gets one, so
  /// that only this line is damaged. The caller must hold a lock that all writers share. After an
  /// error, the file is unchanged.
  static func append(
    _ lines: Data, to path: String, limit: Int
  ) throws(FileError) {
    do throws(SystemError) {
      // Without O_NONBLOCK, opening a named pipe waits for a reader.
      let file = try FileDescriptor.open(
        path, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY, mode: 0o600)
      let fits: Bool
      do throws(SystemError) {
        fits = try append(lines, to: file, limit: limit)
        // The lines are in the file, so an error here is none of the change. The writer that created the
        // file may have died before it flushed the name.
        try? OpenFolder(Folder.parentPath(of: path)).synchronize()
      } catch {
        try? file.close()
        throw error
      }
      try file.close()
      if fits { return }
    } catch {
      throw .failed(error)
    }
    throw .tooLarge(limit: limit)
  }

  /// Returns whether the lines fit in the limit. If they do not, the file stays unchanged.
  private static func append(
    _ lines: Data, to file: FileDescriptor, limit: Int
  ) throws(SystemError) -> Bool {
    let size = try size(of: file)
    let bytes = try endsWithNewline(file, size: size) ? lines : [UInt8(ascii: "\n")] + lines
    guard size + bytes.count <= limit else { return false }
    do throws(SystemError) {
      try file.write(bytes)
      guard fsync(file.rawValue) == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno) else {
        throw SystemError()
      }
    } catch {
      // The lock excludes other writers, so that this removes only what was written here.
      ftruncate(file.rawValue, off_t(size))
      throw error
    }
    return true
  }

  /// The number of bytes of a regular file.
  private static func size(of file: FileDescriptor) throws(SystemError) -> Int {
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { throw SystemError() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile }
    return Int(status.st_size)
  }

  /// Whether the next line can begin at the end of the file.
  private static func endsWithNewline(
    _ file: FileDescriptor, size: Int
  ) throws(SystemError) -> Bool {
    guard size > 0 else { return true }
    var last: UInt8 = 0
    guard pread(file.rawValue, &last, 1, off_t(size - 1)) == 1 else { throw SystemError() }
    return last == UInt8(ascii: "\n")
  }
}

extension LockedFile {
  /// Reads a file of lines; empty if it is missing.
  func lines(limit: Int) throws(UserFileError) -> Data {
    try data(limit: limit, orThrow: .tooLarge(path: path, limit: limit)) ?? Data()
  }

  /// Reads a file of lines. If another process is writing the last line, it waits for its end.
  func completeLines(limit: Int) throws(UserFileError) -> Data {
    let data = try lines(limit: limit)
    guard let last = data.last, last != UInt8(ascii: "\n"),
      let target = try? target(), let lock = try? lock(target)
    else { return data }
    let complete = try lines(limit: limit)
    _ = consume lock
    return complete
  }

  /// Appends the lines of records under the lock: all of them, or none if an error is thrown.
  ///
  /// - Parameters:
  ///   - records: The records.
  ///   - limit: The maximum number of bytes of the file.
  ///   - error: The error for a record that is longer than a line can be.
  ///   - isDone: Returns under the lock whether there is nothing left to append.
  /// - Throws: The error for a long record, or one from locking, reading, or writing the file.
  func append(
    _ records: [some LogRecord], limit: Int, tooLong error: UserFileError,
    unless isDone: () throws(UserFileError) -> Bool = { false }
  ) throws(UserFileError) {
    var lines = Data()
    for record in records {
      guard let line = record.line else { throw error }
      lines += line
    }
    guard !lines.isEmpty else { return }
    try makeFolder()
    let target = try target()
    let lock = try lock(target)
    guard try !isDone() else { return }
    try append(lines, to: target, limit: limit)
    _ = consume lock
  }

  /// Appends lines. The caller must hold the lock. After an error, the file is unchanged.
  private func append(_ lines: Data, to target: Target, limit: Int) throws(UserFileError) {
    do {
      try LineFile.append(lines, to: target.file, limit: limit)
    } catch {
      switch error {
      case .tooLarge(let limit): throw .tooLarge(path: path, limit: limit)
      case .failed(let error): throw .unwritable(path: path, reason: error.reason)
      }
    }
  }
}
