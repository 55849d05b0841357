import KPGGCore
import KPGGPublishing

extension KoreanWords: RecordWords {
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
    changeFields: ChangeLabels(change: "변경", field: "항목", from: "이전 값", to: "새 값"),
    findingFields: FindingLabels(
      document: "문서", keyPath: "위치", line: "행", column: "열", severity: "심각도", message: "문제"),
    id: "아이디", aliases: "별칭", image: "사진", memberCount: "멤버 수", members: "멤버",
    songs: "노래", group: "그룹", member: "멤버", otherNames: "별칭", key: "구분", title: "제목",
    koreanTitle: "한국어 제목",
    from: "시작", to: "끝", groups: "그룹", groupCount: "그룹 수", birthday: "생일", turns: "만 나이",
    kind: "종류", foundIn: "일치 항목", foundText: "일치한 이름", addedOn: "추가일", added: "추가", removed: "삭제",
    alreadyAdded: "이미 즐겨찾기에 있음", missing: "목록에 없음", debuts: "데뷔", answers: "답한 문제", points: "점수",
    playedOn: "플레이한 날", dailyPuzzles: "오늘의 문제", dailyStreak: "연속 기록", review: "복습", yes: "예",
    no: "아니요",
    unknown: "알려지지 않음")

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

  func members(current: Int, former: Int, died: Int, hasDisbanded: Bool) -> String {
    let parts = [
      "\(current)명", former > 0 ? "탈퇴 \(former)명" : nil, died > 0 ? "사망 \(died)명" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  func kind(_ kind: SongKind) -> String { kind.koreanName }

  func people(_ count: Int) -> String { "\(count)명" }

  func years(from: String, to: String) -> String { "\(from)~\(to)년" }
}
