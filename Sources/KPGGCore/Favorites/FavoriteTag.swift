/// A word that someone gave to favorites: `bias`.
///
/// It has at most 32 characters, and no spaces, commas, or control characters. Letter case makes no
/// difference.
package struct FavoriteTag: Sendable {
  package static let limit = 32

  /// The tag as it was typed, in NFC.
  package let text: String

  /// Creates a tag; `nil` for another text.
  package init?(_ text: String) {
    // A syllable of Hangul has up to three scalars in NFD.
    guard text.unicodeScalars.count <= 3 * Self.limit else { return nil }
    let text = UnicodeForm.composed(text)
    let scalars = text.unicodeScalars
    guard
      (1...Self.limit).contains(scalars.count),
      scalars.allSatisfy({ !$0.properties.isWhitespace && !$0.controlsOutput && $0 != "," })
    else { return nil }
    self.text = text
  }
}

extension FavoriteTag: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.text == right.text || left.text.lowercased() == right.text.lowercased()
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}
