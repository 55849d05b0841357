import KPGGCore

/// Hints for names that no song has.
extension Lookup {
  /// The hint for the name of a group or a member, or for a name that is more similar to a group's than to
  /// the titles of songs; `nil` for another name.
  func hintForGroup(
    _ name: String, _ kind: CommandError.NameKind, in catalog: Catalog,
    similarTo songs: [ListedSong], _ command: String
  ) async -> Hint? {
    if let group = NameResolver(catalog.groups).matches(name).first {
      return Self.command(command, group.id.description).map { .use($0) }
    }
    var groups = kind == .song ? [] : Self.groups(similarTo: name, in: catalog)
    if !groups.isEmpty, let rank = NameResolver(songs).nearest(to: name)?.rank,
      rank < NameResolver(groups).nearest(to: name)?.rank ?? .max
    {
      groups = []
    }
    return await hint(for: name, in: catalog, suggesting: command) ?? Self.suggestion(of: groups)
  }

  /// The hint for groups whose names differ by one typo from a text, and for songs that are similar or sound
  /// like it: 뉴진쓰 is meant as 뉴진스. Returns `nil` if no group's name is near, or if a title is nearer.
  static func hint(
    forGroupLike name: String, orSongs songs: [ListedSong], in catalog: Catalog
  ) -> Hint? {
    guard let nearest = NameResolver(catalog.groups).nearest(to: name),
      !Nearness.isLoose(nearest.rank, for: name),
      nearest.rank <= NameResolver(songs).nearest(to: name)?.rank ?? .max
    else { return nil }
    return .didYouMean(
      typedNames(of: nearest.candidates, in: catalog)
        + typedNames(of: Array(songs.prefix(2)), in: catalog))
  }

  /// The hint for the songs whose titles differ by a typo from a text, or sound like it; `nil` for none.
  static func hint(
    forTitleLike name: String, among songs: [ListedSong], in catalog: Catalog
  ) -> Hint? {
    if let nearest = NameResolver(songs).nearest(to: name),
      !Nearness.isLoose(nearest.rank, for: name)
    {
      return suggestion(of: nearest.candidates, in: catalog)
    }
    let query = LoanwordQuery(name)
    return suggestion(
      of: songs.filter { query?.match($0.song.title)?.isWhole == true }, in: catalog)
  }

  /// The hint for members whose names differ by a typo from a text that is as short as Korean names: too
  /// many titles sound like it, as *Change* sounds like 고양이. Suggests the command with the group of
  /// a single member, or else the members' profiles. Returns `nil` for none, and for a longer text.
  func hint(
    forMemberLike name: String, in catalog: Catalog, suggesting command: String
  ) async throws -> Hint? {
    guard name.count <= 3 else { return nil }
    let members = try await reader.lineUps(of: catalog.groups, with: .members).members
    guard let nearest = NameResolver(members).nearest(to: name), nearest.rank < Nearness.twoTypos
    else { return nil }
    guard nearest.candidates.count == 1, let member = nearest.candidates.first else {
      return .didYouMean(
        Self.typedNames(of: nearest.candidates, in: catalog).map { typed in
          BilingualText(
            english: "kpgg profile \(typed.english)", korean: "kpgg profile \(typed.korean)")
        })
    }
    return .isMember(
      name: (name.hasHangul ? member.koreanStageName : nil) ?? member.mainNames.first ?? name,
      group: catalog.group(member.groupID).displayName,
      command: Self.command(command, member.groupID.description))
  }

  /// The error for a name that is similar to no group and no section. It suggests similar titles.
  func errorForSong(like name: String) async -> CommandError {
    let lineUps = (try? await reader.local.lineUps(with: .songs) { _ in true }) ?? []
    let nearest = NameResolver(ListedSong.bestKnownFirst(lineUps)).nearest(to: name)
    var commands: [String] = []
    for listed in nearest?.candidates ?? [] {
      let title = listed.song.displayTitle.text(in: name.hasHangul ? .korean : .english)
      let command = Self.command(SongCommand.description.name, title)
      if let command, !commands.contains(command) { commands.append(command) }
    }
    return .unknownName(
      name, .groupSectionOrSong,
      hint: commands.isEmpty
        ? .listedBy(Self.groupAndSectionLists + ["kpgg songs"]) : .didYouMean(commands))
  }
}
