#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ChildProcess.Program {
  #if canImport(Darwin)
    typealias FileActions = posix_spawn_file_actions_t?
  #else
    typealias FileActions = posix_spawn_file_actions_t
  #endif

  /// Starts the program, with these descriptors as its standard input and output, none as its
  /// standard error, and no other where the system can see to it.
  func spawn(input: Int32, output: Int32) throws(ChildProcess.Failure) -> pid_t {
    try start(inPath: false) { actions throws(ChildProcess.Failure) in
      try check(posix_spawn_file_actions_adddup2(&actions, input, 0))
      try check(posix_spawn_file_actions_adddup2(&actions, output, 1))
      try check(posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0))
    }
  }

  /// Starts the program with what the closure does to its descriptors.
  ///
  /// No signal is blocked or ignored in it, whatever is in this process.
  func start(
    inPath: Bool, _ configure: (inout FileActions) throws(ChildProcess.Failure) -> Void
  ) throws(ChildProcess.Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
      if !inPath { flags |= POSIX_SPAWN_CLOEXEC_DEFAULT }
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #endif
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
    let spawn = inPath ? posix_spawnp : posix_spawn
    try check(
      withCStrings(arguments) { arguments in
        withCStrings(environment) { environment in
          spawn(&processID, path, &actions, &attributes, arguments, environment)
        }
      })
    return processID
  }

  private func check(_ code: Int32) throws(ChildProcess.Failure) {
    guard code == 0 else { throw .init(code) }
  }

  /// Strings as C's arrays of pointers have them, for as long as the body runs.
  private func withCStrings<Value>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
