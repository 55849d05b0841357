import KPGGSystem

#if os(macOS) || os(Linux)
  /// A child process with pipes to its standard input and from its standard output.
  final class ChildProcess: Sendable {
    /// `nil` once the process is reaped: the system may then reuse the number.
    private let processID: Mutex<pid_t?>
    private let isInputOpen = Mutex(true)
    let input: FileDescriptor
    let output: FileDescriptor

    /// Starts a program. Its standard error goes to `errors`, if there is a descriptor.
    init(_ program: ChildProgram, errors: FileDescriptor? = nil) throws(SystemError) {
      let input = try FileDescriptor.pipe()
      defer { try? input.reader.close() }
      let output: (reader: FileDescriptor, writer: FileDescriptor)
      do throws(SystemError) {
        output = try FileDescriptor.pipe()
      } catch {
        try? input.writer.close()
        throw error
      }
      defer { try? output.writer.close() }
      do throws(SystemError) {
        let child = try program.spawn(
          input: input.reader, output: output.writer, errors: errors)
        if program.hasOwnSession { OwnedChildren.add(child) }
        processID = Mutex(child)
      } catch {
        try? input.writer.close()
        try? output.reader.close()
        throw error
      }
      (self.input, self.output) = (input.writer, output.reader)
    }

    /// Waits for the end of a process that closed its pipes, for at most a second, so that its exit
    /// status is its own.
    func waitForExit() {
      processID.withLock { processID in
        guard let processID else { return }
        for _ in 0..<1000 {
          var info = siginfo_t()
          let options = WEXITED | WNOHANG | WNOWAIT
          guard waitid(P_PID, id_t(processID), &info, options) == 0, info.si_signo == 0 else {
            return
          }
          usleep(1000)
        }
      }
    }

    /// Kills the process if it still runs. Its output then ends.
    func terminate() {
      processID.withLock { processID in
        if let processID { kill(processID, SIGKILL) }
      }
    }

    func closeInput() {
      isInputOpen.withLock { isOpen in
        if isOpen { try? input.close() }
        isOpen = false
      }
    }

    /// Kills the process if it still runs, reaps it, and closes the pipes.
    ///
    /// Call this once, after the last read.
    ///
    /// - Returns: The exit status; `nil` if a signal ended the process.
    @discardableResult
    func close() -> Int32? {
      closeInput()
      let status = processID.withLock { processID -> Int32 in
        var status: Int32 = 0
        guard let child = processID.take() else { return status }
        // A process that ended by itself keeps its exit status.
        kill(child, SIGKILL)
        // Once the process is reaped, its number can be another's.
        OwnedChildren.remove(child)
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status
      }
      try? output.close()
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }
  }

  extension ChildProgram {
    /// Runs the program with bytes as its standard input, and returns its standard output.
    ///
    /// The program need not read all of its input. It cannot open this process's terminal. Ignore
    /// SIGPIPE first. The result is `nil` if the program does not start, fails, or exceeds the limit
    /// of bytes, and if it is killed at the deadline or because the task is canceled.
    func output(
      for input: [UInt8], errors: FileDescriptor?, limit: Int, deadline: ContinuousClock.Instant
    ) -> [UInt8]? {
      var program = self
      program.hasOwnSession = true
      guard !Task.isCancelled, let child = try? ChildProcess(program, errors: errors) else {
        return nil
      }
      let output = child.exchange(input, limit: limit, deadline: deadline)
      if output != nil { child.waitForExit() }
      return child.close() == 0 ? output : nil
    }
  }

  extension ChildProcess {
    /// The maximum number of bytes that a pipe takes at once without blocking (PIPE_BUF).
    private static let piece = 512
    /// The time between two checks of the task, in milliseconds.
    private static let pause: Int32 = 50

    /// Writes the input and reads the output at the same time. `nil` after the deadline, in a
    /// canceled task, and beyond the limit.
    fileprivate func exchange(
      _ bytes: [UInt8], limit: Int, deadline: ContinuousClock.Instant
    ) -> [UInt8]? {
      var rest = bytes[...]
      var read: [UInt8] = []
      while read.count <= limit, .now < deadline, !Task.isCancelled {
        // A negative descriptor is ignored.
        var requests = [
          pollfd(fd: output.rawValue, events: Int16(POLLIN), revents: 0),
          pollfd(fd: rest.isEmpty ? -1 : input.rawValue, events: Int16(POLLOUT), revents: 0),
        ]
        guard poll(&requests, 2, Self.pause) > 0 else { continue }
        if requests[1].revents != 0 {
          // If the program closes its input, the rest is not sent.
          let isWritten = (try? input.write(Array(rest.prefix(Self.piece)))) != nil
          rest = isWritten ? rest.dropFirst(Self.piece) : []
          if rest.isEmpty { closeInput() }
        }
        if requests[0].revents != 0 {
          guard let piece = try? output.read(atMost: 1 << 16) else { return nil }
          if piece.isEmpty { return read }
          read += piece
        }
      }
      return nil
    }
  }

  /// The running children with a session of their own, which must not outlive this process.
  ///
  /// A signal handler may kill them. So their numbers are in memory that never moves, and each is
  /// written at once.
  enum OwnedChildren {
    /// The most children that are remembered.
    private static let capacity = 16
    /// The process numbers; 0 where there is none.
    nonisolated(unsafe) private static let processIDs: UnsafeMutablePointer<sig_atomic_t> = {
      let numbers = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: capacity)
      numbers.initialize(repeating: 0, count: capacity)
      return numbers
    }()
    private static let writing = Mutex(())

    /// Allocates the memory. Call this before a signal handler can call ``killAll()``.
    static func prepare() { _ = processIDs }

    static func add(_ processID: pid_t) { replace(0, with: processID) }

    static func remove(_ processID: pid_t) { replace(processID, with: 0) }

    private static func replace(_ old: pid_t, with new: pid_t) {
      writing.withLock { _ in
        for index in 0..<capacity where processIDs[index] == old {
          processIDs[index] = new
          return
        }
      }
    }

    /// Kills the children, and does not wait for them. A signal handler may call it.
    static func killAll() {
      for index in 0..<capacity {
        let processID = processIDs[index]
        if processID > 0 { kill(processID, SIGKILL) }
      }
    }
  }
#endif
