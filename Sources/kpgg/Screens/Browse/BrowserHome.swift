import KPGGCore

struct BrowserHome: Equatable, Sendable {
  /// The selected row, counted from the top. The featured group has a row of its own.
  var row = 0
  /// The selected column of each row, kept when the user moves to another row.
  var columns: [Int: Int] = [:]
  var controls = ListControls()

  func column(ofRow row: Int) -> Int { columns[row] ?? 0 }
}

/// The styles of the home screen: cards in a row for each section, or a line for each group.
///
/// The raw values are those of `--view`.
enum HomeStyle: String, CaseIterable, Sendable {
  case grid = "cards"
  case rows = "list"
}

struct HomeRow: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case featured
    case birthdays
    case section(DebutSection)
    /// All groups, in an order that sections would hide.
    case sorted

    func title(in language: Language) -> String {
      switch self {
      case .featured: language.words.groupOfTheDay
      case .birthdays: language.words.browser.birthdays
      case .section(let section): section.title(in: language)
      case .sorted: language.words.browser.allGroups
      }
    }
  }

  let kind: Kind
  /// Groups, or birthdays.
  let entries: [ListEntry]
  /// The number of entries that the row leaves out.
  var hiddenCount = 0

  /// The number of entries: `31`, or `5 of 31`.
  func count(in language: Language) -> String {
    let (shown, all) = (entries.count, entries.count + hiddenCount)
    guard shown < all else { return "\(all)" }
    return language.words.text("\(shown) of \(all)", "\(all)명, \(shown)명만 표시")
  }
}

extension BrowserHome: BrowserList {
  var screen: BrowserScreen { .home(self) }

  func title(in state: BrowserState) -> String { "" }

  func entries(in state: BrowserState) -> [ListEntry] {
    state.homeRows.flatMap(\.entries)
  }

  func selectedIndex(in state: BrowserState) -> Int { index(in: state.homeRows) }

  func selectedEntry(in state: BrowserState) -> ListEntry? {
    let (rows, column) = (state.homeRows, column(ofRow: row))
    guard rows.indices.contains(row), rows[row].entries.indices.contains(column) else {
      return nil
    }
    return rows[row].entries[column]
  }

  /// Birthdays need all line-ups, but the home screen shows them only if that takes no network
  /// requests. For an endpoint, ``BrowserEffect/readCache(_:)`` finds out.
  func needsAllLineUps(in state: BrowserState) -> Bool {
    state.settings.isLocal || state.settings.isOffline
      || ListFilter.namesLineUps(controls.filter.text)
  }

  func kind(in state: BrowserState) -> ListKind { .groups }

  /// Selects an entry in its row, else in another row: the featured group also has a section.
  mutating func select(_ entry: ListEntry?, in state: BrowserState) {
    let rows = state.homeRows
    let column = { (row: Int) in rows[row].entries.firstIndex { $0.isSame(as: entry) } }
    let indices = Array(rows.indices)
    row = (indices.filter { $0 == row } + indices).first { column($0) != nil } ?? 0
    columns = rows.isEmpty ? [:] : [row: column(row) ?? 0]
  }

  func head(in view: LinearView, isMarked: Bool) -> [String] {
    let state = view.state
    let missing =
      state.filter(controls).needsLineUps
      ? view.status(of: state.allLineUps, view.labels.loadingMembers) : []
    let news =
      controls.filter.text.isEmpty
      ? state.news.map { state.writer.firstNames($0, room: view.width ?? .max) } : []
    return [view.path] + news + view.listStatus + missing + view.emptyList(view.labels.emptyCatalog)
  }

  func lines(in state: BrowserState) -> [LinearEntry] {
    state.homeRows.flatMap { row in
      let title = row.kind.title(in: state.language)
      let heading =
        row.kind == .featured
        ? title : LinearEntry.heading(title, row.count(in: state.language))
      return row.entries.map { LinearEntry($0, state.homeFacts(of: $0), heading: heading) }
    }
  }

  /// The position of the selected entry among the entries of all rows.
  func index(in rows: [HomeRow]) -> Int {
    rows.prefix(row).reduce(0) { $0 + $1.entries.count } + column(ofRow: row)
  }

  fileprivate mutating func select(_ index: Int, in rows: [HomeRow]) {
    var rest = index
    row = 0
    while row < rows.count - 1, rest >= rows[row].entries.count {
      rest -= rows[row].entries.count
      row += 1
    }
    columns[row] = rest
  }
}

extension BrowserState {
  /// The style of the home screen. A filtered one is a list, which shows more matches.
  func style(of home: BrowserHome) -> HomeStyle {
    home.controls.filter.text.isEmpty ? homeStyle : .rows
  }

  /// Makes the rows of the home screen: the featured group, the week's birthdays, and the groups. Groups
  /// are by section, or in the chosen order in a list. A list shows at most five birthdays; a filter leaves
  /// only groups.
  func newHomeRows() -> [HomeRow] {
    guard let catalog = catalog.value, case .home(let home)? = screens.first else { return [] }
    let isFiltered = !home.controls.filter.text.isEmpty
    let accepted = isFiltered ? acceptedGroups(filter(home.controls), in: catalog) : nil
    let order = order(of: .groups)
    func newRow(_ kind: HomeRow.Kind, _ groups: [GirlGroup]) -> HomeRow {
      let shown = groups.filter { accepted?.contains($0.id) ?? true }
      return HomeRow(kind: kind, entries: order.sorted(shown, in: language).map { .group($0) })
    }
    let groups =
      style(of: home) == .rows && order.key != .own
      ? [newRow(.sorted, catalog.groups)]
      : catalog.sections.map { newRow(.section($0), catalog.groups(in: $0)) }
    var rows: [HomeRow] = []
    if !isFiltered, let group = catalog.featuredGroup(on: settings.today) {
      rows.append(HomeRow(kind: .featured, entries: [.group(group)]))
    }
    if !isFiltered, !birthdays.isEmpty {
      let shown = style(of: home) == .rows ? birthdays.prefix(5) : birthdays[...]
      rows.append(
        HomeRow(
          kind: .birthdays, entries: shown.map { .birthday($0) },
          hiddenCount: birthdays.count - shown.count))
    }
    return rows + groups.filter { !$0.entries.isEmpty }
  }

  /// The groups that a filter accepts. A term of members or songs accepts a group if one of
  /// them matches.
  private func acceptedGroups(_ filter: ListFilter, in catalog: Catalog) -> Set<GroupID> {
    let groups = NameFilter(filter.names).filter(catalog.groups)
      .filter { filter.accepts($0, with: lineUp(of: $0.id).value) }
    return Set(groups.map(\.id))
  }

  /// The names, the debut, and the agency of a group, or a birthday.
  func homeFacts(of entry: ListEntry) -> [String?] {
    guard case .group(let group) = entry else { return facts(of: entry) }
    return [
      group.name(in: language), group.otherName(in: language), group.debutDate?.description,
      group.agencyName?.text(in: language),
    ]
  }
}

extension BrowserState {
  mutating func switchHomeStyle() -> [BrowserEffect] {
    guard case .home = screen else { return [] }
    changeList { $0.homeStyle = $0.homeStyle == .grid ? .rows : .grid }
    return [.remember(BrowserMemory(view: homeStyle))]
  }

  /// Moves in the grid or the list of groups. Enter opens a group or a profile.
  mutating func perform(_ action: BrowserAction, in home: BrowserHome) -> [BrowserEffect] {
    let rows = homeRows
    guard !rows.isEmpty else { return [] }
    var home = home
    home.row = min(home.row, rows.count - 1)
    switch style(of: home) {
    case .grid: moveInGrid(action, rows, &home)
    case .rows: moveInRows(action, rows, &home)
    }
    let entries = rows[home.row].entries
    let column = max(0, min(home.column(ofRow: home.row), entries.count - 1))
    home.columns[home.row] = column
    screen = .home(home)
    guard action.opens, entries.indices.contains(column) else { return [] }
    guard case .group(let group) = entries[column] else { return open(entries[column]) }
    return show(.group(page(of: group, filteredLike: home)))
  }

  /// The page of a group with those members or songs for which the home screen's filter accepts it.
  func page(of group: GirlGroup, filteredLike home: BrowserHome) -> BrowserGroup {
    var page = BrowserGroup(id: group.id)
    page.controls.filter = TextField(filter(home.controls).termsOfLineUps)
    return page
  }

  /// Moves between groups (up, down) and between sections (left, right).
  private func moveInRows(_ action: BrowserAction, _ rows: [HomeRow], _ home: inout BrowserHome) {
    let last = rows.count - 1
    switch action {
    case .move(.left), .previousRow: home.row = home.row == 0 ? last : home.row - 1
    case .move(.right), .nextRow: home.row = home.row == last ? 0 : home.row + 1
    default:
      let index = home.index(in: rows)
      let count = rows.reduce(0) { $0 + $1.entries.count }
      guard let moved = selection(index, after: action, count: count) else { return }
      home.select(moved, in: rows)
      return
    }
    home.columns[home.row] = 0
  }

  /// Moves between rows (up, down) and within a row (left, right).
  private func moveInGrid(_ action: BrowserAction, _ rows: [HomeRow], _ home: inout BrowserHome) {
    let last = rows.count - 1
    let page = layout.home.pageLength
    switch action {
    case .move(.up): home.row = max(0, home.row - 1)
    case .move(.down): home.row = min(last, home.row + 1)
    case .page(.up): home.row = max(0, home.row - page)
    case .page(.down): home.row = min(last, home.row + page)
    case .nextRow: home.row = home.row == last ? 0 : home.row + 1
    case .previousRow: home.row = home.row == 0 ? last : home.row - 1
    case .move(.left): home.columns[home.row] = max(0, home.column(ofRow: home.row) - 1)
    case .move(.right): home.columns[home.row] = home.column(ofRow: home.row) + 1
    case .first: home.columns[home.row] = 0
    case .last: home.columns[home.row] = rows[home.row].entries.count - 1
    case .openItem(let row, let column):
      home.row = max(0, min(row, last))
      home.columns[home.row] = column
    default: break
    }
  }
}
