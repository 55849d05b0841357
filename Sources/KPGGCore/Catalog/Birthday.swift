/// A day on which someone turns a year older.
public struct Birthday: Hashable, Sendable {
  /// The day; 28 February in a common year for who was born on the 29th.
  public let date: CalendarDate
  /// The age that she turns, in whole years; 0 on the day of her birth.
  public let turns: Int
  /// Her entry in her current group, else in her latest.
  public let member: Member

  /// Her first birthday on a day or after it; `nil` where her day of birth is not known, where she
  /// has died, or where the calendar ends.
  public init?(of member: Member, onOrAfter day: CalendarDate) {
    guard member.died == nil, let birth = member.birth,
      let date = [day.year, day.year + 1].lazy
        .compactMap({ birth.anniversary(in: $0) }).first(where: { $0 >= day })
    else { return nil }
    self.date = date
    turns = date.year - birth.year
    self.member = member
  }
}

extension Birthday: Comparable {
  /// In the order of the days; those of one day in the order of the bytes of the members' ids.
  public static func < (left: Birthday, right: Birthday) -> Bool {
    if left.date != right.date { return left.date < right.date }
    return left.member.id.description.precedesInBytes(right.member.id.description)
  }
}

extension Birthday: JSONRepresentable {
  /// `date`, `turns`, `member`.
  public var json: JSONValue {
    .object(["date": date.json, "turns": .integer(turns), "member": member.json])
  }
}

extension Catalog {
  /// The birthdays of all persons among the members, from a day on through some more.
  ///
  /// Who is in several groups comes once; who has died by any of her entries, not at all.
  ///
  /// - Parameters:
  ///   - members: The entries of all line-ups.
  ///   - day: The first day; a whole date.
  ///   - days: How many days follow it, at most a year's.
  /// - Returns: In the order of the days, then of the members' ids; none for a lone year.
  public func birthdays(of members: [Member], from day: CalendarDate, days: Int) -> [Birthday] {
    guard let first = day.dayNumber else { return [] }
    let birthdays: [Birthday] = appearancesByPerson(of: members).compactMap { appearances in
      guard appearances.died == nil,
        let birthday = Birthday(of: appearances.main, onOrAfter: day),
        let number = birthday.date.dayNumber, number - first <= days
      else { return nil }
      return birthday
    }
    return birthdays.sorted()
  }
}
