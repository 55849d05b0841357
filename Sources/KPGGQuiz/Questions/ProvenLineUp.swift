import KPGGCore

// Past line-ups that are certain from the dates of the catalog.

extension LineUp {
  /// Whether members joined, left, or were absent, and it is known when.
  var hasKnownChanges: Bool {
    let hasKnownEnds =
      group.disbandmentDate != nil || group.status != .disbanded && group.returnDate == nil
    return group.debutDate != nil && hasKnownEnds
      && members.contains { !$0.changes.isEmpty }
      && members.allSatisfy { member in
        // Quizzes do not ask about line-ups with a member who has died.
        member.deathDate == nil && (!member.isFormer || member.departureDate != nil)
          && member.absences.allSatisfy { $0.to != nil }
      }
  }

  /// January 1 of each year up to the last change, if the line-up of the day is certain and has
  /// several members.
  var provenDays: [CalendarDate] {
    let changes = changes
    guard hasKnownChanges, let first = group.debutDate?.year, let last = changes.max()?.year,
      first < last
    else { return [] }
    return (first + 1...last).compactMap { CalendarDate(year: $0, month: 1, day: 1) }
      .filter { isCertain(on: $0, changes) && members(on: $0).count > 1 }
  }

  /// Returns the members on a day, in the order of the line-up.
  ///
  /// - Returns: `nil` on the day of a change, in a month or year whose change has no exact day, and
  ///   after the last known change.
  func provenMembers(on day: CalendarDate) -> [Member]? {
    guard hasKnownChanges, day.isComplete, isCertain(on: day, changes) else { return nil }
    return members(on: day)
  }

  private func isCertain(on day: CalendarDate, _ changes: [CalendarDate]) -> Bool {
    let isOutside = { (date: CalendarDate) in day < date.firstDay || date.lastDay < day }
    return changes.contains { day < $0.firstDay } && changes.allSatisfy(isOutside)
      && group.debutDate.map(isOutside) ?? true
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
