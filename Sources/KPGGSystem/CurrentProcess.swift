/// Settings and facts of the running process.
package enum CurrentProcess {
  /// The path of the running executable.
  package static var executablePath: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      return _NSGetExecutablePath(&path, &size) == 0 ? String(cString: path) : ""
    #else
      return "/proc/self/exe"
    #endif
  }

  /// The folder above the executable's own folder, with symbolic links resolved: `/usr/local` for
  /// `/usr/local/bin/kpgg`. Empty for the root folder; `nil` if the system does not tell the path.
  package static var installationFolder: String? {
    #if canImport(Darwin)
      guard let resolved = realpath(executablePath, nil) else { return nil }
      defer { free(resolved) }
      let path = String(cString: resolved)
    #else
      guard let path = Folder.target(ofLink: executablePath) else { return nil }
    #endif
    // A replaced executable's path ends in " (deleted)"; its folders stay the same.
    return path.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
  }

  /// Opens `/dev/null` for every standard stream that is closed, so that no other file receives its
  /// number. Reads and writes there still fail.
  ///
  /// Call this before anything else opens a file.
  package static func reserveStandardStreams() {
    for (stream, mode) in [(0 as Int32, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(stream, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is the stream's.
      _ = try? FileDescriptor.open("/dev/null", mode)
    }
  }

  /// Makes writes to a closed pipe fail with an error, instead of ending the process by SIGPIPE.
  package static func ignorePipeSignal() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Disables core dumps.
  package static func disableCoreDumps() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      _ = setrlimit(RLIMIT_CORE, &none)
    #endif
  }
}
