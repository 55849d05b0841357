#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The C library's part of the terminal, in Swift's types; beside what the browser does with modes
/// and signals, the only file of this folder that differs by platform.
///
/// Where a call can fail for a reason worth telling, the result is its `errno`.
enum Platform {
  /// Writes all bytes, across interruptions, partial writes and a full non-blocking descriptor.
  ///
  /// Returns nil once everything is written, else the `errno` of the call that failed.
  static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      // macOS refuses more than 2 GiB in one call.
      let chunk = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 24))
      let count = write(descriptor, chunk.baseAddress, chunk.count)
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      // A call that wrote nothing and names no error would be repeated for ever.
      let code = count == 0 ? EIO : errno
      switch code {
      case EINTR:
        continue
      case EAGAIN:
        if let failure = waitUntilWritable(descriptor) { return failure }
      default:
        return code
      }
    }
    return nil
  }

  /// Reads what is there, waiting for at least a byte; empty at the end, nil where it cannot be
  /// read.
  static func read(_ descriptor: Int32, atMost count: Int) -> [UInt8]? {
    while true {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
        let received = systemRead(descriptor, buffer.baseAddress, count)
        failure = received < 0 ? errno : 0
        size = max(0, received)
      }
      switch failure {
      case 0: return bytes
      case EINTR: continue
      default: return nil
      }
    }
  }

  private static func systemRead(
    _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, bytes, count)
    #else
      Glibc.read(descriptor, bytes, count)
    #endif
  }

  /// Waits without a limit, as a blocking write would; returns the `errno` of a wait that failed.
  private static func waitUntilWritable(_ descriptor: Int32) -> Int32? {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // What poll finds wrong with the descriptor itself, the next write reports.
    return poll(&request, 1, -1) >= 0 || errno == EINTR ? nil : errno
  }

  /// Whether the `errno` says that nobody reads any more.
  static func isClosedPipe(_ code: Int32) -> Bool { code == EPIPE }

  /// The C library's words for an `errno`: `No space left on device`.
  static func reason(_ code: Int32) -> String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The terminal's own answer for its width in cells; nil for anything that is no terminal, and
  /// for a terminal that does not know (a serial line, some pseudo-terminals).
  static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// The terminal's own answer for its size; nil where it does not know.
  static func size(_ descriptor: Int32) -> CellSize? {
    var size = winsize()
    guard ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return CellSize(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// Closes a descriptor; what it could not be written is told by the writes before.
  static func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// Takes the numbers of the standard streams that are closed, before anything else that is opened
  /// does: what the program prints would go there. Reading and writing fail as they did.
  static func occupyClosedStreams() {
    for (stream, mode) in [(0 as Int32, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is the stream's.
      _ = open("/dev/null", mode | O_CLOEXEC)
    }
  }

  /// Lets a write to a closed pipe fail, rather than end the process by a signal.
  static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Leaves no file behind where the process crashes.
  static func forbidCoreDumps() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      _ = setrlimit(RLIMIT_CORE, &none)
    #endif
  }

  /// The file of this very program.
  static var executablePath: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      return _NSGetExecutablePath(&path, &size) == 0 ? String(cString: path) : ""
    #else
      return "/proc/self/exe"
    #endif
  }
}
