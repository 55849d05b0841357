/// Which of a table's columns are shown, and how many cells each of them gets.
struct TableLayout: Sendable {
  /// Below this many cells a column is not worth its place, unless all its texts are that short.
  static let readableWidth = 8
  /// The same for a column that wraps: lists and sentences want room for a few words.
  static let readableWrappedWidth = 20
  static let gap = 2

  struct Slot: Hashable, Sendable {
    /// The column's place among all of the table's columns.
    let column: Int
    let width: Int
  }

  /// Left to right. There is always one at least, if there was a column at all.
  let slots: [Slot]

  /// `width` is nil where there is no limit.
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

  /// The droppable column to go next; nil once only essential ones are left, or a single one.
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

  /// The widths lowered to one common limit, the highest at which they fit the room together; those
  /// that fit as they are stay so, and none goes below its floor.
  ///
  /// Cells that are left over go to the leftmost columns that were lowered.
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
