/// Which of a table's columns are shown, and how many cells each of them gets.
struct TableLayout: Sendable {
  /// Below this many cells a column is not worth its place, unless all its texts are that short.
  static let readableWidth = 8
  static let gap = 2

  struct Slot: Hashable, Sendable {
    /// The column's place among all of the table's columns.
    let column: Int
    let width: Int
  }

  /// Left to right. There is always one at least, if there was a column at all.
  let slots: [Slot]

  /// `width` is nil where there is no limit.
  init(naturalWidths: [Int], importances: [Table.Importance], width: Int?) {
    var shown = Array(naturalWidths.indices)
    guard let width else {
      slots = shown.map { Slot(column: $0, width: naturalWidths[$0]) }
      return
    }
    func fits(atMost limit: Int) -> Bool {
      Self.total(shown.map { min(naturalWidths[$0], limit) }) <= width
    }
    while !fits(atMost: Self.readableWidth),
      let least = Self.leastImportant(of: shown, importances)
    {
      shown.removeAll { $0 == least }
    }
    while shown.count > 1, !fits(atMost: 1) { shown.removeLast() }
    let widths = Self.shrunk(
      shown.map { naturalWidths[$0] }, to: max(1, width) - Self.gap * (shown.count - 1))
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
  /// that fit as they are stay so.
  ///
  /// Cells that are left over go to the leftmost columns that were lowered.
  private static func shrunk(_ widths: [Int], to room: Int) -> [Int] {
    var low = 0
    var high = room
    while low < high {
      let middle = (low + high + 1) / 2
      if widths.reduce(0, { $0 + min($1, middle) }) <= room {
        low = middle
      } else {
        high = middle - 1
      }
    }
    var shrunk = widths.map { min($0, low) }
    var rest = room - shrunk.reduce(0, +)
    for index in shrunk.indices where rest > 0 && shrunk[index] < widths[index] {
      shrunk[index] += 1
      rest -= 1
    }
    return shrunk
  }
}
