public import KPGGCore
package import KPGGSystem

/// The group or member to guess on a day, the same for everybody with the same catalog.
///
/// Every group or member appears once before any repeats. The order is part of the library, so a
/// growing catalog never changes past days.
///
/// The day is Korea's. Pass the day on which a game began, and the game keeps its puzzle after
/// midnight.
public struct DailyPuzzle: Hashable, Sendable {
  /// The kind of record to guess.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Kind: String, TextCodable, CaseIterable {
    /// A group.
    case group
    /// A person. Someone in several groups is one person.
    case member

    /// The maximum number of guesses.
    package var guessLimit: Int { self == .group ? 6 : 8 }

    /// The name of the puzzle in a result, without its date.
    package var title: BilingualText {
      switch self {
      case .group: BilingualText(english: "kpgg group puzzle", korean: "kpgg 그룹 맞히기")
      case .member: BilingualText(english: "kpgg member puzzle", korean: "kpgg 멤버 맞히기")
      }
    }
  }

  /// The day in Korea.
  public let date: CalendarDate
  /// Whether the answer is a group or a member.
  public let kind: Kind
  /// The ID of the group, or of an entry of the person.
  public let answer: RecordID
}

extension DailyPuzzle {
  /// The ID of the puzzle in the log: `daily-group/2026-11-21`.
  package var questionID: String { Self.questionID(of: kind, on: date) }

  /// Returns the ID of a day's puzzle in the log, which does not depend on its answer.
  package static func questionID(of kind: Kind, on date: CalendarDate) -> String {
    "\(logKind(of: kind))/\(date)"
  }

  /// The kind of the puzzle in the log: `daily-group`.
  package var logKind: String { Self.logKind(of: kind) }

  private static func logKind(of kind: Kind) -> String { "daily-\(kind)" }

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
    .object(["answer": answer.json, "date": date.json, "kind": kind.json])
  }
}
