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

  /// Writes a temporary file in the same folder and renames it.
  private static func replace(
    _ path: String, prefix: String, mode: mode_t?, with data: Data, durable: Bool
  ) throws(SystemError) {
    let temporary = "\(Folder.parentPath(of: path))\(prefix)\(Folder.randomSuffix)"
    do throws(SystemError) {
      try fill(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode, with: data, durable: durable)
      guard rename(temporary, path) == 0 else { throw SystemError() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func fill(
    _ path: String, _ flags: Int32, mode: mode_t? = nil, with data: Data, durable: Bool
  ) throws(SystemError) {
    let file = try FileDescriptor.open(path, flags | O_NOCTTY)
    do throws(SystemError) {
      if let mode, fchmod(file.rawValue, mode) != 0 { throw SystemError() }
      try file.write(data)
      // Pipes and some devices do not support synchronization.
      guard !durable || fsync(file.rawValue) == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno) else {
        throw SystemError()
      }
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }
}
