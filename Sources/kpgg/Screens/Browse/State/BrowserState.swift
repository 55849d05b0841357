import KPGGCore
import KPGGPublishing
import KPGGQuiz

/// Everything that the browser knows: the loaded documents, the open screens, the favorites.
struct BrowserState: ScreenState, Hashable {
  /// The settings, which stay the same while the browser runs.
  struct Settings: Hashable, Sendable {
    /// The date for ages and the featured group.
    var today: CalendarDate
    /// Whether lines and symbols are drawn in ASCII.
    var isASCII = false
    /// Whether the catalog is read without network requests.
    var isLocal = true
    /// Whether only cached documents of an endpoint are read.
    var isOffline = false
    /// The image protocol before the terminal answers any question; `nil` shows no images.
    var images: ImageProtocol?
    /// Whether the terminal's answers can select another image protocol.
    var asksForImages = false
    /// What else the terminal supports.
    var terminal = TerminalFeatures()
    /// The name of the group to open first.
    var start: String?
    /// The member to open first, if the name is a member's.
    var startMember: MemberID?
  }

  let settings: Settings
  var language: Language
  var size: CellSize
  var catalog = Loading<Catalog>.notRequested
  var lineUps: [GroupID: Loading<LineUp>] = [:]
  /// All line-ups, for the search and for a member's other groups.
  var allLineUps = Loading<SearchableLineUps>.notRequested
  /// The images of the visited screens.
  var images: [WebAddress: Loading<DecodedPicture>] = [:]
  /// The terminal's image protocol; `nil` shows no images.
  var imageProtocol: ImageProtocol?
  /// The size of a cell in pixels, as far as it is known.
  var cellSize: PixelSize?
  /// The favorites, newest first.
  var favorites: [Favorite] = []
  /// The birthdays of the week, once all line-ups are loaded.
  var birthdays: [Birthday] = []
  /// Whether the home screen is a grid or a list.
  var homeStyle = HomeStyle.grid
  /// The chosen order of each kind of list.
  var orders: [ListKind: ListOrder] = [:]
  /// The open screens, home first. The last one is visible.
  var screens = [BrowserScreen.home(HomeState())]
  /// The last message, visible until the next key or click.
  var notice: String?
  /// The ID of the refresh in progress.
  var refreshID: Int?
  /// The quiz that starts when all line-ups are loaded.
  var awaitedQuiz: AwaitedQuiz?
  /// What the last key or click copied, if it copied something.
  var copied: CopiedText?
  var lastRequestID = 0
  /// What was printed last, line by line.
  var printed = PrintedLines()

  /// Creates the state before anything is loaded.
  init(settings: Settings, language: Language, size: CellSize) {
    self.settings = settings
    imageProtocol = settings.images
    self.language = language
    self.size = size
  }

  var frame: BrowserFrame { BrowserView(state: self).frame() }

  /// The visible screen.
  var screen: BrowserScreen {
    get { screens.last ?? .home(HomeState()) }
    set { screens = screens.dropLast() + [newValue] }
  }
}

extension BrowserState {
  /// The style of the home screen. A filtered one is a list, which shows more matches.
  func style(of home: HomeState) -> HomeStyle {
    home.controls.filter.text.isEmpty ? homeStyle : .rows
  }

  /// The selected group or birthday of the home screen.
  func selectedEntry(of home: HomeState) -> HomeEntry? {
    let rows = rows(of: home)
    guard rows.indices.contains(home.row) else { return nil }
    let entries = rows[home.row].entries
    let column = home.column(ofRow: home.row)
    return entries.indices.contains(column) ? entries[column] : nil
  }

  /// The group with an ID: from the index, else from its own document, else without facts.
  func group(_ id: GroupID) -> GirlGroup {
    // The ID of a favorite may differ in case.
    catalog.value?[id] ?? catalog.value?.groups.first { $0.id.isSame(ignoringCase: id) }
      ?? lineUps[id]?.value?.group ?? GirlGroup(id: id)
  }

  /// The line-up of a group, alone or from all line-ups.
  func lineUp(of id: GroupID) -> Loading<LineUp> {
    let id = group(id).id
    if let loading = lineUps[id] { return loading }
    return allLineUps.value?[id].map { .loaded($0) } ?? .notRequested
  }

  /// Whether keys are letters of a text, rather than commands.
  var readsLetters: Bool {
    if screen.controls?.isTyping ?? false { return true }
    switch screen {
    case .search, .palette: return true
    case .home, .group, .profile, .favorites, .changes: return false
    }
  }

  /// A member, if the line-up of the group is loaded.
  func member(_ id: MemberID) -> Member? {
    lineUp(of: id.groupID).value?.members.first { Favorite.member($0.id) == .member(id) }
  }

  /// The selected song of a group's screen.
  func selectedSong(of shown: GroupState) -> Song? {
    let index = shown.selection - visibleMembers(of: shown).count
    guard index >= 0 else { return nil }
    let songs = visibleSongs(of: shown)
    return songs.indices.contains(index) ? songs[index] : nil
  }

  /// The name of a group or member in the current language.
  func name(of favorite: Favorite) -> String {
    switch favorite {
    case .group(let id): group(id).name(in: language)
    case .member(let id): member(id)?.name(in: language) ?? id.name
    }
  }

  /// The selected group or member of the favorites.
  func selectedFavorite(of shown: FavoritesState) -> Favorite? {
    let favorites = visible(shown)
    return favorites.indices.contains(shown.selection) ? favorites[shown.selection] : nil
  }

  /// The group or member of the selected change; `nil` if it was removed.
  func subject(of shown: ChangesState) -> Favorite? {
    guard shown.changes.indices.contains(shown.selection) else { return nil }
    let change = shown.changes[shown.selection]
    guard change.event != .removed else { return nil }
    switch change.kind {
    case .section: return nil
    case .group: return GroupID(change.id).map { .group($0) }
    case .member: return MemberID(change.id).map { .member($0) }
    case .song:
      return change.id.split(separator: "/").first.flatMap { GroupID(String($0)) }
        .map { .group($0) }
    }
  }

  /// The group or member that the keys `f`, `p`, and `o` act on.
  var subject: Favorite? { subject(of: screen) }

  func subject(of screen: BrowserScreen) -> Favorite? {
    switch screen {
    case .home(let home): selectedEntry(of: home)?.favorite
    case .group(let shown): .group(shown.id)
    case .profile(let profile): .member(profile.member)
    case .favorites(let shown): selectedFavorite(of: shown)
    case .search(let search):
      search.hits.indices.contains(search.selection)
        ? Favorite(search.hits[search.selection]) : nil
    case .changes(let shown): subject(of: shown)
    case .palette: nil
    }
  }

  /// The URL of the subject's image, which the key `o` opens.
  var subjectImageURL: WebAddress? {
    subject.flatMap { subject in
      subject.memberID.map { member($0)?.image } ?? group(subject.groupID).image
    }
  }

  /// The URL of the image to show on the visible screen, if images are enabled.
  var shownImageURL: WebAddress? {
    guard imageProtocol != nil, !settings.isLocal, BrowserLayout.hasRoomForImage(size) else {
      return nil
    }
    switch screen {
    case .group(let shown): return group(shown.id).image
    case .profile(let profile): return member(profile.member)?.image
    case .home, .favorites, .search, .changes, .palette: return nil
    }
  }
}

extension BrowserState {
  /// The groups whose members the visible screen needs.
  var neededLineUps: [GroupID] {
    switch screen {
    case .group(let shown): [group(shown.id).id]
    case .profile(let profile): [group(profile.member.groupID).id]
    case .favorites:
      favorites.compactMap(\.memberID?.groupID).reduce(into: []) { ids, id in
        let id = group(id).id
        if !ids.contains(id) { ids.append(id) }
      }
    case .home, .search, .changes, .palette: []
    }
  }

  /// Whether the visible screen or a quiz needs all line-ups. The home screen needs them for
  /// birthdays and a profile for the member's other groups, but only if that takes no network
  /// requests.
  var needsAllLineUps: Bool {
    if awaitedQuiz != nil { return true }
    return switch screen {
    case .search: true
    case .home(let home):
      settings.isLocal || settings.isOffline || filter(home.controls).namesLineUps
    case .profile: settings.isLocal
    case .group, .favorites, .changes, .palette: false
    }
  }
}

/// The styles of the home screen: cards in a row for each section, or a line for each group.
enum HomeStyle: Hashable, Sendable { case grid, rows }

/// A row of the home screen.
struct HomeRow: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case featured
    case birthdays
    case section(DebutSection)
  }

  let kind: Kind
  let entries: [HomeEntry]
}

/// A group or a birthday on the home screen.
enum HomeEntry: Hashable, Sendable {
  case group(GirlGroup)
  case birthday(Birthday)

  /// The group, or the member whose birthday it is.
  var favorite: Favorite {
    switch self {
    case .group(let group): .group(group.id)
    case .birthday(let birthday): .member(birthday.member.id)
    }
  }
}

extension Favorite {
  /// The group or member of a search hit.
  init(_ hit: SearchHit) {
    self = hit.member.map { .member($0.id) } ?? .group(hit.group.id)
  }
}
