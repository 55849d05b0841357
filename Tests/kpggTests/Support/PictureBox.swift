@testable import kpgg

/// The lines of a box around cells, which ``ScreenFrame/drawBox(_:isSelected:)`` draws.
struct PictureBox {
  let area: CellArea
  let style: TextStyle
  let isHeavy: Bool

  /// A rectangle through the centers of the cells, with lines on whole pixels.
  var element: Markup {
    let (cell, row) = (ScreenPicture.cellWidth, ScreenPicture.rowHeight)
    let classes = ["box"] + (isHeavy ? ["heavy"] : []) + PictureTheme.classNames(of: style)
    let half: Markup = isHeavy ? "" : ".5"
    let radius = isHeavy ? 1 : 4
    return """
      <rect class="\(classes.joined(separator: " "))" \
      x="\(area.x * cell + cell / 2)\(half)" y="\(area.y * row + row / 2)\(half)" \
      width="\((area.width - 1) * cell)" height="\((area.height - 1) * row)" \
      rx="\(radius)"/>

      """
  }
}

extension CellGrid {
  /// Removes the lines of boxes from the grid, and returns the boxes from top to bottom.
  mutating func removeBoxes() -> [PictureBox] {
    var boxes: [PictureBox] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        let isHeavy = cell(x, y).text == "┏"
        let symbols = (isHeavy ? "┏━┓┃┗┛" : "╭─╮│╰╯").map { String($0) }
        guard let area = box(from: CellPoint(x: x, y: y), symbols) else { continue }
        boxes.append(PictureBox(area: area, style: cell(x, y).style, isHeavy: isHeavy))
        erase(symbols, in: area)
      }
    }
    return boxes
  }

  /// The area of a box with its top left corner in a cell; `nil` if there is none.
  private func box(from corner: CellPoint, _ symbols: [String]) -> CellArea? {
    guard cell(corner.x, corner.y).text == symbols[0],
      let right = (corner.x + 1..<size.width).first(where: {
        cell($0, corner.y).text != symbols[1]
      }), cell(right, corner.y).text == symbols[2],
      let bottom = (corner.y + 1..<size.height).first(where: {
        cell(corner.x, $0).text != symbols[3]
      }), cell(right, bottom).text == symbols[5]
    else { return nil }
    return CellArea(
      x: corner.x, y: corner.y, width: right - corner.x + 1, height: bottom - corner.y + 1)
  }

  /// Erases symbols in an area.
  private mutating func erase(_ symbols: [String], in area: CellArea) {
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.x + area.width where symbols.contains(cell(x, y).text) {
        put(.blank, at: CellPoint(x: x, y: y))
      }
    }
  }

  private func cell(_ x: Int, _ y: Int) -> Cell { row(y)[y * size.width + x] }
}
