#if os(macOS) || os(Linux)
  extension ChildProgram {
    /// Runs the program with bytes as its standard input, and returns its standard output.
    ///
    /// The program need not read all of its input. It cannot open this process's terminal. Ignore
    /// SIGPIPE first.
    ///
    /// - Parameters:
    ///   - input: The bytes.
    ///   - errors: Where standard error goes; `nil` discards it.
    ///   - limit: The maximum size of the output, in bytes.
    ///   - deadline: When the program is killed. It is also killed when the task is canceled.
    /// - Returns: `nil` if the program does not start, fails, is killed, or exceeds the limit.
    package func output(
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
#endif
