/// A text that compares equal to others with the same letters and digits.
///
/// Case, spacing, punctuation, Latin diacritics, and Unicode form do not matter. The order is like
/// a dictionary's: Latin before Hangul, and 가 before 각 before 나.
///
///     NormalizedText("Oh My Girl!") == NormalizedText("oh-my-girl")  // true
///     NormalizedText("ROSÉ") == NormalizedText("rose")               // true
///     NormalizedText("★").isEmpty                                    // true
package struct NormalizedText: Hashable, Comparable, Sendable {
  package let scalars: [Unicode.Scalar]

  package init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    TextNormalizer.forEachScalar(in: text) { scalar, _ in scalars.append(scalar) }
    self.scalars = scalars
  }

  /// Whether the text has no letters or digits, like `***`, or is longer than any name. Such a text
  /// names nothing.
  package var isEmpty: Bool { scalars.isEmpty }

  /// Returns whether the normalized form of a text is not empty, without creating it.
  package static func namesSomething(_ text: String) -> Bool {
    var isEmpty = true
    TextNormalizer.forEachScalar(in: text) { _, _ in isEmpty = false }
    return !isEmpty
  }

  /// Hashes all scalars at once, which is faster than one after another.
  package func hash(into hasher: inout Hasher) {
    scalars.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// Returns whether a text has the same letters and digits, without creating a normalized text.
  package func matches(_ text: String) -> Bool {
    // Most names differ in their first letter.
    if let first = TextNormalizer.firstScalar(ofName: text), first != scalars.first { return false }
    var (index, isMatch) = (0, true)
    TextNormalizer.forEachScalar(in: text) { scalar, _ in
      isMatch = isMatch && index < scalars.count && scalars[index] == scalar
      index += 1
    }
    return isMatch && index == scalars.count
  }

  /// Returns whether this text contains the letters and digits of another, without others between
  /// them. A syllable of Hangul counts only as a whole: 룹 does not contain 루. An empty text matches
  /// nothing.
  package func contains(_ other: Self) -> Bool {
    let count = other.scalars.count
    guard let first = other.scalars.first, count <= scalars.count else { return false }
    return (0...scalars.count - count).contains { start in
      let end = start + count
      return scalars[start] == first && scalars[start..<end].elementsEqual(other.scalars)
        && (end == scalars.count || !("\u{11A8}"..."\u{11FF}").contains(scalars[end]))
    }
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.scalars.lexicographicallyPrecedes(right.scalars)
  }
}

/// A list of normalized texts in contiguous memory, which makes sorting faster.
package struct NormalizedTextList {
  private var scalars: [Unicode.Scalar] = []
  private var ends: [Int] = []

  /// Normalizes texts in their order.
  package init(_ texts: some Sequence<String>) {
    for text in texts {
      TextNormalizer.forEachScalar(in: text) { scalar, _ in scalars.append(scalar) }
      ends.append(scalars.count)
    }
  }

  /// Returns whether the text at one index sorts before the text at another; `nil` if the two are
  /// equal.
  package func precedes(_ one: Int, _ other: Int) -> Bool? {
    var (left, right) = (range(of: one), range(of: other))
    while let index = left.popFirst() {
      guard let otherIndex = right.popFirst() else { return false }
      if scalars[index] != scalars[otherIndex] { return scalars[index] < scalars[otherIndex] }
    }
    return right.isEmpty ? nil : true
  }

  private func range(of index: Int) -> Range<Int> {
    (index > 0 ? ends[index - 1] : 0)..<ends[index]
  }
}
