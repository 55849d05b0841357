/// The turns of the groups or members of a catalog as daily puzzles.
///
/// The rule:
///
/// 1. A round gives each participant one turn of one day, in the order of the roster. IDs that the
///    roster does not list come last, ordered by the SHA-256 of the ID.
/// 2. The first round begins on the roster's first day. Its participants are those with this day.
/// 3. The next round begins when every participant had a turn. Participants with a later day join
///    with the first round that begins on or after it. For IDs that the roster does not list, that
///    is the first round after the roster's last day.
/// 4. Before the first round, the days belong to earlier rounds of the same participants.
///
/// All rounds have the same order: from any day on, each ID has one turn before any has two. A new ID
/// follows those of the round before. So a larger catalog never changes a day before the round that
/// the new ID joins.
struct DailyOrder: Sendable {
  /// An ID, and the number of the first day on which it takes part.
  private struct Participant {
    let id: String
    let since: Int
  }

  private let participants: [Participant]
  /// The number of the first day of the first round.
  private let start: Int

  /// Creates the order of a catalog's IDs.
  init(of ids: some Sequence<String>, roster: DailyRoster) {
    let listed = ids.compactMap { id in roster[id].map { (id: id, entry: $0) } }
      .sorted { $0.entry.position < $1.entry.position }
    let others = ids.filter { roster[$0] == nil }
      .map { (id: $0, digest: SHA256(of: Data($0.utf8)).description) }
      .sorted { $0.digest < $1.digest }
    let start = roster.firstDay.dayNumber ?? 0
    let end = roster.lastDay.dayNumber ?? start
    participants =
      listed.map { Participant(id: $0.id, since: $0.entry.since.dayNumber ?? start) }
      + others.map { Participant(id: $0.id, since: end + 1) }
    self.start = start
  }

  /// Returns the ID whose turn it is on a day; `nil` for an incomplete day, and without IDs.
  ///
  /// - Complexity: O(number of rounds in which IDs joined).
  func id(on day: CalendarDate) -> String? {
    turns(on: day).first
  }

  /// Returns the IDs of a day's round, beginning with the one whose turn it is.
  func turns(on day: CalendarDate) -> [String] {
    guard let day = day.dayNumber, let earliest = participants.map(\.since).min() else {
      return []
    }
    var roundStart = start
    while true {
      // Without a listed ID, the first round has those that would join first.
      let day = (day: day, round: max(roundStart, earliest))
      let round = participants.filter { $0.since <= day.round }
      let isLast = round.count == participants.count
      if isLast || day.day < roundStart + round.count {
        let index = day.day - roundStart
        let position = (index % round.count + round.count) % round.count
        return (round[position...] + round[..<position]).map(\.id)
      }
      roundStart += round.count
    }
  }
}
