import KPGGCore

/// A birthday in a listing, with the number of days until it, which JSON omits.
struct ListedBirthday: Tabular {
  let birthday: Birthday
  /// The group shown with the member.
  let group: GirlGroup
  /// The number of days from today; negative for a past day.
  let daysAway: Int

  static let fields: [Field<ListedBirthday>] = [.date, .member, .turns]
  static var id: Field<ListedBirthday> { .member }

  var json: JSONValue { jsonOfFields }

  /// The Korean countdown to a day: `D-12` or `D-Day`; `nil` for a past day.
  fileprivate var countdown: String? {
    switch daysAway {
    case 0: "D-Day"
    case 1...: "D-\(daysAway)"
    default: nil
    }
  }
}

extension Field<ListedBirthday> {
  static var date: Self {
    Self(
      key: "date", label: \.birthday, json: \.birthday.date.json, overflow: .keep,
      shown: { row, _ in
        [row.birthday.date.description, row.countdown].compactMap(\.self).joined(separator: " ")
      })
  }
  static var member: Self {
    Self(
      key: "member", label: \.member, json: \.birthday.member.json, overflow: .name,
      shown: { row, context in
        let (member, language) = (row.birthday.member, context.language)
        return "\(member.name(in: language)), \(row.group.name(in: language))"
      },
      plain: { "\($0.birthday.member.id)" }, innerPaths: { Member.paths })
  }
  static var turns: Self {
    Self(
      key: "turns", label: \.turns, json: { .integer($0.birthday.age) }, alignment: .trailing,
      rank: 0)
  }
}
