/// Something that the user can do, by a key or by the mouse.
enum BrowserAction: Hashable, Sendable {
  case move(Direction)
  case page(Direction)
  case first, last
  case nextRow, previousRow
  /// Open what is selected.
  case open
  /// Select what stands at a place, and open it.
  case pick(row: Int, column: Int)
  case back, home
  case search, favorites, help
  case toggleFavorite
  case play, openPicture
  case switchLanguage
  case retry
  case quit

  enum Direction: Hashable, Sendable { case up, down, left, right }
}
