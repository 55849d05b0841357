import KPGGCore

/// All line-ups, and a search in them, whose names are taken apart once.
struct Roster: Sendable {
  let lineUps: [LineUp]
  let search: CatalogSearch

  init(_ lineUps: [LineUp]) {
    self.lineUps = lineUps
    search = CatalogSearch(lineUps)
  }
}

extension Roster: Hashable {
  /// The search follows from the line-ups.
  static func == (left: Self, right: Self) -> Bool { left.lineUps == right.lineUps }

  func hash(into hasher: inout Hasher) { hasher.combine(lineUps) }
}

/// What a search finds in as much of the catalogue as is read.
enum BrowserSearch {
  /// The groups and members for a text, the best first; groups alone until all members are there.
  static func hits(for text: String, in state: BrowserState) -> [SearchHit] {
    if let everyone = state.everyone.value { return Array(everyone.search.hits(for: text)) }
    let groups = state.catalog.value?.groups.map { LineUp(group: $0, members: []) } ?? []
    return Array(CatalogSearch(groups).hits(for: text))
  }
}
