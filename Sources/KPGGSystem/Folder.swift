/// Operations on folders that the user names. Links in their paths are followed.
package enum Folder {
  /// Creates the folder and its missing parents, as `mkdir -p` does, and flushes their names to the
  /// disk. Only the owner can access private folders.
  package static func make(_ path: String, isPrivate: Bool = false) throws(SystemError) {
    let mode: mode_t = isPrivate ? 0o700 : 0o777
    let parent = parentPath(of: path.withoutFinalSlashes)
    if mkdir(path, mode) != 0 {
      switch errno {
      case EEXIST:
        guard exists(path) else { throw .notAFolder }
        return
      case ENOENT:
        let parent = parent.withoutFinalSlashes
        guard !["", "/"].contains(parent) else { throw SystemError(ENOENT) }
        try make(parent, isPrivate: isPrivate)
        // Another process may have created it meanwhile.
        guard mkdir(path, mode) == 0 || errno == EEXIST else { throw SystemError() }
      case let code: throw SystemError(code)
      }
    }
    try? OpenFolder(parent).synchronize()
  }

  /// Whether the path names a folder, or a link to one.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  package static func removeIfEmpty(_ path: String) { rmdir(path) }

  /// The text of a symbolic link; `nil` if the path does not name one.
  ///
  /// - Throws: ``SystemError/notUTF8`` for a text that is not UTF-8.
  package static func target(ofLink path: String) throws(SystemError) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count - 1)
    guard count >= 0 else { return nil }
    let target = text.withUnsafeBufferPointer {
      $0.baseAddress.flatMap(String.init(validatingCString:))
    }
    guard let target else { throw .notUTF8 }
    return target
  }

  /// The working folder.
  ///
  /// - Throws: ``SystemError/notUTF8`` for a path that is not UTF-8, or the system's error.
  package static func working() throws(SystemError) -> String {
    guard let text = getcwd(nil, 0) else { throw SystemError() }
    defer { free(text) }
    guard let path = String(validatingCString: text) else { throw .notUTF8 }
    return path
  }

  /// A random suffix for file names, different for every process: 13 digits and small letters.
  package static var randomSuffix: String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 36)
    return String(repeating: "0", count: 13 - digits.utf8.count) + digits
  }

  /// Whether a text has the form of a random suffix.
  package static func isRandomSuffix(_ text: Substring.UTF8View) -> Bool {
    text.count == 13
      && text.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      }
  }

  /// The folder part of a path, with its final slash; empty for a name alone.
  package static func parentPath(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(path.utf8[...$0])) } ?? ""
  }

  /// The last part of a path: its text after the last slash.
  static func lastName(of path: String) -> String {
    String(Substring(path.utf8.dropFirst(parentPath(of: path).utf8.count)))
  }
}
