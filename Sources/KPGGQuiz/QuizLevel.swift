public import KPGGCore

/// The difficulty of a quiz question.
public enum QuizLevel: String, TextCodable, CaseIterable {
  /// Four choices from any year.
  case easy
  /// Four choices whose groups debuted within two years of the right one.
  case medium
  /// A typed answer, apart from questions of quiz files with their own choices.
  case hard

  /// The name in English.
  public var englishName: String { rawValue }

  /// The name in Korean.
  public var koreanName: String {
    switch self {
    case .easy: "쉬움"
    case .medium: "보통"
    case .hard: "어려움"
    }
  }

  /// Whether the player types the answer.
  package var isTyped: Bool { self == .hard }
}
