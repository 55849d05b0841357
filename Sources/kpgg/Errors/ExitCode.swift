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
  var summary: HelpText {
    switch self {
    case .success:
      HelpText(
        "Success, even if a listing is empty",
        "성공 (목록이 비어 있어도)")
    case .notFound:
      HelpText(
        "Nothing was found, a name is ambiguous, a snapshot differs, or a "
          + "player or browser failed",
        "찾지 못했거나, 이름에 해당하는 것이 여럿이거나, 스냅샷이 다르거나, 재생 프로그램이나 브라우저가 실패함")
    case .usage:
      HelpText(
        "The command line or an environment variable is invalid",
        "명령줄이나 환경 변수가 올바르지 않음")
    case .badData:
      HelpText(
        "A document, a table, a quiz, or a favorites file is invalid",
        "문서, 표, 퀴즈, 즐겨찾기 파일이 올바르지 않음")
    case .noInput:
      HelpText(
        "A source or file cannot be opened, a file must not be replaced, or a player cannot be "
          + "started",
        "소스나 파일을 열 수 없거나, 파일을 덮어쓸 수 없거나, 재생 프로그램을 실행할 수 없음")
    case .unavailable:
      HelpText(
        "The endpoint cannot be reached, rejects the request, or lacks a document",
        "엔드포인트에 연결할 수 없거나, 요청이 거부되었거나, 문서가 없음")
    case .bug:
      HelpText(
        "A bug in kpgg",
        "kpgg의 버그")
    case .cannotWrite:
      HelpText(
        "The output or a file cannot be written",
        "출력하거나 파일에 저장할 수 없음")
    case .closedPipe:
      HelpText(
        "The reader of the output closed the pipe, as 'head' does; no error is printed",
        "'head'처럼 출력을 받는 프로그램이 파이프를 닫음 (오류를 출력하지 않음)")
    }
  }

  /// A sentence about the exit code after a signal.
  static let signalRule =
    HelpText(
      "If a signal ends kpgg, the exit code is 128 plus the signal's number: 130 for Ctrl-C.",
      "시그널로 끝나면 종료 코드는 128에 시그널 번호를 더한 값입니다. Ctrl-C는 130입니다.")

  /// The exit code for a difference, which is 1 as for `diff` and `cmp`.
  static let difference = ExitCode.notFound
}
