/// Writes whole files: a failed write leaves the old file unchanged.
package enum AtomicFile {
  /// Creates or replaces a file.
  ///
  /// Readers see either the old file or the new one, even after a crash. An existing file keeps its
  /// permissions. A symbolic link stays, and the file behind it is created or replaced. Devices and
  /// pipes, such as `/dev/stdout`, cannot be replaced: they receive the bytes directly. A durable file
  /// is flushed to the disk, so that it survives a power failure.
  package static func save(
    _ data: Data, to path: String, durable: Bool = true, prefix: String = temporaryPrefix
  ) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw SystemError() }
      return try replace(
        try target(of: path), prefix: prefix, mode: nil, with: data, durable: durable)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      try replace(
        try target(of: path), prefix: prefix, mode: status.st_mode & 0o7777, with: data,
        durable: durable)
    case S_IFDIR: throw SystemError(EISDIR)
    default: try fill(path, O_WRONLY, with: data, durable: durable)
    }
  }

  /// Whether saving to the path would replace a regular file.
  package static func replacesFile(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the path after following all symbolic links. The last target need not exist.
  ///
  /// - Throws: An error if the links form a circle or cannot be followed.
  package static func target(of path: String) throws(SystemError) -> String {
    if let target = realpath(path, nil) {
      defer { free(target) }
      return String(cString: target)
    }
    guard errno == ENOENT else { throw SystemError() }
    var target = path
    // The system follows at most 40 links, and reports more of them as an error above.
    for _ in 0..<40 {
      guard let next = Folder.target(ofLink: target) else { return target }
      target = next.isAbsolutePath ? next : Folder.parentPath(of: target) + next
    }
    throw SystemError(ELOOP)
  }

  /// The default prefix of temporary files.
  package static let temporaryPrefix = ".kpgg-"

  /// Writes a temporary file in the same folder and renames it. Where the file system can, the file has
  /// no name until it is complete, so that a killed process leaves nothing.
  private static func replace(
    _ path: String, prefix: String, mode: mode_t?, with data: Data, durable: Bool
  ) throws(SystemError) {
    let folder = Folder.parentPath(of: path)
    let temporary = "\(folder)\(prefix)\(Folder.randomSuffix)"
    do throws(SystemError) {
      if let file = namelessFile(in: folder) {
        try fill(file, mode: mode, with: data, durable: durable) { () throws(SystemError) in
          try withSignalsBlocked { () throws(SystemError) in
            try name(file, temporary)
            try move(temporary, to: path)
          }
        }
      } else {
        try fill(
          temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode, with: data, durable: durable)
        try move(temporary, to: path)
      }
    } catch {
      unlink(temporary)
      throw error
    }
    if durable { Folder.synchronize(folder.isEmpty ? "." : folder) }
  }

  private static func move(_ temporary: String, to path: String) throws(SystemError) {
    guard rename(temporary, path) == 0 else { throw SystemError() }
  }

  /// Opens a file without a name; `nil` if the system or the file system has none, or if it could not
  /// be named later, which needs `/proc`.
  private static func namelessFile(in folder: String) -> FileDescriptor? {
    #if os(Linux)
      // The importer of Swift does not know O_TMPFILE.
      let flags = 0o20000000 | O_DIRECTORY | O_WRONLY
      guard access("/proc/self/fd", F_OK) == 0 else { return nil }
      return try? .open(folder.isEmpty ? "." : folder, flags)
    #else
      return nil
    #endif
  }

  private static func name(_ file: FileDescriptor, _ path: String) throws(SystemError) {
    #if os(Linux)
      let source = "/proc/self/fd/\(file.rawValue)"
      guard linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 else {
        throw SystemError()
      }
    #endif
  }

  /// Runs a function that no signal interrupts, apart from those that cannot be blocked.
  private static func withSignalsBlocked(
    _ body: () throws(SystemError) -> Void
  ) throws(SystemError) {
    var (all, old) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try body()
  }

  private static func fill(
    _ path: String, _ flags: Int32, mode: mode_t? = nil, with data: Data, durable: Bool
  ) throws(SystemError) {
    let file = try FileDescriptor.open(path, flags | O_NOCTTY)
    try fill(file, mode: mode, with: data, durable: durable) {}
  }

  /// Writes a file, calls a function, and closes the file.
  private static func fill(
    _ file: FileDescriptor, mode: mode_t?, with data: Data, durable: Bool,
    then finish: () throws(SystemError) -> Void
  ) throws(SystemError) {
    do throws(SystemError) {
      if let mode, fchmod(file.rawValue, mode) != 0 { throw SystemError() }
      try file.write(data)
      // Pipes and some devices do not support synchronization.
      guard !durable || fsync(file.rawValue) == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno) else {
        throw SystemError()
      }
      try finish()
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }
}
