import KPGGCore

/// The domain's own words in both languages.
enum Wording {
  static func label(of status: GroupStatus) -> Label {
    switch status {
    case .active: Label("active", "활동 중")
    case .hiatus: Label("hiatus", "활동 중단")
    case .disbanded: Label("disbanded", "해체")
    }
  }

  static func label(of kind: RecordKind) -> Label {
    switch kind {
    case .group: label(of: SnapshotDifference.Record.group)
    case .member: label(of: SnapshotDifference.Record.member)
    }
  }

  /// The original's answer to 탈퇴여부. Of who died in the line-up it would say that she is active.
  static func labelOfLeaving(_ member: Member) -> Label {
    if member.isFormer { return Label("yes", "탈퇴") }
    return member.died == nil ? Label("no", "활동") : Label("died", "사망")
  }

  /// A position in Korean where the field has a usual word for it, else as it is.
  static func label(of position: Position) -> Label {
    Label(position.description, koreanPositions[position.description] ?? position.description)
  }

  static func label(of record: SnapshotDifference.Record) -> Label {
    switch record {
    case .section: Label("section", "구분")
    case .group: Label("group", "그룹")
    case .member: Label("member", "멤버")
    }
  }

  /// A number of things in English: `1 group`, `2 groups`.
  static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  static let unknown = Label("unknown", "알려지지 않음")

  private static let koreanPositions = [
    "Leader": "리더", "Center": "센터", "Visual": "비주얼", "Maknae": "막내",
    "Face of the Group": "그룹의 얼굴",
    "Main Vocalist": "메인보컬", "Lead Vocalist": "리드보컬", "Sub Vocalist": "서브보컬", "Vocalist": "보컬",
    "Main Rapper": "메인래퍼", "Lead Rapper": "리드래퍼", "Sub Rapper": "서브래퍼", "Rapper": "래퍼",
    "Main Dancer": "메인댄서", "Lead Dancer": "리드댄서", "Sub Dancer": "서브댄서", "Dancer": "댄서",
    "Guitarist": "기타", "Bassist": "베이스", "Drummer": "드럼", "Keyboardist": "키보드",
  ]
}

extension HitSong {
  /// The song in one line: `Dolphin (2020)`.
  func title(in language: Language) -> String {
    let name = language == .korean ? koreanTitle ?? title : title ?? koreanTitle
    let year = year.map { "(\($0))" }
    return [name, year].compactMap(\.self).joined(separator: " ")
  }
}

extension GirlGroup {
  /// The name that stands for the group in a language.
  func name(in language: Language) -> String {
    language == .korean ? koreanName ?? name : name
  }
}

extension DebutSection {
  /// The title in a language.
  func title(in language: Language) -> String {
    language == .korean ? koreanTitle : title
  }
}

extension Member {
  /// The stage name that stands for the member in a language.
  func name(in language: Language) -> String {
    language == .korean ? koreanStageName ?? name : name
  }
}
