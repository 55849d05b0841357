import KPGGCore
import KPGGQuiz

/// A birthday in a listing, with the number of days until it, which JSON omits.
struct ListedBirthday: Tabular {
  let birthday: Birthday
  /// The group shown with the member.
  let group: GirlGroup
  /// The number of days from today; negative for a past day.
  let daysAway: Int

  var json: JSONValue { birthday.json }

  static let idKey = "member"
  static let tableKeys = ["date", "member", "turns"]

  static let fields: [Field<ListedBirthday>] = [
    Field(
      key: "date", label: \.birthday, overflow: .keep,
      shown: { row, _ in
        [row.birthday.date.description, row.countdown].compactMap(\.self).joined(separator: " ")
      },
      plain: { "\($0.birthday.date)" }),
    Field(
      key: "member", label: \.member, overflow: .name,
      shown: { row, language in
        "\(row.birthday.member.name(in: language)), \(row.group.name(in: language))"
      },
      plain: { "\($0.birthday.member.id)" }, innerPaths: { Member.fieldPaths }),
    Field(
      key: "turns", label: \.turns, alignment: .trailing,
      importance: .droppable(rank: 0)),
  ]

  /// The Korean countdown to a day: `D-12` or `D-Day`; `nil` for a past day.
  private var countdown: String? {
    switch daysAway {
    case 0: "D-Day"
    case 1...: "D-\(daysAway)"
    default: nil
    }
  }
}
