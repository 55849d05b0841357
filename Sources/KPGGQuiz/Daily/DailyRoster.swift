internal import KPGGCatalogData
import KPGGCore

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
  private let entries: [String: Entry]

  /// The roster of the embedded catalog.
  package static let bundled =
    DailyRoster(String(cString: kpgg_daily_roster())) ?? DailyRoster(firstDay: .earliest)

  /// Creates a roster without lines.
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

  /// The listed IDs, in their order.
  package var ids: [String] {
    entries.sorted { $0.value.position < $1.value.position }.map(\.key)
  }

  private static let dayPrefix = "since "
}
