import KPGGCore
import KPGGPublishing

/// A screen of the browser and the user's position on it.
enum BrowserScreen: Hashable, Sendable {
  case home(HomeState)
  case group(GroupState)
  case profile(ProfileState)
  case favorites(FavoritesState)
  case search(SearchState)
  case changes(ChangesState)
  case palette(PaletteState)

  /// The filter line; `nil` for a screen without a list.
  var controls: ListControls? {
    get {
      switch self {
      case .home(let home): home.controls
      case .group(let group): group.controls
      case .favorites(let favorites): favorites.controls
      case .search(let search): search.controls
      case .profile, .changes, .palette: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .home(var home):
        home.controls = newValue
        self = .home(home)
      case .group(var group):
        group.controls = newValue
        self = .group(group)
      case .favorites(var favorites):
        favorites.controls = newValue
        self = .favorites(favorites)
      case .search(var search):
        search.controls = newValue
        self = .search(search)
      case .profile, .changes, .palette: break
      }
    }
  }
}

/// The selected cell of the home screen.
struct HomeState: Hashable, Sendable {
  /// The selected row, counted from the top. The featured group has a row of its own.
  var row = 0
  /// The selected column of each row, kept when the user moves to another row.
  var columns: [Int: Int] = [:]
  var controls = ListControls()

  /// The selected column of a row, 0 by default.
  func column(ofRow row: Int) -> Int { columns[row] ?? 0 }
}

/// A group's screen and the selected row. The newest songs follow the members.
struct GroupState: Hashable, Sendable {
  let id: GroupID
  var selection = 0
  var controls = ListControls()
}

/// A member's profile and how far it is scrolled.
struct ProfileState: Hashable, Sendable {
  var member: MemberID
  /// The number of lines above the visible part.
  var scroll = 0
}

/// The selected row of the favorites.
struct FavoritesState: Hashable, Sendable {
  var selection = 0
  var controls = ListControls()
}

/// A search: the typed text and the hits.
struct SearchState: Hashable, Sendable {
  var field = TextField()
  /// The visible hits, in their order.
  var hits: [SearchHit] = []
  var selection = 0
  var controls = ListControls()
}

/// The changes that a refresh found, and the selected row.
struct ChangesState: Hashable, Sendable {
  let changes: [SnapshotDifference.Change]
  var selection = 0
}

/// The palette of commands: the typed text and the selected row.
struct PaletteState: Hashable, Sendable {
  var field = TextField()
  var selection = 0
}
