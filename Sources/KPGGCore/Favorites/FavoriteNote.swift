/// What someone wrote about a favorite, in one line.
///
/// A note has at most 1,000 characters. Merged files can give several notes, with ` / ` between them.
package struct FavoriteNote: Hashable, Sendable {
  package static let limit = 1_000
  private static let separator = " / "

  /// The note without spaces at its ends.
  package let text: String

  /// Creates a note from typed text; `nil` for a text that is too long, has control characters, or is
  /// blank.
  package init?(_ text: String) {
    guard text.trimmingSpaces.unicodeScalars.count <= Self.limit else { return nil }
    // A file with more marks in a row could not be read.
    self.init(stored: text.withLimitedMarks)
  }

  /// Creates a note, or several ones; `nil` if one of them is too long, and for a text that has
  /// control characters or is blank.
  init?(stored text: String) {
    let text = text.trimmingSpaces
    guard
      !text.isEmpty, !text.unicodeScalars.contains(where: \.controlsOutput),
      text.split(separator: Self.separator).allSatisfy({ part in
        part.unicodeScalars.count <= Self.limit
      })
    else { return nil }
    self.text = text
  }

  private init(parts: [Substring]) { text = parts.joined(separator: Self.separator) }

  private var parts: [Substring] {
    text.split(separator: Self.separator, omittingEmptySubsequences: false)
  }

  /// Returns this note, and after it the parts of the other that it does not have.
  package func merged(with other: FavoriteNote?) -> FavoriteNote {
    guard let other, other != self else { return self }
    let parts = parts
    let known = Set(parts)
    let added = other.parts.filter { !known.contains($0) }
    return added.isEmpty ? self : FavoriteNote(parts: parts + added)
  }
}

extension String {
  /// Whether the text has only spaces.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String {
    let scalars = unicodeScalars
    let start = scalars.drop(while: \.properties.isWhitespace)
    let end = start.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
