/// Reads whole files up to a size limit, and only regular files: devices and pipes could block or
/// never end.
package enum BoundedFile {
  /// Why a file cannot be read.
  package enum ReadError: Error, Hashable, Sendable {
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The system reports an error, or the path does not name a regular file.
    case failed(SystemError)
  }

  /// The content of a file; `nil` if it does not exist.
  package static func read(_ path: String, limit: Int) throws(ReadError) -> Data? {
    let file: FileDescriptor
    do {
      // Without O_NONBLOCK, opening a named pipe waits for a writer.
      file = try .open(path, O_RDONLY | O_NONBLOCK)
    } catch {
      if error.isMissingFile { return nil }
      throw .failed(error)
    }
    defer { try? file.close() }
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { throw .failed(SystemError()) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .failed(.notARegularFile) }
    guard Int(status.st_size) <= limit else { throw .tooLarge(limit: limit) }
    return try read(file, expecting: Int(status.st_size), limit: limit)
  }

  /// All of standard input, after waiting for its end.
  package static func readStandardInput(limit: Int) throws(ReadError) -> Data {
    try read(.standardInput, expecting: 1 << 16, limit: limit)
  }

  private static func read(
    _ file: FileDescriptor, expecting size: Int, limit: Int
  ) throws(ReadError) -> Data {
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
