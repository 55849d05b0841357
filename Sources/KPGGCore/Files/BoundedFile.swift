#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Reading a whole file into memory, but never more of it than a limit, and never from anything
/// that could block or go on for ever.
package enum BoundedFile {
  package enum Failure: Error {
    case tooLarge(limit: Int)
    /// The system's words for what went wrong.
    case failed(reason: String)
  }

  /// The file's bytes; `nil` where there is no such file.
  package static func read(_ path: String, limit: Int) throws(Failure) -> Data? {
    // Without blocking: opening a named pipe would wait for someone to write to it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      // A name longer than the file system's can be no file's.
      if errno == ENOENT || errno == ENAMETOOLONG { return nil }
      throw .failed(reason: reason(errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed(reason: reason(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .failed(reason: "Not a regular file") }
    guard Int(status.st_size) <= limit else { throw .tooLarge(limit: limit) }
    return try read(descriptor, expecting: Int(status.st_size), limit: limit)
  }

  /// All that standard input has until it ends, which may take as long as whoever writes it likes.
  package static func readStandardInput(limit: Int) throws(Failure) -> Data {
    try read(0, expecting: 1 << 16, limit: limit)
  }

  private static func read(
    _ descriptor: Int32, expecting size: Int, limit: Int
  ) throws(Failure) -> Data {
    // One byte more than expected tells the end without another round; the file may also grow.
    var bytes = Data(count: size + 1)
    var count = 0
    while true {
      let free = bytes.count - count
      let received = bytes.withUnsafeMutableBytes { buffer in
        #if canImport(Darwin)
          Darwin.read(descriptor, buffer.baseAddress.map { $0 + count }, free)
        #elseif canImport(Glibc)
          Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, free)
        #elseif canImport(Musl)
          Musl.read(descriptor, buffer.baseAddress.map { $0 + count }, free)
        #endif
      }
      if received < 0 {
        switch errno {
        case EINTR: continue
        case EAGAIN: waitUntilReadable(descriptor)
        default: throw .failed(reason: reason(errno))
        }
        continue
      }
      if received == 0 { return bytes.prefix(count) }
      count += received
      guard count <= limit else { throw .tooLarge(limit: limit) }
      if count == bytes.count { bytes.append(Data(count: max(4096, count))) }
    }
  }

  /// Another process may have made a pipe that is shared with it a non-blocking one.
  private static func waitUntilReadable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // What poll finds wrong with the descriptor, the next read reports.
    poll(&request, 1, -1)
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
