#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reading a whole file into memory, but never more of it than a limit, and never from anything that
/// could block or go on for ever.
enum BoundedFile {
  enum Failure: Error {
    case tooLarge(limit: Int)
    /// The system's words for what went wrong.
    case failed(reason: String)
  }

  /// The file's bytes; `nil` where there is no such file.
  static func read(_ path: String, limit: Int) throws(Failure) -> Data? {
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
        guard errno == EINTR else { throw .failed(reason: reason(errno)) }
        continue
      }
      if received == 0 { return bytes.prefix(count) }
      count += received
      guard count <= limit else { throw .tooLarge(limit: limit) }
      if count == bytes.count { bytes.append(Data(count: max(4096, count))) }
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
