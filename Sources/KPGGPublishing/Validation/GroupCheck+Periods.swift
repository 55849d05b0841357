import KPGGCore

// The check of the times in which members were in the group.

extension GroupCheck {
  /// Finds dates of members that contradict each other, or the group's debut or end.
  ///
  /// A month or a year contradicts a date only if all of its days do.
  mutating func checkPeriods(_ members: [Member], at keyPath: JSONKeyPath) {
    for (index, member) in members.enumerated() {
      let path = keyPath.appending(index)
      if let left = member.departureDate {
        if let joined = member.joinDate ?? group.debutDate, left.isCertainly(before: joined) {
          findings.add(.leftBeforeJoining(member.id), at: path.appending("left"))
        }
        if !member.isFormer { findings.add(.leftButCurrent(member.id), at: path.appending("left")) }
      }
      if let joined = member.joinDate, let debut = group.debutDate,
        joined.isCertainly(before: debut)
      {
        findings.add(.joinedBeforeDebut(member.id), at: path.appending("joined"))
      }
      checkEnds(of: member, at: path)
      checkAbsences(of: member, at: path.appending("absences"))
    }
  }

  /// Finds dates after the group's end, or after the member's death.
  private mutating func checkEnds(of member: Member, at keyPath: JSONKeyPath) {
    for (key, date) in [("joined", member.joinDate), ("left", member.departureDate)] {
      guard let date else { continue }
      if let groupEnd, groupEnd.isCertainly(before: date) {
        findings.add(.afterGroupEnd(member.id, key: key), at: keyPath.appending(key))
      }
      if let death = member.deathDate, death.isCertainly(before: date) {
        findings.add(.afterDeath(member.id, key: key), at: keyPath.appending(key))
      }
    }
  }

  /// The group's end; `nil` if it came back after it.
  private var groupEnd: CalendarDate? { group.returnDate == nil ? group.disbandmentDate : nil }

  private mutating func checkAbsences(of member: Member, at keyPath: JSONKeyPath) {
    let starts = [group.debutDate, member.joinDate].compactMap(\.self)
    let ends = [member.departureDate, member.deathDate, groupEnd].compactMap(\.self)
    for (index, absence) in member.absences.enumerated() {
      let dates = [absence.from, absence.to].compactMap(\.self)
      let isOutside = dates.contains { date in
        starts.contains(where: date.isCertainly) || ends.contains { $0.isCertainly(before: date) }
      }
      if isOutside {
        findings.add(.absenceOutsideMembership(member.id, absence), at: keyPath)
      }
      if member.absences[..<index].contains(where: absence.certainlyOverlaps) {
        findings.add(.overlappingAbsence(member.id, absence), at: keyPath)
      }
    }
  }
}

extension CalendarDate {
  /// Whether all days of this date are before all days of another one.
  fileprivate func isCertainly(before other: Self) -> Bool { lastDay < other.firstDay }
}

extension Absence {
  /// Whether this absence overlaps an earlier one by more than a day. Dates without a day count only
  /// if every possible day overlaps.
  fileprivate func certainlyOverlaps(_ earlier: Self) -> Bool {
    guard let end = earlier.to, from.isCertainly(before: end) else { return false }
    guard let to else { return earlier.from.lastDay <= from.firstDay }
    return earlier.from.isCertainly(before: to)
  }
}
