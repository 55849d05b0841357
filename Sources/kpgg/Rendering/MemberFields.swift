import KPGGCore

extension Member: Tabular {
  static let idKey = "id"
  static let tableKeys = [
    "stageName", "koreanStageName", "group", "birth", "mbti", "bloodType", "isFormer",
  ]

  var isDimmed: Bool { !isCurrent }

  static let fields: [Field<Member>] = [
    Field(key: "id", label: Label("Id", "아이디")),
    Field(
      key: "group", label: Label("Group", "그룹"), importance: .droppable(rank: 6), overflow: .name),
    Field(key: "stageName", label: Label("Stage name", "영문 활동명"), overflow: .name),
    Field(
      key: "koreanStageName", label: Label("Korean", "활동명"), importance: .droppable(rank: 5),
      overflow: .name),
    Field(key: "aliases", label: Label("Aliases", "별칭")),
    Field(key: "birthName", label: Label("Birth name", "영문 본명")),
    Field(key: "koreanBirthName", label: Label("Korean birth name", "본명")),
    Field(
      key: "birth", label: Label("Born", "생년월일"), importance: .droppable(rank: 4), overflow: .keep),
    Field(
      key: "bloodType", label: Label("Blood", "혈액형"), importance: .droppable(rank: 1),
      overflow: .keep),
    Field(
      key: "mbti", label: Label(both: "MBTI"), importance: .droppable(rank: 2), overflow: .keep),
    Field(key: "heightCm", label: Label("Height", "키"), alignment: .trailing),
    Field(key: "birthplace", label: Label("Birthplace", "출생지")),
    Field(
      key: "nationalities", label: Label("Nationality", "국적"),
      shown: { member, language in
        member.nationalities.map { Wording.label(ofCountry: $0).text(in: language) }
          .joined(separator: ", ")
      }),
    Field(
      key: "positions", label: Label("Positions", "포지션"), importance: .droppable(rank: 0),
      shown: { member, language in
        member.positions.map { Wording.label(of: $0).text(in: language) }.joined(separator: ", ")
      }),
    Field(
      key: "isFormer", label: Wording.standing, importance: .droppable(rank: 3),
      overflow: .keep,
      shown: { Wording.standing(of: $0).text(in: $1) }),
    Field(key: "died", label: Label("Died", "사망일")),
    Field(key: "image", label: Label("Image", "사진")),
  ]
}

extension Columns<Member> {
  /// The same columns, in which a group is shown by its name, as in other tables, rather than by
  /// the id that a member knows of it.
  func naming(_ groups: [GirlGroup]) -> Self {
    let known = Dictionary(groups.map { ($0.id, $0) }) { first, _ in first }
    let fields = fields.map { field in
      guard field.key == "group" else { return field }
      var named = field
      named.shown = { member, language in
        known[member.group]?.name(in: language) ?? member.group.description
      }
      return named
    }
    return Columns(fields: fields, areChosen: areChosen)
  }
}
