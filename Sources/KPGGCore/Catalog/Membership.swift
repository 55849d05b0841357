/// A time in which a member was not in the group, between leaving it and coming back.
public struct Absence: Hashable, Sendable {
  /// The day on which the member left, or the month or year if no more is known.
  public let from: CalendarDate
  /// The day on which the member came back, or the month or year; `nil` if it is unknown.
  public let to: CalendarDate?

  /// Creates an absence; `nil` if it would end before it begins.
  public init?(from: CalendarDate, to: CalendarDate?) {
    if let to, to.lastDay < from.firstDay { return nil }
    (self.from, self.to) = (from, to)
  }

  /// Both dates: `2010-02/2015-06-24`, as ISO 8601 writes an interval.
  package var text: String { "\(from)/\(to?.description ?? "..")" }
}

extension Absence: JSONEncodable, Decodable {
  private enum CodingKeys: CodingKey { case from, to }

  /// The object with the keys `from` and `to`.
  package var json: JSONValue { .object(["from": from.json, "to": JSONValue(to)]) }

  /// Reads the form that `encode(to:)` writes. Rejects an absence that ends before it begins.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let from = try container.decode(CalendarDate.self, forKey: .from)
    let to = try container.decodeIfPresent(CalendarDate.self, forKey: .to)
    guard let absence = Absence(from: from, to: to) else {
      throw DecodingError.dataCorruptedError(
        forKey: .to, in: container, debugDescription: "an absence that ends before it begins")
    }
    self = absence
  }
}

extension Member {
  /// Tells whether the member was in the group on a day.
  ///
  /// The days of the debut, of joining, leaving, and coming back, and of the group's end all count.
  /// All days of a lone month or year count. A group has no members between its end and its return,
  /// and members leave it at their death.
  ///
  /// - Parameters:
  ///   - group: The member's group.
  ///   - day: The day. A month or a year counts if the member was in the group on one of its days.
  /// - Returns: Whether they were in the group; `true` if no date rules it out.
  public func isMember(of group: GirlGroup, on day: CalendarDate) -> Bool {
    periods(in: group).contains { $0.contains(day) }
  }

  /// Returns whether the member was in the group before a day, but not on it. A month or a year
  /// counts if the member was in the group on none of its days.
  package func hasLeft(_ group: GirlGroup, by day: CalendarDate) -> Bool {
    let periods = periods(in: group)
    return periods.contains { $0.begins(before: day) } && !periods.contains { $0.contains(day) }
  }

  /// The times in which the member was in the group, the earliest first. They share no more than a
  /// day.
  package func periods(in group: GirlGroup) -> [MembershipPeriod] {
    let last = [departureDate, deathDate, group.finalEnd].reduce(nil, CalendarDate.earliestEnd)
    var start = CalendarDate.latestStart(group.debutDate, joinDate)
    var periods: [MembershipPeriod] = []
    func addPeriod(until end: CalendarDate?) {
      let period = MembershipPeriod(from: start, to: CalendarDate.earliestEnd(last, end))
      if !period.isEmpty { periods.append(period) }
    }
    let gaps = (absences.map { MembershipPeriod(from: $0.from, to: $0.to) } + [group.pause])
      .compactMap(\.self)
    var previous: MembershipPeriod?
    for gap in gaps.stablySorted(by: { $0.firstDay < $1.firstDay }) where gap != previous {
      previous = gap
      addPeriod(until: gap.from)
      guard let end = gap.to else { return periods }
      start = CalendarDate.latestStart(start, end)
    }
    addPeriod(until: nil)
    return periods
  }
}

extension GirlGroup {
  /// The time between the group's end and its return.
  fileprivate var pause: MembershipPeriod? {
    guard let disbandmentDate, let returnDate, disbandmentDate.firstDay <= returnDate.lastDay else {
      return nil
    }
    return MembershipPeriod(from: disbandmentDate, to: returnDate)
  }

  /// The group's end, if it did not return after it.
  fileprivate var finalEnd: CalendarDate? { pause == nil ? disbandmentDate : nil }
}

extension CalendarDate {
  fileprivate static func latestStart(_ one: Self?, _ other: Self?) -> Self? {
    guard let one, let other else { return one ?? other }
    return one.firstDay < other.firstDay ? other : one
  }

  fileprivate static func earliestEnd(_ one: Self?, _ other: Self?) -> Self? {
    guard let one, let other else { return one ?? other }
    return other.lastDay < one.lastDay ? other : one
  }
}

/// A time in which a member was in the group. The first and the last day are part of it.
package struct MembershipPeriod: Hashable, Sendable {
  /// The first day, or its month or year; `nil` if it is unknown.
  package let from: CalendarDate?
  /// The last day, or its month or year; `nil` if it is unknown or has not come.
  package let to: CalendarDate?

  package init(from: CalendarDate?, to: CalendarDate?) { (self.from, self.to) = (from, to) }

  fileprivate var firstDay: CalendarDate { from?.firstDay ?? .earliest }

  fileprivate func begins(before day: CalendarDate) -> Bool { firstDay < day.firstDay }

  func contains(_ day: CalendarDate) -> Bool {
    firstDay <= day.lastDay && day.firstDay <= (to?.lastDay ?? .latest)
  }

  fileprivate var isEmpty: Bool { (to?.lastDay ?? .latest) < firstDay }
}

extension LineUp {
  /// Returns the members on a day, in the order of the line-up.
  public func members(on day: CalendarDate) -> [Member] {
    members.filter { $0.isMember(of: group, on: day) }
  }

  /// The line-up with only its members on a day, and the songs and units that it had by then. Those without
  /// a date stay, and so do the texts.
  package func lineUp(on day: CalendarDate) -> LineUp {
    let isPast = { (date: CalendarDate?) in (date?.firstDay ?? .earliest) <= day.lastDay }
    return LineUp(
      group: group, checkedMembers: members(on: day), songs: songs.filter { isPast($0.date) },
      units: units.filter { isPast($0.debutDate) }, about: about, koreanAbout: koreanAbout)
  }
}
