/// The exit codes of kpgg, from BSD's sysexits where they define one.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Success, also for an empty listing.
  case success = 0
  /// Something was not found, a check found a difference, or a player failed.
  case notFound = 1
  /// The command line or an environment variable is invalid.
  case usage = 64
  /// A document is invalid.
  case badData = 65
  /// A source or a file cannot be opened, or a player cannot be started.
  case noInput = 66
  /// The endpoint cannot be reached, refuses a request, or lacks a required document.
  case unavailable = 69
  /// A bug.
  case bug = 70
  /// The output or a file cannot be written.
  case cannotWrite = 74
  /// The reader closed the output pipe, as `head` does: 128 plus the number of SIGPIPE.
  case closedPipe = 141

  /// The meaning, for the help and the manual, without a full stop.
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

  /// The rule for a run that a signal ends, as a shell reports it.
  static let ofSignals = "A signal ends kpgg with 128 and its number: 130 for Ctrl-C."

  /// A check found a difference: 1, the exit code of `diff` and `cmp`.
  static let difference = ExitCode.notFound
}
