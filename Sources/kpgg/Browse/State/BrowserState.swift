import KPGGCore

/// All that the browser knows and shows: what was read, where the user is, what is on its way.
struct BrowserState: Hashable, Sendable {
  /// What stays the same for as long as the browser runs.
  struct Settings: Hashable, Sendable {
    /// For ages and the featured group.
    var today: CalendarDate
    /// Whether the program's own signs are drawn in ASCII.
    var isASCII = false
    /// Whether reading all of the catalogue costs no requests.
    var isLocal = true
    /// How the terminal takes pictures; `nil` where none are to be shown.
    var pictures: PictureProtocol?
    /// The name of the group to begin with.
    var start: String?
  }

  let settings: Settings
  var language: Language
  var size: CellSize
  var catalog = Loading<Catalog>.notAsked
  var lineUps: [GroupID: Loading<LineUp>] = [:]
  /// All line-ups, for searching.
  var everyone = Loading<Roster>.notAsked
  /// The pictures of what was shown.
  var pictures: [WebAddress: Loading<Picture>] = [:]
  /// The newest first.
  var favorites: [Favorite] = []
  /// Home first; the last one is shown.
  var screens = [BrowserScreen.home(HomePlace())]
  /// What happened last, shown until the next key.
  var notice: String?
  /// How many times the spinner has moved.
  var ticks = 0
  /// The number of the last request.
  var lastTicket = 0

  /// The browser before anything was read.
  init(settings: Settings, language: Language, size: CellSize) {
    self.settings = settings
    self.language = language
    self.size = size
  }

  /// The screen that is shown.
  var screen: BrowserScreen {
    get { screens.last ?? .home(HomePlace()) }
    set { screens = screens.dropLast() + [newValue] }
  }

  /// Whether something is on its way that the user waits for, so that the spinner moves.
  var isWaiting: Bool {
    catalog.ticket != nil || everyone.ticket != nil
      || lineUps.values.contains { $0.ticket != nil }
  }
}

extension BrowserState {
  /// The home screen's rows: the featured group alone, then the groups of each section.
  var homeRows: [HomeRow] {
    guard let catalog = catalog.value else { return [] }
    let featured = catalog.featuredGroup(on: settings.today)
      .map { [HomeRow(section: nil, groups: [$0])] }
    let sections = catalog.sections.map {
      HomeRow(section: $0, groups: catalog.groups(in: $0))
    }
    return (featured ?? []) + sections.filter { !$0.groups.isEmpty }
  }

  /// The group of this id, as the index has it, else as far as its own document tells.
  func group(_ id: GroupID) -> GirlGroup {
    // A favourite's id may be written in another letter case.
    catalog.value?[id] ?? catalog.value?.groups.first { $0.id.isSame(ignoringCase: id) }
      ?? lineUps[id]?.value?.group ?? GirlGroup(id: id)
  }

  /// A group's line-up, as far as it was read.
  func lineUp(of id: GroupID) -> Loading<LineUp> {
    let id = group(id).id
    if let loading = lineUps[id] { return loading }
    let known = everyone.value?.lineUps.first { $0.group.id == id }
    return known.map { .loaded($0) } ?? .notAsked
  }

  /// The picture of the group or member that is shown, as the catalogue tells of it.
  var pictureAddress: WebAddress? {
    guard settings.pictures != nil, !settings.isLocal else { return nil }
    switch screen {
    case .group(let place): return group(place.id).image
    case .profile(let place): return member(place.member)?.image
    case .home, .favorites, .search, .help: return nil
    }
  }

  /// A member, once her group's line-up is read.
  func member(_ id: MemberID) -> Member? {
    lineUp(of: id.group).value?.members.first { Favorite.member($0.id) == .member(id) }
  }

  /// What the user marks with the key for that, on the screen that is shown.
  var subject: Favorite? {
    switch screen {
    case .home(let place): homeGroup(at: place).map { .group($0.id) }
    case .group(let place): .group(place.id)
    case .profile(let place): .member(place.member)
    case .favorites(let selection):
      favorites.indices.contains(selection) ? favorites[selection] : nil
    case .search(let place):
      place.hits.indices.contains(place.selection)
        ? Favorite(place.hits[place.selection]) : nil
    case .help: nil
    }
  }

  /// The picture of what is selected or shown.
  var picture: WebAddress? {
    subject.flatMap { subject in
      subject.memberID.map { member($0)?.image } ?? group(subject.groupID).image
    }
  }

  /// The group in the home screen's cell.
  func homeGroup(at place: HomePlace) -> GirlGroup? {
    let rows = homeRows
    guard rows.indices.contains(place.row) else { return nil }
    let groups = rows[place.row].groups
    let column = place.column(of: place.row)
    return groups.indices.contains(column) ? groups[column] : nil
  }
}

/// A row of the home screen.
struct HomeRow: Hashable, Sendable {
  /// `nil` for the featured group's.
  let section: DebutSection?
  let groups: [GirlGroup]
}

extension Favorite {
  init(_ hit: SearchHit) {
    self = hit.member.map { .member($0.id) } ?? .group(hit.group.id)
  }
}
