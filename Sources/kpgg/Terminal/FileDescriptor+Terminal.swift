import KPGGSystem

extension FileDescriptor {
  /// Whether the descriptor is a terminal, rather than a pipe or a file.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The terminal's size; `nil` if the descriptor is not a terminal, or the terminal does not know
  /// its size.
  var terminalSize: CellSize? {
    guard let size = windowSize, size.ws_col > 0, size.ws_row > 0 else { return nil }
    // A frame uses memory for each cell. Real screens are smaller than this limit.
    return CellSize(
      width: min(Int(size.ws_col), longestSide), height: min(Int(size.ws_row), longestSide))
  }

  /// The maximum number of cells in a row or a column of a terminal.
  private var longestSide: Int { 1000 }

  /// The size of a cell, if the terminal knows its size in pixels.
  var terminalCell: PixelSize? {
    guard let size = windowSize, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return PixelSize(
      cellWidth: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
  }

  /// The width of the terminal in cells, at least 1.
  ///
  /// Serial lines and some pseudo-terminals do not know their width. Then it is `COLUMNS`, if that
  /// is a positive number, else 80.
  func terminalWidth(environmentColumns: String?) -> Int {
    if let size = windowSize, size.ws_col > 0 { return Int(size.ws_col) }
    if let columns = environmentColumns.flatMap({ Int($0) }), columns > 0 { return columns }
    return 80
  }

  private var windowSize: winsize? {
    var size = winsize()
    return ioctl(rawValue, numericCast(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}
