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
