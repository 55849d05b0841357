extension CellGrid {
  /// Draws a bitmap with two pixels in each cell: the upper half of the cell has the color of the
  /// character, the lower half that of its background. Pixels outside the grid are left out.
  mutating func put(_ bitmap: Bitmap, at point: CellPoint, _ depth: ColorDepth) {
    for y in stride(from: 0, to: bitmap.size.height, by: 2) {
      for x in 0..<bitmap.size.width {
        let hasLower = y + 1 < bitmap.size.height
        let colors = CellColors(
          foreground: TerminalColor(bitmap[x, y], depth),
          background: hasLower ? TerminalColor(bitmap[x, y + 1], depth) : nil)
        put(
          Cell(text: "▀", style: .plain, colors: colors),
          at: CellPoint(x: point.x + x, y: point.y + y / 2))
      }
    }
  }
}
