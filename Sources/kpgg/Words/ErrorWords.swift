import KPGGCore
import KPGGPublishing
import KPGGQuiz

/// The words that several errors share, and those of problems in a catalog.
extension Words {
  var errorLabel: String { text("error", "오류") }
  var hintLabel: String { text("hint", "힌트") }
  var noteLabel: String { text("note", "알림") }

  var standardInput: String { text("standard input", "표준 입력") }

  /// The end of a message about a value from an environment variable: ` (from KPGG_SOURCE)`. Empty
  /// for `nil`.
  func origin(_ variable: String?) -> String {
    variable.map { text(" (from \($0))", " (환경 변수 \($0)의 값)") } ?? ""
  }

  /// The end of a message about a value from a variable or from the settings file; empty for an
  /// option and a default.
  func origin(_ origin: SettingOrigin) -> String {
    switch origin {
    case .environment(let name): self.origin(name)
    case .file(let path): text(" (from \(path))", " (\(path)의 설정)")
    case .option, .default: ""
    }
  }

  func cannotRead(_ file: String, _ reason: String) -> String {
    text("cannot read", "읽을 수 없습니다:") + " \(file): \(systemText(reason))"
  }

  func cannotWrite(_ path: String, _ reason: String) -> String {
    text("cannot write", "저장할 수 없습니다:") + " '\(path)': \(systemText(reason))"
  }

  func tooLarge(_ limit: Int) -> String {
    text("larger than the limit of \(limit) bytes", "제한 크기 \(limit)바이트를 넘습니다")
  }

  func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: text("error", "오류")
    case .warning: text("warning", "경고")
    }
  }

  func message(for kind: Finding.Kind) -> String { text(kind.description, korean(kind)) }

  /// The description of an invalid user document.
  func message(for error: VersionedJSONError) -> String { text("\(error)", korean(error)) }

  /// The end of a message: ` (line 3, column 12)`; empty for an unknown position.
  func suffix(for position: JSONPosition?) -> String {
    text(position.suffix, position.map { " (\($0.line)행 \($0.column)열)" } ?? "")
  }

  /// An error message of the operating system, translated if it ends with a known one: `/x: No such
  /// file or directory`.
  func systemText(_ reason: String) -> String {
    let known = Self.systemTexts.first { reason.hasSuffix($0.key) }
    return text(reason, known.map { reason.dropLast($0.key.count) + $0.value } ?? reason)
  }

  private static let systemTexts = [
    "No such file or directory": "파일이나 폴더가 없습니다",
    "Permission denied": "권한이 없습니다",
    "Operation not permitted": "허용되지 않은 작업입니다",
    "Is a directory": "폴더입니다",
    "Not a directory": "폴더가 아닙니다",
    "Not a regular file": "일반 파일이 아닙니다",
    "The path is not UTF-8": "UTF-8이 아닌 경로입니다",
    "No space left on device": "디스크에 남은 공간이 없습니다",
    "Disk quota exceeded": "디스크 할당량을 넘었습니다",
    "File too large": "파일이 너무 큽니다",
    "File name too long": "파일 이름이 너무 깁니다",
    "Read-only file system": "읽기 전용 파일 시스템입니다",
    "Too many open files": "열린 파일이 너무 많습니다",
    "Too many levels of symbolic links": "심볼릭 링크가 너무 많습니다",
    "Bad file descriptor": "닫힌 파일입니다",
    "Broken pipe": "받는 프로그램이 끝났습니다",
    "Input/output error": "입출력 오류입니다",
    "Cannot allocate memory": "메모리가 부족합니다",
    "Resource temporarily unavailable": "지금은 쓸 수 없습니다",
    "Exec format error": "실행할 수 없는 파일입니다",
    "Inappropriate ioctl for device": "터미널이 아닙니다",
  ]
}
