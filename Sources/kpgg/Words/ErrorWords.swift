import KPGGCore
import KPGGPublishing
import KPGGQuiz

/// The words of errors and hints.
protocol ErrorWords {
  var errorLabel: String { get }
  var hintLabel: String { get }
  var noteLabel: String { get }

  /// Messages, without a full stop. They quote what the user typed.
  func message(for error: UsageError) -> String
  func message(for error: CommandError) -> String
  func message(for error: CatalogError) -> String
  func message(for kind: Finding.Kind) -> String
  func severity(_ severity: Finding.Severity) -> String
  /// Returns the end of a message: ` (line 3, column 12)`; empty for an unknown position.
  func suffix(for position: JSONPosition?) -> String
  func message(for error: ExportError) -> String
  func message(for error: FavoritesError) -> String
  func message(for error: UserFileError) -> String
  func message(for error: QuizError) -> String
  /// A message about a line of standard input.
  func message(_ message: String, atLine line: Int) -> String
  /// The end of a message about a value from an environment variable: ` (from KPGG_SOURCE)`.
  func origin(_ variable: String) -> String
  func cannotWrite(_ path: String, _ reason: String) -> String
  func cannotWriteOutput(_ reason: String) -> String

  /// What to do about an error, without a full stop.
  func text(_ hint: Hint) -> String
}
