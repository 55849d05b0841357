import KPGGCore

extension GirlGroup: Tabular {
  static let idKey = "id"
  static let tableKeys = ["name", "koreanName", "debut", "status", "agency"]
  static let fields: [Field<GirlGroup>] = GroupFields.fields(of: \.self)
}

extension LineUp: Tabular {
  static let idKey = GirlGroup.idKey
  static let tableKeys = GirlGroup.tableKeys

  static let fields: [Field<LineUp>] =
    GroupFields.fields(of: \.group) + [
      Field(
        key: "members", label: Label("Members", "멤버"),
        shown: { lineUp, language in
          lineUp.members.map { $0.name(in: language) }.joined(separator: ", ")
        },
        plain: { $0.members.map(\.id.description).joined(separator: ", ") })
    ]
}

/// The fields of a group, alone or with its members.
private enum GroupFields {
  static func fields<Record: Tabular>(
    of group: any KeyPath<Record, GirlGroup> & Sendable
  ) -> [Field<Record>] {
    [
      Field(key: "id", label: Label("Id", "아이디")),
      Field(key: "name", label: Label("Name", "이름"), overflow: .name),
      Field(
        key: "koreanName", label: Label("Korean", "한국어 이름"), importance: .droppable(rank: 3),
        overflow: .name),
      Field(key: "aliases", label: Label("Aliases", "별칭")),
      Field(key: "section", label: Label("Section", "데뷔 구분")),
      Field(
        key: "debut", label: Label("Debut", "데뷔"), importance: .droppable(rank: 4), overflow: .keep),
      Field(key: "agency", label: Label("Agency", "소속사"), importance: .droppable(rank: 1)),
      Field(key: "fandom", label: Label("Fandom", "팬덤")),
      Field(
        key: "status", label: Label("Status", "상태"), importance: .droppable(rank: 2),
        overflow: .keep,
        shown: { record, language in
          record[keyPath: group].status.map { Wording.label(of: $0).text(in: language) } ?? ""
        }),
      Field(key: "disbanded", label: Label("Disbanded", "해체일")),
      Field(
        key: "hitSong", label: Label("Hit song", "대표곡"),
        shown: { record, language in record[keyPath: group].hitSong?.title(in: language) ?? "" },
        plain: { record in record[keyPath: group].hitSong?.title(in: .english) ?? "" }),
      Field(key: "logo", label: Label("Logo", "로고")),
      Field(key: "image", label: Label("Image", "사진")),
      Field(
        key: "hasFormerMembers", label: Label("Former members", "탈퇴 멤버"),
        shown: { record, language in
          let hasSome = record[keyPath: group].hasFormerMembers
          return (hasSome ? Label("yes", "있음") : Label("no", "없음")).text(in: language)
        }),
      Field(
        key: "isFeatured", label: Label("Featured", "추천"),
        shown: { record, language in
          (record[keyPath: group].isFeatured ? Label("yes", "예") : Label("no", "아니요"))
            .text(in: language)
        }),
      Field(key: "memberCount", label: Label("Members", "멤버 수"), alignment: .trailing),
    ]
  }
}

extension TextWriter {
  /// A group with its members: what is known of it, then a table of its line-up.
  func group(_ lineUp: LineUp) -> [String] {
    facts(of: lineUp.group, memberCount: Wording.count(of: lineUp.members).text(in: language))
      + (lineUp.members.isEmpty ? [] : [""] + members(of: lineUp))
  }

  /// What is known of a group.
  func facts(of group: GirlGroup, memberCount: String? = nil) -> [String] {
    let label = { (english: String, korean: String) in Label(english, korean).text(in: language) }
    let facts: [(String, String?)] = [
      (label("Hit song", "대표곡"), group.hitSong?.fullTitle(in: language)),
      (label("Video", "영상"), group.hitSong?.url),
      (label("Picture", "사진"), group.image?.description),
      (label("Members", "멤버"), memberCount),
    ]
    return lines(
      of: FactSheet(
        title: group.name(in: language), subtitle: otherName(of: group),
        facts: history(of: group) + Self.known(facts)))
  }

  /// What is known of a group, its song and its pictures apart.
  func history(of group: GirlGroup) -> [FactSheet.Fact] {
    let label = { (english: String, korean: String) in Label(english, korean).text(in: language) }
    let status = group.status.map { Wording.label(of: $0).text(in: language) }
    let shown = [group.name, group.koreanName ?? group.name]
    return Self.known([
      (label("Debut", "데뷔"), group.debut?.description),
      (label("Agency", "소속사"), group.agency),
      (label("Fandom", "팬덤"), group.fandom),
      (label("Status", "상태"), status.map { $0 + (group.disbanded.map { " (\($0))" } ?? "") }),
      (label("Also known as", "별칭"), list(group.aliases.filter { !shown.contains($0) })),
    ])
  }

  private static func known(_ facts: [(String, String?)]) -> [FactSheet.Fact] {
    facts.compactMap { label, value in value.map { FactSheet.Fact(label, $0) } }
  }

  /// A group's name in the other language, where that is another.
  func otherName(of group: GirlGroup) -> String? {
    let other = language == .korean ? group.name : group.koreanName
    return other == group.name(in: language) ? nil : other
  }

  private func members(of lineUp: LineUp) -> [String] {
    var keys = ["stageName", "koreanStageName", "birth", "mbti", "bloodType", "positions"]
    if !lineUp.members.allSatisfy(\.isCurrent) { keys.append("isFormer") }
    let fields = keys.compactMap { Member.field(named: $0) }
    return table(of: lineUp.members, fields).lines(width: width, painter: painter)
  }
}

extension SingleRecord<LineUp> {
  /// A group with its members.
  static func group(_ lineUp: LineUp, fields: FieldSelection<LineUp>) -> Self {
    Self(record: lineUp, fields: fields) { $0.group(lineUp) }
  }
}

extension HitSong {
  /// The song with its title in both scripts: `Dolphin (돌핀), 2020`.
  func fullTitle(in language: Language) -> String {
    let both = language == .korean ? [koreanTitle, title] : [title, koreanTitle]
    let titles = both.compactMap(\.self)
    let second = titles.dropFirst().first.map { " (\($0))" } ?? ""
    let name = titles.first.map { $0 + second }
    return [name, year.map(String.init)].compactMap(\.self).joined(separator: ", ")
  }
}
