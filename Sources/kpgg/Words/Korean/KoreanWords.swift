import KPGGCore
import KPGGPublishing
import KPGGQuiz

/// Korean, with the original app's labels for groups and members.
struct KoreanWords: Words {
  let nativeName = "한국어"
  let prefersHangul = true

  var labels: Labels { Self.labels }

  private static let labels = Labels(
    groupFields: GroupLabels(
      name: "영문 이름", koreanName: "이름", section: "데뷔 구분", debut: "데뷔", agency: "소속사", fandom: "팬덤",
      status: "상태", disbanded: "해체일", hitSong: "대표곡", video: "영상", links: "링크", logo: "로고",
      hasFormerMembers: "탈퇴 멤버", withFormerMembers: "있음", withoutFormerMembers: "없음",
      isFeatured: "추천"),
    memberFields: MemberLabels(
      stageName: "영문 이름", koreanStageName: "활동명",
      bothStageNames: ProfileField.stageName.koreanName, birthName: "영문 본명",
      koreanBirthName: "본명", bothBirthNames: ProfileField.birthName.koreanName,
      birth: ProfileField.birth.koreanName, bloodType: ProfileField.bloodType.koreanName,
      bloodTypeColumn: "혈액형", mbti: ProfileField.mbti.koreanName, height: "키", birthplace: "출생지",
      nationalities: "국적",
      positions: "포지션", membership: ProfileField.membership.koreanName, died: "사망일",
      instagram: "Instagram"),
    songFields: SongLabels(
      title: "영문 제목", koreanTitle: "제목", date: "발매일", youtubeID: "영상 ID"),
    id: "아이디", aliases: "별칭", image: "사진", memberCount: "멤버 수", members: "멤버",
    songs: "노래", group: "그룹", member: "멤버", otherNames: "별칭", key: "구분", title: "제목",
    koreanTitle: "한국어 제목",
    from: "시작", to: "끝", groups: "그룹", groupCount: "그룹 수", birthday: "생일", turns: "만 나이",
    kind: "종류", foundIn: "일치 항목", foundText: "일치한 이름", addedOn: "추가일", added: "추가", removed: "삭제",
    alreadyAdded: "이미 즐겨찾기에 있음", missing: "목록에 없음", debuts: "데뷔", answers: "답한 문제", points: "점수",
    playedOn: "플레이한 날", dailyPuzzles: "오늘의 문제", dailyStreak: "연속 기록", review: "복습", yes: "예",
    no: "아니요",
    unknown: "알려지지 않음")

  var browser: BrowserLabels { .korean }
  var quiz: QuizLabels { .korean }
  var daily: DailyLabels { .korean }
  var site: SiteLabels { .korean }
  let quizLanguage = QuizLanguage.korean

  func status(_ status: GroupStatus) -> String { status.koreanName }

  func kind(_ kind: SnapshotDifference.Kind) -> String {
    switch kind {
    case .section: "구분"
    case .group: "그룹"
    case .member: "멤버"
    case .song: "노래"
    }
  }

  func membership(of member: Member) -> String {
    member.koreanText(of: .membership) ?? ""
  }

  func membership(of member: Member, in group: GirlGroup) -> String {
    let answer = membership(of: member)
    guard member.isCurrent, group.status == .disbanded else { return answer }
    return group.disbandedOn.map { "\(answer) (\($0) 해체)" } ?? "\(answer) (해체)"
  }

  // The column asks whether the member has left.
  var ended: String { "아니요" }

  var former: String { "탈퇴" }

  func position(_ position: Position) -> String { position.koreanName }

  func countryNames(_ country: String) -> [String] { Country.koreanNames(of: country) }

  func age(_ years: Int) -> String { "만 \(years)세" }

  func count(_ shown: Int, of total: Int, _ noun: CountedNoun) -> String {
    let (word, counter) = word(for: noun)
    let all = "\(word) \(total)\(counter)"
    return shown < total ? "\(all) 중 \(shown)\(counter)" : all
  }

  func members(current: Int, former: Int, died: Int, hasDisbanded: Bool) -> String {
    let parts = [
      "\(current)명", former > 0 ? "탈퇴 \(former)명" : nil, died > 0 ? "사망 \(died)명" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  func kind(_ kind: SongKind) -> String { kind.koreanName }

  func moreSongs(_ count: Int, of group: GroupID) -> String {
    "그 밖의 노래 \(count)곡은 'kpgg songs \(group)'로 볼 수 있습니다"
  }

  func people(_ count: Int) -> String { "\(count)명" }

  func sections(_ sections: Int, groups: Int) -> String {
    "\(sections)개 구분, 그룹 \(groups)팀"
  }

  func favorites(_ count: Int, missing: Int) -> String {
    "즐겨찾기 \(count)개" + (missing > 0 ? ", 목록에 없음 \(missing)개" : "")
  }

  func removedFavorites(_ count: Int) -> String { "즐겨찾기 \(count)개 삭제" }

  func importedFavorites(added: Int, backdated: Int, unchanged: Int) -> String {
    "즐겨찾기 \(added)개 추가, 날짜 변경 \(backdated)개, 그대로 \(unchanged)개"
  }

  func exported(groups: Int, written: Int, unchanged: Int, removed: Int) -> String {
    "그룹 \(groups)팀: 파일 \(written)개 작성, 그대로 \(unchanged)개, 삭제 \(removed)개"
  }

  func synced(groups: Int, added: Int, changed: Int, removed: Int) -> String {
    "그룹 \(groups)팀: 추가 \(added)팀, 변경 \(changed)팀, 삭제 \(removed)팀"
  }

  func findings(groups: Int, errors: Int, warnings: Int) -> String {
    guard errors + warnings > 0 else { return "그룹 \(groups)팀, 문제 없음" }
    return "그룹 \(groups)팀, 오류 \(errors)개, 경고 \(warnings)개"
  }

  func groups(_ count: Int, _ statuses: [(status: GroupStatus?, count: Int)]) -> String {
    let counts = statuses.map { "\($0.status.map(status) ?? labels.unknown) \($0.count)팀" }
    return counts.isEmpty ? "\(count)팀" : "\(count)팀 (\(counts.joined(separator: ", ")))"
  }

  func entries(_ entries: Int, people: Int, inSeveralGroups: Int) -> String {
    "\(entries)명 (중복 제외 \(people)명, 여러 그룹 소속 \(inSeveralGroups)명)"
  }

  func years(from: String, to: String) -> String { "\(from)~\(to)년" }

  func title(of chart: StatisticsChart) -> String {
    switch chart.topic {
    case .debuts: "연도별 데뷔"
    case .mbti: "MBTI"
    case .blood: "혈액형"
    case .ages: chart.day.map { "만 나이 (\($0) 기준)" } ?? "출생 연도"
    case .heights: "키 (cm)"
    case .agencies: "데뷔 당시 소속사"
    case .nationalities: "국적"
    case .songs: "연도별 노래"
    }
  }

  func note(on chart: StatisticsChart) -> String {
    let counts = chart.distribution
    let (noun, counter) =
      switch chart.topic.subject {
      case .groups: ("그룹 ", "팀")
      case .people: ("", "명")
      case .songs: ("노래 ", "곡")
      }
    var parts = ["\(noun)\(counts.total)\(counter)"]
    if counts.unknown > 0 { parts.append("알려지지 않음 \(counts.unknown)\(counter)") }
    if counts.several > 0 { parts.append("둘 이상 보유 \(counts.several)\(counter)") }
    if counts.leftOut > 0 { parts.append("사망 \(counts.leftOut)명 제외") }
    if counts.omitted > 0 {
      parts.append("\(counts.counts.count + counts.omitted)개 중 상위 \(counts.counts.count)개")
    }
    return parts.joined(separator: ", ")
  }

  var homeHint: String {
    "둘러보기는 'kpgg browse', 검색은 'kpgg search 이름', 모든 명령은 'kpgg help'로 볼 수 있습니다."
  }

  func removalQuestion(_ count: Int) -> String { "즐겨찾기 \(count)개를 모두 삭제할까요? [y/N] " }

  var affirmativeAnswers: [String] { ["예", "네", "ㅛ"] }

  func birthday(of member: String, in group: String) -> String { "\(member) (\(group)) 생일" }

  func savedSnapshot(groups: Int, members: Int, _ file: String) -> String {
    "그룹 \(groups)팀과 멤버 \(members)명 저장: \(file)"
  }

  func catalogDate(_ date: CalendarDate) -> String { "\(date) 기준 카탈로그" }

  func chartHint(_ topics: [String], of command: String) -> String {
    "'\(command) 주제'로 차트 전체를 볼 수 있습니다: \(topics.joined(separator: ", "))."
  }

  func title(of chart: QuizChart) -> String {
    switch chart.topic {
    case .kinds: "종류별 정답률"
    case .groups: "그룹별 정답률"
    case .days: "일별 답한 문제"
    case .months: "월별 답한 문제"
    case .guesses: "오늘의 문제 추측 횟수"
    }
  }

  func note(on chart: QuizChart) -> String {
    let counts = chart.distribution
    var parts =
      chart.topic == .guesses
      ? ["정답 \(counts.total)회"] : ["문제 \(counts.total)개", "정답 \(chart.rightCount)개"]
    if counts.leftOut > 0 { parts.append("풀지 못함 \(counts.leftOut)회") }
    if counts.unknown > 0 { parts.append("그룹 없음 \(counts.unknown)개") }
    if counts.several > 0 { parts.append("여러 그룹 \(counts.several)개") }
    if counts.omitted > 0 {
      parts.append("\(counts.counts.count + counts.omitted)개 중 상위 \(counts.counts.count)개")
    }
    return parts.joined(separator: ", ")
  }

  func kind(_ kind: QuizKind) -> String { kind.koreanName }

  func answers(_ count: Int, right: Int, typos: Int) -> String {
    let percent = QuizChart.percent(right, of: count).map { " (\($0)%)" } ?? ""
    return "\(count)개, 정답 \(right)개\(percent)" + (typos > 0 ? ", 오타 있는 정답 \(typos)개" : "")
  }

  func points(_ points: Int, average: Int?) -> String {
    "\(points)점" + (average.map { ", 평균 \($0)점" } ?? "")
  }

  func days(_ count: Int) -> String { "\(count)일" }

  func streak(current: Int, longest: Int) -> String { "\(current)일, 최장 \(longest)일" }

  func puzzles(played: Int, solved: Int) -> String { "\(played)회, 정답 \(solved)회" }

  func review(questions: Int, due: Int) -> String { "문제 \(questions)개, 오늘 \(due)개" }

  var noAnswers: String { "아직 답한 문제가 없습니다. 'kpgg quiz'로 시작하세요." }

  private func word(for noun: CountedNoun) -> (word: String, counter: String) {
    switch noun {
    case .group: ("그룹", "팀")
    case .member: ("멤버", "명")
    case .song: ("노래", "곡")
    case .birthday: ("생일", "건")
    case .result: ("결과", "건")
    }
  }
}

// Errors and hints. Quoted names come last, so that no particle depends on their last letter.
extension KoreanWords {
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
    case .noImageSource: "사진을 가져올 곳이 없습니다"
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
    case .unwritable(let path, let reason): cannotWrite(path, reason)
    case .unsavable(let path, let error): cannotWrite(path, message(for: error))
    case .busy(let path): cannotWrite(path, "다른 프로세스가 쓰고 있습니다")
    }
  }

  func message(for error: QuizError) -> String {
    switch error {
    case .noMatches: "조건에 맞는 그룹이나 멤버가 없습니다"
    case .noQuestions(let kinds, let level):
      "조건에 맞는 '\(level.koreanName)' 문제가 없습니다: "
        + kinds.map(\.koreanName).joined(separator: ", ")
    case .noPuzzle: "카탈로그에 추측할 그룹이나 멤버가 없습니다"
    }
  }

  func message(for error: AnswerLogError) -> String {
    switch error {
    case .unreadable(let path, let reason): "읽을 수 없습니다: '\(path)': \(systemText(reason))"
    case .tooLarge(let path, let limit): "\(path): 제한 크기 \(limit)바이트를 넘습니다"
    case .unwritable(let path, let reason): cannotWrite(path, reason)
    case .tooLong(let path): cannotWrite(path, "답이 \(AnswerRecord.byteLimit)바이트보다 깁니다")
    case .busy(let path): cannotWrite(path, "다른 프로세스가 쓰고 있습니다")
    }
  }

  /// The Korean text for a description of the operating system, which may end with it:
  /// `/x: No such file or directory`. An unknown one stays as it is.
  private func systemText(_ reason: String) -> String {
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

  private func origin(_ variable: String?) -> String { variable.map(origin) ?? "" }

  func cannotWrite(_ path: String, _ reason: String) -> String {
    "쓸 수 없습니다: '\(path)': \(systemText(reason))"
  }

  func cannotWriteOutput(_ reason: String) -> String { "출력을 쓸 수 없습니다: \(systemText(reason))" }

  func oldCache(_ days: Int) -> String {
    "카탈로그를 캐시한 지 \(days)일이 지났습니다. 'kpgg sync'나 --refresh로 갱신하세요"
  }

  func unreadableLines(_ numbers: [Int], of path: String) -> String {
    "\(path): 읽을 수 없는 \(numbers.count)행 제외: \(list(numbers.map { "\($0)" }))"
  }

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

  private func quoted(_ word: String) -> String { QuotedWord(word).description }

  private func quoted(_ words: [String]) -> String { list(words.map(quoted)) }

  /// A list of a few items, and the number of the others.
  private func list(_ items: [String], _ more: Int = 0) -> String {
    let shown = items.prefix(QuotedWord.listLimit)
    let others = items.count - shown.count + more
    return shown.joined(separator: ", ") + (others > 0 ? " 외 \(others)개" : "")
  }

  /// Where to find all items of a list that is cut.
  private func listing(_ items: [String], _ source: String?) -> String {
    guard items.count > QuotedWord.listLimit, let source else { return "" }
    return " (\(source))"
  }

  /// What a document is not. A document of another version is still one of its kind.
  private func isNot(_ kind: String, _ error: VersionedJSONError) -> String {
    switch error {
    case .invalid: "올바른 \(kind) 아닙니다: "
    case .otherVersion: ""
    }
  }

  private func file(_ name: String?, isQuoted: Bool = false) -> String {
    name.map { isQuoted ? "'\($0)'" : $0 } ?? "표준 입력"
  }

  private func noun(for kind: CommandError.FileKind) -> String {
    switch kind {
    case .snapshot: "스냅샷이"
    case .favorites: "즐겨찾기 파일이"
    case .chart: "kpgg의 차트가"
    case .quiz: "퀴즈가"
    }
  }

  private func name(of kind: UsageError.ChoiceKind) -> String {
    switch kind {
    case .action: "동작"
    case .recordKind: "종류"
    case .chartTopic: "차트 주제"
    case .shell: "셸"
    case .quizKind: "문제 종류"
    case .quizKindOrAction: "문제 종류 또는 동작"
    }
  }

  private func name(of stream: UsageError.StandardStream) -> String {
    switch stream {
    case .input: "표준 입력"
    case .output: "표준 출력"
    case .either: "표준 입출력"
    }
  }

  private func noun(for kind: CommandError.NameKind) -> String {
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

  private func counter(for kind: CommandError.NameKind) -> String {
    switch kind {
    case .group: "팀"
    case .member, .memberOf: "명"
    case .song, .songOf: "곡"
    case .section, .groupOrSection, .groupOrMember, .groupOrSong, .agency, .nationality,
      .position:
      "개"
    }
  }

  private func description(of format: ValueFormat) -> String {
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

  private func example(of format: ValueFormat) -> String {
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

// Errors of catalogs, documents, and endpoints.
extension KoreanWords {
  func message(for error: CatalogError) -> String {
    switch error {
    case .badDocument(let problem): message(for: problem)
    case .unreadable(let location, let reason): "읽을 수 없습니다: '\(location)': \(systemText(reason))"
    case .absent(let url) where url.contains("://"): "엔드포인트에 없는 문서: '\(url)'"
    case .absent(let location): "찾을 수 없습니다: '\(location)'"
    case .notCached(let location): "캐시에 없습니다: '\(location)'"
    case .unreachable(let error): "\(error.url.absoluteString): \(message(for: error.reason))"
    case .cancelled: message(for: TransportError.cancelled)
    case .groupNotFound(let id): "그룹을 찾을 수 없습니다: '\(id)'"
    case .cannotStore(let error): cannotWrite(error.path, error.reason)
    }
  }

  func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "오류"
    case .warning: "경고"
    }
  }

  func suffix(for position: JSONPosition?) -> String {
    position.map { " (\($0.line)행 \($0.column)열)" } ?? ""
  }

  func message(for kind: Finding.Kind) -> String {
    switch kind {
    case .document(let kind): message(for: kind)
    case .absent: "색인에 있는 그룹의 문서가 없습니다"
    case .digestMismatch: "문서가 색인의 SHA-256 값과 다릅니다"
    case .failed(let reason): message(for: reason)
    case .formerMembers(true): "'haspreviousmember'는 true이지만 전 멤버가 없습니다"
    case .formerMembers(false): "'haspreviousmember'는 false이지만 전 멤버가 있습니다"
    case .noSection(let id): "어느 구분에도 없는 그룹: '\(id)'"
    case .duplicateMember(let id, let other): "같은 사람의 항목이 두 개입니다: '\(id)', '\(other)'"
    case .unsortedSong(let title): "앞의 노래보다 먼저 나온 노래: '\(title)'"
    case .duplicateSong(let title, let other): "제목이나 영상이 같은 노래: '\(title)', '\(other)'"
    case .hitSongNotListed(let title): "대표곡이 노래 목록에 없습니다: '\(title)'"
    case .unexpectedGroup(let id): "색인의 같은 구분에는 없는 그룹: '\(id)'"
    case .missingGroup(let id): "색인에는 있지만 여기에는 없는 그룹: '\(id)'"
    case .differsFromIndex(let id, let key): "색인과 값이 다릅니다: '\(id)'의 '\(key)'"
    case .differentMembers(let id): "멤버가 그룹 문서와 다릅니다: 'group/\(id)'"
    }
  }

  private func message(for problem: DocumentProblem) -> String {
    "\(problem.document): \(message(for: problem.kind, at: problem.keyPath, problem.position))"
  }

  private func message(for error: VersionedJSONError) -> String {
    switch error {
    case .invalid(let keyPath, let kind, let position): message(for: kind, at: keyPath, position)
    case .otherVersion(let version, let known):
      "스키마 버전이 \(known)이어야 합니다 (파일의 버전: \(version))"
    }
  }

  private func message(
    for kind: DocumentProblem.Kind, at keyPath: JSONKeyPath, _ position: JSONPosition?
  ) -> String {
    (keyPath == .root ? "" : "\(keyPath): ") + message(for: kind) + suffix(for: position)
  }

  private func message(for kind: DocumentProblem.Kind) -> String {
    switch kind {
    case .tooLarge(let limit): "제한 크기 \(limit)바이트를 넘습니다"
    case .empty: "문서가 비어 있습니다"
    case .notUTF8: "UTF-8이 아닙니다"
    case .html: "JSON 문서가 아니라 웹 페이지입니다"
    case .truncated: "JSON이 중간에 끝납니다"
    case .tooDeep(let limit): "중첩이 \(limit)단계보다 깊습니다"
    case .tooMany(let limit): "값이 제한 \(limit)개를 넘습니다"
    case .tooLong(let limit): "제한 길이 \(limit)자를 넘습니다"
    case .notJSON: "JSON이 아닙니다"
    case .duplicateKey(let key): "같은 키가 두 번 나옵니다: \(quoted(key))"
    case .loneSurrogate: "이스케이프가 서로게이트 쌍의 절반입니다"
    case .wrongDocument(let key): "다른 문서입니다: '\(key)' 키가 없습니다"
    case .wrongGroup(let id): "다른 그룹의 데이터입니다: \(quoted(id))"
    case .missing: "값이 없습니다"
    case .malformed: "올바르지 않은 값입니다"
    case .wrongType(let expected): "필요한 형식: \(name(of: expected))"
    case .controlCharacter(let character): "제어 문자가 있습니다: \(character)"
    case .impossibleDate(let text): "없는 날짜입니다: \(quoted(text))"
    case .impossibleYears(let from, let to):
      "올바르지 않은 연도 범위입니다: \(quoted([from, to]))"
    case .invalidName(let name, let problem): "\(message(for: problem)): \(quoted(name))"
    case .duplicateGroup(let id): "이미 목록에 있는 그룹입니다: \(quoted(id))"
    case .invalidValue(let text, let expected):
      "\(name(of: expected))에 쓸 수 없는 값입니다: \(quoted(text))"
    case .moreProblems(let limit): "문제가 \(limit)개보다 많아 처음 \(limit)개만 표시합니다"
    }
  }

  private func message(for problem: NameProblem) -> String {
    switch problem {
    case .empty: "이름이 비어 있습니다"
    case .tooLong(let limit): "이름이 \(limit)자를 넘습니다"
    case .leadingDot: "이름이 점으로 시작합니다"
    case .tooManyBytes(let limit): "이름이 \(limit)바이트를 넘습니다"
    case .pathCharacter(let character): "이름에 '\(character)' 문자가 있습니다"
    case .notComposed: "이름이 유니코드 NFC 형식이 아닙니다"
    case .controlCharacter(let character): "이름에 제어 문자 \(character)가 있습니다"
    case .reserved: "다른 문서의 이름입니다"
    case .differsOnlyInCase(let other): "대소문자만 다른 이름이 있습니다 ('\(other)')"
    case .duplicate: "이미 목록에 있습니다"
    case .conflictsWithDocument(let path): "문서 '\(path)'와 경로가 겹칩니다"
    }
  }

  private func name(of type: JSONType) -> String {
    switch type {
    case .string: "문자열"
    case .boolean: "true 또는 false"
    case .integer: "정수"
    case .number: "숫자"
    case .array: "배열"
    case .object: "객체"
    }
  }

  private func name(of value: ExpectedValue) -> String {
    switch value {
    case .groupStatus: "그룹 상태"
    case .songKind: "노래 종류"
    case .videoID: "YouTube 영상 ID"
    case .channelID: "YouTube 채널 ID"
    case .instagramHandle: "Instagram 계정 이름"
    case .xHandle: "X 계정 이름"
    case .webAddress: "웹 주소"
    case .mbti: "MBTI"
    case .bloodType: ProfileField.bloodType.koreanName
    case .height: "키(cm)"
    case .recordKind: "종류(group, member)"
    case .id(.group): "그룹 ID"
    case .id(.member): "멤버 ID"
    case .completeDate: "연월일"
    case .digest: "SHA-256 값"
    }
  }

  private func message(for reason: EndpointError.Reason) -> String {
    switch reason {
    case .transport(let error): message(for: error)
    case .status(let code, let time):
      "엔드포인트의 응답 상태: \(code)" + (time.map { " (\(wait($0)) 뒤에 다시 시도하세요)" } ?? "")
    case .tooManyRedirects(let limit): "리디렉션이 \(limit)번을 넘습니다"
    case .redirectToScheme(let scheme): "이 방식의 주소로 리디렉션할 수 없습니다: '\(scheme)'"
    case .badRedirect: "리디렉션 주소가 올바르지 않습니다"
    case .badDocument(let problem): message(for: problem)
    case .digestMismatch: "색인에 있는 문서와 다릅니다. 엔드포인트가 바뀌는 중일 수 있습니다"
    case .notAPicture: "PNG, JPEG, GIF, WebP 사진이 아닙니다"
    }
  }

  private func wait(_ time: Duration) -> String {
    time > .seconds(86_400) ? "하루" : "\(time.components.seconds)초"
  }

  private func message(for error: TransportError) -> String {
    switch error {
    case .unavailable(let reason): "요청을 보낼 수 없습니다: \(systemText(reason))"
    case .cancelled: "요청이 취소되었습니다"
    case .badAddress: "지원하지 않는 주소입니다"
    case .offline: "네트워크에 연결되어 있지 않습니다"
    case .forbidden(let reason): "시스템이 요청을 허용하지 않습니다: \(reason)"
    case .noSuchHost: "호스트를 찾을 수 없습니다"
    case .refused: "연결이 거부되었습니다"
    case .insecure(let reason): "보안 연결에 실패했습니다: \(reason)"
    case .idleTimeout: "시간이 초과되었습니다: 데이터가 오지 않았습니다"
    case .timeout: "시간이 초과되었습니다: 응답이 끝나지 않았습니다"
    case .tooLarge: "응답이 너무 큽니다"
    case .lost(let reason): "연결이 끊어졌습니다" + (reason.map { ": \($0)" } ?? "")
    }
  }

  private func message(for error: EndpointAddressError) -> String {
    switch error {
    case .notAnAddress: "올바른 주소가 아닙니다"
    case .scheme: "http나 https 주소가 아닙니다"
    case .numericHost: "주소에 호스트 이름 대신 IPv6 주소가 있습니다"
    case .credentials: "주소에 사용자 이름이나 비밀번호가 있습니다"
    case .query: "주소에 쿼리나 프래그먼트가 있습니다"
    }
  }
}
