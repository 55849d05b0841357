import KPGGCore
import KPGGPublishing
import KPGGQuiz
import KPGGSystem

/// An error that kpgg reports to the user.
///
/// To add an error, add a case, its exit code, and its text.
protocol ReportedError: Error {
  var exitCode: ExitCode { get }

  /// What is wrong, and what to do about it, in a language.
  func text(in words: Words) -> ErrorText
}

/// The texts of an error, without the secrets of URLs.
struct ErrorText: Hashable, Sendable {
  /// What is wrong, without a full stop. It quotes what the user typed.
  let message: String
  /// What to do about it; `nil` if there is nothing to say.
  let hint: Hint?

  init(message: String, hint: Hint?) {
    self.message = URLSecrets.removed(fromSentence: message)
    self.hint = hint
  }
}

extension Words {
  func error(
    _ english: @autoclosure () -> String, _ korean: @autoclosure () -> String, _ hint: Hint? = nil
  ) -> ErrorText {
    error(text(english(), korean()), hint)
  }

  func error(_ message: String, _ hint: Hint? = nil) -> ErrorText {
    ErrorText(message: message, hint: hint)
  }
}

/// An error about a line of standard input.
struct InputLineError: ReportedError {
  /// The number of the line, from 1.
  let line: Int
  let error: any ReportedError

  var exitCode: ExitCode { error.exitCode }

  func text(in words: Words) -> ErrorText {
    let text = error.text(in: words)
    return words.error(
      "line \(line) of standard input: \(text.message)", "표준 입력 \(line)행: \(text.message)",
      text.hint)
  }
}

/// An error that no command expects: a bug.
struct UnexpectedError: ReportedError {
  let error: any Error

  var exitCode: ExitCode { .bug }

  func text(in words: Words) -> ErrorText {
    words.error("\(error)", Hint("this is a bug in kpgg", "kpgg의 버그입니다"))
  }
}

extension SystemError: ReportedError {
  var exitCode: ExitCode { isClosedPipe ? .closedPipe : .cannotWrite }

  func text(in words: Words) -> ErrorText {
    words.error(
      "cannot write the output: \(reason)", "출력할 수 없습니다: \(words.systemText(reason))")
  }
}

extension ExportError: ReportedError {
  var exitCode: ExitCode {
    switch self {
    case .notAFolder, .folderNotFound, .foreignFolder, .foreignFile, .otherTable: .noInput
    case .failed: .cannotWrite
    }
  }

  func text(in words: Words) -> ErrorText {
    switch self {
    case .notAFolder(let path): words.error("'\(path)' is not a folder", "폴더가 아닙니다: '\(path)'")
    case .folderNotFound(let path):
      words.error("folder '\(path)' not found", "폴더를 찾을 수 없습니다: '\(path)'")
    case .foreignFolder(let path):
      words.error(
        "'\(path)' has files that kpgg did not write", "kpgg가 만들지 않은 파일이 있는 폴더: '\(path)'",
        Hint("use a new folder, or the folder of an earlier export", "새 폴더나 전에 내보낸 폴더를 쓰세요"))
    case .foreignFile(let path):
      words.error(
        "'\(path)' is a file that kpgg did not write", "kpgg가 만들지 않은 파일: '\(path)'",
        Hint("move it, then export again", "파일을 옮긴 뒤 다시 내보내세요"))
    case .otherTable(let path):
      words.error(
        "'\(path)' already exists and has other content", "이미 있으며 내용이 다른 파일: '\(path)'",
        Hint("use a new folder, or --force to replace the tables", "새 폴더를 쓰세요. 덮어쓰려면 --force를 쓰세요"))
    case .failed(let path, let reason): words.error(words.cannotWrite(path, reason))
    }
  }
}

extension QuizError: ReportedError {
  var exitCode: ExitCode { .notFound }

  func text(in words: Words) -> ErrorText {
    words.error(message.english, message.korean, hint)
  }

  private var hint: Hint {
    if case .littleKnown = self { return .use("--level hard") }
    return Hint("use fewer filters, more kinds, or another level", "필터를 줄이거나, 다른 종류나 난이도를 선택하세요")
  }
}

extension QuizCodeError: ReportedError {
  var exitCode: ExitCode { .badData }

  func text(in words: Words) -> ErrorText { words.error(text.text(in: words.language)) }
}

extension VersionedJSONError {
  /// Whether the document is valid, but of a version that kpgg does not know.
  var isOtherVersion: Bool {
    if case .otherVersion = self { true } else { false }
  }
}
