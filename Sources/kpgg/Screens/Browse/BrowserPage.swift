import KPGGCore

enum BrowserScreen: Equatable, Sendable {
  case home(BrowserHome)
  case group(BrowserGroup)
  case profile(BrowserProfile)
  case favorites(BrowserFavorites)
  case search(BrowserSearch)
  case changes(BrowserChanges)
  case choice(BrowserChoice)
  case palette(BrowserPalette)

  var page: any BrowserPage {
    switch self {
    case .home(let page): page
    case .group(let page): page
    case .profile(let page): page
    case .favorites(let page): page
    case .search(let page): page
    case .changes(let page): page
    case .choice(let page): page
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
protocol BrowserPage: Equatable, Sendable {
  var screen: BrowserScreen { get }
  /// Whether keys are letters of a text, rather than commands.
  var readsLetters: Bool { get }
  /// The name in the path of open screens.
  func title(in state: BrowserState) -> String
  /// The visible entries of the list. ``BrowserAction/openItem(row:column:)`` counts them, except
  /// in the grid of the home screen.
  func entries(in state: BrowserState) -> [ListEntry]
  func selectedIndex(in state: BrowserState) -> Int
  /// The lowest selection: 0, or -1 if the title can be selected.
  var firstSelection: Int { get }
  func selectedEntry(in state: BrowserState) -> ListEntry?
  /// The group, member, or song of the page, or of its selected entry.
  func subject(in state: BrowserState) -> Favorite?
  /// The record that the keys for favorites, tags, notes, videos, and links act on.
  func markedRecord(in state: BrowserState) -> Favorite?
  func imageURL(in state: BrowserState) -> WebAddress?
  func neededLineUps(in state: BrowserState) -> [GroupID]
  func needsAllLineUps(in state: BrowserState) -> Bool

  /// The lines above the list, line by line and not yet fitted. A favorite can be marked as one.
  func head(in view: LinearView, isMarked: Bool) -> [String]
  func lines(in state: BrowserState) -> [LinearEntry]
}

extension BrowserPage {
  var readsLetters: Bool { false }
  func entries(in state: BrowserState) -> [ListEntry] { [] }
  func selectedIndex(in state: BrowserState) -> Int { 0 }
  var firstSelection: Int { 0 }
  func subject(in state: BrowserState) -> Favorite? { selectedEntry(in: state)?.favorite }
  func markedRecord(in state: BrowserState) -> Favorite? { subject(in: state) }
  func imageURL(in state: BrowserState) -> WebAddress? { nil }
  func neededLineUps(in state: BrowserState) -> [GroupID] { [] }
  func needsAllLineUps(in state: BrowserState) -> Bool { false }
  func lines(in state: BrowserState) -> [LinearEntry] {
    entries(in: state).map { LinearEntry($0, state.facts(of: $0)) }
  }
  func selectedEntry(in state: BrowserState) -> ListEntry? {
    let (entries, index) = (entries(in: state), selectedIndex(in: state))
    return entries.indices.contains(index) ? entries[index] : nil
  }
  func selectedSong(in state: BrowserState) -> Favorite? {
    selectedEntry(in: state)?.favorite.flatMap { $0.kind == .song ? $0 : nil }
  }
}

/// A page with a list of one entry a row.
protocol SelectablePage: BrowserPage {
  var selection: Int { get set }
}

extension SelectablePage {
  func selectedIndex(in state: BrowserState) -> Int { selection }

  mutating func select(_ entry: ListEntry?, in state: BrowserState) {
    selection = entries(in: state).firstIndex { $0.isSame(as: entry) } ?? 0
  }
}

protocol BrowserList: BrowserPage {
  var controls: ListControls { get set }
  func kind(in state: BrowserState) -> ListKind
  /// Selects an entry in the list as it is now, or the first one.
  mutating func select(_ entry: ListEntry?, in state: BrowserState)
}

/// A record in a list.
enum ListEntry: Hashable, Sendable {
  case group(GirlGroup)
  /// A member. The facts are missing until the line-up is loaded.
  case member(MemberID, Member?)
  case birthday(Birthday)
  case song(Song, of: GroupID)
  case unit(GroupUnit, of: GroupID)
  case link(WebLink)
  /// A record that cannot be opened, with its ID.
  case other(String)

  var favorite: Favorite? {
    switch self {
    case .group(let group): .group(group.id)
    case .member(let id, _): .member(id)
    case .birthday(let birthday): .member(birthday.member.id)
    case .song(let song, let group): .song(group: group, title: song.title)
    case .unit, .link, .other: nil
    }
  }

  /// Whether both are about the same record, which may have changed.
  func isSame(as other: ListEntry?) -> Bool {
    favorite.map { $0 == other?.favorite } ?? (self == other)
  }
}

extension ListEntry: Named {
  var exactID: String {
    switch self {
    case .group(let group): group.exactID
    case .member(let id, _): id.description
    case .birthday(let birthday): birthday.member.exactID
    case .song(let song, let group): ListedSong(song: song, group: group).exactID
    case .unit(let unit, let group): RecordID.unit(group: group, name: unit.name).description
    case .link(let link): link.address
    case .other(let id): id
    }
  }

  func forEachName(_ body: (_ name: String, _ isMain: Bool) -> Void) {
    switch self {
    case .group(let group): group.forEachName(body)
    case .member(_, let member?): member.forEachName(body)
    case .member(let id, nil): body(id.name, true)
    case .birthday(let birthday): birthday.member.forEachName(body)
    case .song(let song, let group): ListedSong(song: song, group: group).forEachName(body)
    case .unit(let unit, _): unit.forEachName(body)
    case .link(let link): body(link.label, true)
    case .other: break
    }
  }
}

extension BrowserState {
  func entry(of favorite: Favorite) -> ListEntry {
    switch favorite {
    case .group(let id): .group(group(id))
    case .member(let id): .member(id, member(id))
    case .song(let group, let title):
      .song(song(titled: title, of: group) ?? Song(title: title), of: self.group(group).id)
    }
  }

  /// The names and the year of a group, the names and the group of a member, the titles, the group,
  /// and the year of a song, the names, the group, and the year of a unit, a birthday, or a link.
  func facts(of entry: ListEntry) -> [String?] {
    switch entry {
    case .group(let group):
      [
        group.name(in: language), group.otherName(in: language),
        group.debutDate.map { String($0.year) },
      ]
    case .member(let id, let member):
      [
        member?.name(in: language) ?? id.name, member?.otherName(in: language),
        group(id.groupID).name(in: language),
      ]
    case .birthday(let birthday):
      [
        birthday.date.description, birthday.member.name(in: language),
        group(birthday.member.groupID).name(in: language),
      ]
    case .song(let song, let id):
      [
        song.title(in: language), song.otherTitle(in: language), group(id).name(in: language),
        song.date.map { String($0.year) },
      ]
    case .unit(let unit, let id):
      [
        unit.displayName.text(in: language), unit.otherName(in: language),
        group(id).name(in: language), unit.debutDate.map { String($0.year) },
      ]
    case .link(let link): [link.label, link.address]
    case .other: []
    }
  }

  /// The names of a unit's members: `Raina, Nana, Lizzy`.
  func memberNames(of unit: GroupUnit, in group: GroupID) -> String {
    guard let lineUp = lineUp(of: group).value else { return "" }
    return ListedUnit(unit, of: lineUp).members.map { $0.name(in: language) }
      .joined(separator: ", ")
  }

  /// Moves in a list. Enter and a click open an entry. Above the entries, Enter opens the first one.
  mutating func perform(
    _ action: BrowserAction, in page: some SelectablePage
  ) -> [BrowserEffect] {
    var page = page
    let entries = page.entries(in: self)
    if let moved = selection(
      page.selection, after: action, count: entries.count, first: page.firstSelection)
    {
      page.selection = moved
      screen = page.screen
    }
    let opened = action == .open ? max(0, page.selection) : page.selection
    guard action.opens, entries.indices.contains(opened) else { return [] }
    return open(entries[opened])
  }

  /// Opens a link, or the page of a group or a member. On the page of its group, a song is played, also a unit's;
  /// on another page, that page is opened with the song or the unit selected.
  mutating func open(_ entry: ListEntry) -> [BrowserEffect] {
    switch entry {
    case .song(let song, let id):
      if case .group(let shown) = screen, shown.id == id {
        return openVideo(of: .song(group: id, title: song.title))
      }
      return show(.group(pageOfGroup(id, selecting: entry)))
    case .unit(let unit, let id):
      if case .group(let shown) = screen, shown.id == id { return openVideo(of: unit) }
      return show(.group(pageOfGroup(id, selecting: entry)))
    case .link(let link): return [.open(url: link.address)]
    case .group, .member, .birthday, .other: return entry.favorite.map { open($0) } ?? []
    }
  }

  /// The selection of a list after an action; `nil` if the action does not move it.
  func selection(
    _ selection: Int, after action: BrowserAction, count: Int, first: Int = 0
  ) -> Int? {
    let moved: Int
    switch action {
    case .move(.up), .previousRow: moved = selection - 1
    case .move(.down), .nextRow: moved = selection + 1
    case .page(.up): moved = selection - layout.pageLength
    case .page(.down): moved = selection + layout.pageLength
    case .first: moved = first
    case .last: moved = count - 1
    case .openItem(let row, _): moved = row
    default: return nil
    }
    return max(first, min(moved, count - 1))
  }
}
