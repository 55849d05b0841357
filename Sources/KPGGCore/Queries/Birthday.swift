/// A person's birthday on a given date.
public struct Birthday: Hashable, Sendable, Identifiable {
  /// The date. For a person born on February 29, it is February 28 if the year has no February 29.
  public let date: CalendarDate
  /// The age that the person reaches, in whole years; 0 on the day of birth.
  public let age: Int
  /// The person's main entry.
  public let member: Member

  /// The ID of the member's entry.
  public var id: MemberID { member.id }

  /// Creates the first birthday on or after a day. `nil` if the birth date is unknown or incomplete,
  /// if the member has died, or if the birthday is after the year 9999.
  package init?(of member: Member, onOrAfter day: CalendarDate) {
    guard member.deathDate == nil, let birth = member.birthDate,
      let date = birth.firstAnniversary(onOrAfter: day)
    else { return nil }
    self.date = date
    age = date.year - birth.year
    self.member = member
  }
}

extension FullCatalog {
  /// Returns each person's next birthday in a span of days.
  ///
  /// Someone in several groups is listed once; members who have died are omitted.
  ///
  ///     let week = catalog.birthdays(from: .today, days: 6)
  ///
  /// - Parameters:
  ///   - day: The first day, a complete date.
  ///   - days: 6 gives a week: the first day and the six after it. At most a year.
  /// - Returns: The birthdays by date, then by member ID; empty if `day` is incomplete.
  public func birthdays(from day: CalendarDate, days: Int) -> [Birthday] {
    catalog.birthdays(of: lineUps.members, from: day, days: days)
  }
}

extension Catalog {
  /// Returns the birthdays of entries, as `FullCatalog.birthdays(from:days:)` does.
  package func birthdays(of members: [Member], from day: CalendarDate, days: Int) -> [Birthday] {
    // Filter before grouping, because grouping is slow. All entries of a person share a birth date,
    // so no person is split.
    let birthdays = people(of: members.withBirthday(from: day, days: days))
      .filter { $0.deathDate == nil }
      .compactMap { Birthday(of: $0.main, onOrAfter: day) }
    let keys = birthdays.map { (date: $0.date, id: $0.id.description) }
    return sortedIndices(below: keys.count) { left, right in
      keys[left].date == keys[right].date
        ? keys[left].id.precedesInBytes(keys[right].id) : keys[left].date < keys[right].date
    }.map { birthdays[$0] }
  }
}

extension [Member] {
  /// Returns the entries with a birthday in a span of days, even of members who have died. The
  /// parameters are the same as for `birthdays(from:days:)`.
  package func withBirthday(from day: CalendarDate, days: Int) -> [Member] {
    guard day.isComplete, days >= 0 else { return [] }
    let last = day.adding(days: days) ?? .latest
    return filter { member in
      member.birthDate?.firstAnniversary(onOrAfter: day).map { $0 <= last } ?? false
    }
  }
}
