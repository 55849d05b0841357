import KPGGSystem

#if os(macOS) || os(Linux)
  /// A program to start as a child process.
  struct ChildProgram: Hashable, Sendable {
    var path: String
    /// The arguments, the program's own name first.
    var arguments: [String]
    /// The environment as `NAME=value`.
    var environment: [String]
    /// Whether a child with pipes is in a session of its own. It cannot open this process's
    /// terminal, and the terminal's signals do not reach it: see ``OwnedChildren``.
    var hasOwnSession = false

    init(path: String, arguments: [String], environment: [String]) {
      (self.path, self.arguments, self.environment) = (path, arguments, environment)
    }

    /// Finds a program in the folders of `PATH`; `nil` if it is not installed.
    static func path(of name: String, in environment: [String: String]) -> String? {
      let folders = (environment["PATH"] ?? "").utf8.split(separator: UInt8(ascii: ":"))
        .map { String(Substring($0)) }.filter(\.isAbsolutePath)
      return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    /// Runs the program on this process's standard streams until it ends. A path without a slash is
    /// looked up in `PATH`.
    ///
    /// Ctrl-C interrupts the program while this process waits for it. If Ctrl-C ends the program,
    /// it ends this process too, so that a surrounding shell loop stops. With an input, which the
    /// program need not read, ignore SIGPIPE first. Returns the exit status, or 128 plus the signal's
    /// number, as in a shell.
    func runInForeground(reading input: String? = nil) throws(SystemError) -> Int32 {
      let status = try CurrentProcess.withInterruptsIgnored { () throws(SystemError) in
        try Self.reap(try spawn(reading: input))
      }
      let signal = status & 0x7F
      if signal == SIGINT { _ = raise(SIGINT) }
      return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    private func spawn(reading input: String?) throws(SystemError) -> pid_t {
      guard let input else { return try spawn(searchesPath: true) { _ throws(SystemError) in } }
      let pipe = try FileDescriptor.pipe()
      defer { try? pipe.writer.close() }
      let processID: pid_t
      do {
        defer { try? pipe.reader.close() }
        processID = try spawn(searchesPath: true) { actions throws(SystemError) in
          try check(posix_spawn_file_actions_adddup2(&actions, pipe.reader.rawValue, 0))
        }
      }
      try? pipe.writer.write(input)
      return processID
    }

    /// Starts the program with the descriptors as its standard streams. Without a descriptor for
    /// errors, its errors are discarded.
    ///
    /// It inherits no other descriptors on macOS; elsewhere, those opened without `O_CLOEXEC`.
    func spawn(
      input: FileDescriptor, output: FileDescriptor, errors: FileDescriptor?
    ) throws(SystemError) -> pid_t {
      try spawn(searchesPath: false) { actions throws(SystemError) in
        try check(posix_spawn_file_actions_adddup2(&actions, input.rawValue, 0))
        try check(posix_spawn_file_actions_adddup2(&actions, output.rawValue, 1))
        if let errors {
          try check(posix_spawn_file_actions_adddup2(&actions, errors.rawValue, 2))
        } else {
          try check(posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0))
        }
      }
    }

    private static func reap(_ processID: pid_t) throws(SystemError) -> Int32 {
      var status: Int32 = 0
      while waitpid(processID, &status, 0) < 0 {
        let code = errno
        guard code == EINTR else { throw SystemError(code) }
      }
      return status
    }

    #if canImport(Darwin)
      private static let newSession = POSIX_SPAWN_SETSID
      private typealias FileActions = posix_spawn_file_actions_t?
      private typealias Attributes = posix_spawnattr_t?
    #else
      /// POSIX_SPAWN_SETSID, which is the same number in each C library for Linux.
      private static let newSession: Int32 = 0x80
      private typealias FileActions = posix_spawn_file_actions_t
      private typealias Attributes = posix_spawnattr_t
    #endif

    /// Starts the program with all signals unblocked and at their defaults.
    private func spawn(
      searchesPath: Bool, _ configure: (inout FileActions) throws(SystemError) -> Void
    ) throws(SystemError) -> pid_t {
      #if canImport(Darwin)
        var actions: FileActions = nil
        var attributes: Attributes = nil
        var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        if !searchesPath { flags |= POSIX_SPAWN_CLOEXEC_DEFAULT }
      #else
        var actions = FileActions()
        var attributes = Attributes()
        var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
      #endif
      if hasOwnSession { flags |= Self.newSession }
      try check(posix_spawn_file_actions_init(&actions))
      defer { posix_spawn_file_actions_destroy(&actions) }
      try configure(&actions)
      try check(posix_spawnattr_init(&attributes))
      defer { posix_spawnattr_destroy(&attributes) }
      try check(posix_spawnattr_setflags(&attributes, Int16(flags)))
      var signals = sigset_t()
      sigemptyset(&signals)
      try check(posix_spawnattr_setsigmask(&attributes, &signals))
      sigfillset(&signals)
      try check(posix_spawnattr_setsigdefault(&attributes, &signals))
      var processID: pid_t = 0
      let spawn = searchesPath ? posix_spawnp : posix_spawn
      try check(
        withCStrings(arguments) { arguments in
          withCStrings(environment) { environment in
            spawn(&processID, path, &actions, &attributes, arguments, environment)
          }
        })
      return processID
    }

    private func check(_ code: Int32) throws(SystemError) {
      guard code == 0 else { throw SystemError(code) }
    }

    /// Passes the strings as a null-terminated C array that is valid during the call.
    private func withCStrings<Value>(
      _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
    ) -> Value {
      let pointers = strings.map { strdup($0) }
      defer { pointers.forEach { free($0) } }
      return body(pointers + [nil])
    }
  }
#endif
