import KPGGCore

/// A screen of the browser and the user's position on it.
enum BrowserScreen: Hashable, Sendable {
  case home(BrowserHome)
  case group(BrowserGroup)
  case profile(BrowserProfile)
  case favorites(BrowserFavorites)
  case search(BrowserSearch)
  case changes(BrowserChanges)
  case palette(BrowserPalette)

  /// The page of the screen, whatever its kind.
  var page: any BrowserPage {
    switch self {
    case .home(let page): page
    case .group(let page): page
    case .profile(let page): page
    case .favorites(let page): page
    case .search(let page): page
    case .changes(let page): page
    case .palette(let page): page
    }
  }

  /// The filter line; `nil` for a screen without a list.
  var controls: ListControls? {
    get { (page as? any BrowserList)?.controls }
    set {
      guard let newValue, var list = page as? any BrowserList else { return }
      list.controls = newValue
      self = list.screen
    }
  }
}

/// The content and the needs of one screen of the browser. Shared state is in ``BrowserState``.
protocol BrowserPage: Hashable, Sendable {
  /// The page as a screen.
  var screen: BrowserScreen { get }
  /// Whether keys are letters of a text, rather than commands.
  var readsLetters: Bool { get }
  /// The name in the path of open screens.
  func title(in state: BrowserState) -> String
  /// The group or member that the keys `f`, `p`, and `o` act on.
  func subject(in state: BrowserState) -> Favorite?
  /// The selected entry of the list.
  func selectedEntry(in state: BrowserState) -> ListEntry?
  /// The URL of the image to show.
  func imageURL(in state: BrowserState) -> WebAddress?
  /// The groups whose members the page needs.
  func neededLineUps(in state: BrowserState) -> [GroupID]
  /// Whether the page needs all line-ups.
  func needsAllLineUps(in state: BrowserState) -> Bool

  /// The lines above the list, line by line and not yet fitted. A favorite can be marked as one.
  func head(in view: LinearView, isMarked: Bool) -> [String]
  /// The entries of the list, line by line. ``BrowserAction/openItem(row:column:)`` counts them.
  func entries(in state: BrowserState) -> [LinearEntry]
  /// The index of the selected entry.
  func selectedIndex(in state: BrowserState) -> Int
}

extension BrowserPage {
  var readsLetters: Bool { false }
  func selectedEntry(in state: BrowserState) -> ListEntry? {
    subject(in: state).map { .subject($0) }
  }
  func imageURL(in state: BrowserState) -> WebAddress? { nil }
  func neededLineUps(in state: BrowserState) -> [GroupID] { [] }
  func needsAllLineUps(in state: BrowserState) -> Bool { false }
  func entries(in state: BrowserState) -> [LinearEntry] { [] }
  func selectedIndex(in state: BrowserState) -> Int { 0 }
}

/// A page with a list that can be filtered and sorted.
protocol BrowserList: BrowserPage {
  var controls: ListControls { get set }
  /// The kind of the list with the selection.
  func kind(in state: BrowserState) -> ListKind
  /// The number of visible entries.
  func count(in state: BrowserState) -> Int
  /// Selects an entry in the list as it is now, or the first one.
  mutating func select(_ entry: ListEntry?, in state: BrowserState)
}
