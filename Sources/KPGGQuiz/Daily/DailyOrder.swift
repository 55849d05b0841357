import KPGGCore
import KPGGSystem

/// An order of the groups and members of daily puzzles.
///
/// The rule:
///
/// 1. In a round, each participant is the answer for one day, in the order of the text. IDs that
///   the text does not list come last, ordered by the SHA-256 of the ID.
/// 2. The first round begins on the order's first day. It has the participants listed under this
///   day.
/// 3. The next round begins when every participant had a turn. Participants with a later day join
///    with the first round that begins on or after it. For IDs that the text does not list, that
///    is the first round after the order's last day.
///
/// All rounds have the same order: from any day on, every ID appears once before any repeats. A new
/// ID follows those of the round before. So a new ID changes no day before the round that it joins.
package struct DailyOrder: Sendable {
  /// The position of an ID in the order, and its first day.
  struct Entry: Hashable, Sendable {
    let position: Int
    let since: CalendarDate
  }

  /// The first day of the first round.
  let firstDay: CalendarDate
  /// The last day in the text. IDs without a line take part after it.
  private(set) var lastDay: CalendarDate
  private(set) var entries: [String: Entry] = [:]
  /// Whether IDs without a line take part if their groups are little known.
  let includesLittleKnown: Bool

  init(firstDay: CalendarDate, includesLittleKnown: Bool) {
    (self.firstDay, lastDay) = (firstDay, firstDay)
    self.includesLittleKnown = includesLittleKnown
  }

  /// The entry of an ID; `nil` if the order does not list it.
  subscript(id: String) -> Entry? { entries[id] }

  /// Starts the lines under a later day; returns `false` for another day.
  mutating func begin(_ day: CalendarDate) -> Bool {
    guard day > lastDay else { return false }
    lastDay = day
    return true
  }

  /// Adds a line under the last day; returns `false` if the order has the ID.
  mutating func add(_ id: String) -> Bool {
    entries.updateValue(Entry(position: entries.count, since: lastDay), forKey: id) == nil
  }

  /// Returns the rounds that start with new participants, ordered by day. Each repeats until the
  /// next one. Empty if there are no IDs.
  func rounds(of ids: some Collection<String>) -> [DailyRounds.Round] {
    let participants = participants(ids)
    guard let earliest = participants.map(\.since).min() else { return [] }
    var rounds: [DailyRounds.Round] = []
    var start = firstDay.dayNumber ?? 0
    while rounds.last.map({ $0.ids.count < participants.count }) ?? true {
      // If the order lists no ID of the catalog, the first round has the IDs that would join
      // first.
      let lastSince = max(start, earliest)
      let ids = participants.filter { $0.since <= lastSince }.map(\.id)
      if ids.count != rounds.last?.ids.count {
        rounds.append(DailyRounds.Round(start: start, ids: ids))
      }
      start += ids.count
    }
    return rounds
  }

  /// The IDs in their order, each with the number of its first day.
  private func participants(_ ids: some Collection<String>) -> [(id: String, since: Int)] {
    var listed: [(id: String, entry: Entry)] = []
    var others: [(id: String, digest: SHA256)] = []
    for id in ids {
      if let entry = entries[id] {
        listed.append((id, entry))
      } else {
        others.append((id, SHA256(of: Array(id.utf8))))
      }
    }
    listed.sort { $0.entry.position < $1.entry.position }
    others.sort { $0.digest < $1.digest }
    return listed.map { ($0.id, $0.entry.since.dayNumber ?? 0) }
      + others.map { ($0.id, (lastDay.dayNumber ?? 0) + 1) }
  }
}
