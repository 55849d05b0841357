/// The width and height of a screen, in cells; of what is drawn on, at least 1 by 1.
struct CellSize: Hashable, Sendable {
  let width: Int
  let height: Int
}

/// A cell of a screen, counted from 0 at the top left.
struct CellPoint: Hashable, Sendable {
  let x: Int
  let y: Int
}

/// A rectangle of cells; empty where its width or height is not positive.
struct CellArea: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Whether a cell lies in it.
  func contains(_ point: CellPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }

  /// One of its rows, counted from its top; empty outside of it.
  func row(_ index: Int) -> CellArea {
    CellArea(
      x: x, y: y + index, width: width, height: index >= 0 && index < height ? 1 : 0)
  }

  /// What is left of it below its first rows.
  func dropping(rows: Int) -> CellArea {
    CellArea(x: x, y: y + rows, width: width, height: height - rows)
  }

  /// What is left of it behind its first columns.
  func dropping(columns: Int) -> CellArea {
    CellArea(x: x + columns, y: y, width: width - columns, height: height)
  }

  /// What is left of it between margins of this many cells on the left and on the right.
  func inset(_ margin: Int) -> CellArea {
    CellArea(x: x + margin, y: y, width: width - 2 * margin, height: height)
  }
}
