public import KPGGCore

/// The difficulty of a quiz question.
public enum QuizLevel: String, TextCodable, CaseIterable {
  /// Four choices from any year.
  case easy
  /// Four choices whose groups debuted within two years of the right one.
  case medium
  /// A typed answer, unless a quiz file lists choices.
  case hard

  /// The name in both languages.
  public var name: QuizText {
    let korean =
      switch self {
      case .easy: "쉬움"
      case .medium: "보통"
      case .hard: "어려움"
      }
    return QuizText(english: rawValue, korean: korean)
  }

  /// Whether the player types the answer.
  package var isTyped: Bool { self == .hard }
}
