/// The statuses with which `kpgg` ends, after BSD's sysexits where they have one.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Done; an empty listing included.
  case success = 0
  /// What was asked for does not exist.
  case notFound = 1
  /// The command line or an environment variable makes no sense.
  case usage = 64
  /// A document is not what it must be.
  case badData = 65
  /// A source or a file cannot be opened.
  case noInput = 66
  /// The endpoint cannot be reached, or refuses.
  case unavailable = 69
  /// A bug.
  case bug = 70
  /// The output could not be written.
  case cannotWrite = 74
  /// The reader of the output went away, as `head` does: 128 and SIGPIPE.
  case closedPipe = 141

  /// A check found a difference: the same 1 with which `diff` and `cmp` end.
  static let difference = ExitCode.notFound
}
