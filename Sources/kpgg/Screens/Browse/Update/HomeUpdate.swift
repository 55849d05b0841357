import KPGGCore

/// The keys of the home screen.
extension BrowserState {
  /// Switches between the grid and the list, on the home screen only.
  mutating func switchHomeStyle() {
    guard case .home = screen else { return }
    homeStyle = homeStyle == .grid ? .rows : .grid
  }

  /// Moves in the grid or the list of groups. Enter opens a group or a profile.
  mutating func perform(_ action: BrowserAction, in home: HomeState) -> [BrowserEffect] {
    let rows = rows(of: home)
    guard !rows.isEmpty else { return [] }
    var home = home
    home.row = min(home.row, rows.count - 1)
    switch style(of: home) {
    case .grid: moveInGrid(action, rows, &home)
    case .rows: moveInRows(action, rows, &home)
    }
    let lastColumn = rows[home.row].entries.count - 1
    home.columns[home.row] = max(0, min(home.column(ofRow: home.row), lastColumn))
    screen = .home(home)
    switch action {
    case .open, .openItem: return selectedEntry(of: home).map { open($0.favorite) } ?? []
    default: return []
    }
  }

  /// Moves between rows (up, down) and within a row (left, right).
  private func moveInGrid(_ action: BrowserAction, _ rows: [HomeRow], _ home: inout HomeState) {
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

  /// Moves between groups (up, down) and between sections (left, right).
  private func moveInRows(_ action: BrowserAction, _ rows: [HomeRow], _ home: inout HomeState) {
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
}

extension HomeState {
  /// The position of the selected entry among the entries of all rows.
  func index(in rows: [HomeRow]) -> Int {
    rows.prefix(row).reduce(0) { $0 + $1.entries.count } + column(ofRow: row)
  }

  /// Selects an entry by its position among the entries of all rows.
  fileprivate mutating func select(_ index: Int, in rows: [HomeRow]) {
    var rest = index
    for (row, entries) in rows.map(\.entries).enumerated() {
      if rest < entries.count || row == rows.count - 1 {
        self.row = row
        columns[row] = rest
        return
      }
      rest -= entries.count
    }
  }
}
