public import KPGGCore

/// How an attribute of a guess compares with the answer.
public enum GuessMark: String, TextCodable, CaseIterable {
  /// The values are equal.
  case right
  /// The answer's year or number is higher than the guess's.
  case higher
  /// The answer's year or number is lower than the guess's.
  case lower
  /// The answer shares some of the guess's values or letters.
  case partly
  /// The values have nothing in common.
  case wrong
  /// The catalog does not know the attribute of the guess or the answer.
  case unknown

  /// The character in a result to share.
  ///
  /// It is ASCII: `▲`, `◐`, and emoji are one cell wide in some terminals and two in others.
  public var symbol: Character {
    switch self {
    case .right: "="
    case .higher: "^"
    case .lower: "v"
    case .partly: "~"
    case .wrong: "x"
    case .unknown: "?"
    }
  }

  /// Returns the mark in words that fit the attribute: `later` for a year.
  public func name(of attribute: GuessAttribute) -> QuizText {
    switch (self, attribute) {
    case (.higher, .debutYear), (.higher, .birthYear): QuizText(english: "later", korean: "더 늦음")
    case (.lower, .debutYear), (.lower, .birthYear): QuizText(english: "earlier", korean: "더 빠름")
    case (.higher, .memberCount): QuizText(english: "more", korean: "더 많음")
    case (.lower, .memberCount): QuizText(english: "fewer", korean: "더 적음")
    case (.higher, .height): QuizText(english: "taller", korean: "더 큼")
    case (.lower, .height): QuizText(english: "shorter", korean: "더 작음")
    case (.higher, _): QuizText(english: "higher", korean: "더 큼")
    case (.lower, _): QuizText(english: "lower", korean: "더 작음")
    case (.right, _): QuizText(english: "right", korean: "맞음")
    case (.partly, _): QuizText(english: "partly right", korean: "일부 맞음")
    case (.wrong, _): QuizText(english: "wrong", korean: "틀림")
    case (.unknown, _): QuizText(english: "unknown", korean: "알 수 없음")
    }
  }
}
