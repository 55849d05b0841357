import KPGGArguments
import KPGGSystem

/// Settings and facts of the running process.
enum CurrentProcess {
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

  /// Identifies the build by the executable's size and modification time; `nil` if they are unavailable.
  static var build: String? {
    var status = stat()
    guard stat(executablePath, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }

  /// The folder above the executable's own folder, with symbolic links resolved: `/usr/local` for
  /// `/usr/local/bin/kpgg`. Empty for the root folder; `nil` if the system does not tell the path.
  static var installationFolder: String? {
    #if canImport(Darwin)
      guard let resolved = realpath(executablePath, nil) else { return nil }
      defer { free(resolved) }
      guard let path = String(validatingCString: resolved) else { return nil }
    #else
      guard let path = try? Folder.target(ofLink: executablePath) else { return nil }
    #endif
    // A replaced executable's path ends in " (deleted)"; its folders stay the same.
    return path.pathComponents.dropFirst().dropLast(2).map { "/\($0)" }.joined()
  }

  /// The first argument or path variable that is not valid UTF-8; `nil` if all are valid. Decoding such a
  /// path would change its bytes.
  static let invalidText: String? = {
    var count: Int32 = 0
    let words = kpgg_arguments(&count)
    for index in stride(from: 1, to: Int(count), by: 1) {
      if let word = words?[index], String(validatingCString: word) == nil {
        return "argument \(index)"
      }
    }
    let variables = [
      "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "KPGG_SOURCE",
      "KPGG_HTTP_WORKER",
    ]
    return variables.first { name in
      getenv(name).map { String(validatingCString: $0) == nil } ?? false
    }.map { "the variable \($0)" }
  }()

  /// The words of the command line after the program's name; `nil` if even the name is missing. Linux
  /// passes an empty name instead.
  ///
  /// Unlike `CommandLine.arguments`, it works without opening a file.
  static let arguments: [String]? = {
    var count: Int32 = 0
    guard let words = kpgg_arguments(&count), count >= 0 else {
      return Array(CommandLine.arguments.dropFirst())
    }
    guard count > 0, words[0].map({ count > 1 || $0[0] != 0 }) ?? false else { return nil }
    return (1..<Int(count)).compactMap { words[$0].map { String(cString: $0) } }
  }()

  /// Opens `/dev/null` for every standard stream that is closed, so that no other file receives its
  /// number. Reads and writes there still fail.
  ///
  /// Call this before anything else opens a file.
  static func reserveStandardStreams() {
    for (stream, mode) in [(0 as Int32, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(stream, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is the stream's.
      _ = try? FileDescriptor.open("/dev/null", mode)
    }
  }

  /// Ignores SIGPIPE and SIGXFSZ: writes to a closed pipe, or beyond the limit on file size, fail
  /// with an error instead of ending the process.
  static func ignoreWriteSignals() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether the files about processes exist. Without them, the runtime of Swift ends a process with
  /// threads on Linux, sooner or later.
  static var hasProcessFiles: Bool {
    #if os(Linux)
      access("/proc/self/stat", R_OK) == 0
    #else
      true
    #endif
  }

  /// Checks that the process can start threads and open files: without them, the runtime of Swift
  /// ends the process or waits without end.
  ///
  /// - Throws: The error of the first thread or file that the system refuses.
  static func checkForThreads() throws(SystemError) {
    let pipe = try FileDescriptor.pipe()
    var files = [pipe.reader]
    var threads: [pthread_t] = []
    defer {
      // The threads wait for the end of the pipe.
      try? pipe.writer.close()
      for thread in threads { pthread_join(thread, nil) }
      for file in files { try? file.close() }
    }
    for _ in 0..<6 { files.append(try FileDescriptor.open("/dev/null", O_RDONLY)) }
    let reader = UnsafeMutableRawPointer(bitPattern: Int(pipe.reader.rawValue))
    for _ in 0..<12 {
      #if canImport(Darwin)
        guard var created = pthread_self() as pthread_t? else { return }
        let code = withUnsafeMutablePointer(to: &created) { pointer in
          pointer.withMemoryRebound(to: pthread_t?.self, capacity: 1) {
            pthread_create($0, nil, { waitForEnd(of: $0) }, reader)
          }
        }
      #else
        var created = pthread_t()
        let code = pthread_create(&created, nil, { waitForEnd(of: $0) }, reader)
      #endif
      guard code == 0 else { throw SystemError(code) }
      threads.append(created)
    }
  }

  /// Runs a closure while Ctrl-C and Ctrl-\ end only a program in the foreground.
  static func withInterruptsIgnored<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, quit)
    }
    return try body()
  }

  static func disableCoreDumps() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      _ = setrlimit(RLIMIT_CORE, &none)
    #endif
  }
}

/// Waits for the end of the pipe whose descriptor is the pointer's address.
private func waitForEnd(of pipe: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  var byte: UInt8 = 0
  _ = read(Int32(Int(bitPattern: pipe)), &byte, 1)
  return nil
}
