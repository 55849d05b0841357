/// Writes whole files: a failed write leaves the old file unchanged.
package enum AtomicFile {
  /// Creates or replaces a file of the user. For files in folders of kpgg, which have no links, there is
  /// ``OpenFolder/save(_:to:durable:)``.
  ///
  /// Readers see either the old file or the new one, even after a crash. An existing file keeps its
  /// permissions. A symbolic link stays, and the file behind it is created or replaced. Devices and
  /// pipes, such as `/dev/stdout`, cannot be replaced: they receive the bytes directly. A durable file
  /// is flushed to the disk, so that it survives a power failure.
  package static func save(
    _ data: Data, to path: String, durable: Bool = true
  ) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw SystemError() }
      return try replace(try target(of: path), mode: nil, with: data, durable: durable)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      try replace(
        try target(of: path), mode: status.st_mode & 0o7777, with: data, durable: durable)
    case S_IFDIR: throw SystemError(EISDIR)
    default: try fill(path, O_WRONLY, with: data, durable: durable)
    }
  }

  /// Whether saving to the path would replace a regular file.
  package static func replacesFile(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the path of the file behind links; the path itself if the file is no link. The last target
  /// need not exist.
  ///
  /// The folders of the path stay as they are: a resolved one may have a name that is not UTF-8, and its
  /// bytes would change.
  ///
  /// - Throws: An error if the links form a circle, or a link's text is not UTF-8.
  package static func target(of path: String) throws(SystemError) -> String {
    var target = path
    // The system follows at most 40 links.
    for _ in 0..<40 {
      guard let next = try Folder.target(ofLink: target) else { return target }
      target = next.isAbsolutePath ? next : Folder.parentPath(of: target) + next
    }
    throw SystemError(ELOOP)
  }

  /// Replaces the file that the user's path leads to.
  private static func replace(
    _ path: String, mode: mode_t?, with data: Data, durable: Bool
  ) throws(SystemError) {
    let name = Folder.lastName(of: path)
    let folder = try OpenFolder(Folder.parentPath(of: path))
    try replace(name, in: folder, mode: mode, with: data, durable: durable)
    if durable { folder.synchronize() }
    removeLeftovers(of: name, in: folder)
  }

  /// Writes a file under this name. The caller must flush the folder. Where the file system can, the file
  /// has no name until it is complete, so that a killed process leaves nothing.
  static func replace(
    _ name: String, in folder: OpenFolder, mode: mode_t?, with data: Data, durable: Bool,
    attempts: Int = 3
  ) throws(SystemError) {
    let temporary = temporaryPrefix(of: name) + Folder.randomSuffix
    do throws(SystemError) {
      if let file = namelessFile(in: folder) {
        try fill(file, mode: mode, with: data, durable: durable) { () throws(SystemError) in
          try withSignalsBlocked { () throws(SystemError) in
            if try link(file, to: name, in: folder) { return }
            // The name is taken, and only a rename replaces a file.
            guard try link(file, to: temporary, in: folder) else { throw SystemError(EEXIST) }
            try folder.move(temporary, to: name)
          }
        }
      } else {
        try withSignalsBlocked { () throws(SystemError) in
          let file = try folder.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOCTTY)
          try fill(file, mode: mode, with: data, durable: durable) { () throws(SystemError) in
            try folder.move(temporary, to: name)
          }
        }
      }
    } catch {
      try? folder.removeFile(temporary)
      // Another process may take a new file for a leftover before it is locked.
      guard error.isMissingFile, attempts > 1 else { throw error }
      try replace(
        name, in: folder, mode: mode, with: data, durable: durable, attempts: attempts - 1)
    }
  }

  /// Opens a file without a name; `nil` if the system or the file system has none, or if it could not
  /// be named later, which needs `/proc`.
  private static func namelessFile(in folder: OpenFolder) -> FileDescriptor? {
    #if os(Linux)
      // The importer of Swift does not know O_TMPFILE.
      let flags = 0o20000000 | O_DIRECTORY | O_WRONLY
      guard access("/proc/self/fd", F_OK) == 0 else { return nil }
      return try? folder.open(".", flags)
    #else
      return nil
    #endif
  }

  /// Names a file.
  ///
  /// - Returns: `false` if the name is taken.
  private static func link(
    _ file: FileDescriptor, to name: String, in folder: OpenFolder
  ) throws(SystemError) -> Bool {
    #if os(Linux)
      let source = "/proc/self/fd/\(file.rawValue)"
      let isLinked = try folder.at(name) {
        linkat(AT_FDCWD, source, $0, $1, AT_SYMLINK_FOLLOW) == 0
      }
      guard isLinked || errno == EEXIST else { throw SystemError() }
      return isLinked
    #else
      return false
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

  /// Writes a file, calls a function, and closes the file. The file is locked meanwhile.
  static func fill(
    _ file: FileDescriptor, mode: mode_t?, with data: Data, durable: Bool,
    then finish: () throws(SystemError) -> Void
  ) throws(SystemError) {
    do throws(SystemError) {
      try write(data, to: file, mode: mode, durable: durable)
      try finish()
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  /// Locks and writes a file.
  // Not inlined: there are several calls.
  @inline(never)
  private static func write(
    _ data: Data, to file: FileDescriptor, mode: mode_t?, durable: Bool
  ) throws(SystemError) {
    // The lock tells other processes that the file is no leftover.
    flock(file.rawValue, LOCK_EX | LOCK_NB)
    if let mode, fchmod(file.rawValue, mode) != 0 { throw SystemError() }
    try file.write(data)
    // Pipes and some devices do not support synchronization.
    guard !durable || fsync(file.rawValue) == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno) else {
      throw SystemError()
    }
  }
}

/// Temporary files. They are named after the file that they are for.
extension AtomicFile {
  private static let prefix = ".kpgg-"

  /// Whether a name has the form of a temporary file's name.
  package static func isTemporary(_ name: String) -> Bool {
    name.utf8.starts(with: prefix.utf8)
  }

  private static func temporaryPrefix(of name: String) -> String {
    // Most file systems limit a name to 255 bytes.
    "\(prefix)\(String(decoding: name.utf8.prefix(200), as: UTF8.self))-"
  }

  /// Removes the temporary files for a file that killed processes left. Running processes lock theirs.
  package static func removeLeftovers(of name: String, in folder: OpenFolder) {
    let prefix = temporaryPrefix(of: name).utf8
    for leftover in folder.names() where leftover.utf8.starts(with: prefix) {
      // Another name is a file of the user.
      guard Folder.isRandomSuffix(Substring(leftover).utf8.dropFirst(prefix.count)),
        folder.kind(of: leftover) == .file,
        let file = try? folder.open(leftover, O_RDONLY | O_NOCTTY | O_NONBLOCK)
      else { continue }
      if flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 { try? folder.removeFile(leftover) }
      try? file.close()
    }
  }
}
