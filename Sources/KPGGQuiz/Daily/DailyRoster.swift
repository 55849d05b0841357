import KPGGCatalogData
package import KPGGCore
import KPGGSystem

/// The pinned order in which groups and members take their turns as daily puzzles.
///
/// It is a text that ships with the catalog. Each line is the ID of a group or member, after a line
/// with the first day on which they take part:
///
///     since 2026-12-01
///     CIGNATURE
///     IVE/Liz
///     since 2027-02-14
///     NEWGROUP
///
/// Lines are only ever appended, under a future date, so past puzzles never change.
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
package struct DailyRoster: Sendable {
  /// The position of an ID in the order, and its first day.
  struct Entry: Hashable, Sendable {
    let position: Int
    let since: CalendarDate
  }

  /// The first day of the first round. Earlier days belong to rounds with the same order.
  let firstDay: CalendarDate
  /// The last day in the text. IDs without a line take part after it.
  let lastDay: CalendarDate
  let entries: [String: Entry]

  /// The roster of the embedded catalog.
  package static let bundled =
    DailyRoster(String(cString: kpgg_daily_roster())) ?? DailyRoster(firstDay: .earliest)

  init(firstDay: CalendarDate) {
    (self.firstDay, lastDay, entries) = (firstDay, firstDay, [:])
  }

  /// Reads the text; `nil` if it does not begin with a day, has an invalid or earlier day, or has an
  /// ID twice.
  package init?(_ text: String) {
    var days: [CalendarDate] = []
    var entries: [String: Entry] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      if line.hasPrefix(Self.dayPrefix) {
        guard let day = CalendarDate(String(line.dropFirst(Self.dayPrefix.count))), day.isComplete,
          days.last.map({ $0 < day }) ?? true
        else { return nil }
        days.append(day)
      } else {
        let entry = days.last.map { Entry(position: entries.count, since: $0) }
        guard let entry, entries.updateValue(entry, forKey: String(line)) == nil else {
          return nil
        }
      }
    }
    guard let first = days.first, let last = days.last else { return nil }
    (firstDay, lastDay, self.entries) = (first, last, entries)
  }

  /// The entry of an ID; `nil` if the roster does not list it.
  subscript(id: String) -> Entry? { entries[id] }

  private static let dayPrefix = "since "
}

// The turns of the groups or members of a catalog.

extension DailyRoster {
  /// A round, which repeats until the next one begins.
  package struct Round: Hashable, Sendable {
    /// The number of the first day.
    package let start: Int
    /// The participants in the order of their turns, at least one.
    package let ids: [String]
  }

  /// Returns the IDs of a day's round, starting with that day's ID. Empty for an incomplete date,
  /// or if there are no IDs.
  ///
  /// - Complexity: O(number of rounds in which IDs joined).
  package func turns(of ids: some Collection<String>, on day: CalendarDate) -> [String] {
    let rounds = rounds(of: ids)
    guard let day = day.dayNumber,
      let round = rounds.last(where: { $0.start <= day }) ?? rounds.first
    else { return [] }
    let (ids, index) = (round.ids, day - round.start)
    let position = (index % ids.count + ids.count) % ids.count
    return Array(ids[position...] + ids[..<position])
  }

  /// Returns the rounds that start with new participants, ordered by day. The last one repeats
  /// forever. Empty if there are no IDs.
  package func rounds(of ids: some Collection<String>) -> [Round] {
    let participants = participants(ids)
    guard let earliest = participants.map(\.since).min() else { return [] }
    var rounds: [Round] = []
    var start = firstDay.dayNumber ?? 0
    while rounds.last.map({ $0.ids.count < participants.count }) ?? true {
      // If the roster lists no ID of the catalog, the first round has the IDs that would join
      // first.
      let lastSince = max(start, earliest)
      let ids = participants.filter { $0.since <= lastSince }.map(\.id)
      if ids.count != rounds.last?.ids.count { rounds.append(Round(start: start, ids: ids)) }
      start += ids.count
    }
    return rounds
  }

  /// The IDs in roster order, each with the number of its first day.
  private func participants(_ ids: some Collection<String>) -> [(id: String, since: Int)] {
    let listed = ids.compactMap { id in entries[id].map { (id: id, entry: $0) } }
      .sorted { $0.entry.position < $1.entry.position }
    let others = ids.filter { entries[$0] == nil }
      .map { (id: $0, digest: SHA256(of: Data($0.utf8)).description) }
      .sorted { $0.digest < $1.digest }
    return listed.map { ($0.id, $0.entry.since.dayNumber ?? 0) }
      + others.map { ($0.id, (lastDay.dayNumber ?? 0) + 1) }
  }
}
