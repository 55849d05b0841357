/// A key for sorting records: a number, or a text without its case and punctuation.
///
/// Use one case for all records of a list. Otherwise numbers sort before texts.
package enum SortKey: Hashable, Comparable, Sendable {
  /// A number, sorted by value.
  case number(Double)
  /// A text, sorted as in a dictionary.
  case text(NormalizedText)
}

extension Sequence where Element: Identifiable, Element.ID: TextCodable {
  /// Sorts records by a value. In both directions, records without the value come last.
  ///
  ///     groups.ordered(by: \.debutDate)                  // the oldest first
  ///     members.ordered(by: \.height, isReversed: true)  // the tallest first
  ///     members.ordered(by: \.displayName.korean)        // 가은, 나연, …
  ///
  /// Texts sort as in a dictionary: by letters and digits, Latin before Hangul. Case, spaces,
  /// punctuation, and accents make no difference. In both directions, records with equal values are
  /// in the order of the UTF-8 bytes of their IDs.
  ///
  /// - Parameters:
  ///   - value: The value of a record; `nil` if it is unknown. Called once for each record.
  ///   - isReversed: Whether the greatest value comes first.
  /// - Returns: All records.
  /// - Complexity: O(*n* log *n*) for *n* records.
  public func ordered<Value: Comparable>(
    by value: (Element) -> Value?, isReversed: Bool = false
  ) -> [Element] {
    let records = Array(self)
    let (values, ids) = (records.map(value), records.map(\.id.description))
    // The standard order of texts puts "aespa" after "TWICE".
    if let texts = values as? [String?] {
      let keys = texts.map { $0.map { NormalizedText($0) } }
      return records.sorted(byKeys: keys, ids: ids, isReversed: isReversed)
    }
    return records.sorted(byKeys: values, ids: ids, isReversed: isReversed)
  }
}

extension Sequence {
  /// Sorts the elements by a key, and elements with equal keys by the UTF-8 bytes of their IDs.
  ///
  ///     songs.sorted(byKey: { $0.date.map { .number(Double($0.year)) } }, id: \.title)
  ///
  /// In both directions, elements without a key come last, and elements with equal keys have the same
  /// order.
  package func sorted(
    byKey key: (Element) -> SortKey?, id: (Element) -> String, isReversed: Bool = false
  ) -> [Element] {
    let elements = Array(self)
    return elements.sorted(
      byKeys: elements.map(key), ids: elements.map(id), isReversed: isReversed)
  }
}

extension Array {
  /// Sorts the elements by the keys and the IDs at the same indices.
  fileprivate func sorted<Key: Comparable>(
    byKeys keys: [Key?], ids: [String], isReversed: Bool
  ) -> [Element] {
    sortedIndices(below: count) { left, right in
      switch (keys[left], keys[right]) {
      case (let one?, let other?) where one != other: isReversed ? one > other : one < other
      case (_?, nil): true
      case (nil, _?): false
      default: ids[left].precedesInBytes(ids[right])
      }
    }.map { self[$0] }
  }
}
