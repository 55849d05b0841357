import KPGGCore

extension DebutSection: Tabular {
  static let idKey = "key"
  static let tableKeys = ["key", "title", "groupCount", "groups"]

  static let fields: [Field<DebutSection>] = [
    Field(key: "key", label: Label("Key", "구분"), importance: .droppable(rank: 0)),
    // Cut short, all titles would be the same.
    Field(
      key: "title", label: Label("Title", "제목"), importance: .droppable(rank: 2), overflow: .keep,
      shown: { $0.title(in: $1) }),
    Field(key: "koreanTitle", label: Label("Korean title", "한국어 제목")),
    Field(key: "from", label: Label("From", "시작"), alignment: .trailing),
    Field(key: "to", label: Label("To", "끝"), alignment: .trailing),
    Field(key: "groups", label: Label("Groups", "그룹"), overflow: .wrap),
    Field(
      key: "groupCount", label: Label("Count", "그룹 수"), alignment: .trailing,
      importance: .droppable(rank: 1)),
    Field(key: "memberCount", label: Label("Members", "멤버 수"), alignment: .trailing),
  ]
}
