import KPGGCore

/// The turns of the groups or members of a catalog as daily puzzles.
///
/// The rule:
///
/// 1. In a round, each participant is the answer for one day, in the order of the roster. IDs that
///   the roster does not list come last, ordered by the SHA-256 of the ID.
/// 2. The first round begins on the roster's first day. It has the participants listed under this
///   day.
/// 3. The next round begins when every participant had a turn. Participants with a later day join
///    with the first round that begins on or after it. For IDs that the roster does not list, that
///    is the first round after the roster's last day.
/// 4. Days before the first round belong to earlier rounds of the same participants.
///
/// All rounds have the same order: from any day on, every ID appears once before any repeats. A new
/// ID follows those of the round before. So a new ID changes no day before the round that it joins.
package struct DailyOrder: Sendable {
  /// A round, which repeats until the next one begins.
  package struct Round: Hashable, Sendable {
    /// The number of the first day.
    package let start: Int
    /// The participants in the order of their turns, at least one.
    package let ids: [String]
  }

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
    let rounds = rounds
    guard let day = day.dayNumber,
      let round = rounds.last(where: { $0.start <= day }) ?? rounds.first
    else { return [] }
    let (ids, index) = (round.ids, day - round.start)
    let position = (index % ids.count + ids.count) % ids.count
    return Array(ids[position...] + ids[..<position])
  }

  /// The rounds in which the participants change, by their days. The last one repeats without end.
  /// Empty without IDs.
  var rounds: [Round] {
    guard let earliest = participants.map(\.since).min() else { return [] }
    var rounds: [Round] = []
    var roundStart = start
    while rounds.last.map({ $0.ids.count < participants.count }) ?? true {
      // If the roster lists no ID of the catalog, the first round has the IDs that would join
      // first.
      let lastSince = max(roundStart, earliest)
      let ids = participants.filter { $0.since <= lastSince }.map(\.id)
      if ids.count != rounds.last?.ids.count { rounds.append(Round(start: roundStart, ids: ids)) }
      roundStart += ids.count
    }
    return rounds
  }
}
