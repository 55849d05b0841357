import KPGGCore

/// A birthday as it is listed: with how far away it is, which no JSON tells.
struct ListedBirthday: Tabular {
  let birthday: Birthday
  /// The group of her that is shown.
  let group: GirlGroup
  /// From today; negative for a day that has passed.
  let daysAway: Int

  var json: JSONValue { birthday.json }

  static let idKey = "member"
  static let tableKeys = ["date", "member", "turns"]

  static let fields: [Field<ListedBirthday>] = [
    Field(
      key: "date", label: \.birthday, overflow: .keep,
      shown: { row, _ in "\(row.birthday.date) \(row.countdown)" },
      plain: { "\($0.birthday.date)" }),
    Field(
      key: "member", label: \.member, overflow: .name,
      shown: { row, language in
        "\(row.birthday.member.name(in: language)), \(row.group.name(in: language))"
      },
      plain: { "\($0.birthday.member.id)" }),
    Field(
      key: "turns", label: \.turns, alignment: .trailing,
      importance: .droppable(rank: 0)),
  ]

  /// As Koreans count to a day: `D-12`, `D-Day`, `D+3`.
  private var countdown: String {
    switch daysAway {
    case 0: "D-Day"
    case 1...: "D-\(daysAway)"
    default: "D+\(-daysAway)"
    }
  }
}
