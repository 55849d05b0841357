/// Operations on folders and the files in them.
package enum Folder {
  /// Creates the folder and its missing parents, as `mkdir -p` does. Only the owner can access
  /// private folders.
  package static func make(_ path: String, isPrivate: Bool = false) throws(SystemError) {
    let mode: mode_t = isPrivate ? 0o700 : 0o777
    guard mkdir(path, mode) != 0 else { return }
    switch errno {
    case EEXIST:
      guard exists(path) else { throw .notAFolder }
    case ENOENT:
      let parent = parentPath(of: path.withoutFinalSlashes).withoutFinalSlashes
      guard !["", "/"].contains(parent) else { throw SystemError(ENOENT) }
      try make(parent, isPrivate: isPrivate)
      // Another process may have created it meanwhile.
      guard mkdir(path, mode) == 0 || errno == EEXIST else { throw SystemError() }
    case let code: throw SystemError(code)
    }
  }

  /// Whether the path names a folder, or a link to one.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes the folder and its content, as far as possible.
  package static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  package static func removeIfEmpty(_ path: String) { rmdir(path) }

  /// Removes a file. A missing file is not an error.
  package static func removeFile(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw SystemError() }
  }

  /// Moves a file within a file system, and replaces an existing file.
  package static func move(_ path: String, to target: String) throws(SystemError) {
    guard rename(path, target) == 0 else { throw SystemError() }
  }

  /// Flushes the names in the folder to the disk, as far as the file system can, so that a renamed file
  /// survives a power failure.
  package static func synchronize(_ path: String) {
    guard let folder = try? FileDescriptor.open(path, O_RDONLY | O_DIRECTORY) else { return }
    _ = fsync(folder.rawValue)
    try? folder.close()
  }

  package static func isSameFile(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    return lstat(path, &status) == 0 && lstat(other, &otherStatus) == 0
      && status.st_ino == otherStatus.st_ino && status.st_dev == otherStatus.st_dev
  }

  /// Whether the path names a symbolic link, broken or not.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The text of a symbolic link; `nil` if the path does not name one.
  package static func target(ofLink path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  /// The names in a folder in the order of their bytes; empty if the folder cannot be read.
  package static func names(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Creates a symbolic link, or atomically replaces an existing one.
  package static func link(_ path: String, to target: String) throws(SystemError) {
    let temporary = "\(path)-\(randomSuffix)"
    guard symlink(target, temporary) == 0, rename(temporary, path) == 0 else {
      let error = SystemError()
      unlink(temporary)
      throw error
    }
  }

  /// A random suffix for file names, different for every process.
  package static var randomSuffix: String {
    String(UInt64.random(in: .min ... .max), radix: 36)
  }

  /// The folder part of a path, with its final slash; empty for a name alone.
  package static func parentPath(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(path.utf8[...$0])) } ?? ""
  }
}

/// An advisory lock on a folder, held until the value is destroyed or the process ends.
package struct FileLock: ~Copyable, Sendable {
  private let descriptor: FileDescriptor

  /// Waits until no other process holds the lock.
  package init(waitingFor path: String) throws(SystemError) {
    descriptor = try Self.locked(path, LOCK_EX)
  }

  /// Waits for the lock up to a time limit; `nil` if another process still holds it then.
  package init?(waitingFor path: String, atMost limit: Duration) throws(SystemError) {
    let deadline = ContinuousClock.now + limit
    while true {
      do {
        descriptor = try Self.locked(path, LOCK_EX | LOCK_NB)
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
  package init(_ path: String) throws(SystemError) {
    descriptor = try Self.locked(path, LOCK_EX | LOCK_NB)
  }

  deinit { try? descriptor.close() }

  private static func locked(
    _ path: String, _ operation: Int32
  ) throws(SystemError) -> FileDescriptor {
    let descriptor = try FileDescriptor.open(path, O_RDONLY | O_DIRECTORY)
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
