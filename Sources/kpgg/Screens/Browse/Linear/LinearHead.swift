import KPGGCore

/// The lines above a list.
extension LinearView {
  /// The path, the facts, the filter and the order, and what is missing.
  ///
  /// - Parameter isMarked: Whether a favorite is marked as one.
  /// - Returns: The lines, not yet fitted.
  func head(isMarked: Bool) -> [String] {
    guard state.catalog.value != nil else {
      return [path] + status(of: state.catalog, labels.loadingCatalog)
    }
    switch state.screen {
    case .home(let home):
      return [path] + listStatus + missingMembers(for: home) + emptyList(labels.emptyCatalog)
    case .group(let shown): return [path] + head(of: shown, isMarked: isMarked)
    case .profile(let shown): return [path] + head(of: shown, isMarked: isMarked)
    case .favorites:
      guard !state.favorites.isEmpty else { return [path, labels.noFavorites] }
      let lineUps = state.neededLineUps.lazy.map { state.lineUp(of: $0) }
      let missing = lineUps.first { $0.value == nil }
      return [path] + listStatus
        + (missing.map { status(of: $0, labels.loadingMembers) } ?? []) + emptyList("")
    case .search(let search): return [path] + head(of: search)
    case .changes(let shown): return [path, labels.changed(shown.changes.count)]
    case .palette: return [path]
    }
  }

  /// The path of open screens. A long one loses its start, as in the full-screen view.
  private var path: String {
    let start = ProgramDescription.name
    let room = (width ?? .max) - CellWidth.of(start)
    return ([start] + BrowserView(state: state).path(fitting: room)).joined(separator: " › ")
  }

  private func head(of shown: GroupState, isMarked: Bool) -> [String] {
    let group = state.group(shown.id)
    let hitSong = group.hitSong.map {
      FactSheet.Fact(language.words.labels.groupFields.hitSong, $0.fullTitle(in: language))
    }
    let names = [group.name(in: language), group.otherName(in: language)]
    let lineUp = state.lineUp(of: shown.id)
    return [title(names, .group(group.id), isMarked: isMarked)]
      + lines(of: state.writer.history(of: group) + [hitSong].compactMap(\.self)) + listStatus
      + status(of: lineUp, labels.loadingMembers)
      + (lineUp.value.map { $0.members.isEmpty ? [labels.noMembers] : [] } ?? [])
      + (lineUp.value == nil ? [] : emptyList(""))
  }

  private func head(of profile: ProfileState, isMarked: Bool) -> [String] {
    let lineUp = state.lineUp(of: profile.member.groupID)
    guard lineUp.value != nil else { return status(of: lineUp, labels.loadingMembers) }
    let members = state.listedMembers(around: profile)
    guard let index = members.firstIndex(where: { $0.id == profile.member }) else {
      return [labels.memberNotFound]
    }
    let names = [
      members[index].name(in: language), state.group(profile.member.groupID).name(in: language),
    ]
    let name = { (step: Int) in
      members[(index + step + members.count) % members.count].name(in: language)
    }
    return [title(names, .member(profile.member), isMarked: isMarked)]
      + lines(of: state.profileFacts(of: members[index]))
      + (members.count < 2
        ? [] : [labels.linear.position(index + 1, members.count, name(1), name(-1))])
  }

  private func head(of search: SearchState) -> [String] {
    let isEmpty = NormalizedText(search.field.text).isEmpty && !search.controls.isActive
    let summary = isEmpty ? labels.searchPrompt : labels.found(entries.count)
    return ["\(labels.linear.search): \(search.field.text)"] + listStatus
      + status(of: state.allLineUps, labels.loadingMembers) + [summary]
  }

  /// The line with the names of a group or a member.
  private func title(_ names: [String?], _ favorite: Favorite, isMarked: Bool) -> String {
    let mark = isMarked && state.favorites.contains(favorite) ? labels.favorite : nil
    return (names + [mark]).compactMap(\.self).joined(separator: ", ")
  }

  private func lines(of facts: [FactSheet.Fact]) -> [String] {
    facts.map { "\($0.label): \($0.value)" }
  }

  /// The filter and the order of the list, if they are not the usual ones.
  private var listStatus: [String] {
    guard let controls = state.screen.controls else { return [] }
    var lines: [String] = []
    if controls.isActive {
      let note = state.filter(controls).problem.map(labels.problem) ?? labels.found(entries.count)
      lines.append("\(labels.linear.filter): \(controls.filter.text), \(note)")
    }
    let orders = state.chosenOrders.map { labels.sorted($0.kind, $0.order) }
    return lines + orders.map { "\(labels.linear.order): \($0)" }
  }

  /// The line for a list without entries: the filter leaves none, or there are none.
  private func emptyList(_ text: String) -> [String] {
    guard entries.isEmpty else { return [] }
    let isFiltered = state.screen.controls?.isActive ?? false
    return isFiltered ? [labels.noResults] : [text].filter { !$0.isEmpty }
  }

  /// The status of the members and songs that a filter of the home screen needs.
  private func missingMembers(for home: HomeState) -> [String] {
    state.filter(home.controls).needsLineUps
      ? status(of: state.allLineUps, labels.loadingMembers) : []
  }

  /// The reason for a missing value: its request is in progress, failed, or was canceled.
  private func status<Value>(of loading: Loading<Value>, _ text: String) -> [String] {
    switch loading {
    case .loaded: []
    case .notRequested, .inProgress: [text]
    case .canceled: [labels.canceled, labels.linear.retry]
    case .failed(let error):
      ["\(language.words.errorLabel): \(error.message)"]
        + (error.hint.map { ["\(language.words.hintLabel): \($0)"] } ?? []) + [labels.linear.retry]
    }
  }
}
