package import KPGGCore

/// The rounds in which the groups or members of a catalog take their turns as daily puzzles.
///
/// The rounds of an order are computed when a day needs them.
package struct DailyRounds: Sendable {
  /// A round of turns. It repeats until the next one begins.
  package struct Round: Hashable, Sendable {
    /// The number of the first day.
    package let start: Int
    /// The participants in the order of their turns, at least one.
    package let ids: [String]
  }

  private typealias Order = (firstDay: Int, rounds: Lazy<[Round]>)
  private let orders: [Order]

  /// Prepares the rounds of orders. The closure returns the IDs that take part in an order.
  init(
    _ orders: [DailyOrder], _ ids: @escaping @Sendable (DailyOrder) -> [String]
  ) {
    self.orders = orders.map { order in
      (order.firstDay.dayNumber ?? 0, Lazy { order.rounds(of: ids(order)) })
    }
  }

  /// The rounds that start with new participants or with a new order, ordered by day. The first one
  /// also repeats before it begins. Empty if there are no IDs.
  ///
  /// An order without participants has no rounds: those of the order before it go on.
  package var all: [Round] {
    var rounds: [Round] = []
    for order in orders where !order.rounds.value.isEmpty {
      rounds.removeAll { $0.start >= order.firstDay }
      rounds += order.rounds.value
    }
    return rounds
  }

  /// Returns the IDs of a day's round, starting with that day's ID. Empty for an incomplete date,
  /// or if there are no rounds.
  package func turns(on day: CalendarDate) -> [String] {
    guard let day = day.dayNumber else { return [] }
    let hasRounds = { (order: Order) in !order.rounds.value.isEmpty }
    let order =
      orders.last { $0.firstDay <= day && hasRounds($0) } ?? orders.first(where: hasRounds)
    guard let rounds = order?.rounds.value,
      let round = rounds.last(where: { $0.start <= day }) ?? rounds.first
    else { return [] }
    let (ids, index) = (round.ids, day - round.start)
    let position = (index % ids.count + ids.count) % ids.count
    return Array<String>(ids[position...] + ids[..<position])
  }
}
