import KPGGCore
import KPGGQuiz

extension KoreanWords {
  func text(_ hint: Hint) -> String {
    switch hint {
    case .didYouMean(let names): "혹시 이것인가요? \(quoted(names))"
    case .useOneOf(let values): "다음 중 하나를 쓰세요: \(quoted(values))"
    case .useOneOfIDs(let ids, let more), .namesSeveralGroups(let ids, let more):
      "다음 중 하나를 쓰세요: \(list(ids, more))"
    case .use(let text): "이렇게 쓰세요: '\(text)'"
    case .useOnlyOne: "둘 중 하나만 쓰세요"
    case .help(let command): "'kpgg help\(command.map { " \($0)" } ?? "")' 참고"
    case .commandList: "'kpgg help'로 모든 명령을 볼 수 있습니다"
    case .optionOf(let owners): "이 옵션을 쓰는 명령: \(quoted(owners))"
    case .listedBy(let commands): "목록을 보는 명령: \(quoted(commands))"
    case .fields(let fields, let suggestion, let command):
      (suggestion.map { "혹시 이것인가요? '\($0)'. " } ?? "") + "필드: \(list(fields))"
        + listing(fields, command.map { "'kpgg help \($0)' 참고" })
    case .sections(let sections):
      "구분: \(list(sections))" + listing(sections, "목록을 보는 명령: 'kpgg sections'")
    case .format(let format): "예: \(example(of: format))"
    case .lowestFirst(let example): "작은 쪽을 먼저 쓰세요: \(example)"
    case .giveValueOrOmitOption: "값을 쓰거나 옵션을 빼세요"
    case .giveName: "이름을 쓰세요"
    case .giveNameOrOmitArgument: "이름을 쓰거나 인자를 빼세요"
    case .giveFileName(nil): "파일 이름을 쓰세요"
    case .giveFileName(let stream?): "파일 이름을 쓰세요. '-'는 \(name(of: stream))입니다"
    case .tokenFormat: "보이는 ASCII 문자만 쓰세요"
    case .setVariables(let names): "환경 변수를 설정하세요: \(list(names))"
    case .useWithoutTerminal(let commands):
      "터미널에서 실행하거나 다음 명령을 쓰세요: \(quoted(commands))"
    case .isMember(let name, let group, let command):
      "\(group)의 멤버입니다: \(quoted(name))" + (command.map { ". 이렇게 쓰세요: '\($0)'" } ?? "")
    case .membersHaveName(let ids, let more): "이름이 같은 멤버: \(list(ids, more))"
    case .quote(let name): "여러 단어로 된 이름은 따옴표로 묶으세요: \(quoted(name))"
    case .widenQuiz: "조건을 줄이거나, 다른 종류나 난이도를 선택하세요"
    case .searchNeedsLetters: "검색에는 글자나 숫자가 필요합니다"
    case .playSong(let group, let titles):
      "'kpgg play \(group)' 뒤에 노래 제목을 붙이세요: \(titles.joined(separator: ", "))"
    case .printsURL: "--print로 주소를 볼 수 있습니다"
    case .notACatalogFolder(let looksLikeURL):
      (looksLikeURL ? "주소는 http:// 또는 https://로 시작합니다. " : "")
        + "카탈로그 폴더에는 group/index.json과 그룹마다 파일이 있습니다"
    case .notACatalogEndpoint:
      "https://example.com/kpgg/처럼 group/ 바로 앞까지의 주소를 쓰세요"
    case .cacheNeeded: "--offline을 빼거나, 같은 --source로 'kpgg sync'를 먼저 실행하세요"
    case .exportToOtherFolder: "새 폴더나 전에 내보낸 폴더를 쓰세요"
    case .moveFileThenExport: "파일을 옮긴 뒤 다시 내보내세요"
    case .forceOrOtherFile: "다른 이름을 쓰거나 --force로 바꾸세요"
    case .repairFile: "kpgg는 파일을 그대로 둡니다. 고치거나 다른 곳으로 옮기세요"
    case .moveLargeFile: "파일을 다른 곳으로 옮기면 새 파일로 시작합니다"
    case .retryLater: "나중에 다시 시도하세요"
    case .tokenMayBeNeeded: "KPGG_TOKEN에 엔드포인트의 토큰을 설정하세요"
    case .checkEndpoint: "엔드포인트 주소를 확인하거나 나중에 다시 시도하세요"
    case .installHTTPWorker: "같은 버전의 kpgg와 kpgg-http를 설치하거나 KPGG_HTTP_WORKER에 kpgg-http의 경로를 설정하세요"
    case .increaseTimeout: "--timeout으로 더 오래 기다릴 수 있습니다"
    case .sentBy(let endpoint): "문서를 보낸 곳: \(endpoint)"
    case .bug: "kpgg의 버그입니다"
    }
  }

  func quoted(_ words: [String]) -> String { list(words.map(quoted)) }

  /// A list of a few items, and the number of the others.
  func list(_ items: [String], _ more: Int = 0) -> String {
    let shown = items.prefix(QuotedWord.listLimit)
    let others = items.count - shown.count + more
    return shown.joined(separator: ", ") + (others > 0 ? " 외 \(others)개" : "")
  }

  /// Where to find all items of a list that is cut.
  func listing(_ items: [String], _ source: String?) -> String {
    guard items.count > QuotedWord.listLimit, let source else { return "" }
    return " (\(source))"
  }

  func name(of stream: UsageError.StandardStream) -> String {
    switch stream {
    case .input: "표준 입력"
    case .output: "표준 출력"
    case .either: "표준 입출력"
    }
  }

  func counter(for kind: CommandError.NameKind) -> String {
    switch kind {
    case .group: "팀"
    case .member, .memberOf: "명"
    case .song, .songOf: "곡"
    case .section, .groupOrSection, .groupOrMember, .groupOrSong, .agency, .nationality,
      .position:
      "개"
    }
  }

  func example(of format: ValueFormat) -> String {
    switch format {
    case .date: "2026-11-21"
    case .dateOrDay(let year): "\(year)-12-24, 또는 다가오는 12월 24일인 12-24"
    case .dates(let from, let to):
      "\(from), \(from)-07, \(from)-07-28, \(from)..\(to), \(from).., ..\(to)"
    case .heights: "165, 166.5 (cm), 160..165, 160.., ..165"
    case .wholeNumber(let from, let to): "\(min(to ?? .max, max(from, 10)))"
    case .seconds: "2.5"
    case .source: "'bundled', 폴더, https://example.com/kpgg/ 같은 주소"
    case .siteURL: "https://example.com/kpop/ 같은 주소"
    case .command: "mpv"
    case .language(let codes): codes.joined(separator: ", ")
    }
  }
}
