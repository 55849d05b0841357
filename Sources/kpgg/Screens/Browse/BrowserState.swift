import KPGGCore

/// The whole state of the browser: the loaded documents, the open screens, the favorites.
struct BrowserState: ScreenState, Equatable {
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
    /// Whether images can be converted to sixels.
    var convertsImages = false
    var terminal = TerminalFeatures()
    /// The name of the group to open first.
    var start: String?
    /// The member to open first, if the name is a member's.
    var startMember: MemberID?
  }

  let settings: Settings
  var language: Language
  var size: CellSize
  var catalog = Loading<Catalog>.notRequested {
    didSet {
      guard catalog.value != nil || oldValue.value != nil else { return }
      updateRelations()
      let ids = catalog.value?.groups.map { ($0.id.description.lowercased(), $0.id) } ?? []
      groupIDs = Dictionary(ids) { first, _ in first }
    }
  }
  /// The IDs of the groups by the IDs in lowercase.
  private var groupIDs: [String: GroupID] = [:]
  var lineUps: [GroupID: Loading<LineUp>] = [:]
  /// All line-ups, for the search and for a member's other groups.
  var allLineUps = Loading<SearchableLineUps>.notRequested {
    // Most changes are between states without line-ups.
    didSet { if allLineUps.value != nil || oldValue.value != nil { updateRelations() } }
  }
  /// Finds related groups. Until all line-ups are loaded, it knows no shared members.
  private(set) var relationFinder: GroupRelationFinder?
  /// The images of the visited screens; `nil` for those that cannot be shown.
  var images: [ImagePlacement: Loading<ImageDrawing?>] = [:]
  /// The terminal's image protocol; `nil` shows no images.
  var imageProtocol: ImageProtocol?
  var cellSize: PixelSize?
  /// The favorites with their tags and notes.
  var savedFavorites = Favorites() {
    didSet {
      favorites = savedFavorites.entries.map(\.favorite)
      let notes = savedFavorites.entries.map { ($0.favorite, $0.noteTexts) }
      noteTexts = Dictionary(notes.filter { !$0.1.isEmpty }) { first, _ in first }
    }
  }
  /// The favorites, newest first.
  private(set) var favorites: [Favorite] = []
  /// The tags and the notes of the favorites that have any.
  private(set) var noteTexts: [Favorite: [String]] = [:]
  /// The favorites that the user removed since the start, the last one at the end.
  var removedFavorites: [Favorites.Entry] = []
  /// The line for tags or a note, while the user types it.
  var noteField: NoteField?
  /// The birthdays of the week, once all line-ups are loaded.
  var birthdays: [Birthday] = []
  /// The user's own data for the news of the day, once they are read.
  var dayFiles: DayFiles? {
    didSet { updateNews() }
  }
  /// The parts of each line with news of the day, as of ``updateNews()``.
  private(set) var news: [[String]] = []
  /// Whether the home screen is a grid or a list.
  var homeStyle = HomeStyle.grid
  var orders: [ListKind: ListOrder] = [:]
  /// The rows of the home screen, as of ``updateHomeRows()``.
  private(set) var homeRows: [HomeRow] = []
  /// The open screens, home first. The last one is visible.
  var screens = [BrowserScreen.home(BrowserHome())]
  /// The last message, visible until the next key or click.
  var notice: String?
  var requests: [Int: BrowserRequest] = [:]
  /// The effect that starts a quiz or a ranking when all line-ups are loaded.
  var awaitedGame: BrowserEffect?
  /// The text that the last key or click copied, if any.
  var copied: CopiedText?
  var lastRequestID = 0
  /// The entries of a list that the linear mode printed last.
  var printedEntries = 0..<0
  /// Whether the linear mode printed other text after the screen, so that the screen must be
  /// printed again.
  var hasLeftScreen = false
  /// Whether the user left a game. The linear mode then prints the screen again, even after a
  /// notice.
  var hasReturned = false

  init(settings: Settings, language: Language, size: CellSize = .initial) {
    self.settings = settings
    imageProtocol = settings.images
    self.language = language
    self.size = size
  }

  /// Makes the rows of the home screen again, after a change to what they depend on: the documents,
  /// the birthdays, the filter, the order, the style, or the language.
  mutating func updateHomeRows() { homeRows = newHomeRows() }

  /// Tells the news of the day again, after a change to what they depend on: the catalog, the
  /// birthdays, the user's own data, or the language.
  mutating func updateNews() {
    guard let catalog = catalog.value, let dayFiles else { return }
    let today = settings.today
    let news = DayNews(
      of: DaySpan(first: today, days: 0), today: today, in: catalog,
      allLineUps.value?.lineUps ?? [],
      members: birthdays.filter { $0.date == today }.map(\.member), dayFiles)
    self.news = news.summaryParts(language.words)
  }

  private mutating func updateRelations() {
    relationFinder = catalog.value.map {
      GroupRelationFinder($0, lineUps: allLineUps.value?.lineUps ?? [])
    }
  }

  var frame: BrowserFrame { BrowserView(self).frame }

  var screen: BrowserScreen {
    get { screens.last ?? .home(BrowserHome()) }
    set { screens = screens.dropLast() + [newValue] }
  }
}

extension BrowserState {
  /// The group with an ID: from the index, else from its own document, else without facts.
  func group(_ id: GroupID) -> GirlGroup {
    // The ID of a favorite may differ in case.
    catalog.value?[id] ?? groupIDs[id.description.lowercased()].flatMap { catalog.value?[$0] }
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
    noteField != nil || screen.controls?.isTyping ?? false || screen.page.readsLetters
  }

  /// A member, if the line-up of the group is loaded.
  func member(_ id: MemberID) -> Member? {
    lineUp(of: id.groupID).value?.members.first { Favorite.member($0.id) == .member(id) }
  }

  /// A song, if the line-up of the group is loaded.
  func song(titled title: String, of group: GroupID) -> Song? {
    lineUp(of: group).value?.song(titled: title)
  }

  func name(of favorite: Favorite) -> String {
    switch favorite {
    case .group(let id): group(id).name(in: language)
    case .member(let id): member(id)?.name(in: language) ?? id.name
    case .song(let group, let title):
      song(titled: title, of: group)?.title(in: language) ?? title
    }
  }

  /// The record that the keys `f`, `t`, `n`, `p`, and `o` act on.
  var markedRecord: Favorite? { screen.page.markedRecord(in: self) }

  /// The group, member, or song of the page or of its selected entry.
  var subject: Favorite? { screen.page.subject(in: self) }

  var selectedEntry: ListEntry? { screen.page.selectedEntry(in: self) }

  /// The URL of a record's image; `nil` for a song.
  func imageURL(of record: Favorite) -> WebAddress? {
    switch record {
    case .group(let id): group(id).image
    case .member(let id): member(id)?.image
    case .song: nil
    }
  }

  /// The URL of the image to show on the visible screen, if images are enabled.
  var shownImageURL: WebAddress? {
    guard imageProtocol != nil, !settings.isLocal, BrowserLayout.hasRoomForImage(size) else {
      return nil
    }
    return screen.page.imageURL(in: self)
  }
}

extension BrowserState {
  var neededLineUps: [GroupID] { screen.page.neededLineUps(in: self) }

  /// Whether the visible screen or a game needs all line-ups.
  var needsAllLineUps: Bool { awaitedGame != nil || screen.page.needsAllLineUps(in: self) }

  func order(of kind: ListKind) -> ListOrder { orders[kind] ?? ListOrder() }

  func filter(_ controls: ListControls) -> ListFilter {
    ListFilter(controls.filter.text, in: self)
  }

  /// The wording of facts about groups and members, without colors.
  var writer: TextWriter { .plain(language) }

  /// The main facts of a group in one line.
  func summary(of group: GirlGroup) -> String {
    let status = group.status.map(language.words.status)
    return [
      group.debutDate?.description, group.agencyName?.text(in: language),
      group.fandomName?.text(in: language), status,
    ].compactMap(\.self).joined(separator: " · ")
  }
}
