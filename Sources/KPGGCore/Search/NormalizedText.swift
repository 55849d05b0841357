/// A name reduced to what is compared: letters and digits, without case, spacing, punctuation,
/// Latin diacritics or Unicode form.
///
///     NormalizedText("Oh My Girl!") == NormalizedText("oh-my-girl")  // true
///     NormalizedText("ROSÉ") == NormalizedText("rose")               // true
///     NormalizedText("★").isEmpty                               // true
public struct NormalizedText: Hashable, Sendable {
  /// The reduced name, Hangul taken apart into conjoining jamo (NFD).
  let units: [Unicode.Scalar]

  /// Reduces a text of any length, in time proportional to it.
  public init(_ text: String) {
    var units: [Unicode.Scalar] = []
    units.reserveCapacity(text.utf8.count)
    TextNormalizer.forEach(in: text) { unit, _ in units.append(unit) }
    self.units = units
  }

  /// Whether nothing is left, as of `***`; such a key names nothing.
  public var isEmpty: Bool { units.isEmpty }
}
