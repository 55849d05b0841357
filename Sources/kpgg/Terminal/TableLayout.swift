/// The visible columns of a table and their widths.
struct TableLayout: Sendable {
  /// The minimum width of a readable column, unless all its texts are shorter.
  static let readableWidth = 8
  /// The minimum width of a readable column that wraps: a few words.
  static let readableWrappedWidth = 20
  static let gap = 2

  struct Slot: Hashable, Sendable {
    /// The index of the column in the table.
    let column: Int
    let width: Int
  }

  /// The visible columns, left to right; at least one if the table has any.
  let slots: [Slot]

  /// Fits the columns to the width of a line; `nil` for no limit.
  init(
    naturalWidths: [Int], overflows: [Table.Overflow], importances: [Table.Importance], width: Int?
  ) {
    var shown = Array(naturalWidths.indices)
    guard let width else {
      slots = shown.map { Slot(column: $0, width: naturalWidths[$0]) }
      return
    }
    let readableWidths = zip(naturalWidths, overflows).map { natural, overflow in
      switch overflow {
      case .cut: min(natural, Self.readableWidth)
      case .cutDown(let cells): min(natural, cells)
      case .wrap: min(natural, Self.readableWrappedWidth)
      case .keep: natural
      }
    }
    func isReadable() -> Bool { Self.total(shown.map { readableWidths[$0] }) <= width }
    while !isReadable(), let least = Self.leastImportant(of: shown, importances) {
      shown.removeAll { $0 == least }
    }
    while shown.count > 1, Self.total(shown.map { min(naturalWidths[$0], 1) }) > width {
      shown.removeLast()
    }
    let widths = Self.shrunk(
      shown.map { naturalWidths[$0] },
      notBelow: shown.map { isReadable() ? readableWidths[$0] : 0 },
      to: max(1, width) - Self.gap * (shown.count - 1))
    slots = zip(shown, widths).map { Slot(column: $0, width: $1) }
  }

  private static func total(_ widths: [Int]) -> Int {
    widths.reduce(gap * (widths.count - 1), +)
  }

  /// The column to drop next; `nil` if all are essential or only one is left.
  private static func leastImportant(
    of shown: [Int], _ importances: [Table.Importance]
  ) -> Int? {
    guard shown.count > 1 else { return nil }
    var least: (column: Int, rank: Int)?
    for column in shown {
      guard case .droppable(let rank) = importances[column] else { continue }
      if let rival = least, rival.rank < rank { continue }
      least = (column, rank)
    }
    return least?.column
  }

  /// Reduces the widths to a common limit, the highest one at which all columns fit the room. No
  /// width falls below its floor.
  ///
  /// The leftmost reduced columns receive the remaining cells.
  private static func shrunk(_ widths: [Int], notBelow floors: [Int], to room: Int) -> [Int] {
    func lowered(to limit: Int) -> [Int] {
      zip(widths, floors).map { width, floor in max(min(width, limit), floor) }
    }
    var low = 0
    var high = room
    while low < high {
      let middle = low + (high - low + 1) / 2
      if lowered(to: middle).reduce(0, +) <= room {
        low = middle
      } else {
        high = middle - 1
      }
    }
    var shrunk = lowered(to: low)
    var rest = room - shrunk.reduce(0, +)
    for index in shrunk.indices where rest > 0 && shrunk[index] < widths[index] {
      shrunk[index] += 1
      rest -= 1
    }
    return shrunk
  }
}
