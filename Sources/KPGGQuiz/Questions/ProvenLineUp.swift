import KPGGCore

// The line-ups of past days that the catalog proves.

extension LineUp {
  /// Whether members joined, left, or were absent, and it is known when.
  var hasKnownChanges: Bool {
    let hasKnownEnds =
      group.disbandmentDate != nil || group.status != .disbanded && group.returnDate == nil
    return group.debutDate != nil && hasKnownEnds
      && members.contains { !$0.changes.isEmpty }
      && members.allSatisfy { member in
        // A line-up with a member who has died is no subject of questions.
        member.deathDate == nil && (!member.isFormer || member.departureDate != nil)
          && member.absences.allSatisfy { $0.to != nil }
      }
  }

  /// January 1 of each year before the last change whose line-up is proven and has several members.
  var provenDays: [CalendarDate] {
    guard hasKnownChanges, let first = group.debutDate?.year, let last = changes.max()?.year,
      first < last
    else { return [] }
    return (first + 1...last).compactMap { CalendarDate(year: $0, month: 1, day: 1) }
      .filter { (provenMembers(on: $0) ?? []).count > 1 }
  }

  /// Returns the members on a day, in the order of the line-up.
  ///
  /// - Returns: `nil` if the line-up of the day follows only from the exact day of a month or year,
  ///   if something changed on the day, and after the last known change.
  func provenMembers(on day: CalendarDate) -> [Member]? {
    guard hasKnownChanges, day.isComplete, changes.contains(where: { day < $0.firstDay }),
      (changes + [group.debutDate].compactMap(\.self)).allSatisfy({
        day < $0.firstDay || $0.lastDay < day
      })
    else { return nil }
    return members(on: day)
  }

  private var changes: [CalendarDate] {
    members.flatMap(\.changes) + [group.disbandmentDate, group.returnDate].compactMap(\.self)
  }
}

extension Member {
  /// The dates on which the member joined, left, and came back.
  fileprivate var changes: [CalendarDate] {
    [joinDate, departureDate].compactMap(\.self)
      + absences.flatMap { [$0.from, $0.to].compactMap(\.self) }
  }
}
