import KPGGCore

/// Hints for names that no group has. They never send a request.
extension Lookup {
  /// The hint for the name of a member or a unit, or for several groups' names in a row; `nil` for
  /// other names. Suggests the given command with the group, or else commands for the member or unit.
  func hint(
    for name: String, in catalog: Catalog, suggesting groupCommand: String? = nil
  ) async -> Hint? {
    if let groups = Self.groups(named: name, in: catalog) {
      return .namesSeveralGroups(groups.map(\.exactID))
    }
    guard !Self.isTooLongToSplit(name) else { return nil }
    let local = local
    if case .member(let member, let group)? = try? await local.profile(named: name) {
      return .isMember(
        name: name, group: group.displayName,
        command: groupCommand.map { Self.command($0, group.id.description) }
          ?? Self.command("profile", member.id.description))
    }
    let lineUps = try? await local.reader.lineUps(of: catalog.groups, with: [.names, .units])
    let ids = NameResolver(lineUps?.members ?? []).matches(name).map(\.exactID)
    guard ids.isEmpty else { return .membersHaveName(ids) }
    return Self.hint(forUnit: name, in: lineUps ?? [], suggesting: groupCommand)
  }

  /// The hint for a group, several groups, or a member in place of a section; `nil` for other names.
  func hint(insteadOfSection name: String) async -> Hint? {
    guard let catalog = try? await reader.local.catalog() else { return nil }
    if let group = await localGroup(named: name) {
      return Self.command(Group.description.name, group.id.description).map { .use($0) }
    }
    if let groups = Self.groups(named: name, in: catalog), groups.count <= Compare.limit {
      let ids = groups.map(\.id.description).joined(separator: " ")
      return Self.command(Compare.description.name, ids).map { .use($0) }
    }
    return await hint(for: name, in: catalog)
  }

  /// The hint for a name that no group and no member has.
  func hint(
    forMember name: String, beginnings: [String], in lineUps: [LineUp], of catalog: Catalog,
    suggesting command: String?
  ) async -> Hint {
    if let hint = Self.hint(forUnit: name, in: lineUps, suggesting: command) { return hint }
    if let hint = await hint(forTitle: name) { return hint }
    let members = NameResolver(lineUps.members)
    let nearest = members.nearest(to: name)
    if let groups = NameResolver(catalog.groups).nearest(to: name),
      groups.rank <= nearest?.rank ?? .max
    {
      let equal = groups.rank == nearest?.rank ? nearest?.candidates ?? [] : []
      return .didYouMean(
        Self.typedNames(of: groups.candidates, in: nil) + Self.typedNames(of: equal, in: catalog))
    }
    // A search also finds several words with typos: `goo hara`. Matches inside a birth name do not
    // help: Susanna contains `sanna`.
    let hits = CatalogSearch(lineUps, kinds: [.member]).rankedHits(for: name, kinds: [.member])
      .lazy.filter { $0.rank != .substring || !$0.field.isBirthName }
    var similar = Array(hits.compactMap(\.member).prefix(3))
    if similar.count < 3 {
      let ids = Set(similar.map(\.id))
      similar += members.suggestions(for: name).filter { !ids.contains($0.id) }
    }
    return Self.suggestion(of: Array(similar.prefix(3)), in: catalog)
      ?? beginnings.lazy.map { Self.groups(similarTo: $0, in: catalog) }
      .first { !$0.isEmpty }.flatMap { Self.suggestion(of: $0) }
      ?? Self.hint(forUnitLike: name, in: lineUps, suggesting: command)
      ?? .listedBy(Self.groupAndMemberLists)
  }

  /// The commands that list what a member's name can mean.
  static let groupAndMemberLists = ["kpgg groups", "kpgg members"]

  /// The commands that list what the name of several groups can mean.
  static let groupAndSectionLists = ["kpgg groups", "kpgg sections"]

  /// Whether a text names one group, or several in a row. It sends no request.
  func namesLocalGroups(_ text: String) async -> Bool {
    await !localGroups(named: text).isEmpty
  }

  /// Whether a text names one group, member, or song. It sends no request.
  func namesLocalRecord(_ name: String) async -> Bool {
    guard !Self.isTooLongToSplit(name) else { return false }
    return (try? await local.favorite(named: name)) != nil
  }

  /// The only group with a name; `nil` for none. It sends no request.
  func localGroup(named name: String) async -> GirlGroup? {
    guard !name.isLongerThanNames, let catalog = try? await reader.local.catalog() else {
      return nil
    }
    return catalog.group(named: name).value
  }

  /// The only group with a name, or the groups that a text names one after the other. It sends no
  /// request.
  func localGroups(named text: String) async -> [GirlGroup] {
    guard !Self.isTooLongToSplit(text), let catalog = try? await reader.local.catalog() else {
      return []
    }
    if let group = catalog.group(named: text).value { return [group] }
    return Self.groups(named: text, in: catalog) ?? []
  }

  /// The member with a name that no group has; `nil` if there is none. It sends no request.
  func localMember(named name: String?) async -> MemberID? {
    guard let name, case .member(let member, _)? = try? await local.profile(named: name) else {
      return nil
    }
    return member.id
  }

  /// The error for the name of several members or groups; `nil` for another name. It sends no request.
  func localAmbiguity(of name: String) async -> CommandError? {
    do {
      _ = try await local.profile(named: name)
      return nil
    } catch {
      guard let error = error as? CommandError, case .ambiguousName = error else { return nil }
      return error
    }
  }

  /// The IDs and names of the groups, members, and songs that are most similar to an unknown name, at
  /// most four, with their rank. Groups come before members, and members before songs. Members and
  /// songs are many; without loose matches, a part of a word, a name with two typos, or a short one with
  /// one finds only groups.
  static func nearest(
    to name: String, in lineUps: [LineUp], acceptsLooseMatches: Bool = true
  ) -> (rank: Int, ids: [String], names: [String])? {
    let isAccepted = { acceptsLooseMatches || !Nearness.isLoose($0, for: name) }
    let lineUps = bestKnownFirst(lineUps)
    let groups = nearest(to: name, among: lineUps.map(\.group))
    let others = [
      nearest(to: name, among: lineUps.members),
      nearest(to: name, among: ListedSong.bestKnownFirst(lineUps)),
    ].compactMap(\.self).filter { isAccepted($0.rank) }
    guard let rank = ([groups].compactMap(\.self) + others).map(\.rank).min() else { return nil }
    // A group that is a typo away is as likely as the beginning of a member's name.
    let isGroup = groups.map { $0.rank == rank || !Nearness.isLoose($0.rank, for: name) } ?? false
    let equal =
      (isGroup ? [groups] : []).compactMap(\.self) + others.filter { $0.rank == rank }
    // Each kind of record has its share.
    return (
      rank, equal.flatMap { $0.ids.prefix(4 / equal.count) },
      equal.flatMap { $0.names.prefix(4 / equal.count) }
    )
  }

  /// The line-ups of the best known groups come first.
  static func bestKnownFirst(_ lineUps: [LineUp]) -> [LineUp] {
    lineUps.stablySorted { left, right in
      (left.group.tier ?? .third) < (right.group.tier ?? .third)
    }
  }

  private static func nearest<Record: Named>(
    to name: String, among records: [Record]
  ) -> (rank: Int, ids: [String], names: [String])? {
    NameResolver(records).nearest(to: name).map { nearest in
      var names: [String] = []
      for candidate in nearest.candidates {
        let name = candidate.mainNames.first ?? candidate.exactID
        if !names.contains(name) { names.append(name) }
      }
      return (nearest.rank, nearest.candidates.map(\.exactID), names)
    }
  }

  /// The command for a song, if a text is its title, alone or after its group; for the title of several songs,
  /// a search. It sends no request.
  func hint(forSong title: String) async -> Hint? {
    guard !Self.isTooLongToSplit(title), NormalizedText.namesSomething(title) else { return nil }
    var command = SongCommand.description
    do {
      _ = try await local.song(named: title)
    } catch CommandError.ambiguousName {
      command = Search.description
    } catch {
      return nil
    }
    return Self.command(command.name, title).map { .use($0) }
  }

  /// The command for a song, if a text is its title. It does not call `song(named:)`,
  /// whose hints would call this function again. It sends no request.
  func hint(forTitle title: String) async -> Hint? {
    guard await isTitle(title) else { return nil }
    return Self.command(SongCommand.description.name, title).map { .use($0) }
  }

  /// Whether a text is the title of one or more songs of groups. It sends no request.
  private func isTitle(_ text: String) async -> Bool {
    guard !Self.isTooLongToSplit(text), NormalizedText.namesSomething(text),
      let lineUps = try? await local.reader.lineUps(with: .songs, where: { _ in true })
    else { return false }
    if case .unknown = Self.song(titled: text, in: lineUps, allowsUnits: false) { return false }
    return true
  }

  /// Whether a text is the ID of a song, or the title of one or more songs. It sends no request.
  func namesLocalSong(_ text: String) async -> Bool {
    if case .song? = RecordID(text) { return (try? await local.song(exactly: text)) != nil }
    return await isTitle(text)
  }

  /// Whether a song has a title, which several songs can have.
  func isSong(_ title: String) async -> Bool {
    do {
      _ = try await song(named: title)
      return true
    } catch CommandError.ambiguousName {
      return true
    } catch {
      return false
    }
  }

  /// Whether trying all parts of a name takes too long. No real name has more than 200 bytes.
  static func isTooLongToSplit(_ name: String) -> Bool { name.utf8.count > 200 }

  /// A command line to copy, with words that may be empty; `nil` if the words are not plain words for every shell.
  static func command(_ command: String, _ words: String) -> String? {
    let arePlain = words.unicodeScalars.allSatisfy {
      "._-/ ".unicodeScalars.contains($0) || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    return arePlain ? "kpgg \(command)" + (words.isEmpty ? "" : " \(words)") : nil
  }

  /// Whether a text is one plain word for every shell, so that it can be a part of a command to copy.
  static func isPlainWord(_ text: String) -> Bool {
    command("", text) != nil && !text.contains(" ")
  }

  /// The line-ups on this machine; only the groups of the index if another document is not there or is
  /// invalid.
  func localLineUps(with parts: LineUpParts) async -> [LineUp] {
    if let read = try? await local.reader.lineUps(with: parts, where: { _ in true }) { return read }
    let groups = (try? await local.reader.catalog())?.groups ?? []
    return groups.map { LineUp(group: $0, checkedMembers: []) }
  }

  /// The same lookup in the documents on this machine.
  var local: Lookup { Lookup(reader: reader.local, givesHints: false) }

  /// The groups that a text names, one after the other, also with commas between them; `nil` if there
  /// are fewer than two, or a word is left over.
  static func groups(named text: String, in catalog: Catalog) -> [GirlGroup]? {
    guard !text.isLongerThanNames else { return nil }
    let resolver = NameResolver(catalog.groups)
    var groups: [GirlGroup] = []
    var words = text.split { " ,".contains($0) }[...]
    while !words.isEmpty {
      // No group's name has more than six words.
      let ends = words.prefix(6).indices.reversed()
      let named = ends.lazy.map {
        (end: $0, groups: resolver.matches(words[...$0].joined(separator: " ")))
      }
      guard let (end, matches) = named.first(where: { $0.groups.count == 1 }) else { return nil }
      if !groups.contains(where: { $0.id == matches[0].id }) { groups += matches }
      words = words[(end + 1)...]
    }
    return groups.count > 1 ? groups : nil
  }
}
