/// What became of a member in a group.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum MemberStatus: CaseIterable, Sendable {
  /// The member is in the group.
  case current
  /// The member left while the group went on.
  case left
  /// The member stayed until the group disbanded.
  case untilTheEnd
  /// The member died, in the group or after leaving it.
  case died

  /// The name in both languages.
  public var name: BilingualText {
    switch self {
    case .current: BilingualText(english: "member", korean: "멤버")
    case .left: BilingualText(english: "former", korean: "탈퇴")
    case .untilTheEnd: BilingualText(english: "until the end", korean: "해체")
    case .died: BilingualText(english: "died", korean: "사망")
    }
  }
}

extension Member {
  /// Returns the member's status, given their group.
  public func status(in group: GirlGroup) -> MemberStatus {
    if deathDate != nil { return .died }
    if isFormer { return .left }
    return group.status == .disbanded ? .untilTheEnd : .current
  }

  /// Returns the member's status on a day, or in a month or a year.
  ///
  /// - Returns: `nil` if the member had not joined yet, or if it is not known when the member left or
  ///   the group disbanded.
  package func status(in group: GirlGroup, on day: CalendarDate) -> MemberStatus? {
    let earlier = periods(in: group).filter { ($0.from?.firstDay ?? .earliest) <= day.lastDay }
    guard let last = earlier.last else { return nil }
    if let deathDate, deathDate.lastDay < day.firstDay { return .died }
    let hasKnownEnd =
      isFormer ? departureDate != nil : last.to != nil || group.status != .disbanded
    guard hasKnownEnd else { return nil }
    if last.contains(day) { return .current }
    return last.to == group.disbandmentDate && last.to != departureDate ? .untilTheEnd : .left
  }

  /// Returns whether the member was a former one on a day, or in a month or a year: `true` if they had
  /// left, `false` if they were in the group, died, or stayed until it disbanded.
  ///
  /// - Returns: `nil` if it is not known when the member left.
  package func isFormer(in group: GirlGroup, on day: CalendarDate) -> Bool? {
    let earlier = periods(in: group).filter { ($0.from?.firstDay ?? .earliest) <= day.lastDay }
    guard let last = earlier.last else { return false }
    let hasUnknownEnd = isFormer && departureDate == nil
    if last.contains(day) { return hasUnknownEnd ? nil : false }
    let stayed = [deathDate, group.disbandmentDate].contains(last.to) && last.to != departureDate
    return hasUnknownEnd || !stayed
  }
}
