public import KPGGCore

/// The group or member to guess on a day, the same for everybody with the same catalog.
///
/// Every group or member appears once before any repeats. The order is part of the library, so a
/// growing catalog never changes past days.
///
/// The day is Korea's. Pass the day on which a game began, and the game keeps its puzzle after
/// midnight. `DailyOrder` has the rule that chooses the answer.
public struct DailyPuzzle: Hashable, Sendable {
  /// The kind of record to guess.
  public enum Kind: String, TextCodable, CaseIterable {
    /// A group.
    case group
    /// A person. Someone in several groups is one person.
    case member

    /// The maximum number of guesses.
    package var guessLimit: Int { self == .group ? 6 : 8 }
  }

  /// The day in Korea.
  public let date: CalendarDate
  /// Whether the answer is a group or a member.
  public let kind: Kind
  /// The ID of the group, or of an entry of the person.
  public let answer: String

  /// Returns the group of a day; `nil` for an incomplete day, and for a catalog without groups.
  package static func group(
    on day: CalendarDate, in catalog: Catalog, roster: DailyRoster = .bundled
  ) -> DailyPuzzle? {
    DailyOrder(of: catalog.groups.map(\.id.description), roster: roster).id(on: day)
      .map { DailyPuzzle(date: day, kind: .group, answer: $0) }
  }

  /// The rounds of all group puzzles of a catalog.
  package static func groupRounds(
    in catalog: Catalog, roster: DailyRoster = .bundled
  ) -> [DailyOrder.Round] {
    DailyOrder(of: catalog.groups.map(\.id.description), roster: roster).rounds
  }

  /// Returns the member of a day; `nil` for an incomplete day, and for line-ups without members who
  /// can be guessed.
  ///
  /// Someone in several groups has one turn, as the entry that the roster lists. Skips members who
  /// have died, and members with too few known facts who are not in the roster. The next member in
  /// the order takes their turn.
  package static func member(
    on day: CalendarDate, in catalog: Catalog, members: [Member], roster: DailyRoster = .bundled
  ) -> DailyPuzzle? {
    member(on: day, among: catalog.appearancesByPerson(of: members), roster: roster)
  }

  /// Returns the member of a day among people whose entries are known.
  static func member(
    on day: CalendarDate, among people: some Sequence<Appearances>, roster: DailyRoster = .bundled
  ) -> DailyPuzzle? {
    var peopleByID: [String: Appearances] = [:]
    for person in people {
      if let id = id(of: person, roster: roster) { peopleByID[id] = person }
    }
    return DailyOrder(of: peopleByID.keys, roster: roster).turns(on: day)
      .first { peopleByID[$0]?.diedOn == nil }
      .map { DailyPuzzle(date: day, kind: .member, answer: $0) }
  }

  /// The minimum number of known facts about a member who can be guessed.
  private static let requiredFacts = 3

  /// The ID of the entry that stands for a person; `nil` if the person takes no part.
  private static func id(of person: Appearances, roster: DailyRoster) -> String? {
    let listed = person.entries.map(\.id.description)
      .compactMap { id in roster[id].map { (id: id, position: $0.position) } }
      .min { $0.position < $1.position }
    if let listed { return listed.id }
    let facts = GuessProfile(person).values.keys.filter { $0 != .group }
    return person.diedOn == nil && facts.count >= requiredFacts ? person.id.description : nil
  }
}

extension DailyPuzzle {
  /// The ID of the puzzle in the log: `daily-group/2026-11-21`.
  package var questionID: String { "\(logKind)/\(date)" }

  /// The kind of the puzzle in the log: `daily-group`.
  package var logKind: String { "daily-\(kind)" }

  /// Returns the minutes, rounded up, from a moment until the next day begins in Korea. They are
  /// negative afterward.
  package func minutesUntilNext(from now: Date) -> Int? {
    guard let day = date.dayNumber, let today = CalendarDate(inKoreaAt: now).dayNumber else {
      return nil
    }
    let seconds = (now.timeIntervalSince1970 + 9 * 3600)
      .truncatingRemainder(dividingBy: Self.secondsOfDay)
    let elapsed = Int((seconds < 0 ? seconds + Self.secondsOfDay : seconds) / 60)
    return (day + 1 - today) * 24 * 60 - elapsed
  }

  private static let secondsOfDay = 86_400.0
}

extension DailyPuzzle: JSONRepresentable {
  /// An object with `date`, `kind`, and `answer`.
  package var json: JSONValue {
    .object(["answer": .string(answer), "date": date.json, "kind": kind.json])
  }
}
