import KPGGCore

/// The words of the times in which a member was in a group.
extension Words {
  /// When a member was in the group: `since 2015-03`, `until 2017-11`, `2013-05 to 2016-02`, or the
  /// years of several periods.
  ///
  ///     words.period(of: sunmi, in: wonderGirls)  // "2007–2010 and 2015–2017"
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - group: The member's group.
  ///   - accuracy: The parts of dates to show.
  /// - Returns: `nil` if the times are unknown, and for a member since the debut who is still in the
  ///   group, stayed until its end, or died in it.
  func period(
    of member: Member, in group: GirlGroup, accuracy: DateAccuracy = .day
  ) -> String? {
    let periods = member.knownPeriods(in: group)
    guard periods.count < 2 else {
      // A group that came back has several periods of its own.
      let isWhole = periods == Member(id: member.id).periods(in: group)
      return isWhole ? nil : years(of: periods, isCurrent: member.isIn(group))
    }
    guard let period = periods.first else { return nil }
    let start = period.from == group.debutDate ? nil : period.from
    let ends = member.departureDate == nil ? [group.disbandmentDate, member.deathDate] : []
    let end = start == nil && ends.contains(period.to) ? nil : period.to
    return span(
      from: start.map { text(of: $0, accuracy) }, to: end.map { text(of: $0, accuracy) },
      isCurrent: member.isIn(group))
  }

  /// The years in which a member was in the group: `2018–2021`. `nil` if the years are unknown,
  /// and for a member since the debut who is still in the group.
  func years(of member: Member, in group: GirlGroup) -> String? {
    let periods = member.knownPeriods(in: group)
    let isPartial = periods.count > 1 || member.joinDate != nil
    guard isPartial || periods.last?.to != nil else { return nil }
    return years(of: periods, isCurrent: member.isIn(group))
  }

  /// The same for every member with known times: `since 2015` for a member since the debut.
  func allYears(of member: Member, in group: GirlGroup) -> String? {
    years(of: member.knownPeriods(in: group), isCurrent: member.isIn(group))
  }

  private func years(of periods: [MembershipPeriod], isCurrent: Bool) -> String? {
    let texts = periods.compactMap { period -> String? in
      let (first, last) = (period.from?.year, period.to?.year)
      if let first, let last {
        let (first, last) = (String(first), String(last))
        return first == last ? text(first, "\(first)년") : years(from: first, to: last)
      }
      let year = { (year: Int) in text("\(year)", "\(year)년") }
      return span(from: first.map(year), to: last.map(year), isCurrent: isCurrent)
    }
    guard let last = texts.last else { return nil }
    let others = texts.dropLast().joined(separator: ", ")
    guard !others.isEmpty else { return last }
    return text("\(others)\(texts.count > 2 ? "," : "") and \(last)", "\(others), \(last)")
  }

  /// A time with a start, an end, or both; `nil` without either.
  private func span(from start: String?, to end: String?, isCurrent: Bool) -> String? {
    switch (start, end) {
    case (let start?, let end?): text("\(start) to \(end)", "\(start)~\(end)")
    case (let start?, nil): text(isCurrent ? "since \(start)" : "from \(start)", "\(start)부터")
    case (nil, let end?): text("until \(end)", "\(end)까지")
    case (nil, nil): nil
    }
  }
}

/// The words of a line-up on a day, in a month, or in a year.
extension Words {
  /// The name of a group with the day of its line-up.
  func name(_ name: String, on day: CalendarDate) -> String {
    text("\(name) \(inOrOn(day))", "\(name) (\(korean(day)) 당시)")
  }

  /// What the line-up of a day does not show: why it is empty, or that the group may have disbanded
  /// before. `nil` if there is nothing to say.
  func note(on lineUp: LineUp, _ day: CalendarDate) -> String? {
    let group = lineUp.group
    guard lineUp.members.isEmpty else {
      guard group.status == .disbanded, group.disbandmentDate == nil else { return nil }
      let name = group.name(in: language)
      return text("It is not known when \(name) disbanded.", "\(name)의 해체일은 알려지지 않았습니다.")
    }
    return noMembers(of: group, on: day)
      ?? text("No known members \(inOrOn(day)).", "\(korean(day)) 당시의 멤버 정보가 없습니다.")
  }

  /// Why a group had no members on a day: it had not debuted, or it had disbanded. `nil` otherwise.
  func noMembers(of group: GirlGroup, on day: CalendarDate) -> String? {
    let name = group.name(in: language)
    let start = "No members \(inOrOn(day)): \(name)"
    let koreanStart = "\(korean(day))에는 멤버가 없었습니다"
    if let debut = group.debutDate, day.lastDay < debut.firstDay {
      return text("\(start) debuted \(inOrOn(debut)).", "\(koreanStart) (데뷔: \(korean(debut))).")
    }
    guard let end = group.disbandmentDate, end.lastDay < day.firstDay else { return nil }
    guard let back = group.returnDate else {
      return text("\(start) disbanded \(inOrOn(end)).", "\(koreanStart) (해체: \(korean(end))).")
    }
    guard day.lastDay < back.firstDay else { return nil }
    return text(
      "\(start) disbanded \(inOrOn(end)) and came back \(inOrOn(back)).",
      "\(koreanStart) (해체: \(korean(end)), 재결합: \(korean(back))).")
  }

  private func inOrOn(_ date: CalendarDate) -> String { "\(date.isComplete ? "on" : "in") \(date)" }

  /// A date in a Korean text: `2012-06-01`, `2012-06`, or `2012년`.
  private func korean(_ date: CalendarDate) -> String {
    date.month == nil ? "\(date)년" : date.description
  }

  /// A date without its day if only the month is shown.
  private func text(of date: CalendarDate, _ accuracy: DateAccuracy) -> String {
    let shown = accuracy == .day ? date : CalendarDate(year: date.year, month: date.month) ?? date
    return text("\(shown)", korean(shown))
  }
}

/// The parts of a date to show.
enum DateAccuracy: Sendable {
  case day, month
}

extension Member {
  /// The periods in the group. The end of the last one is left out if it is not known when the
  /// member left.
  func knownPeriods(in group: GirlGroup) -> [MembershipPeriod] {
    let periods = periods(in: group)
    guard isFormer, departureDate == nil, let last = periods.last else { return periods }
    return periods.dropLast() + [MembershipPeriod(from: last.from, to: nil)]
  }

  fileprivate func isIn(_ group: GirlGroup) -> Bool { status(in: group) == .current }
}
