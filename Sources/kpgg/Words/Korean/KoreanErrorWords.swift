import KPGGCore
import KPGGPublishing
import KPGGQuiz

extension KoreanWords: ErrorWords {
  var errorLabel: String { "오류" }
  var hintLabel: String { "힌트" }
  var noteLabel: String { "알림" }

  func message(for error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, _): "알 수 없는 명령: \(quoted(word))"
    case .unknownPage(let word, _): "알 수 없는 명령이나 주제: \(quoted(word))"
    case .unknownOption(let option, _, _): "알 수 없는 옵션: \(quoted(option))"
    case .misplacedOption(let option, nil, _):
      "명령 없이 쓸 수 없는 옵션: \(quoted(option))"
    case .misplacedOption(let option, let command, _):
      "\(quoted(ProgramDescription.invocation(of: command))) 명령에 없는 옵션: \(quoted(option))"
    case .missingValue(let option, _, _): "값이 필요한 옵션: \(quoted(option))"
    case .unexpectedValue(let value, let option):
      "값을 받지 않는 옵션: \(quoted(option)) (입력한 값: \(quoted(value)))"
    case .invalidChoice(let value, let option, _):
      "옵션 \(quoted(option))에 쓸 수 없는 값: \(quoted(value))"
    case .missingArgument(let name, let command):
      "\(quoted(ProgramDescription.invocation(of: command))) 명령에 필요한 인자: \(name)"
    case .unexpectedArgument(let word, _): "필요 없는 인자: \(quoted(word))"
    case .conflictingOptions(let one, let other):
      "함께 쓸 수 없는 옵션: \(quoted(one)), \(quoted(other))"
    case .unknownChoice(let word, let kind, _): "알 수 없는 \(name(of: kind)): \(quoted(word))"
    case .unknownField(let field, _, _): "알 수 없는 필드: \(quoted(field))"
    case .invalidValue(let value, let option, let format):
      "\(option) 값의 형식: \(description(of: format)). 입력한 값: \(quoted(value))"
    case .reversedRange(let range, let option, _):
      "\(option) 범위의 순서가 거꾸로입니다: \(quoted(range))"
    case .emptyValue(let option, _): "값이 비어 있는 옵션: \(option)"
    case .emptyName: "이름이 비어 있습니다"
    case .emptyFileName: "파일 이름이 비어 있습니다"
    case .emptyFolderName: "폴더 이름이 비어 있습니다"
    case .twoSources(let one, let other):
      "카탈로그가 두 개입니다: \(quoted(one)), --source \(quoted(other))"
    case .invalidURL(let url, let error, let variable):
      "\(message(for: error))" + (url.map { ": \(quoted($0))" } ?? "") + origin(variable)
    case .invalidToken: "KPGG_TOKEN에 쓸 수 없는 문자가 있습니다"
    case .missingTopic(let option, _): "차트 주제가 필요한 옵션: \(option)"
    case .limitOfUnsortedChart: "개수 순서인 차트에만 쓸 수 있는 옵션: --limit"
    case .incompleteAction(let action, let command, let needsFile):
      "'kpgg \(command) \(action)' 명령에 \(needsFile ? "파일" : "이름")이 필요합니다"
    case .missingSecondFile: "'kpgg snapshot diff' 명령에 파일 두 개가 필요합니다"
    case .twoStandardInputs: "두 파일 중 하나만 표준 입력일 수 있습니다"
    case .exportToStandardOutput: "표준 출력이 아니라 폴더로 내보내야 합니다"
    case .quizWithoutFile: "파일 이름을 지정하세요. 표준 입출력은 쓸 수 없습니다"
    case .unconfirmedRemoval: "터미널이 없으면 'kpgg favorites clear' 명령에 --yes가 필요합니다"
    case .manualOfCommand(let command): "'\(command)' 명령만의 설명서는 없습니다"
    case .syncWithoutEndpoint: "엔드포인트만 동기화할 수 있습니다"
    case .monthBeyondCalendar: "달력이 그 달 전에 끝납니다"
    case .noSystemDate: "시스템 시계의 날짜가 올바르지 않습니다"
    case .noTerminal: "이 명령은 터미널이 필요합니다"
    case .internalCommand(let name): "내부 전용 명령: \(quoted(name))"
    }
  }

  func message(for error: CommandError) -> String {
    switch error {
    case .unknownName(let name, .memberOf(let group), _):
      "\(group)에 없는 멤버: \(quoted(name))"
    case .unknownName(let name, let kind, _): "찾을 수 없는 \(noun(for: kind)): \(quoted(name))"
    case .ambiguousName(let name, let kind, let count, _):
      "이름이 같은 \(noun(for: kind)) \(count)\(counter(for: kind)): \(quoted(name))"
    case .noVideo(let name, _): "알려진 영상이 없습니다: \(name)"
    case .noResults(let text, _, _): "검색 결과가 없습니다: \(quoted(text))"
    case .emptyCatalog: "카탈로그가 비어 있습니다"
    case .notFavorite(let id): "즐겨찾기에 없습니다: \(quoted(id))"
    case .noDataFolder: "사용자 데이터를 둘 폴더가 없습니다"
    case .noCacheFolder: "캐시를 둘 폴더가 없습니다"
    case .unknownQuiz(let name): "퀴즈를 찾을 수 없습니다: '\(name)'"
    case .missingFile(let name): "찾을 수 없는 파일: '\(name)'"
    case .unreadableFile(let name, let reason):
      "읽을 수 없습니다: \(file(name, isQuoted: true)): \(systemText(reason))"
    case .fileTooLarge(let name, let limit): "\(file(name)): 제한 크기 \(limit)바이트를 넘습니다"
    case .invalidSnapshot(let name, let error):
      "\(file(name)): \(isNot("스냅샷이", error))\(message(for: error))"
    case .invalidFavorites(let name, let error):
      "\(file(name)): \(isNot("즐겨찾기 파일이", error))\(message(for: error))"
    case .invalidQuiz(let name, let problems):
      "\(file(name)): \(problems.list.first?.text.korean ?? "")"
    case .foreignFile(let name, let kind): "이미 있는 파일이며 \(noun(for: kind)) 아닙니다: '\(name)'"
    case .tooManyNames(let limit): "표준 입력: 이름이 제한 \(limit)개를 넘습니다"
    case .declined: "취소했습니다. 삭제한 것이 없습니다"
    case .unwritableFile(let name, let reason): cannotWrite(name, reason)
    case .unsavedQuiz(let name): "바꾼 내용을 저장하지 않았습니다: '\(name)'"
    case .programNotStarted(let player, let reason, let variable):
      "실행할 수 없습니다: \(quoted(player))\(origin(variable)): \(systemText(reason))"
    case .programFailed(let player, let status, let variable):
      "상태 코드 \(status)로 끝난 프로그램: \(quoted(player))\(origin(variable))"
    case .noRequests(let reason): "요청을 보낼 수 없습니다: \(systemText(reason))"
    case .terminalLost: "터미널이 사라졌습니다"
    case .terminalUnusable(let reason): "터미널을 쓸 수 없습니다: \(systemText(reason))"
    }
  }

  func message(for error: ExportError) -> String {
    switch error {
    case .notAFolder(let path): "폴더가 아닙니다: '\(path)'"
    case .foreignFolder(let path): "kpgg가 쓰지 않은 파일이 있는 폴더: '\(path)'"
    case .foreignFile(let path): "kpgg가 쓰지 않은 파일: '\(path)'"
    case .failed(let path, let reason): cannotWrite(path, reason)
    }
  }

  func message(for error: FavoritesError) -> String {
    switch error {
    case .tooMany(let count): "즐겨찾기 \(count)개는 제한 \(Favorites.limit)개를 넘습니다"
    }
  }

  func message(for error: UserFileError) -> String {
    switch error {
    case .unreadable(let path, let reason): "읽을 수 없습니다: '\(path)': \(systemText(reason))"
    case .corrupt(let path, let error): "\(path): \(message(for: error))"
    case .tooLarge(let path, let limit): "\(path): 제한 크기 \(limit)바이트를 넘습니다"
    case .unwritable(let path, let reason): cannotWrite(path, reason)
    case .unsavable(let path, let error): cannotWrite(path, message(for: error))
    case .tooLong(let path): cannotWrite(path, "답이 \(AnswerRecord.byteLimit)바이트보다 깁니다")
    case .busy(let path): cannotWrite(path, "다른 프로세스가 쓰고 있습니다")
    }
  }

  func message(for error: QuizError) -> String {
    switch error {
    case .noMatches: "조건에 맞는 그룹이나 멤버가 없습니다"
    case .noQuestions(let kinds, let level):
      "조건에 맞는 '\(level.name.korean)' 문제가 없습니다: "
        + kinds.map(\.name.korean).joined(separator: ", ")
    case .noPuzzle: "카탈로그에 추측할 그룹이나 멤버가 없습니다"
    }
  }

  /// The Korean text for a description of the operating system, which may end with it:
  /// `/x: No such file or directory`. An unknown one stays as it is.
  func systemText(_ reason: String) -> String {
    guard let (text, korean) = Self.systemTexts.first(where: { reason.hasSuffix($0.key) }) else {
      return reason
    }
    return reason.dropLast(text.count) + korean
  }

  private static let systemTexts = [
    "No such file or directory": "파일이나 폴더가 없습니다",
    "Permission denied": "권한이 없습니다",
    "Operation not permitted": "허용되지 않은 작업입니다",
    "Is a directory": "폴더입니다",
    "Not a directory": "폴더가 아닙니다",
    "Not a regular file": "일반 파일이 아닙니다",
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

  func message(_ message: String, atLine line: Int) -> String { "표준 입력 \(line)행: \(message)" }

  func origin(_ variable: String) -> String { " (환경 변수 \(variable)의 값)" }

  func origin(_ variable: String?) -> String { variable.map(origin) ?? "" }

  func cannotWrite(_ path: String, _ reason: String) -> String {
    "쓸 수 없습니다: '\(path)': \(systemText(reason))"
  }

  func cannotWriteOutput(_ reason: String) -> String { "출력을 쓸 수 없습니다: \(systemText(reason))" }

  func quoted(_ word: String) -> String { QuotedWord(word).description }

  /// What a document is not. A document of another version is still one of its kind.
  func isNot(_ kind: String, _ error: VersionedJSONError) -> String {
    switch error {
    case .invalid: "올바른 \(kind) 아닙니다: "
    case .otherVersion: ""
    }
  }

  func file(_ name: String?, isQuoted: Bool = false) -> String {
    name.map { isQuoted ? "'\($0)'" : $0 } ?? "표준 입력"
  }

  func noun(for kind: CommandError.FileKind) -> String {
    switch kind {
    case .snapshot: "스냅샷이"
    case .favorites: "즐겨찾기 파일이"
    case .chart: "kpgg의 차트가"
    case .quiz: "퀴즈가"
    }
  }

  func name(of kind: UsageError.ChoiceKind) -> String {
    switch kind {
    case .action: "동작"
    case .recordKind: "종류"
    case .chartTopic: "차트 주제"
    case .shell: "셸"
    case .quizKind: "문제 종류"
    case .quizKindOrAction: "문제 종류 또는 동작"
    }
  }

  func noun(for kind: CommandError.NameKind) -> String {
    switch kind {
    case .group: "그룹"
    case .section: "구분"
    case .groupOrSection: "그룹 또는 구분"
    case .groupOrMember: "그룹 또는 멤버"
    case .member: "멤버"
    case .memberOf(let group): "\(group) 멤버"
    case .song: "노래"
    case .songOf(let group): "\(group) 노래"
    case .groupOrSong: "그룹 또는 노래"
    case .agency: "소속사"
    case .nationality: "국적"
    case .position: "포지션"
    }
  }

  func description(of format: ValueFormat) -> String {
    switch format {
    case .date, .dateOrDay: "올바른 날짜"
    case .dates: "날짜나 날짜 범위"
    case .heights: "키나 키 범위"
    case .wholeNumber(let from, let to?): "\(from)부터 \(to)까지의 정수"
    case .wholeNumber(let from, nil): "\(from) 이상의 정수"
    case .seconds(let limit): "0보다 크고 \(limit) 이하인 초 수"
    case .source: "카탈로그"
    case .siteURL: "사이트 주소"
    case .command: "명령"
    case .language: "지원하는 언어"
    }
  }
}
