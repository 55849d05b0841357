import KPGGCore
import KPGGPublishing

/// The words for groups, members, songs, and other records.
extension Words {
  /// The labels of fields, sheets, and charts.
  var labels: Labels { Labels(language: language) }

  func status(_ status: GroupStatus) -> String { status.name.text(in: language) }

  /// The names of a status that users type, the usual one first.
  func names(of status: GroupStatus) -> [String] {
    let others =
      switch status {
      case .active: ["활동"]
      case .hiatus: ["중단", "휴식"]
      case .disbanded: [String]()
      }
    return [self.status(status)] + either([], others)
  }

  func kind(_ kind: SnapshotDifference.Kind) -> String {
    switch kind {
    case .section: text(kind.rawValue, "데뷔 구분")
    case .group: text(kind.rawValue, "그룹")
    case .member: text(kind.rawValue, "멤버")
    case .song: text(kind.rawValue, "노래")
    case .unit: text(kind.rawValue, "유닛")
    }
  }

  func kind(_ kind: SongKind) -> String { kind.name.text(in: language) }

  /// The names of a kind of song that users type, the usual one first.
  func names(of kind: SongKind) -> [String] {
    let name = self.kind(kind)
    return [name] + either([], name.last == "곡" ? [String(name.dropLast())] : [])
  }

  func kind(_ kind: RecordKind) -> String {
    switch kind {
    case .group: self.kind(SnapshotDifference.Kind.group)
    case .member: self.kind(SnapshotDifference.Kind.member)
    case .song: self.kind(SnapshotDifference.Kind.song)
    case .unit: self.kind(SnapshotDifference.Kind.unit)
    }
  }

  func status(_ status: MemberStatus) -> String { status.name.text(in: language) }

  /// The status of a member on a day, or else the present one. If it is not known when the member
  /// or the group left, the status is unknown.
  func status(of member: Member, in group: GirlGroup, on day: CalendarDate?) -> String {
    let status = day.map { member.status(in: group, on: $0) } ?? member.status(in: group)
    guard status == .untilTheEnd else { return status.map(self.status) ?? labels.unknown }
    let name = self.status(.untilTheEnd)
    return text(group.disbandmentDate.map { "until \($0.year)" } ?? name, name)
  }

  /// The status of a member. If they stayed until the group disbanded, it includes the day.
  func datedStatus(of member: Member, in group: GirlGroup) -> String {
    let status = status(member.status(in: group))
    guard member.status(in: group) == .untilTheEnd else { return status }
    return group.disbandmentDate.map { text("until \($0) (disbanded)", "\(status) (\($0))") }
      ?? text("until the group disbanded", status)
  }

  /// The usual term for a position, else the catalog's text.
  func position(_ position: Position) -> String {
    position.name.text(in: language)
  }

  /// The names of a country, the usual one first, given its English name.
  func countryNames(_ country: String) -> [String] {
    either([country], Country.koreanNames(of: country))
  }

  /// The usual name of a country, given its English name.
  func country(_ name: String) -> String { countryNames(name).first ?? name }

  /// An age in years: `age 28`.
  func age(_ years: Int) -> String { text("age \(years)", "만 \(years)세") }

  /// The number of members, with separate numbers of former and deceased ones. If the group has
  /// disbanded, `current` counts its last members. A number that is zero is left out if another
  /// follows.
  func members(current: Int, former: Int, died: Int, hasDisbanded: Bool) -> String {
    let others = [
      former > 0 ? text("\(former) former", "탈퇴 \(former)명") : nil,
      died > 0 ? text("\(died) deceased", "사망 \(died)명") : nil,
    ].compactMap(\.self)
    guard current > 0 || others.isEmpty else { return others.joined(separator: ", ") }
    let (term, koreanTerm) =
      others.isEmpty ? ("", "") : hasDisbanded ? (" at the end", "해체 당시 ") : (" current", "현재 ")
    let start = text("\(current)\(term)", "\(koreanTerm)\(current)명")
    return ([start] + others).joined(separator: ", ")
  }

  /// A number of people without a noun.
  func people(_ count: Int) -> String { text("\(count)", "\(count)명") }

  /// Years that may be open: `2013–2016`, or `since 2020`.
  func years(from first: Int, to last: Int?) -> String {
    guard let last else { return text("since \(first)", "\(first)년부터") }
    return first == last ? text("\(first)", "\(first)년") : years(from: "\(first)", to: "\(last)")
  }

  func years(from: String, to: String) -> String { text("\(from)–\(to)", "\(from)~\(to)년") }
}

/// The labels of fields, sheets, and charts.
struct Labels: Wording {
  let language: Language

  var groupFields: GroupLabels { GroupLabels(language: language) }
  var memberFields: MemberLabels { MemberLabels(language: language) }
  var songFields: SongLabels { SongLabels(language: language) }
  var changeFields: ChangeLabels { ChangeLabels(language: language) }
  var findingFields: FindingLabels { FindingLabels(language: language) }

  var id: String { text("ID", "ID") }
  var aliases: String { text("Aliases", "별칭") }
  var image: String { text("Image", "사진") }
  var memberCount: String { text("Members", "멤버 수") }
  var members: String { text("Members", "멤버") }
  var songs: String { text("Songs", "노래") }
  var unit: String { text("Unit", "영문 이름") }
  var koreanUnit: String { text("Korean", "유닛") }
  var song: String { text("Song", "노래") }
  var favorite: String { text("Favorite", "즐겨찾기") }
  var name: String { text("Name", "이름") }
  var year: String { text("Year", "연도") }
  var group: String { text("Group", "그룹") }
  var member: String { text("Member", "멤버") }
  var otherNames: String { text("Also known as", "별칭") }
  var key: String { text("Key", "구분") }
  var title: String { text("Title", "제목") }
  var koreanTitle: String { text("Korean title", "한글 제목") }
  var from: String { text("From", "시작") }
  var to: String { text("To", "끝") }
  var groups: String { text("Groups", "그룹") }
  var sharedGroups: String { text("Shared groups", "공통 그룹") }
  var sharedMembers: String { text("Shared members", "공통 멤버") }
  var sharedAgencies: String { text("Shared agencies", "공통 소속사") }
  var sharedDebutYear: String { text("Shared debut year", "같은 데뷔 연도") }
  var sharedYears: String { text("Active at the same time", "활동이 겹치는 기간") }
  var score: String { text("Score", "점수") }
  var inCommon: String { text("In common", "공통점") }
  var groupCount: String { text("Count", "그룹 수") }
  var birthday: String { text("Birthday", "생일") }
  var turns: String { text("Turns", "만 나이") }
  var kind: String { text("Kind", "종류") }
  var foundIn: String { text("Found in", "일치 항목") }
  var foundText: String { text("Text", "일치한 이름") }
  var addedOn: String { text("Added", "추가일") }
  var added: String { text("added", "추가") }
  var removed: String { text("removed", "삭제") }
  var tags: String { text("Tags", "태그") }
  var note: String { text("Note", "메모") }
  var alreadyAdded: String { text("already a favorite", "이미 즐겨찾기에 있음") }
  var missing: String { text("missing", "카탈로그에 없음") }
  var debuts: String { text("Debuts", "데뷔") }
  var answers: String { text("Answers", "답한 문제") }
  var points: String { text("Points", "점수") }
  var playedOn: String { text("Played on", "문제를 푼 날") }
  var dailyPuzzles: String { text("Daily puzzles", "오늘의 문제") }
  var dailyStreak: String { text("Daily streak", "연속 참여") }
  var quiz: String { text("Name", "이름") }
  var level: String { text("Level", "난이도") }
  var questions: String { text("Questions", "문제 수") }
  var review: String { text("Review", "복습") }
  var yes: String { text("yes", "예") }
  var no: String { text("no", "아니요") }
  var unknown: String { text("unknown", "정보 없음") }
}

extension Labels {
  /// The label of groups that are related in one way.
  func relation(_ kind: GroupRelations.Kind) -> String {
    switch kind {
    case .members: text("Shared members", "멤버가 겹치는 그룹")
    case .agency: text("Also from this agency", "같은 소속사 그룹")
    case .debutYear: text("Debuted the same year", "같은 해 데뷔한 그룹")
    }
  }
}

/// The labels of fields that only groups have.
struct GroupLabels: Wording {
  let language: Language

  var name: String { text("Name", "영문 이름") }
  var koreanName: String { text("Korean", "이름") }
  var section: String { text("Section", "데뷔 구분") }
  var debut: String { text("Debut", "데뷔") }
  var agency: String { text("Debut agency", "데뷔 소속사") }
  var koreanAgency: String { text("Korean debut agency", "데뷔 소속사(한글)") }
  var fandom: String { text("Fandom", "팬덤") }
  var koreanFandom: String { text("Korean fandom", "팬덤(한글)") }
  var status: String { text("Status", "상태") }
  var disbanded: String { text("Disbanded", "해체일") }
  var returned: String { text("Returned", "재결합일") }
  var tier: String { text("Tier", "인지도") }
  var about: String { text("About", "소개") }
  var koreanAbout: String { text("About in Korean", "소개(한글)") }
  var unit: String { text("Unit", "유닛") }
  var units: String { text("Units", "유닛") }
  var hitSong: String { text("Hit song", "대표곡") }
  var video: String { text("Video", "영상") }
  var links: String { text("Links", "링크") }
  var logo: String { text("Logo", "로고") }
  var hasFormerMembers: String { text("Former members", "탈퇴 멤버") }
  var withFormerMembers: String { text("yes", "있음") }
  var withoutFormerMembers: String { text("no", "없음") }
  var isFeatured: String { text("Featured", "추천") }
}

/// The labels of fields that only members have.
struct MemberLabels: Wording {
  let language: Language

  var stageName: String { text("Stage name", "영문 이름") }
  var koreanStageName: String { text("Korean", "활동명") }
  var bothStageNames: String { name(of: .stageName) }
  var birthName: String { text("Birth name", "영문 본명") }
  var koreanBirthName: String { text("Korean birth name", "본명") }
  var bothBirthNames: String { name(of: .birthName) }
  var birth: String { name(of: .birth) }
  var bloodType: String { name(of: .bloodType) }
  var bloodTypeColumn: String { text("Blood", "혈액형") }
  var mbti: String { name(of: .mbti) }
  var height: String { name(of: .height) }
  var birthplace: String { name(of: .birthplace) }
  var koreanBirthplace: String { text("Korean birthplace", "출생지(한글)") }
  var nationalities: String { name(of: .nationalities) }
  var positions: String { name(of: .positions) }
  var status: String { name(of: .status) }
  var period: String { text("In the group", "활동 기간") }
  var joined: String { text("Joined", "합류일") }
  var left: String { text("Left", "탈퇴일") }
  var absences: String { text("Absences", "공백 기간") }
  var died: String { text("Died", "사망일") }
  var instagram: String { text("Instagram", "Instagram") }

  private func name(of field: ProfileField) -> String { field.name.text(in: language) }
}

/// The labels of fields that only songs have.
struct SongLabels: Wording {
  let language: Language

  var title: String { text("Title", "영문 제목") }
  var koreanTitle: String { text("Korean title", "제목") }
  var date: String { text("Released", "발매일") }
  var youtubeID: String { text("Video ID", "영상 ID") }
}

/// The labels of the differences between two snapshots.
struct ChangeLabels: Wording {
  let language: Language

  var change: String { text("Change", "변경") }
  var field: String { text("Field", "항목") }
  var from: String { text("From", "이전 값") }
  var to: String { text("To", "새 값") }
}

/// The labels of the problems in a catalog.
struct FindingLabels: Wording {
  let language: Language

  var document: String { text("Document", "문서") }
  var keyPath: String { text("Key path", "위치") }
  var file: String { text("File", "파일") }
  var row: String { text("Row", "행") }
  var line: String { text("Line", "행") }
  var column: String { text("Column", "열") }
  var severity: String { text("Severity", "심각도") }
  var message: String { text("Problem", "문제") }
}
