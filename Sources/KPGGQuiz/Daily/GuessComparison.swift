public import KPGGCore

/// A guess of a daily puzzle, compared with the answer attribute by attribute.
public struct GuessComparison: Hashable, Sendable, Identifiable {
  /// An attribute in which a guess cannot be the answer, because of an earlier guess.
  public struct Contradiction: Hashable, Sendable {
    /// The attribute that differs from what the earlier guess shows.
    public let attribute: GuessAttribute
    /// The index of the earlier guess.
    public let guessIndex: Int
  }

  /// An attribute of a guess, compared with the answer.
  public struct MarkedAttribute: Hashable, Sendable {
    /// The attribute.
    public let attribute: GuessAttribute
    /// How the guess compares with the answer.
    public let mark: GuessMark
  }

  package let guess: DailyCandidate
  /// The attributes with their marks, in the order of the screen.
  public let markedAttributes: [MarkedAttribute]
  /// Whether the guess is the answer. Another group or member can have the same attributes.
  public let isSolved: Bool

  /// Compares a guess with the answer.
  public init(of guess: DailyCandidate, with answer: DailyCandidate) {
    self.guess = guess
    markedAttributes = GuessAttribute.all(of: guess.kind).map { attribute in
      MarkedAttribute(
        attribute: attribute,
        mark: Self.mark(of: guess[attribute]?.content, against: answer[attribute]?.content))
    }
    isSolved = guess.kind == answer.kind && guess.id == answer.id
  }

  /// The ID of the guessed group or of the guessed person's main entry.
  public var id: RecordID { guess.id }

  /// The mark of an attribute; `unknown` for an attribute of the other kind of candidate.
  package subscript(attribute: GuessAttribute) -> GuessMark {
    markedAttributes.first { $0.attribute == attribute }?.mark ?? .unknown
  }

  /// Returns the reasons why a guess cannot be the answer, by earlier guesses.
  ///
  /// Compared with the answer, an earlier guess has the same marks as before. A guess for which it
  /// would have other marks is not the answer. Unknown attributes never contradict.
  package static func contradictions(
    of guess: DailyCandidate, with earlier: [GuessComparison]
  ) -> [Contradiction] {
    earlier.enumerated().flatMap { index, known in
      let marks = GuessComparison(of: known.guess, with: guess)
      return known.markedAttributes.filter { marked in
        let mark = marks[marked.attribute]
        return mark != marked.mark && mark != .unknown && marked.mark != .unknown
      }.map { Contradiction(attribute: $0.attribute, guessIndex: index) }
    }
  }

  private static func mark(
    of guess: DailyCandidate.Value.Content?, against answer: DailyCandidate.Value.Content?
  ) -> GuessMark {
    switch (guess, answer) {
    case (.number(let guess), .number(let answer)):
      guess == answer ? .right : guess < answer ? .higher : .lower
    case (.list(let guess), .list(let answer)):
      guess == answer ? .right : Set(guess).isDisjoint(with: answer) ? .wrong : .partly
    default: .unknown
    }
  }
}

/// How an attribute of a guess compares with the answer.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
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

  /// The square in a result to share.
  public var emoji: Character {
    switch self {
    case .right: "🟩"
    case .higher: "🔼"
    case .lower: "🔽"
    case .partly: "🟨"
    case .wrong: "⬛"
    case .unknown: "⬜"
    }
  }

  /// The character in a result without emoji.
  ///
  /// It is ASCII: `▲` and `◐` are one cell wide in some terminals and two in others.
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
  public func name(of attribute: GuessAttribute) -> BilingualText {
    switch self {
    case .right: BilingualText(english: "right", korean: "맞음")
    case .higher: attribute.higher
    case .lower: attribute.lower
    case .partly: BilingualText(english: "partly right", korean: "일부 맞음")
    case .wrong: BilingualText(english: "wrong", korean: "틀림")
    case .unknown: BilingualText(english: "unknown", korean: "정보 없음")
    }
  }
}
