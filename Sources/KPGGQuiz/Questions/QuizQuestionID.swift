public import KPGGCore

/// The ID of a generated question: its kind and its subjects, independent of level and choices.
///
/// The text form can be typed: `profile OHMYGIRL/YooA`. Spaces inside a part are written `%20`.
public struct QuizQuestionID: TextCodable {
  /// The kind of the question.
  package let kind: QuizKind
  /// The IDs of the subjects. A song has two parts, the group's ID and the title, and a third part
  /// `title` if the question asks for the title.
  package let parts: [String]

  /// Creates the ID of a question about subjects.
  package init(_ kind: QuizKind, _ parts: [String]) { (self.kind, self.parts) = (kind, parts) }

  /// Reads the text form; `nil` for an unknown kind and for a text without subjects.
  public init?(_ description: String) {
    let words = description.split(separator: " ").map(String.init)
    guard words.count > 1, let kind = QuizKind(words[0]) else { return nil }
    self.init(kind, words.dropFirst().map(Self.unescaped))
  }

  /// The kind and the parts, separated by spaces.
  public var description: String {
    ([kind.rawValue] + parts.map(Self.escaped)).joined(separator: " ")
  }

  private static func escaped(_ part: String) -> String {
    part.reduce(into: "") { text, character in
      switch character {
      case " ": text += "%20"
      case "%": text += "%25"
      default: text.append(character)
      }
    }
  }

  private static func unescaped(_ word: String) -> String {
    let pieces = word.split(separator: "%", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
      switch piece.prefix(2) {
      case "20": text += " " + piece.dropFirst(2)
      case "25": text += "%" + piece.dropFirst(2)
      default: text += "%" + piece
      }
    }
  }
}
