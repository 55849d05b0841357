public import KPGGCore

/// A daily puzzle that the player left or finished, in the form that a file stores.
///
/// Encode it to keep a game until the player returns. Its answer is not saved: the day and the kind
/// name the puzzle.
public struct SavedDailyGame: Hashable, Sendable {
  /// The day of the puzzle, with month and day.
  public let date: CalendarDate
  /// Whether the answer is a group or a member.
  package let kind: DailyPuzzle.Kind
  /// The IDs of the guesses that counted, in their order.
  package let guesses: [String]

  /// Creates a saved game.
  package init(date: CalendarDate, kind: DailyPuzzle.Kind, guesses: [String]) {
    (self.date, self.kind, self.guesses) = (date, kind, guesses)
  }

  /// Returns the game to save where another one of the same kind is already stored.
  ///
  /// Several processes can play the puzzle of a day. The stored guesses stay, and the new ones
  /// follow, as many as a game has. A stored game of a later day stays as it is.
  package func merged(into stored: SavedDailyGame) -> SavedDailyGame {
    guard date == stored.date, kind == stored.kind else {
      return date < stored.date ? stored : self
    }
    let new = guesses.filter { !stored.guesses.contains($0) }
    return SavedDailyGame(
      date: date, kind: kind, guesses: Array((stored.guesses + new).prefix(kind.guessLimit)))
  }
}

extension SavedDailyGame: JSONRepresentable, Codable {
  private enum CodingKeys: CodingKey { case date, guesses, kind }

  /// An object with `date`, `guesses`, and `kind`.
  package var json: JSONValue {
    .object(["date": date.json, "guesses": JSONValue(guesses), "kind": kind.json])
  }

  /// Reads a game. It rejects dates without month and day, and more guesses than a game has.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let day = try container.decode(String.self, forKey: .date)
    guard let date = CalendarDate(day), date.isComplete else {
      throw container.problem(.invalidValue(day, expected: .completeDate), at: .date)
    }
    kind = try container.decode(DailyPuzzle.Kind.self, forKey: .kind)
    guesses = try container.decode([String].self, forKey: .guesses)
    self.date = date
    guard guesses.count <= kind.guessLimit else {
      throw container.problem(.tooMany(limit: kind.guessLimit), at: .guesses)
    }
  }

  /// Writes the game.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
