/// Something that the browser wants done outside of its state.
enum BrowserEffect: Hashable, Sendable {
  /// Read something, and tell of it under the number.
  case load(BrowserRequest, ticket: Int)
  /// Give up what was asked for under the number.
  case cancel(ticket: Int)
  case toggleFavorite(Favorite)
  /// Open a video or a picture outside of the terminal.
  case open(url: String)
  /// End, with a failure to tell or without.
  case quit(Failure?)
}
