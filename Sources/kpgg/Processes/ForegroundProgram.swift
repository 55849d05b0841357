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
  /// - Returns: Its exit status, or 128 and the signal that ended it, as a shell tells it.
  func runInForeground() throws(ChildProcess.Failure) -> Int32 {
    let processID = try start(inPath: true) { _ throws(ChildProcess.Failure) in }
    var status: Int32 = 0
    while waitpid(processID, &status, 0) < 0 {
      let code = errno
      guard code == EINTR else { throw .init(code) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
