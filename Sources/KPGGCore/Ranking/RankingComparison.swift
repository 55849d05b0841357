/// What changed from one ranking to another.
package struct RankingComparison<Item: Hashable & Sendable>: Sendable {
  /// An item, and its places in both rankings.
  package struct Row: Hashable, Sendable {
    package let item: Item
    /// The place in the new ranking; `nil` if it has none.
    package let place: Int?
    /// The place in the old ranking; `nil` if it has none.
    package let oldPlace: Int?

    /// The number of places that the item rose; negative if it fell. `nil` without two places.
    package var rise: Int? { place.flatMap { place in oldPlace.map { $0 - place } } }
  }

  /// The items in the order of the new ranking, then those of the old one only.
  package let rows: [Row]
  /// The pairs of common items with the same order in both rankings. Pairs that are tied in either
  /// one do not count.
  package let agreeingPairs: Int
  /// The pairs of common items with opposite orders.
  package let opposingPairs: Int
  /// Kendall's tau-b: 1 for the same order, -1 for the reverse one. `nil` if either ranking puts all
  /// common items on one place.
  package let tau: Double?

  /// Compares the places of an old and a new ranking.
  ///
  /// - Complexity: O(*n*²) for *n* items.
  package init(from old: [Ranking<Item>.Place], to new: [Ranking<Item>.Place]) {
    let (oldPlaces, newPlaces) = (Self.numbers(of: old), Self.numbers(of: new))
    let items = new.flatMap(\.items) + old.flatMap(\.items).filter { newPlaces[$0] == nil }
    rows = items.map { Row(item: $0, place: newPlaces[$0], oldPlace: oldPlaces[$0]) }
    let common = rows.compactMap { row in
      row.place.flatMap { place in row.oldPlace.map { (new: place, old: $0) } }
    }
    var (agreeing, opposing, oldPairs, newPairs) = (0, 0, 0, 0)
    for (index, one) in common.enumerated() {
      for other in common[..<index] {
        let oldSign = (one.old - other.old).signum()
        let newSign = (one.new - other.new).signum()
        if oldSign * newSign > 0 { agreeing += 1 }
        if oldSign * newSign < 0 { opposing += 1 }
        oldPairs += abs(oldSign)
        newPairs += abs(newSign)
      }
    }
    (agreeingPairs, opposingPairs) = (agreeing, opposing)
    let product = Double(oldPairs) * Double(newPairs)
    tau = product > 0 ? Double(agreeing - opposing) / product.squareRoot() : nil
  }

  private static func numbers(of places: [Ranking<Item>.Place]) -> [Item: Int] {
    Dictionary(places.flatMap { place in place.items.map { ($0, place.number) } }) { first, _ in
      first
    }
  }
}
