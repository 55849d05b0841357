public import KPGGCore

/// The number of days on which a player played the daily puzzle, without long breaks.
///
/// One missed day in seven is free. Any other missed day halves the streak, rounded down; it never
/// falls below 1. The current day is not missed before it is over.
public struct DailyStreak: Hashable, Sendable {
  /// The current streak; 0 if the player has never played.
  public private(set) var days = 0
  /// The longest streak so far.
  public private(set) var longest = 0
  /// The number of the last missed day that was free.
  private var graceDay: Int?

  /// The number of days in which one missed day is free.
  private static let gracePeriod = 7

  /// Computes the streak from the log. Days after `today` do not count.
  public init(_ answers: [LoggedAnswer], today: CalendarDate) {
    guard let today = today.dayNumber else { return }
    let played = Set(answers.filter(\.isDaily).compactMap(\.date.dayNumber))
    var next: Int?
    for day in played.sorted() where day <= today {
      miss((next ?? day)..<day)
      days += 1
      longest = max(longest, days)
      next = day + 1
    }
    if let next { miss(next..<max(next, today)) }
  }

  private mutating func miss(_ missed: Range<Int>) {
    for day in missed {
      if let graceDay, day - graceDay < Self.gracePeriod {
        days = max(1, days / 2)
      } else {
        graceDay = day
      }
    }
  }
}
