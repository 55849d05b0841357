public import KPGGCore

/// What a quiz question asks.
///
/// Later versions can add kinds.
public struct QuizKind: RawRepresentable, TextCodable {
  /// The name in IDs, JSON, and on the command line: `lineup`.
  public let rawValue: String
  /// The name in both languages.
  public let name: BilingualText

  init(_ rawValue: String, english: String, korean: String) {
    (self.rawValue, name) = (rawValue, BilingualText(english: english, korean: korean))
  }

  /// Finds a kind by its name; `nil` if there is none.
  public init?(rawValue: String) {
    guard let kind = (Self.generated + [.own]).first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = kind
  }

  /// The code of all kinds, in the order of menus. A new kind is a line here.
  private static let types: [any QuestionKind.Type] = [
    LineupQuestion.self,
    InitialsQuestion.self,
    SongQuestion.self,
    ProfileQuestion.self,
    OddQuestion.self,
    DebutQuestion.self,
    MembersQuestion.self,
  ]

  private static let typesByName = Dictionary(
    uniqueKeysWithValues: types.map { ($0.kind.rawValue, $0) })

  /// The kinds that the catalog generates, in the order of menus.
  public static let generated = types.map { $0.kind }

  /// Has its own text, from a quiz file.
  public static let own = Self("own", english: "own question", korean: "직접 쓴 문제")

  /// The code of the kind; `nil` for questions of quiz files.
  var questions: (any QuestionKind.Type)? { Self.typesByName[rawValue] }
}

/// The difficulty of a quiz question.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum QuizLevel: String, TextCodable, CaseIterable {
  /// Four choices from any year, about well-known groups.
  case easy
  /// Four choices whose groups debuted within two years of the right one, which is well known.
  case medium
  /// A typed answer about any group, unless a quiz file lists choices.
  case hard

  /// The name in both languages.
  public var name: BilingualText {
    let korean =
      switch self {
      case .easy: "쉬움"
      case .medium: "보통"
      case .hard: "어려움"
      }
    return BilingualText(english: rawValue, korean: korean)
  }

  /// Whether the player types the answer.
  package var isTyped: Bool { self == .hard }
}
