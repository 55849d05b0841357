/// Something that happens to the browser.
enum BrowserEvent: Hashable, Sendable {
  /// It may begin to read.
  case started
  case input(TerminalInput)
  case resized(CellSize)
  /// A tenth of a second has passed while something is on its way.
  case tick
  /// What was asked for under a number is there.
  case loaded(ticket: Int, BrowserAnswer)
  /// What was asked for under a number cannot be had.
  case failed(ticket: Int, BrowserFailure)
  /// The favourites, the newest first; with the one that was added or removed, if one was.
  case favoritesChanged([Favorite], about: Favorite?)
  /// Something to tell the user, in words.
  case told(String)
}
