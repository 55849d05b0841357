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
  public func englishName(of attribute: GuessAttribute) -> String {
    switch (self, attribute) {
    case (.higher, .debutYear), (.higher, .birthYear): "later"
    case (.lower, .debutYear), (.lower, .birthYear): "earlier"
    case (.higher, .memberCount): "more"
    case (.lower, .memberCount): "fewer"
    case (.higher, .height): "taller"
    case (.lower, .height): "shorter"
    case (.partly, _): "partly right"
    default: rawValue
    }
  }

  /// Returns the mark in Korean words that fit the attribute: `더 늦음` for a year.
  public func koreanName(of attribute: GuessAttribute) -> String {
    switch (self, attribute) {
    case (.higher, .debutYear), (.higher, .birthYear): "더 늦음"
    case (.lower, .debutYear), (.lower, .birthYear): "더 빠름"
    case (.higher, .memberCount): "더 많음"
    case (.lower, .memberCount): "더 적음"
    case (.higher, _): "더 큼"
    case (.lower, _): "더 작음"
    case (.right, _): "맞음"
    case (.partly, _): "일부 맞음"
    case (.wrong, _): "틀림"
    case (.unknown, _): "알 수 없음"
    }
  }
}
