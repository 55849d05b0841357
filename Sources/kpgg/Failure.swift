import KPGGCore

/// What a person is told when a command cannot do what it was asked, and with which status it ends:
/// the one table from errors to words and exit codes.
struct Failure: Error, Hashable, Sendable {
  let message: String
  var hint: String?
  let exitCode: ExitCode

  /// The words and the exit code for any error that a command can throw.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure:
      self = failure
    case let usage as UsageError:
      self.init(usage.message, hint: usage.hint, .usage)
    case CatalogError.badDocument(let problem):
      self.init("\(problem)", .badData)
    case CatalogError.absent(let location):
      self.init(
        "there is no '\(location)'",
        hint: "a catalogue's folder holds group/index.json and a file for each group", .noInput)
    case let unreadable as CatalogError:
      self.init("\(unreadable)", .noInput)
    case WriteError.closedPipe:
      self.init("nobody reads the output", .closedPipe)
    case WriteError.failed(let reason):
      self.init("cannot write the output: \(reason)", .cannotWrite)
    default:
      self.init("\(error)", hint: "this is a bug in kpgg", .bug)
    }
  }

  init(_ message: String, hint: String? = nil, _ exitCode: ExitCode) {
    self.message = message
    self.hint = hint
    self.exitCode = exitCode
  }

  /// The lines for standard error, harmless whatever the message quotes.
  func text(painter: Painter) -> String {
    var lines = "kpgg: \(painter.paint("error:", [.bold, .red])) \(SafeText.of(message))\n"
    if let hint { lines += "kpgg: \(painter.paint("hint:", .bold)) \(SafeText.of(hint))\n" }
    return lines
  }
}
