#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ChildProcess.Program {
  /// Runs the program on this process's own standard streams until it ends; found in `PATH` unless
  /// its name has a slash.
  ///
  /// What a person interrupts at the terminal is the program: this process goes on as long as that
  /// does, and where an interruption ends the program, this process ends in the same way, so that a
  /// loop of a shell sees it and ends too.
  ///
  /// - Returns: Its exit status, or 128 and the signal that ended it, as a shell tells it.
  func runInForeground() throws(ChildProcess.Failure) -> Int32 {
    let status = try Self.ignoringInterruptions { () throws(ChildProcess.Failure) in
      try runUntilItsEnd()
    }
    let signal = status & 0x7F
    if signal == SIGINT { _ = raise(SIGINT) }
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private func runUntilItsEnd() throws(ChildProcess.Failure) -> Int32 {
    let processID = try start(inPath: true) { _ throws(ChildProcess.Failure) in }
    var status: Int32 = 0
    while waitpid(processID, &status, 0) < 0 {
      let code = errno
      guard code == EINTR else { throw .init(code) }
    }
    return status
  }

  private static func ignoringInterruptions<Value>(
    _ body: () throws(ChildProcess.Failure) -> Value
  ) throws(ChildProcess.Failure) -> Value {
    let interruption = signal(SIGINT, SIG_IGN)
    let quitting = signal(SIGQUIT, SIG_IGN)
    defer {
      _ = signal(SIGINT, interruption)
      _ = signal(SIGQUIT, quitting)
    }
    return try body()
  }
}
