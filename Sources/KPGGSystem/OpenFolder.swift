/// An open folder of kpgg's own. Files in it are named by relative paths, and no symbolic link on
/// such a path is followed: a planted link cannot lead outside the folder.
///
/// Devices and pipes in the folder are neither read nor written.
package final class OpenFolder: Sendable {
  /// The path with which the folder was opened, for error messages.
  package let path: String
  private let descriptor: FileDescriptor

  /// Opens a folder.
  ///
  /// - Parameter path: The path. Links in it are followed, because the user or the system made them.
  /// - Throws: The system's error, such as ``SystemError/notAFolder``.
  package convenience init(_ path: String) throws(SystemError) {
    self.init(path, try .open(path.isEmpty ? "." : path, Self.flags))
  }

  private init(_ path: String, _ descriptor: FileDescriptor) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit { try? descriptor.close() }

  #if os(Linux)
    // O_PATH, which the importer of Swift does not know: it needs no permission to list the folder.
    private static let flags = O_DIRECTORY | 0o10000000
  #else
    private static let flags = O_DIRECTORY | O_RDONLY
  #endif

  /// The kinds of files that kpgg tells apart.
  package enum Kind: Equatable, Sendable {
    case file, folder, link
    /// A pipe, a socket, or a device.
    case other
  }

  /// The kind of a file; `nil` if it is missing.
  package func kind(of path: String) -> Kind? {
    var status = stat()
    let isKnown = try? at(path) { fstatat($0, $1, &status, AT_SYMLINK_NOFOLLOW) == 0 }
    guard isKnown ?? false else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The names in the folder in the order of their bytes; empty if it cannot be read.
  package func names() -> [String] {
    var names: [String] = []
    forEachName { names.append(String(cString: $0)) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func forEachName(_ body: (UnsafePointer<CChar>) -> Void) {
    guard let list = try? open(".", O_RDONLY | O_DIRECTORY) else { return }
    guard let stream = fdopendir(list.rawValue) else {
      try? list.close()
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          if strcmp(name, ".") != 0, strcmp(name, "..") != 0 { body(name) }
        }
      }
    }
  }

  /// Whether a path names a regular file that is not empty.
  package func hasContent(_ path: String) -> Bool {
    var status = stat()
    let isKnown = try? at(path) { fstatat($0, $1, &status, AT_SYMLINK_NOFOLLOW) == 0 }
    return isKnown == true && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
  }

  /// Whether two paths name the same file, as on a file system that ignores letter case.
  package func isSameFile(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    let areKnown =
      try? at(path) { fstatat($0, $1, &status, AT_SYMLINK_NOFOLLOW) == 0 }
      && at(other) { fstatat($0, $1, &otherStatus, AT_SYMLINK_NOFOLLOW) == 0 }
    return (areKnown ?? false) && status.st_ino == otherStatus.st_ino
      && status.st_dev == otherStatus.st_dev
  }
}

extension OpenFolder {
  /// Opens a folder below this one.
  package func folder(_ path: String) throws(SystemError) -> OpenFolder {
    var folder = self
    for name in path.pathComponents {
      folder = OpenFolder("\(folder.path)/\(name)", try folder.open(name, Self.flags))
    }
    return folder
  }

  /// Opens a folder below this one, after creating it and its missing parents. Only the owner can
  /// access private folders.
  @discardableResult
  package func makeFolder(
    _ path: String, isPrivate: Bool = false
  ) throws(SystemError) -> OpenFolder {
    var folder = self
    for name in path.pathComponents {
      let parent = folder.descriptor.rawValue
      guard mkdirat(parent, name, isPrivate ? 0o700 : 0o777) == 0 || errno == EEXIST else {
        throw SystemError()
      }
      folder = try folder.folder(name)
    }
    return folder
  }

  /// The content of a regular file; `nil` if it does not exist.
  package func read(_ path: String, limit: Int) throws(FileError) -> Data? {
    let file: FileDescriptor
    do {
      // Without O_NONBLOCK, opening a named pipe waits for a writer.
      file = try parent(of: path) { (folder, name) throws(SystemError) in
        try folder.open(name, O_RDONLY | O_NOCTTY | O_NONBLOCK)
      }
    } catch {
      if error.isMissingFile { return nil }
      throw .failed(error)
    }
    defer { try? file.close() }
    return try BoundedFile.read(file, as: .regularFile, limit: limit)
  }

  /// Creates or replaces a file, as ``AtomicFile/save(_:to:)`` does. A link or a pipe with the name is
  /// replaced too. A durable file's name survives a power failure only after ``synchronize()`` on its
  /// folder.
  package func save(_ data: Data, to path: String, durable: Bool = true) throws(SystemError) {
    try parent(of: path) { (folder, name) throws(SystemError) in
      try AtomicFile.replace(name, in: folder, mode: nil, with: data, durable: durable)
    }
  }

  /// Creates or replaces a file in a folder that no one reads yet. If the process is killed meanwhile, an
  /// incomplete file stays.
  ///
  /// It takes a third of the time of ``save(_:to:durable:)``.
  package func create(_ data: Data, at path: String) throws(SystemError) {
    try parent(of: path) { (folder, name) throws(SystemError) in
      try folder.removeFile(name)
      let file = try folder.open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOCTTY)
      try AtomicFile.fill(file, mode: nil, with: data, durable: false) {}
    }
  }

  /// Moves a file or a folder below this one. An existing file is replaced.
  package func move(_ path: String, to target: String) throws(SystemError) {
    try parent(of: path) { (folder, name) throws(SystemError) in
      let source = folder.descriptor.rawValue
      guard try at(target, { renameat(source, name, $0, $1) == 0 }) else { throw SystemError() }
    }
  }

  /// The text of a link; `nil` if the path does not name one.
  package func target(ofLink path: String) -> String? {
    try? at(path) { folder, name in
      var text = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlinkat(folder, name, &text, text.count)
      guard count >= 0 else { return nil }
      return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// Creates a link, or atomically replaces an existing one.
  package func link(_ name: String, to target: String) throws(SystemError) {
    let temporary = "\(name)-\(Folder.randomSuffix)"
    let folder = descriptor.rawValue
    guard symlinkat(target, folder, temporary) == 0,
      renameat(folder, temporary, folder, name) == 0
    else {
      let error = SystemError()
      unlinkat(folder, temporary, 0)
      throw error
    }
  }

  /// Removes a file or a link. A missing one is not an error, and neither is its missing folder.
  package func removeFile(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      guard try at(path, { unlinkat($0, $1, 0) }) == 0 else { throw SystemError() }
    } catch {
      guard error.isMissingFile else { throw error }
    }
  }

  package func removeFolderIfEmpty(_ path: String) {
    _ = try? at(path) { unlinkat($0, $1, AT_REMOVEDIR) }
  }

  /// Removes a file, or a folder with its content, as far as possible.
  package func remove(_ path: String) {
    guard kind(of: path) == .folder else {
      try? removeFile(path)
      return
    }
    if let folder = try? folder(path) { folder.removeAll() }
    removeFolderIfEmpty(path)
  }

  /// Removes everything in the folder, as far as possible.
  package func removeAll() {
    // A text cannot be a name that is not UTF-8. Such a file gets another name first.
    forEachName { name in
      guard String(validatingCString: name) == nil else { return }
      renameat(descriptor.rawValue, name, descriptor.rawValue, Folder.randomSuffix)
    }
    for name in names() { remove(name) }
  }

  /// Flushes the names in the folder to the disk, as far as the file system can, so that a renamed
  /// file survives a power failure.
  package func synchronize() { try? flush(".") }

  /// Flushes the contents of files below this folder to the disk, as far as the file system can.
  ///
  /// If there are more than a hundred new files, all of them are flushed.
  package func synchronize(_ files: [String], among count: Int) throws(SystemError) {
    // The system writes many files together in a fraction of the time. This call reports no errors.
    if count > 100 { sync() }
    for file in files { try flush(file) }
  }

  private func flush(_ path: String) throws(SystemError) {
    try parent(of: path) { (folder, name) throws(SystemError) in
      let file = try folder.open(name, O_RDONLY | O_NOCTTY | O_NONBLOCK)
      defer { try? file.close() }
      // Some file systems do not support synchronization.
      guard fsync(file.rawValue) == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno) else {
        throw SystemError()
      }
    }
  }
}

extension OpenFolder {
  /// Opens a file of this folder by its name. A link is an error.
  func open(_ name: String, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError)
    -> FileDescriptor
  {
    try .open(name, in: descriptor, flags | O_NOFOLLOW, mode: mode)
  }

  /// Calls a function of the C library with the descriptor of the parent folder and the name.
  func at<Value>(
    _ path: String, _ body: (Int32, String) -> Value
  ) throws(SystemError) -> Value {
    try parent(of: path) { (folder, name) throws(SystemError) in
      body(folder.descriptor.rawValue, name)
    }
  }

  private func parent<Value>(
    of path: String, _ body: (OpenFolder, String) throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    let (folder, name) = try place(of: path)
    return try body(folder, name)
  }

  /// The open parent folder of a file, and the file's name.
  // Not inlined: there are many calls.
  @inline(never)
  private func place(of path: String) throws(SystemError) -> (folder: OpenFolder, name: String) {
    let parent = Folder.parentPath(of: path)
    guard !parent.isEmpty else { return (self, path) }
    return (try folder(parent.withoutFinalSlashes), Folder.lastName(of: path))
  }
}
