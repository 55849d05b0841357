import KPGGCore

extension BrowserState {
  /// Home: up and down between the rows, left and right within one.
  mutating func perform(_ action: BrowserAction, at place: HomePlace) -> [BrowserEffect] {
    let rows = homeRows
    guard !rows.isEmpty else { return [] }
    var place = place
    place.row = min(place.row, rows.count - 1)
    let last = rows.count - 1
    switch action {
    case .move(.up): place.row = max(0, place.row - 1)
    case .move(.down): place.row = min(last, place.row + 1)
    case .page(.up): place.row = max(0, place.row - homePage)
    case .page(.down): place.row = min(last, place.row + homePage)
    case .nextRow: place.row = place.row == last ? 0 : place.row + 1
    case .previousRow: place.row = place.row == 0 ? last : place.row - 1
    case .move(.left): place.columns[place.row] = max(0, place.column(of: place.row) - 1)
    case .move(.right): place.columns[place.row] = place.column(of: place.row) + 1
    case .first: place.columns[place.row] = 0
    case .last: place.columns[place.row] = rows[place.row].groups.count - 1
    case .pick(let row, let column):
      place.row = max(0, min(row, last))
      place.columns[place.row] = column
    default: break
    }
    let lastColumn = rows[place.row].groups.count - 1
    place.columns[place.row] = max(0, min(place.column(of: place.row), lastColumn))
    screen = .home(place)
    switch action {
    case .open, .pick: return homeGroup(at: place).map { open(.group($0.id)) } ?? []
    default: return []
    }
  }

  /// As many rows as a page moves.
  private var homePage: Int {
    let body = BrowserView(state: self).body(of: size)
    let layout = HomeLayout(width: body.width, height: body.height)
    return max(1, body.height / layout.rowHeight - 1)
  }
}
