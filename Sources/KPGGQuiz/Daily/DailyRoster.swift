import KPGGCatalogData
import KPGGCore

/// The pinned orders in which groups and members take their turns as daily puzzles.
///
/// It is a text that ships with the catalog. Each line is the ID of a group or member, after a line
/// with the first day on which they take part:
///
///     since 2026-12-01
///     CIGNATURE
///     IVE/Liz
///     since 2027-02-14
///     NEWGROUP
///     order 2027-04-01
///     IVE/Liz
///     since 2027-06-01
///     NEWERGROUP
///
/// Lines are only ever appended, under a future date, so past puzzles never change.
///
/// A line `order` begins a new order on a future day. The lines before it decide all earlier days,
/// so an ID can be listed once in each order. A new order is for a catalog that has become much
/// larger, whose new IDs would otherwise all come after the others. The bundled one begins on
/// 2026-12-07: late enough for a release before it, and early enough that the first order ends in
/// its first round. In it, those who were asked lately come in the second part.
///
/// The first order was drawn before groups had tiers. Later ones have groups of the tiers 1 and 2
/// and their members only. An ID stays in its order if the tier changes.
package struct DailyRoster: Sendable {
  /// The orders, at least one, the oldest first.
  let orders: [DailyOrder]

  /// The roster of the embedded catalog.
  package static let bundled =
    DailyRoster(String(cString: kpgg_daily_roster())) ?? DailyRoster(firstDay: .earliest)

  /// Creates a roster that lists no IDs.
  init(firstDay: CalendarDate) {
    orders = [DailyOrder(firstDay: firstDay, includesLittleKnown: false)]
  }

  /// Reads the text; `nil` if it does not begin with a day, has an invalid or earlier day, or has
  /// an ID twice in an order.
  package init?(_ text: String) {
    var orders: [DailyOrder] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      let last = orders.count - 1
      if line.hasPrefix(Self.orderPrefix) {
        guard let day = Self.day(in: line, after: Self.orderPrefix),
          orders.last.map({ $0.lastDay < day }) ?? true
        else { return nil }
        orders.append(DailyOrder(firstDay: day, includesLittleKnown: false))
      } else if line.hasPrefix(Self.dayPrefix) {
        guard let day = Self.day(in: line, after: Self.dayPrefix) else { return nil }
        if orders.isEmpty {
          orders.append(DailyOrder(firstDay: day, includesLittleKnown: true))
        } else if !orders[last].begin(day) {
          return nil
        }
      } else {
        guard !orders.isEmpty, orders[last].add(String(line)) else { return nil }
      }
    }
    guard !orders.isEmpty else { return nil }
    self.orders = orders
  }

  private static let dayPrefix = "since "
  private static let orderPrefix = "order "

  private static func day(in line: Substring, after prefix: String) -> CalendarDate? {
    CalendarDate(String(line.dropFirst(prefix.count))).flatMap { $0.isComplete ? $0 : nil }
  }

  /// Returns the rounds for the IDs of a catalog. The closure returns those that take part in an
  /// order.
  package func rounds(
    _ ids: @escaping @Sendable (DailyOrder) -> [String]
  ) -> DailyRounds {
    DailyRounds(orders, ids)
  }
}
