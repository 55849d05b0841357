/// A value to sort records by: a number, or a text without regard to case and punctuation.
///
/// Numbers sort before texts. All records have the same case for one field.
public enum SortKey: Hashable, Comparable, Sendable {
  /// A number, sorted by value.
  case number(Double)
  /// A text, sorted as in a dictionary.
  case text(NormalizedText)
}

extension Sequence {
  /// Sorts the elements by a key, ties by the UTF-8 bytes of their IDs.
  ///
  /// - Parameters:
  ///   - key: Returns the key of an element; `nil` if the value is unknown.
  ///   - id: Returns the unique ID of an element.
  ///   - isReversed: Whether the greatest key comes first.
  /// - Returns: All elements. Both directions have elements without a key last and the same order
  ///   of ties.
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
