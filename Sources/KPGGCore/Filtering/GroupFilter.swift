/// Which groups are wanted.
///
/// A group must meet every condition that is set, and meets one by any of its values. What is not
/// known of a group meets no condition.
public struct GroupFilter: Hashable, Sendable {
  /// The sections in one of which it must stand; none for any.
  public var sections: Set<SectionKey> = []
  /// The days between which its debut must lie; none for any. A lone year has to lie within whole.
  public var debuts: [Bounds<CalendarDate>] = []
  /// The states in which it may be; none for any.
  public var statuses: Set<GroupStatus> = []
  /// The agencies at one of which it must have made its debut, as the catalogue writes them; none
  /// for any.
  public var agencies: Set<String> = []

  /// A filter that every group passes.
  public init() {}

  /// Whether a group passes.
  public func matches(_ group: GirlGroup) -> Bool {
    sections.hold(group.section) && debuts.hold(group.debut) && statuses.hold(group.status)
      && agencies.hold(group.agency)
  }
}

extension Set {
  /// Whether the set asks for nothing, or holds a value that is known.
  func hold(_ value: Element?) -> Bool {
    isEmpty || value.map(contains) ?? false
  }

  /// Whether the set asks for nothing, or holds one of the values.
  func hold(anyOf values: [Element]) -> Bool {
    isEmpty || values.contains(where: contains)
  }
}

extension [Bounds<CalendarDate>] {
  /// Whether the list asks for nothing, or a date that is known lies within one of its bounds.
  func hold(_ date: CalendarDate?) -> Bool {
    guard let date, !isEmpty else { return isEmpty }
    return contains { $0.contains(whole: date) }
  }
}

extension [Bounds<Double>] {
  /// Whether the list asks for nothing, or a number that is known lies within one of its bounds.
  func hold(_ number: Double?) -> Bool {
    guard let number, !isEmpty else { return isEmpty }
    return contains { $0.contains(number) }
  }
}
