/// Why a file cannot be read, or lines cannot be appended to it.
package indirect enum FileError: Error, Equatable, Sendable {
  /// The file has more bytes than the limit, or would have.
  case tooLarge(limit: Int)
  /// The system reports an error, or the path does not name a file of the right kind.
  case failed(SystemError)
}

/// Reads whole files up to a size limit.
package enum BoundedFile {
  /// The kinds of files that are read in addition to regular ones.
  package enum Kind: Sendable {
    /// Nothing, for files of kpgg and of a tree: a device or a pipe could block or never end.
    case regularFile
    /// Pipes and character devices, for a file that the user names: `<(…)`, `/dev/stdin`. They are
    /// read like standard input.
    case fileOrStream

    // Without O_NONBLOCK, opening a named pipe waits for a writer. A terminal that is read must not
    // become the controlling one.
    fileprivate var openFlags: Int32 {
      switch self {
      case .regularFile: O_RDONLY | O_NOCTTY | O_NONBLOCK
      case .fileOrStream: O_RDONLY | O_NOCTTY
      }
    }
  }

  /// The content of a file; `nil` if it does not exist.
  package static func read(
    _ path: String, as kind: Kind = .regularFile, limit: Int
  ) throws(FileError) -> Data? {
    let file: FileDescriptor
    do {
      file = try .open(path, kind.openFlags)
    } catch {
      if error.isMissingFile { return nil }
      throw .failed(error)
    }
    defer { try? file.close() }
    return try read(file, as: kind, limit: limit)
  }

  /// The content of an open file.
  static func read(
    _ file: FileDescriptor, as kind: Kind, limit: Int
  ) throws(FileError) -> Data {
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { throw .failed(SystemError()) }
    switch (status.st_mode & S_IFMT, kind) {
    case (S_IFREG, _): break
    case (S_IFIFO, .fileOrStream), (S_IFCHR, .fileOrStream):
      return try read(file, expecting: 1 << 16, limit: limit)
    case (S_IFDIR, _): throw .failed(.isAFolder)
    default: throw .failed(.notARegularFile)
    }
    guard Int(status.st_size) <= limit else { throw .tooLarge(limit: limit) }
    return try read(file, expecting: Int(status.st_size), limit: limit)
  }

  /// All of standard input, after waiting for its end.
  package static func readStandardInput(limit: Int) throws(FileError) -> Data {
    try read(.standardInput, expecting: 1 << 16, limit: limit)
  }

  private static func read(
    _ file: FileDescriptor, expecting size: Int, limit: Int
  ) throws(FileError) -> Data {
    // The extra byte lets one call reach the end of the file, which may also have grown.
    var bytes = Data(count: size + 1)
    var count = 0
    while true {
      let received = bytes.withUnsafeMutableBytes { buffer in
        Result { () throws(SystemError) in
          try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
        }
      }
      switch received {
      case .failure(let error): throw .failed(error)
      case .success(0): return bytes.prefix(count)
      case .success(let size): count += size
      }
      guard count <= limit else { throw .tooLarge(limit: limit) }
      if count == bytes.count { bytes.append(Data(count: max(4096, count))) }
    }
  }
}
