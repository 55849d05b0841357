#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A process that this one started, with a pipe to its standard input and one from its standard
/// output. What it says on standard error is nobody's business.
struct ChildProcess: Sendable {
  /// Why a process cannot be started: the system's words.
  struct Failure: Error, Hashable, Sendable {
    let reason: String

    init(_ code: Int32) { reason = Platform.reason(code) }
  }

  /// What to start.
  struct Program: Hashable, Sendable {
    /// The file of the program.
    var path: String
    /// What it is told, its own name first.
    var arguments: [String]
    /// `NAME=value`.
    var environment: [String]
  }

  private let processID: pid_t
  /// Leads to the child's standard input.
  let input: Int32
  /// Leads from the child's standard output.
  let output: Int32

  /// Starts a program.
  init(_ program: Program) throws(Failure) {
    let input = try Pipe()
    let output: Pipe
    do throws(Failure) {
      output = try Pipe()
    } catch {
      input.close()
      throw error
    }
    do throws(Failure) {
      processID = try Self.start(program, input: input, output: output)
    } catch {
      input.close()
      output.close()
      throw error
    }
    close(input.reader)
    close(output.writer)
    (self.input, self.output) = (input.writer, output.reader)
  }

  /// Ends the process if it still runs, and forgets it. To be called once, by whoever reads last.
  func end() {
    close(input)
    kill(processID, SIGKILL)
    close(output)
    var status: Int32 = 0
    while waitpid(processID, &status, 0) < 0, errno == EINTR {}
  }

  /// Ends the process, so that whoever reads from it sees the end.
  func terminate() { kill(processID, SIGKILL) }

  private struct Pipe {
    let reader: Int32
    let writer: Int32

    /// Neither end is inherited by any process, but for what is made of it there.
    init() throws(Failure) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw Failure(errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reader, writer) = (ends[0], ends[1])
    }

    func close() {
      for end in [reader, writer] { Platform.close(end) }
    }
  }

  private static func start(
    _ program: Program, input: Pipe, output: Pipe
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reader, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writer, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var processID: pid_t = 0
    let code = withCStrings(program.arguments) { arguments in
      withCStrings(program.environment) { environment in
        posix_spawn(&processID, program.path, &actions, nil, arguments, environment)
      }
    }
    guard code == 0 else { throw Failure(code) }
    return processID
  }

  /// Strings as C's arrays of pointers have them, for as long as the body runs.
  private static func withCStrings<Value>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
