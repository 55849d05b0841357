/// From one value to another, both included; open at an end without a value.
public struct Bounds<Value: Comparable> {
  /// The least; `nil` for none.
  public let from: Value?
  /// The greatest; `nil` for none.
  public let to: Value?

  /// `nil` where the bounds run backwards.
  public init?(from: Value?, to: Value?) {
    if let from, let to, from > to { return nil }
    (self.from, self.to) = (from, to)
  }

  /// Whether a value lies within.
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
  /// Whether a date lies within for certain: of a lone year, whether all of it does.
  public func contains(whole date: CalendarDate) -> Bool {
    contains(date.firstDay) && contains(date.lastDay)
  }
}

extension CalendarDate {
  /// The date itself, or the first day of a lone year.
  public var firstDay: CalendarDate {
    isComplete ? self : CalendarDate(year: year, month: 1, day: 1) ?? self
  }

  /// The date itself, or the last day of a lone year.
  public var lastDay: CalendarDate {
    isComplete ? self : CalendarDate(year: year, month: 12, day: 31) ?? self
  }
}
