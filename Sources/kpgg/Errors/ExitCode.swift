/// The exit codes of `kpgg`. Codes from 64 to 78 follow BSD's sysexits.
enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case notFound = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case bug = 70
  case cannotWrite = 74
  case closedPipe = 141

  /// A phrase for help and the manual, without a period.
  var summary: String {
    switch self {
    case .success: "Success, even if a listing is empty"
    case .notFound:
      "Nothing was found, a name is ambiguous, a snapshot differs, you did not confirm, or a "
        + "player or browser failed"
    case .usage: "The command line or an environment variable is invalid"
    case .badData: "A document, a table, a quiz, or a favorites file is invalid"
    case .noInput:
      "A source or file cannot be opened, a file must not be replaced, or a player cannot be "
        + "started"
    case .unavailable: "The endpoint cannot be reached, rejects the request, or lacks a document"
    case .bug: "A bug in kpgg"
    case .cannotWrite: "The output or a file cannot be written"
    case .closedPipe:
      "The reader of the output closed the pipe, as 'head' does; no error is printed"
    }
  }

  /// A sentence about the exit code after a signal.
  static let signalRule =
    "If a signal ends kpgg, the exit code is 128 plus the signal's number: 130 for Ctrl-C."

  /// The exit code for a difference, which is 1 as for `diff` and `cmp`.
  static let difference = ExitCode.notFound
}
