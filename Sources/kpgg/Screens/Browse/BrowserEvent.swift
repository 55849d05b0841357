import KPGGCore

indirect enum BrowserEvent: ScreenEvent, Equatable {
  /// The browser starts with a local catalog, or must load one.
  case started(Catalog?)
  case key(Key)
  /// Pasted text, on one line.
  case paste(String)
  /// A click or the mouse wheel, already translated into an action.
  case action(BrowserAction)
  case resized(CellSize)
  case loaded(requestID: Int, BrowserResponse)
  case failed(requestID: Int, LoadingError)
  /// The cached line-ups of an endpoint; `nil` if one of them is missing.
  case foundInCache(SearchableLineUps?)
  /// The favorites after a change by the user, if any, and the favorite that it removed.
  case favoritesChanged(Favorites, after: FavoriteEdit?, removed: Favorites.Entry? = nil)
  /// The user's own data for the news of the day.
  case dayFilesRead(DayFiles)
  case reported(TerminalReport)
  /// The effect ``BrowserEffect/copy(_:)`` was performed.
  case copied(Clipboard)
  case notice(String)
  /// The user left a game, with a notice if it is saved.
  case returned(notice: String?)

  static func reply(_ report: TerminalReport) -> BrowserEvent? { .reported(report) }

  var isInput: Bool {
    switch self {
    case .key, .paste, .action: true
    default: false
    }
  }
}

/// Something that the user can do with a key or the mouse.
enum BrowserAction: ScreenAction {
  case move(Direction)
  case page(Direction)
  case first, last
  case nextRow, previousRow
  case open
  /// Selects an item and opens it. Lists have a single column, 0.
  case openItem(row: Int, column: Int)
  case back, home
  /// Opens or closes the palette of commands.
  case help
  case search, favorites
  case filter
  /// Chooses the next order of the list, or turns it around.
  case sort, reverseOrder
  case switchHomeStyle
  case toggleFavorite
  /// Types the tags or the note of the selected record.
  case editTags, editNote
  /// Adds the favorite again that was removed last.
  case restoreFavorite
  case play, openLinks
  /// Opens the groups of a member.
  case openGroups
  case copy
  /// Plays a quiz about the group of the selected item.
  case quiz
  /// Ranks the members of the group of the selected item.
  case rank
  case switchLanguage
  /// Loads again what failed; if nothing did, loads the shown documents again.
  case refresh
  case quit
  /// Removes the notice, as every action does. A click outside all targets means this.
  case dismissNotice

  enum Direction: Hashable, Sendable { case up, down, left, right }

  var opens: Bool {
    switch self {
    case .open, .openItem: true
    default: false
    }
  }

  static let up = BrowserAction.move(.up)
  static let down = BrowserAction.move(.down)
  static let left: BrowserAction? = .move(.left)
  static let right: BrowserAction? = .move(.right)
}

/// A side effect that the runner performs for the state.
indirect enum BrowserEffect: Equatable, Sendable {
  /// Starts a request. Its result arrives under the same ID.
  case load(BrowserRequest, requestID: Int)
  /// Stops a request. If a result still arrives, the state ignores it.
  case cancel(requestID: Int)
  /// Reads the line-ups of groups if that needs no network requests.
  case readCache([GirlGroup])
  case changeFavorites(FavoriteEdit)
  /// Reads the user's own data for the news of the day again.
  case readDayFiles
  /// Saves a changed view, order, or language for the next start.
  case remember(BrowserMemory)
  /// Opens a video, a page, or an image outside the terminal.
  case open(url: String)
  case copy(String)
  /// Plays a quiz about a group, or about all groups, until the player leaves it. All line-ups are
  /// loaded.
  case startQuiz(GroupID?)
  /// Begins or continues a ranking of a group's members, or of all groups, until the user leaves it.
  /// All line-ups are loaded.
  case startRank(GroupID?)
  /// Ends the browser, with an error to report or without.
  case quit(CommandError?)
}

/// A part of the catalog to load.
indirect enum BrowserRequest: Hashable, Sendable {
  case catalog
  case lineUp(GirlGroup)
  case allLineUps([GirlGroup])
  case image(ImagePlacement)
  /// Requests the catalog and the line-ups of some groups again, bypassing the cache; `nil` means
  /// all line-ups.
  case refresh([GroupID]?)

  var isRefresh: Bool { if case .refresh = self { true } else { false } }
}

indirect enum BrowserResponse: Equatable, Sendable {
  case catalog(Catalog)
  case lineUp(LineUp)
  case allLineUps(SearchableLineUps)
  /// An image for a place on the screen; `nil` if it cannot be shown.
  case image(ImagePlacement, ImageDrawing?)
  /// The new catalog, and the requested line-ups of groups that are still in it.
  case refreshed([GroupID]?, Catalog, SearchableLineUps)
}
