/// A size in cells.
struct CellSize: Hashable, Sendable {
  let width: Int
  let height: Int
}

/// The position of a cell, counted from 0 at the top left.
struct CellPoint: Hashable, Sendable {
  let x: Int
  let y: Int
}

/// A rectangle of cells; empty if its width or height is not positive.
struct CellArea: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  func contains(_ point: CellPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }

  /// A row, counted from the top of the area; empty if it is outside.
  func row(_ index: Int) -> CellArea {
    CellArea(
      x: x, y: y + index, width: width, height: index >= 0 && index < height ? 1 : 0)
  }

  /// The area below the first rows.
  func dropping(rows: Int) -> CellArea {
    CellArea(x: x, y: y + rows, width: width, height: height - rows)
  }

  /// Removes up to `count` rows from the top, and returns their area.
  mutating func takeFirst(_ count: Int) -> CellArea {
    var top = self
    top.height = min(max(0, count), max(0, height))
    self = dropping(rows: top.height)
    return top
  }

  /// Removes up to `count` rows from the bottom, and returns their area.
  mutating func takeLast(_ count: Int) -> CellArea {
    let taken = min(max(0, count), max(0, height))
    height -= taken
    return CellArea(x: x, y: y + height, width: width, height: taken)
  }

  /// The area after the first columns.
  func dropping(columns: Int) -> CellArea {
    CellArea(x: x + columns, y: y, width: width - columns, height: height)
  }

  /// The area between a left and a right margin.
  func inset(_ margin: Int) -> CellArea {
    CellArea(x: x + margin, y: y, width: width - 2 * margin, height: height)
  }
}
