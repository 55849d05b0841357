/// What a record is sorted by: a number, or a text by its letters and digits alone.
///
/// Numbers stand before texts; a field of a record has but one of the two.
public enum SortKey: Hashable, Comparable, Sendable {
  case number(Double)
  case text(NormalizedText)
}

extension NormalizedText: Comparable {
  /// As in a dictionary: whatever the case, spacing and punctuation, Hangul after Latin and 가
  /// before 각 before 나.
  public static func < (left: Self, right: Self) -> Bool {
    left.units.lexicographicallyPrecedes(right.units)
  }
}

extension Sequence {
  /// The elements by a key, ties in the order of the bytes of their ids; those without a key last,
  /// whatever the direction.
  ///
  /// - Parameters:
  ///   - key: What an element is sorted by; `nil` where that is unknown.
  ///   - id: What tells it from all others.
  ///   - isReversed: Whether the greatest key comes first.
  /// - Returns: All elements.
  public func sorted(
    byKey key: (Element) -> SortKey?, id: (Element) -> String, isReversed: Bool = false
  ) -> [Element] {
    let rows = map { (element: $0, key: key($0), id: id($0)) }
    return rows.sorted { left, right in
      switch (left.key, right.key) {
      case (let one?, let other?) where one != other: isReversed ? one > other : one < other
      case (_?, nil): true
      case (nil, _?): false
      default: left.id.precedesInBytes(right.id)
      }
    }.map(\.element)
  }
}
