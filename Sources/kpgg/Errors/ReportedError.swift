import KPGGCore
import KPGGPublishing
import KPGGQuiz
import KPGGSystem

/// An error that kpgg reports to the user.
///
/// To add an error, add a case with its exit code and hint, and a sentence in each language.
protocol ReportedError: Error {
  var exitCode: ExitCode { get }

  /// What to do about the error; `nil` by default.
  var hint: Hint? { get }

  /// The sentence in a language, without a full stop.
  func message(in words: any Words) -> String
}

extension ReportedError {
  var hint: Hint? { nil }
}

/// An error about a line of standard input.
struct InputLineError: ReportedError {
  /// The number of the line, from 1.
  let line: Int
  let error: any ReportedError

  var exitCode: ExitCode { error.exitCode }
  var hint: Hint? { error.hint }

  func message(in words: any Words) -> String {
    words.message(error.message(in: words), atLine: line)
  }
}

/// An error that no command expects: a bug.
struct UnexpectedError: ReportedError {
  let error: any Error

  var exitCode: ExitCode { .bug }
  var hint: Hint? { .bug }

  func message(in words: any Words) -> String { "\(error)" }
}

extension SystemError: ReportedError {
  var exitCode: ExitCode { isClosedPipe ? .closedPipe : .cannotWrite }

  func message(in words: any Words) -> String { words.cannotWriteOutput(reason) }
}

extension ExportError: ReportedError {
  var exitCode: ExitCode {
    switch self {
    case .notAFolder, .foreignFolder, .foreignFile: .noInput
    case .failed: .cannotWrite
    }
  }

  var hint: Hint? {
    switch self {
    case .foreignFolder: .exportToOtherFolder
    case .foreignFile: .moveFileThenExport
    case .notAFolder, .failed: nil
    }
  }

  func message(in words: any Words) -> String { words.message(for: self) }
}

extension QuizError: ReportedError {
  var exitCode: ExitCode { .notFound }

  var hint: Hint? {
    switch self {
    case .noMatches, .noQuestions: .widenQuiz
    case .noPuzzle: nil
    }
  }

  func message(in words: any Words) -> String { words.message(for: self) }
}

extension QuizCodeError: ReportedError {
  var exitCode: ExitCode { .badData }

  func message(in words: any Words) -> String { text[words.quizLanguage] }
}
