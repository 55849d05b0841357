import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A process that this one started, with a pipe to its standard input and one from its standard
/// output. What it says on standard error is nobody's business.
final class ChildProcess: Sendable {
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

  /// `nil` once the system may have given the number to another process.
  private let processID: Mutex<pid_t?>
  /// Leads to the child's standard input.
  let input: Int32
  /// Leads from the child's standard output.
  let output: Int32

  /// Starts a program.
  init(_ program: Program) throws(Failure) {
    let input = try ChildPipe()
    defer { Platform.close(input.reader) }
    let output: ChildPipe
    do throws(Failure) {
      output = try ChildPipe()
    } catch {
      Platform.close(input.writer)
      throw error
    }
    defer { Platform.close(output.writer) }
    do throws(Failure) {
      processID = Mutex(try program.spawn(input: input.reader, output: output.writer))
    } catch {
      Platform.close(input.writer)
      Platform.close(output.reader)
      throw error
    }
    (self.input, self.output) = (input.writer, output.reader)
  }

  /// Ends the process if it still runs, and forgets it. To be called once, by whoever reads last.
  func end() {
    Platform.close(input)
    processID.withLock { processID in
      guard let child = processID.take() else { return }
      kill(child, SIGKILL)
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
    }
    Platform.close(output)
  }

  /// Ends the process, so that whoever reads from it sees the end.
  func terminate() {
    processID.withLock { processID in
      if let processID { kill(processID, SIGKILL) }
    }
  }
}
