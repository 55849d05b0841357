import KPGGCore
import KPGGPublishing

/// Korean texts for the errors and problems of the libraries. The libraries have only English
/// texts.
extension Words {
  func korean(_ kind: Finding.Kind) -> String {
    switch kind {
    case .document(let kind): korean(kind)
    case .absent: "색인에 있는 그룹의 문서가 없습니다"
    case .digestMismatch: "문서가 색인의 SHA-256 값과 다릅니다. 문서를 편집했나요?"
    case .failed(let reason): korean(reason)
    case .formerMembers(true): "'haspreviousmember'는 true이지만 탈퇴 멤버가 없습니다"
    case .formerMembers(false): "'haspreviousmember'는 false이지만 탈퇴 멤버가 있습니다"
    case .noSection(let id): "어느 데뷔 구분에도 없는 그룹: '\(id)'"
    case .duplicateMember(let id, let other): "같은 사람의 항목이 두 개입니다: '\(id)', '\(other)'"
    case .leftBeforeJoining(let id): "탈퇴일이 합류일보다 앞섭니다: '\(id)'"
    case .leftButCurrent(let id): "탈퇴일이 있지만 'ispreviousmember'는 false입니다: '\(id)'"
    case .joinedBeforeDebut(let id): "합류일이 그룹의 데뷔일보다 앞섭니다: '\(id)'"
    case .afterGroupEnd(let id, let key): "그룹이 해체한 뒤의 날짜입니다: '\(id)'의 '\(key)'"
    case .afterDeath(let id, let key): "멤버가 사망한 뒤의 날짜입니다: '\(id)'의 '\(key)'"
    case .absenceOutsideMembership(let id, let absence):
      "활동 기간을 벗어난 공백 기간: '\(id)'의 \(absence.text)"
    case .overlappingAbsence(let id, let absence):
      "다른 공백 기간과 겹칩니다: '\(id)'의 \(absence.text)"
    case .unsortedSong(let title): "앞의 노래보다 먼저 나온 노래: '\(title)'"
    case .duplicateSong(let title, let other): "제목이나 영상이 같은 노래: '\(title)', '\(other)'"
    case .hitSongNotListed(let title): "대표곡이 노래 목록에 없습니다: '\(title)'"
    case .unexpectedGroup(let id): "색인의 같은 데뷔 구분에는 없는 그룹: '\(id)'"
    case .missingGroup(let id): "색인에는 있지만 여기에는 없는 그룹: '\(id)'"
    case .differsFromIndex(let id, let key): "색인과 값이 다릅니다: '\(id)'의 '\(key)'"
    case .differentMembers(let id): "멤버가 그룹 문서와 다릅니다: 'group/\(id)'"
    }
  }

  func korean(_ problem: DocumentProblem) -> String {
    "\(problem.document): \(korean(problem.kind, at: problem.keyPath, problem.position))"
  }

  func korean(_ error: VersionedJSONError) -> String {
    switch error {
    case .invalid(let keyPath, let kind, let position): korean(kind, at: keyPath, position)
    case .otherVersion(let version, let known):
      "읽을 수 있는 스키마 버전: \(known) (파일의 버전: \(version))"
    }
  }

  private func korean(
    _ kind: DocumentProblem.Kind, at keyPath: JSONKeyPath, _ position: JSONPosition?
  ) -> String {
    (keyPath == .root ? "" : "\(keyPath): ") + korean(kind) + suffix(for: position)
  }

  func korean(_ kind: JSONSyntaxError.Kind) -> String {
    switch kind {
    case .tooLarge(let limit): "제한 크기 \(limit)바이트를 넘습니다"
    case .empty: "문서가 비어 있습니다"
    case .html: "JSON 문서가 아니라 웹 페이지입니다"
    case .notUTF8: "UTF-8이 아닙니다"
    case .truncated: "JSON이 중간에 끝납니다"
    case .notJSON: "JSON이 아닙니다"
    case .tooDeep(let limit): "중첩이 \(limit)단계보다 깊습니다"
    case .tooMany(let limit): "값의 수가 제한(\(limit)개)을 넘습니다"
    case .keyTooLong(let limit): "키가 \(limit)바이트를 넘습니다"
    case .duplicateKey(let key): "같은 키가 두 번 나옵니다: \(quoted(key))"
    case .loneSurrogate: "서로게이트 쌍의 한쪽만 이스케이프되어 있습니다"
    case .controlCharacter(let character): "제어 문자가 있습니다: \(character)"
    }
  }

  func korean(_ kind: DocumentProblem.Kind) -> String {
    switch kind {
    case .syntax(let kind): korean(kind)
    case .tooMany(let limit): korean(JSONSyntaxError.Kind.tooMany(limit: limit))
    case .tooManyInCatalog(let limit):
      "모든 그룹의 멤버 수, 또는 노래와 유닛을 합한 수가 제한(\(limit)개)을 넘습니다"
    case .tooLong(let limit): "제한 길이 \(limit)자를 넘습니다"
    case .tooManyMarks(let limit): "결합 문자가 \(limit)개 넘게 이어집니다"
    case .wrongDocument(let key): "다른 문서입니다: '\(key)' 키가 없습니다"
    case .wrongGroup(let id): "다른 그룹의 데이터입니다: \(quoted(id))"
    case .missing: "값이 없습니다"
    case .malformed: "올바르지 않은 값입니다"
    case .wrongType(let expected): "필요한 형식: \(name(of: expected))"
    case .controlCharacter(let character):
      korean(JSONSyntaxError.Kind.controlCharacter(character))
    case .impossibleDate(let text): "없는 날짜입니다: \(quoted(text))"
    case .impossibleYears(let from, let to):
      "올바르지 않은 연도 범위입니다: \(quoted([from, to]))"
    case .otherForm(let text, ""): "표준 형식이 아닙니다: \(quoted(text)) (표준: 빈 문자열)"
    case .otherForm(let text, let standard):
      "표준 형식이 아닙니다: \(quoted(text)) (표준: \(quoted(standard)))"
    case .invalidName(let name, let problem): "\(korean(problem)): \(quoted(name))"
    case .duplicateGroup(let id): "이미 목록에 있는 그룹입니다: \(quoted(id))"
    case .invalidValue(let text, let expected):
      "올바른 값이 아닙니다: \(quoted(text)) (필요한 값: \(name(of: expected)))"
    case .moreProblems(let limit): "문제가 \(limit)개보다 많아 처음 \(limit)개만 표시합니다"
    }
  }

  func korean(_ problem: NameProblem) -> String {
    switch problem {
    case .empty: "이름이 비어 있습니다"
    case .tooLong(let limit): "이름이 \(limit)자를 넘습니다"
    case .leadingDot: "이름이 점으로 시작합니다"
    case .surroundingSpace: "이름이 빈칸으로 시작하거나 끝납니다"
    case .tooManyBytes(let limit): "이름이 \(limit)바이트를 넘습니다"
    case .pathCharacter(let character): "이름에 '\(character)' 문자가 있습니다"
    case .notComposed: "이름이 유니코드 NFC 형식이 아닙니다"
    case .controlCharacter(let character): "이름에 제어 문자(\(character))가 있습니다"
    case .combiningStart(let character): "이름이 결합 문자(\(character))로 시작합니다"
    case .fileType(let type): "이름에 웹 페이지나 스크립트의 확장자(\(type))가 있습니다"
    case .reserved: "다른 문서의 이름입니다"
    case .differsOnlyInCase(let other): "대소문자만 다른 이름이 있습니다 ('\(other)')"
    case .duplicate: "이미 목록에 있습니다"
    case .conflictsWithDocument(let path): "다른 문서와 경로가 겹칩니다 ('\(path)')"
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
    case .webAddress: "URL"
    case .mbti: "MBTI"
    case .bloodType: ProfileField.bloodType.name.korean
    case .height: "키(cm)"
    case .tier: "인지도(1~3)"
    case .absence: "공백 기간(시작이 끝보다 앞서야 함)"
    case .returnDate: "재결합일(해체일보다 앞설 수 없음)"
    case .unitMember: "이 그룹의 멤버"
    case .recordKind: "종류(group, member, song)"
    case .id(.group): "그룹 ID"
    case .id(.member): "멤버 ID"
    case .id(.song): "노래 ID"
    case .id(.unit): "유닛 ID"
    case .completeDate: "연월일"
    case .digest: "SHA-256 값"
    case .tag: "태그(쉼표 없는 한 단어, \(FavoriteTag.limit)자 이내)"
    case .note: "메모(한 줄, \(FavoriteNote.limit)자 이내)"
    }
  }

  func korean(_ reason: EndpointError.Reason) -> String {
    switch reason {
    case .transport(let error): korean(error)
    case .status(let code, let time):
      "엔드포인트의 응답 상태: \(code)" + (time.map { " (\(wait($0)) 뒤에 다시 시도하세요)" } ?? "")
    case .tooManyRedirects(let limit): "리디렉션이 \(limit)번을 넘습니다"
    case .redirectToScheme(let scheme): "이 방식의 URL로 리디렉션할 수 없습니다: '\(scheme)'"
    case .badRedirect: "리디렉션 URL이 올바르지 않습니다"
    case .badDocument(let problem): korean(problem)
    case .digestMismatch: "문서가 색인과 일치하지 않습니다. 엔드포인트의 카탈로그가 업데이트되는 중일 수 있습니다"
    case .notAPicture: "PNG, JPEG, GIF, WebP 형식의 이미지가 아닙니다"
    }
  }

  private func wait(_ time: Duration) -> String {
    time > .seconds(86_400) ? "하루 넘게 지난" : "\(time.components.seconds)초"
  }

  func korean(_ error: TransportError) -> String {
    switch error {
    case .unavailable(let reason): "요청을 보낼 수 없습니다: \(systemText(reason))"
    case .cancelled: "요청이 취소되었습니다"
    case .badAddress: "지원하지 않는 URL입니다"
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
}
