import KPGGCore

/// A guess of a daily puzzle, compared with the answer attribute by attribute.
public struct GuessComparison: Hashable, Sendable, Identifiable {
  /// An attribute in which a guess cannot be the answer, because of an earlier guess.
  public struct Contradiction: Hashable, Sendable {
    /// The attribute that differs from what the earlier guess shows.
    public let attribute: GuessAttribute
    /// The index of the earlier guess.
    public let guessIndex: Int
  }

  package let guess: GuessProfile
  /// The marks of the attributes that ``GuessAttribute/all(of:)`` lists, in that order.
  package let marks: [GuessMark]
  /// Whether the guess is the answer. Another group or member can have the same attributes.
  public let isSolved: Bool

  /// Compares a guess with the answer.
  package init(of guess: GuessProfile, with answer: GuessProfile) {
    self.guess = guess
    marks = GuessAttribute.all(of: answer.kind).map {
      Self.mark(of: guess.values[$0], against: answer.values[$0])
    }
    isSolved = guess.kind == answer.kind && guess.id == answer.id
  }

  /// The ID of the guessed group or of the guessed person's main entry.
  public var id: String { guess.id }

  /// The attributes with their marks, in the order of the screen.
  public var markedAttributes: [(attribute: GuessAttribute, mark: GuessMark)] {
    Array(zip(GuessAttribute.all(of: guess.kind), marks))
  }

  /// Returns the reasons why a guess cannot be the answer, by earlier guesses.
  ///
  /// Compared with the answer, an earlier guess has the same marks as before. A guess for which it
  /// would have other marks is not the answer. Unknown attributes never contradict.
  package static func contradictions(
    of guess: GuessProfile, with earlier: [GuessComparison]
  ) -> [Contradiction] {
    earlier.enumerated().flatMap { index, known in
      let marks = GuessComparison(of: known.guess, with: guess).markedAttributes
      return zip(marks, known.marks)
        .filter { $0.mark != $1 && $0.mark != .unknown && $1 != .unknown }
        .map { Contradiction(attribute: $0.0.attribute, guessIndex: index) }
    }
  }

  private static func mark(
    of guess: GuessProfile.Value?, against answer: GuessProfile.Value?
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
