#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Writing a whole file, or leaving what was there as it was.
package enum AtomicFile {
  /// Puts the bytes in the place of the file, or makes one.
  ///
  /// A reader sees the old file or the new one, whole, even if the process or the machine dies
  /// meanwhile. An existing file keeps its permissions, and a link keeps leading to its file, also
  /// to one that is made now. What is no regular file, such as `/dev/stdout`, cannot be replaced
  /// and is written to as it is.
  ///
  /// - Parameters:
  ///   - data: What the file is to hold.
  ///   - path: The file, or a link to it.
  ///   - durable: Whether also the machine's death leaves the one or the other; a file that can be
  ///     made again need not be.
  ///   - prefix: How the name begins that the new file has until it takes the other's place.
  /// - Throws: What kept the file from being written.
  package static func save(
    _ data: Data, to path: String, durable: Bool = true, prefix: String = temporaryPrefix
  ) throws(FileFailure) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw FileFailure() }
      return try replace(
        try target(of: path), by: prefix, mode: nil, with: data, durable: durable)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      try replace(
        try target(of: path), by: prefix, mode: status.st_mode & 0o7777, with: data,
        durable: durable)
    case S_IFDIR: throw FileFailure(EISDIR)
    default: try fill(path, O_WRONLY, with: data, durable: durable)
    }
  }

  /// The file that is read and written by this path: the one to which links lead, where it is a
  /// link, whether there is such a file or not.
  ///
  /// - Throws: A failure where links lead in a circle, or where they cannot be followed.
  package static func target(of path: String) throws(FileFailure) -> String {
    if let target = realpath(path, nil) {
      defer { free(target) }
      return String(cString: target)
    }
    guard errno == ENOENT else { throw FileFailure() }
    var target = path
    // The system follows no more; fewer lead to nothing, or it would have named another reason.
    for _ in 0..<40 {
      guard let next = Folder.target(ofLink: target) else { return target }
      target = next.hasPrefix("/") ? next : Folder.holding(target) + next
    }
    throw FileFailure(ELOOP)
  }

  /// How the names of the files begin that are to take another's place, unless it is told
  /// otherwise.
  package static let temporaryPrefix = ".kpgg-"

  /// Writes another file in the same folder and gives it the file's name.
  private static func replace(
    _ path: String, by prefix: String, mode: mode_t?, with data: Data, durable: Bool
  ) throws(FileFailure) {
    let temporary = "\(Folder.holding(path))\(prefix)\(Folder.randomSuffix)"
    do throws(FileFailure) {
      try fill(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode, with: data, durable: durable)
      guard rename(temporary, path) == 0 else { throw FileFailure() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func fill(
    _ path: String, _ flags: Int32, mode: mode_t? = nil, with data: Data, durable: Bool
  ) throws(FileFailure) {
    let descriptor = open(path, flags | O_CLOEXEC | O_NOCTTY, 0o666)
    guard descriptor >= 0 else { throw FileFailure() }
    do throws(FileFailure) {
      if let mode, fchmod(descriptor, mode) != 0 { throw FileFailure() }
      try write(data, to: descriptor)
      // Not everything that can be written to can be synchronised.
      guard !durable || fsync(descriptor) == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno) else {
        throw FileFailure()
      }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw FileFailure() }
  }

  private static func write(_ data: Data, to descriptor: Int32) throws(FileFailure) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        // macOS refuses more than 2 GiB in one call.
        let size = min(bytes.count, 1 << 24)
        #if canImport(Darwin)
          return Darwin.write(descriptor, bytes.baseAddress, size)
        #elseif canImport(Glibc)
          return Glibc.write(descriptor, bytes.baseAddress, size)
        #elseif canImport(Musl)
          return Musl.write(descriptor, bytes.baseAddress, size)
        #endif
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        // A call that wrote nothing and names no error would be repeated for ever.
        throw FileFailure(count == 0 ? EIO : errno)
      }
    }
  }
}
