/// Something that a person did at the terminal.
enum TerminalInput: Hashable, Sendable {
  case key(Key)
  /// A text that was pasted, on one line and without control characters.
  case paste(String)
  case mouse(Mouse, CellPoint)

  /// What the mouse did over a cell.
  enum Mouse: Hashable, Sendable {
    case press, wheelUp, wheelDown, wheelLeft, wheelRight
  }
}

/// A key, whatever bytes a terminal sends for it; modifiers apart, which tell nothing here.
enum Key: Hashable, Sendable {
  case character(Character)
  /// A letter typed with Control.
  case control(Character)
  case enter, escape, backspace, delete, tab, backTab
  case up, down, left, right, home, end, pageUp, pageDown
}
