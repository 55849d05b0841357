/// A range of values that includes both bounds. Either bound can be missing.
public struct Bounds<Value: Comparable> {
  /// The least value; `nil` for no lower bound.
  public let from: Value?
  /// The greatest value; `nil` for no upper bound.
  public let to: Value?

  /// Creates bounds. Returns `nil` if the lower bound is greater than the upper bound.
  public init?(from: Value?, to: Value?) {
    if let from, let to, from > to { return nil }
    (self.from, self.to) = (from, to)
  }

  /// Returns whether a value is within the bounds.
  public func contains(_ value: Value) -> Bool {
    if let from, value < from { return false }
    if let to, value > to { return false }
    return true
  }
}

extension Bounds: Equatable {}
extension Bounds: Hashable where Value: Hashable {}
extension Bounds: Sendable where Value: Sendable {}

extension Bounds<CalendarDate> {
  /// Returns whether a date is certainly within the bounds. For a lone year, all its days must be.
  public func contains(whole date: CalendarDate) -> Bool {
    contains(date.firstDay) && contains(date.lastDay)
  }
}

extension CalendarDate {
  /// The date itself, or January 1 of a lone year.
  public var firstDay: CalendarDate {
    isComplete ? self : CalendarDate(year: year, month: 1, day: 1) ?? self
  }

  /// The date itself, or December 31 of a lone year.
  public var lastDay: CalendarDate {
    isComplete ? self : CalendarDate(year: year, month: 12, day: 31) ?? self
  }
}
