public import KPGGCore

/// The ID of a generated question: its kind and its subjects, independent of level and choices.
///
/// The text form can be typed: `profile OHMYGIRL/YooA`. Spaces inside a part are written `%20`, and
/// characters that quiz files forbid as their code points: `%U+200B;`.
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
    var text = String.UnicodeScalarView()
    for scalar in part.unicodeScalars {
      switch scalar {
      case " ": text += "%20".unicodeScalars
      case "%": text += "%25".unicodeScalars
      case _ where QuizDocument.isHarmful(scalar):
        text += "%U+\(String(scalar.value, radix: 16, uppercase: true));".unicodeScalars
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  private static func unescaped(_ word: String) -> String {
    var rest = word.unicodeScalars[...]
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      let escape = rest.prefix(2)
      switch (scalar, String(escape)) {
      case ("%", "20"): text.append(" ")
      case ("%", "25"): text.append("%")
      case ("%", "U+"):
        let digits = rest.dropFirst(2).prefix(while: \.properties.isASCIIHexDigit)
        let end = rest[digits.endIndex...]
        guard end.first == ";", digits.count <= 6,
          let value = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init),
          QuizDocument.isHarmful(value)
        else {
          text.append(scalar)
          continue
        }
        text.append(value)
        rest = end.dropFirst()
        continue
      default:
        text.append(scalar)
        continue
      }
      rest = rest.dropFirst(2)
    }
    return String(text)
  }
}

// The form in quiz files.

extension QuizQuestionID {
  /// The ID as a file has it: `{ song 2NE1 I Am the Best }`.
  var reference: String {
    let plain = ([kind.rawValue] + parts).joined(separator: " ")
    let isPlain = !plain.unicodeScalars.contains(where: QuizDocument.isHarmful)
    return "{ \(isPlain && QuizQuestionID(reference: plain) == self ? plain : description) }"
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
