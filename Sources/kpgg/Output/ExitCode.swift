/// The statuses with which `kpgg` ends, after BSD's sysexits where they have one.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Done; an empty listing included.
  case success = 0
  /// What was asked for does not exist; or a player failed.
  case notFound = 1
  /// The command line or an environment variable makes no sense.
  case usage = 64
  /// A document is not what it must be.
  case badData = 65
  /// A source or a file cannot be opened, or a player started.
  case noInput = 66
  /// The endpoint cannot be reached, refuses, or lacks a document that it must have.
  case unavailable = 69
  /// A bug.
  case bug = 70
  /// The output could not be written.
  case cannotWrite = 74
  /// The reader of the output went away, as `head` does: 128 and SIGPIPE.
  case closedPipe = 141

  /// What it tells, for the help and the manual: half a sentence without a full stop.
  var summary: String {
    switch self {
    case .success: "Done; an empty listing included"
    case .notFound:
      "What was asked for does not exist, a check found a difference, or a player failed"
    case .usage: "The command line or a variable of the environment makes no sense"
    case .badData: "A document is not what it must be"
    case .noInput: "A source or a file cannot be opened, or a player started"
    case .unavailable: "The endpoint cannot be reached, refuses, or lacks a document"
    case .bug: "A bug in kpgg"
    case .cannotWrite: "The output or a file could not be written"
    case .closedPipe: "The reader of the output went away; nothing is printed"
    }
  }

  /// What a shell tells of a run that a signal ended.
  static let ofSignals = "A signal ends kpgg with 128 and its number: 130 for Ctrl-C."

  /// A check found a difference: the same 1 with which `diff` and `cmp` end.
  static let difference = ExitCode.notFound
}
