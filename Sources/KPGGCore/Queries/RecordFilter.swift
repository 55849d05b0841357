/// A filter for groups.
///
/// Conditions combine with AND, the values of one condition with OR. An empty condition accepts
/// everything. Unknown values never match.
public struct GroupFilter: Hashable, Sendable, Encodable, DefaultDecodable {
  /// The accepted sections.
  public var sectionKeys: Set<SectionKey> = []
  /// The accepted debut dates. A bound that is a lone month or year includes all of its days. A
  /// debut that is a lone month or year matches only if a range contains all of its days.
  public var debuts: [ClosedRange<CalendarDate>] = []
  /// The accepted statuses.
  public var statuses: Set<GroupStatus> = []
  /// The accepted debut agencies, spelled as in the catalog. A group matches if it has any of them.
  /// A value can also name several agencies: `JYP Entertainment / Republic Records`.
  public var agencies: Set<String> = []
  /// The accepted tiers.
  public var tiers: Set<Tier> = []

  /// Creates a filter that accepts every group.
  public init() {}

  package enum CodingKeys: CodingKey {
    case sectionKeys, debuts, statuses, agencies, tiers
  }

  package mutating func read(_ container: KeyedDecodingContainer<CodingKeys>) throws {
    try container.read(.sectionKeys, into: &sectionKeys)
    try container.read(.debuts, into: &debuts)
    try container.read(.statuses, into: &statuses)
    try container.read(.agencies, into: &agencies)
    try container.read(.tiers, into: &tiers)
  }

  /// Returns whether a group matches the filter.
  public func matches(_ group: GirlGroup) -> Bool {
    sectionKeys.accepts(group.sectionKey) && debuts.accepts(group.debutDate)
      && statuses.accepts(group.status) && acceptsAgency(of: group)
      && tiers.accepts(group.tier)
  }

  private func acceptsAgency(of group: GirlGroup) -> Bool {
    agencies.accepts(group.agency) || agencies.accepts(anyOf: group.agencies)
  }
}

/// A filter for members.
///
/// Conditions combine with AND, the values of one condition with OR. An empty condition accepts
/// everything. Unknown values never match.
public struct MemberFilter: Hashable, Sendable, Encodable, DefaultDecodable {
  /// The accepted MBTI types.
  public var mbtiTypes: Set<MBTI> = []
  /// The accepted blood types.
  public var bloodTypes: Set<BloodType> = []
  /// The accepted birth dates. A bound that is a lone month or year includes all of its days. A
  /// birth date that is a lone month or year matches only if a range contains all of its days.
  public var births: [ClosedRange<CalendarDate>] = []
  /// The accepted heights.
  public var heights: [ClosedRange<Height>] = []
  /// The accepted nationalities, spelled as in the catalog. A member needs one of them.
  public var nationalities: Set<String> = []
  /// The accepted positions. A member needs one of them.
  public var positions: Set<Position> = []
  /// `true`: current members; `false`: former or deceased; `nil`: both.
  public var isCurrent: Bool?

  /// Creates a filter that accepts every member.
  public init() {}

  package enum CodingKeys: CodingKey {
    case mbtiTypes, bloodTypes, births, heights, nationalities, positions, isCurrent
  }

  package mutating func read(_ container: KeyedDecodingContainer<CodingKeys>) throws {
    try container.read(.mbtiTypes, into: &mbtiTypes)
    try container.read(.bloodTypes, into: &bloodTypes)
    try container.read(.births, into: &births)
    try container.read(.heights, into: &heights)
    try container.read(.nationalities, into: &nationalities)
    try container.read(.positions, into: &positions)
    try container.read(.isCurrent, into: &isCurrent)
  }

  /// Returns whether a member matches the filter.
  public func matches(_ member: Member) -> Bool {
    if let isCurrent, member.isCurrent != isCurrent { return false }
    return mbtiTypes.accepts(member.mbti) && bloodTypes.accepts(member.bloodType)
      && births.accepts(member.birthDate) && heights.accepts(member.height)
      && nationalities.accepts(anyOf: member.nationalities)
      && positions.accepts(anyOf: member.positions)
  }
}

/// A filter for songs.
///
/// Conditions combine with AND, the values of one condition with OR. An empty condition accepts
/// everything. Unknown values never match.
public struct SongFilter: Hashable, Sendable, Encodable, DefaultDecodable {
  /// The accepted release dates. A bound that is a lone month or year includes all of its days. A
  /// release that is a lone month or year matches only if a range contains all of its days.
  public var releases: [ClosedRange<CalendarDate>] = []
  /// The accepted kinds.
  public var kinds: Set<SongKind> = []

  /// Creates a filter that accepts every song.
  public init() {}

  package enum CodingKeys: CodingKey {
    case releases, kinds
  }

  package mutating func read(_ container: KeyedDecodingContainer<CodingKeys>) throws {
    try container.read(.releases, into: &releases)
    try container.read(.kinds, into: &kinds)
  }

  /// Returns whether a song matches the filter.
  public func matches(_ song: Song) -> Bool {
    releases.accepts(song.date) && kinds.accepts(song.kind)
  }
}

// A condition without values accepts everything.
extension Set {
  fileprivate func accepts(_ value: Element?) -> Bool {
    isEmpty || value.map(contains) ?? false
  }

  fileprivate func accepts(anyOf values: [Element]) -> Bool {
    isEmpty || values.contains(where: contains)
  }
}

extension [ClosedRange<CalendarDate>] {
  /// Returns whether one of the ranges contains a date with all of its days. Without ranges, every date
  /// is accepted.
  package func accepts(_ date: CalendarDate?) -> Bool {
    guard let date, !isEmpty else { return isEmpty }
    return contains { $0.contains(wholeOf: date) }
  }
}

extension [ClosedRange<Height>] {
  fileprivate func accepts(_ height: Height?) -> Bool {
    guard let height, !isEmpty else { return isEmpty }
    return contains { $0.contains(height) }
  }
}

// Ranges of dates for filters. A bound that is a lone month or year stands for all of its days.

extension ClosedRange<CalendarDate> {
  /// Creates the range of all days in some years, limited to the years 1 to 9999; `nil` if no year
  /// is in these limits.
  ///
  ///     ClosedRange(years: 1994...1996)  // 1994-01-01 to 1996-12-31
  public init?(years: ClosedRange<Int>) {
    guard years.overlaps(1...9999) else { return nil }
    let years = years.clamped(to: 1...9999)
    guard let first = CalendarDate(year: years.lowerBound),
      let last = CalendarDate(year: years.upperBound)
    else { return nil }
    self = first.firstDay...last.lastDay
  }

  /// Creates the range of a day and all later days.
  public init(_ range: PartialRangeFrom<CalendarDate>) {
    self = range.lowerBound...Swift.max(range.lowerBound, .latest)
  }

  /// Creates the range of a day and all earlier days.
  public init(_ range: PartialRangeThrough<CalendarDate>) {
    self = Swift.min(range.upperBound, .earliest)...range.upperBound
  }

  /// Returns whether a date is certainly in the range. For a lone month or year, all its days must be.
  package func contains(wholeOf date: CalendarDate) -> Bool {
    lowerBound.firstDay <= date.firstDay && date.lastDay <= upperBound.lastDay
  }
}
