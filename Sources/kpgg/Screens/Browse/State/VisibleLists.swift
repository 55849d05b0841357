import KPGGCore
import KPGGQuiz

/// The rows of lists after the filter, in the chosen order.
extension BrowserState {
  /// The kind of the list with the selection; `nil` on a screen without a list.
  var listKind: ListKind? {
    switch screen {
    case .home: .groups
    case .group(let shown):
      selectedSong(of: shown) == nil && !visibleMembers(of: shown).isEmpty ? .members : .songs
    case .favorites: .favorites
    case .search: .hits
    case .profile, .changes, .palette: nil
    }
  }

  func order(of kind: ListKind) -> ListOrder { orders[kind] ?? ListOrder() }

  /// The parsed filter of a screen with a list.
  func filter(_ controls: ListControls) -> ListFilter {
    ListFilter(
      controls.filter.text,
      among: ListFilter.Candidates(
        groups: { catalog.value?.groups ?? [] },
        members: {
          allLineUps.value?.lineUps.members ?? lineUps.values.flatMap { $0.value?.members ?? [] }
        }, hasAllMembers: allLineUps.value != nil))
  }

  /// The rows of the home screen: the featured group, the birthdays of the week, and the groups of
  /// each section. A filter leaves only sections.
  func rows(of home: HomeState) -> [HomeRow] {
    guard let catalog = catalog.value else { return [] }
    let isFiltered = !home.controls.filter.text.isEmpty
    let accepted = isFiltered ? acceptedGroups(filter(home.controls), in: catalog) : nil
    let order = order(of: .groups)
    let sections = catalog.sections.map { section in
      let groups = catalog.groups(in: section).filter { accepted?.contains($0.id) ?? true }
      return HomeRow(
        kind: .section(section), entries: order.sorted(groups, in: language).map { .group($0) })
    }
    var rows: [HomeRow] = []
    if !isFiltered, let group = catalog.featuredGroup(on: settings.today) {
      rows.append(HomeRow(kind: .featured, entries: [.group(group)]))
    }
    if !isFiltered, !birthdays.isEmpty {
      rows.append(HomeRow(kind: .birthdays, entries: birthdays.map { .birthday($0) }))
    }
    return rows + sections.filter { !$0.entries.isEmpty }
  }

  /// The groups that a filter accepts. A term of members or songs accepts a group if one of
  /// them matches.
  private func acceptedGroups(_ filter: ListFilter, in catalog: Catalog) -> Set<GroupID> {
    let groups = NameFilter(filter.names).filter(catalog.groups)
      .filter { filter.accepts($0, with: lineUp(of: $0.id).value) }
    return Set(groups.map(\.id))
  }

  /// The members of a group's screen: current members, then former members.
  func visibleMembers(of shown: GroupState) -> [Member] {
    guard let lineUp = lineUp(of: shown.id).value else { return [] }
    let order = order(of: .members)
    guard shown.controls.isActive || order != ListOrder() else { return lineUp.members }
    let filter = filter(shown.controls)
    let members = NameFilter(filter.names).filter(lineUp.members)
      .filter { filter.accepts($0, of: lineUp.group) }
    return order.sorted(members, in: language)
  }

  /// The members among whom a profile is shown: those of the group's screen below, in their order;
  /// else the line-up.
  func listedMembers(around profile: ProfileState) -> [Member] {
    for screen in screens.reversed() {
      guard case .group(let shown) = screen, shown.id == profile.member.groupID else { continue }
      let members = visibleMembers(of: shown)
      if members.contains(where: { $0.id == profile.member }) { return members }
    }
    return lineUp(of: profile.member.groupID).value?.members ?? []
  }

  /// The songs of a group's screen, by default the newest first.
  func visibleSongs(of shown: GroupState) -> [Song] {
    guard let lineUp = lineUp(of: shown.id).value else { return [] }
    var songs = ListedSong.newestFirst([lineUp])
    if shown.controls.isActive {
      let filter = filter(shown.controls)
      songs = NameFilter(filter.names).filter(songs)
        .filter { filter.accepts($0.song, of: lineUp.group) }
    }
    return order(of: .songs).sorted(songs.map(\.song), in: language)
  }

  /// The favorites that match the filter, by default the newest first.
  func visible(_ shown: FavoritesState) -> [Favorite] {
    let order = order(of: .favorites)
    guard shown.controls.isActive || order != ListOrder() else { return favorites }
    let filter = filter(shown.controls)
    let named = NameFilter(filter.names).filter(favorites) { favorite, add in
      add(favorite.id)
      if let id = favorite.memberID {
        member(id)?.forEachName(add)
      } else {
        group(favorite.groupID).forEachName(add)
      }
    }
    let accepted = named.filter { favorite in
      let group = group(favorite.groupID)
      guard let id = favorite.memberID else { return filter.accepts(group) }
      return member(id).map { filter.accepts($0, of: group) } ?? !filter.hasTerms
    }
    return order.sorted(accepted, id: \.id) { favorite, key in
      let name = key == .group ? group(favorite.groupID).name(in: language) : name(of: favorite)
      return .text(NormalizedText(name))
    }
  }

  /// The groups and members for a search's text, best first by default. Until all line-ups are
  /// loaded, only groups are found. An empty text with a filter matches every record.
  func searchHits(for search: SearchState) -> [SearchHit] {
    let all =
      allLineUps.value
      ?? SearchableLineUps(
        catalog.value?.groups.map { LineUp(group: $0, members: []) } ?? [])
    let isFiltered = !search.controls.filter.text.isEmpty
    var hits =
      isFiltered && NormalizedText(search.field.text).isEmpty
      ? all.search.everything : Array(all.search.hits(for: search.field.text))
    if isFiltered {
      let filter = filter(search.controls)
      if !NormalizedText(filter.names).isEmpty {
        let ids = Set(all.search.hits(for: filter.names).map(\.id))
        hits = hits.filter { ids.contains($0.id) }
      }
      hits = hits.filter { hit in
        if let member = hit.member { return filter.accepts(member, of: hit.group) }
        guard filter.filtersSongs, !filter.filtersMembers else { return filter.accepts(hit.group) }
        return filter.accepts(hit.group, with: lineUp(of: hit.group.id).value)
      }
    }
    return order(of: .hits).sorted(hits, id: \.id) { hit, key in
      key == .group
        ? hit.group.sortKey(.name, in: language)
        : hit.member?.sortKey(key, in: language) ?? hit.group.sortKey(key, in: language)
    }
  }
}

/// The line above a list: its filter and its order.
extension BrowserState {
  /// Whether the line is visible: the list has a filter or another order than its own.
  var showsListStatus: Bool {
    guard let controls = screen.controls, catalog.value != nil else { return false }
    return controls.isActive || !chosenOrders.isEmpty
  }

  /// The orders of the visible lists that are not their own ones.
  var chosenOrders: [(kind: ListKind, order: ListOrder)] {
    var kinds = listKind.map { [$0] } ?? []
    if case .group = screen { kinds = [.members, .songs] }
    return kinds.map { ($0, order(of: $0)) }.filter { $0.1 != ListOrder() }
  }

  /// The number of entries in the visible list.
  var visibleCount: Int {
    switch screen {
    case .home(let home): rows(of: home).reduce(0) { $0 + $1.entries.count }
    case .group(let shown): visibleMembers(of: shown).count + visibleSongs(of: shown).count
    case .favorites(let shown): visible(shown).count
    case .search(let search): search.hits.count
    case .profile, .changes, .palette: 0
    }
  }
}
