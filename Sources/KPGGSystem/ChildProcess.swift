#if os(macOS) || os(Linux)

  /// A child process with pipes to its standard input and from its standard output.
  package final class ChildProcess: Sendable {
    /// `nil` once the process is reaped: the system may then reuse the number.
    private let processID: Mutex<pid_t?>
    private let isInputOpen = Mutex(true)
    /// The pipe to the child's standard input.
    package let input: FileDescriptor
    /// The pipe from the child's standard output.
    package let output: FileDescriptor

    /// Starts a program. Its standard error goes to `errors`, if there is a descriptor.
    package init(_ program: ChildProgram, errors: FileDescriptor? = nil) throws(SystemError) {
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
    package func waitForExit() {
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
    package func terminate() {
      processID.withLock { processID in
        if let processID { kill(processID, SIGKILL) }
      }
    }

    /// Ends the child's standard input.
    package func closeInput() {
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
    package func close() -> Int32? {
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
#endif
