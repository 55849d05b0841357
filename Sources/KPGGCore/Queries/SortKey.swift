/// A key for sorting records: a number, or a text without its case and punctuation.
///
/// Use one case for all records of a list. Otherwise numbers sort before texts.
package enum SortKey: Hashable, Comparable, Sendable {
  /// A number, sorted by value.
  case number(Double)
  /// A text, sorted as in a dictionary.
  case text(NormalizedText)
}

extension Sequence {
  /// Sorts the elements by a key, and elements with equal keys by the UTF-8 bytes of their IDs.
  ///
  ///     members.sorted(byKey: { $0.heightCm.map(SortKey.number) }, id: { $0.id.description })
  ///
  /// In both directions, elements without a key come last, and elements with equal keys have the same
  /// order.
  package func sorted(
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
