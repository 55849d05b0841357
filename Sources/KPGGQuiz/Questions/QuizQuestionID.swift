public import KPGGCore

/// The ID of a generated question: its kind and its subjects, independent of level and choices.
///
/// The text form can be typed: `profile OHMYGIRL/YooA`. Spaces inside a part are written `%20`.
public struct QuizQuestionID: TextCodable {
  package let kind: QuizKind
  /// The IDs of the subjects. A song has two parts, the group's ID and the title, and a third part
  /// `title` if the question asks for the title.
  package let parts: [String]

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

  /// The IDs of the groups and members among the parts.
  var subjects: [String] {
    zip(parts, kind.questions?.subjects ?? []).filter { $1 == .group || $1 == .member }.map(\.0)
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

// The form in quiz files.

extension QuizQuestionID {
  /// The ID as a file has it: `{ song 2NE1 I Am the Best }`.
  var reference: String {
    let plain = ([kind.rawValue] + parts).joined(separator: " ")
    return "{ \(QuizQuestionID(reference: plain) == self ? plain : description) }"
  }

  /// Reads the text between the braces; `nil` for an unknown kind and for a wrong number of
  /// subjects. The spaces in a song need not be escaped.
  init?(reference text: String) {
    guard var id = QuizQuestionID(text) else { return nil }
    let subjects = id.kind.questions?.subjects ?? []
    if subjects.contains(.song), id.parts.count > 2 {
      let titlePart = QuestionSubject.title.rawValue
      let isTitle = id.parts.last == titlePart
      let words = id.parts.dropFirst().dropLast(isTitle ? 1 : 0)
      id = QuizQuestionID(
        id.kind,
        [id.parts[0], words.joined(separator: " ")] + (isTitle ? [titlePart] : []))
    }
    guard 1...max(subjects.count, 1) ~= id.parts.count, !subjects.isEmpty else { return nil }
    self = id
  }
}
