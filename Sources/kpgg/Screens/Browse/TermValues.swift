import KPGGCore

/// The typed values of a term, separated by commas. A list matches any of them.
///
/// A value may still be incomplete: the beginning of a word stands for every value with it.
struct TermValues {
  let typed: [String]

  init(_ text: some StringProtocol) {
    typed = String(text).listItems.filter { !$0.isEmpty }
  }

  /// The values of a fixed set.
  ///
  /// - Parameter label: A value's name in a language, accepted besides its code; by default none.
  /// - Returns: `nil` if one of the texts is not the beginning of a value, or if there is no text.
  func choices<Value: TextCodable & CaseIterable>(
    label: (Words, Value) -> String? = { _, _ in nil }
  ) -> Set<Value>? {
    collected { text in
      Value(typed: text, label: label).map { [$0] } ?? Value.beginning(with: text, label: label)
    }
  }

  /// The texts of the catalog that match; all that begin with a text if none matches in full.
  ///
  /// - Returns: `nil` if a text matches nothing.
  func texts(among values: FieldValues) -> Set<String>? {
    collected { Array(values.matches(forBeginning: $0)) }
  }

  /// The typed texts themselves; `nil` if the values are known, or if there is no text.
  func literal(unless isKnown: Bool) -> Set<String>? {
    isKnown || typed.isEmpty ? nil : Set(typed)
  }

  /// The ranges.
  ///
  /// - Returns: `nil` if a range is invalid or incomplete.
  func ranges<Value>(_ range: OptionRange<Value>) -> [ClosedRange<Value>]? {
    let bounds = typed.map { try? range.bounds(of: $0) }
    return bounds.isEmpty || bounds.contains(nil) ? nil : bounds.compactMap(\.self)
  }

  private func collected<Value: Hashable>(_ values: (String) -> [Value]) -> Set<Value>? {
    let found = typed.map(values)
    return found.isEmpty || found.contains([]) ? nil : Set(found.joined())
  }
}
