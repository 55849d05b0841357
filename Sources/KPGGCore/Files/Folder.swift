#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Folders that the program makes, and what it does with the files in them.
package enum Folder {
  /// Makes the folder and those above it that are missing, as `mkdir -p` does; private ones are for
  /// their owner alone.
  package static func make(_ path: String, isPrivate: Bool = false) throws(FileFailure) {
    let mode: mode_t = isPrivate ? 0o700 : 0o777
    guard mkdir(path, mode) != 0 else { return }
    switch errno {
    case EEXIST:
      guard exists(path) else { throw FileFailure(ENOTDIR) }
    case ENOENT:
      let parent = path.drop { $0 == "/" }.contains("/") ? self.parent(of: path) : nil
      guard let parent else { throw FileFailure(ENOENT) }
      try make(parent, isPrivate: isPrivate)
      // Another process may have made it meanwhile.
      guard mkdir(path, mode) == 0 || errno == EEXIST else { throw FileFailure() }
    case let code: throw FileFailure(code)
    }
  }

  /// Whether there is a folder, or a link to one.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes the folder with all that is in it; what cannot be removed stays.
  package static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Removes the folder unless something is in it.
  package static func removeIfEmpty(_ path: String) { rmdir(path) }

  /// Removes a file; one that is not there is no error.
  package static func removeFile(_ path: String) throws(FileFailure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileFailure() }
  }

  /// Gives a file another path on the same file system, in the place of what has it.
  package static func move(_ path: String, to target: String) throws(FileFailure) {
    guard rename(path, target) == 0 else { throw FileFailure() }
  }

  /// Whether there is a symbolic link, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Where a symbolic link leads, as it is written in it; `nil` where there is none.
  package static func target(ofLink path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  /// The names in a folder in the order of their bytes; none where it cannot be read.
  package static func names(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted { $0.precedesInBytes($1) }
  }

  /// Makes a symbolic link, or makes one that is there lead elsewhere, in one step for every
  /// reader.
  package static func link(_ path: String, to target: String) throws(FileFailure) {
    let temporary = "\(path)-\(randomSuffix)"
    guard symlink(target, temporary) == 0, rename(temporary, path) == 0 else {
      let failure = FileFailure()
      unlink(temporary)
      throw failure
    }
  }

  /// What makes a name that no other process will choose.
  package static var randomSuffix: String {
    String(UInt64.random(in: .min ... .max), radix: 36)
  }

  /// A path's folder, with the slash behind it; empty for a name alone, which needs none.
  package static func holding(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  private static func parent(of path: String) -> String? {
    path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
