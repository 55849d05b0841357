import KPGGCore

extension CommandError.NameKind {
  /// The message for a name that nothing has.
  func missing(_ name: String, _ words: Words) -> String {
    let noun = noun(in: words)
    let korean = "\(noun)\(KoreanParticle.object.form(after: noun)) 찾을 수 없습니다: \(name)"
    return switch self {
    case .memberOf(let group): words.text("\(group.english) has no member \(name)", korean)
    // The catalog has only the songs that a group promoted.
    case .songOf(let group):
      words.text("the catalog has no song \(name) by \(group.english)", korean)
    case .unitOf(let group): words.text("\(group.english) has no unit \(name)", korean)
    default: words.text("\(noun) \(name) not found", korean)
    }
  }

  /// The message for a name that several records have.
  func matches(_ count: Int, _ name: String, _ words: Words) -> String {
    let noun = noun(in: words)
    return words.text(
      "\(name) matches \(count) \(plural)",
      "해당하는 \(noun)\(KoreanParticle.subject.form(after: noun)) 여럿입니다 "
        + "(\(count)\(counter)): \(name)")
  }

  private func noun(in words: Words) -> String {
    switch self {
    case .group: words.text("group", "그룹")
    case .section: words.text("section", "데뷔 구분")
    case .groupOrSection: words.text("group or section", "그룹 또는 데뷔 구분")
    case .groupSectionOrSong:
      words.text("group, section, or song", "그룹, 데뷔 구분 또는 노래")
    case .groupMemberOrSection:
      words.text("group, member, or section", "그룹, 멤버 또는 데뷔 구분")
    case .groupOrMember: words.text("group or member", "그룹 또는 멤버")
    case .member: words.text("member", "멤버")
    case .memberOf(let group): words.text("member", "\(group.korean) 멤버")
    case .song: words.text("song", "노래")
    case .songOf(let group): words.text("song", "\(group.korean) 노래")
    case .unit: words.text("unit", "유닛")
    case .unitOf(let group): words.text("unit", "\(group.korean) 유닛")
    case .played: words.text("group, unit, or song", "그룹, 유닛 또는 노래")
    case .record: words.text("group, member, or song", "그룹, 멤버 또는 노래")
    case .agency: words.text("agency", "소속사")
    case .nationality: words.text("nationality", "국적")
    case .position: words.text("position", "포지션")
    }
  }

  private var plural: String {
    switch self {
    case .memberOf(let group): "members of \(group.english)"
    case .groupOrSection: "groups or sections"
    case .groupSectionOrSong: "groups, sections, or songs"
    case .groupMemberOrSection: "groups, members, or sections"
    case .groupOrMember: "groups or members"
    case .played: "groups, units, or songs"
    case .record: "groups, members, or songs"
    case .agency: "agencies"
    case .nationality: "nationalities"
    default: noun(in: Language.english.words) + "s"
    }
  }

  /// The Korean word that counts them.
  private var counter: String {
    switch self {
    case .group, .unit, .unitOf: "팀"
    case .member, .memberOf: "명"
    case .song, .songOf: "곡"
    case .section, .groupOrSection, .groupSectionOrSong, .groupMemberOrSection, .groupOrMember,
      .played, .record, .agency, .nationality, .position:
      "개"
    }
  }
}
