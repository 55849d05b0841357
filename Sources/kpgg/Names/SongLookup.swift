import KPGGCore
import KPGGSystem

/// The meaning of the words of `kpgg play`.
indirect enum PlayedSubject: Sendable {
  /// A group. Its hit song is played.
  case group(LineUp)
  /// A song of a group or of a unit.
  case song(ListedSong)
}

extension Lookup {
  /// Resolves a group, a song's title or ID, a unit's name or ID, or a group followed by the title of
  /// one of its songs or by one of its units.
  ///
  /// It reads all documents only if the name is neither a group nor a group followed by one of its
  /// songs. If a member has the name, the hint suggests the command with the member's group.
  func played(named name: String, suggesting command: String) async throws -> PlayedSubject {
    if let id = GroupID(name), let lineUp = try await reader.lineUp(exactly: id) {
      return .group(lineUp)
    }
    if let song = try await song(exactly: name) { return .song(song) }
    let catalog = try await reader.catalog()
    let groups = NameResolver(catalog.groups).matches(name)
    if !groups.isEmpty {
      if let song = try await songOfUnit(spelled: name, insteadOf: groups) { return .song(song) }
      return .group(try await reader.lineUp(of: try Self.group(named: name, in: catalog)))
    }
    return .song(try await song(named: name, .played, in: catalog, suggesting: command))
  }

  /// Resolves a song's title or ID, a unit's name or ID, or a group followed by the title of one of its
  /// songs or by one of its units.
  ///
  /// It reads all documents only if the name is neither an ID nor a group followed by one of its
  /// songs. If a group or a member has the name, the hint suggests the songs of the group.
  func song(named name: String) async throws -> ListedSong {
    if let song = try await song(exactly: name) { return song }
    let catalog = try await reader.catalog()
    let groups = NameResolver(catalog.groups).matches(name)
    if let song = try await songOfUnit(spelled: name, insteadOf: groups) { return song }
    return try await song(named: name, .song, in: catalog, suggesting: Songs.description.name)
  }

  /// Resolves `GROUP/songs/TITLE` or `GROUP/units/NAME`, with one document.
  func song(exactly name: String) async throws -> ListedSong? {
    if case .song(let id, let title)? = RecordID(name) {
      guard let lineUp = try await reader.lineUp(exactly: id), let song = lineUp.song(titled: title)
      else { return nil }
      return ListedSong(song: song, group: lineUp.id)
    }
    return try await unit(exactly: name).map(Self.song)
  }

  /// The song of the unit whose name a text spells with its punctuation, in groups whose names match
  /// the text only without it: *MAMAMOO+* is a unit of MAMAMOO.
  private func songOfUnit(
    spelled name: String, insteadOf groups: [GirlGroup]
  ) async throws -> ListedSong? {
    guard !groups.contains(where: { $0.isSpelled(name) }) else { return nil }
    for group in groups {
      let units = ListedUnit.newestFirst([try await reader.lineUp(of: group)])
      if let unit = units.first(where: { $0.isSpelled(name) }) { return try Self.song(of: unit) }
    }
    return nil
  }

  /// The song of a unit.
  private static func song(of unit: ListedUnit) throws(CommandError) -> ListedSong {
    guard let song = ListedSong(unit.unit, of: unit.group) else {
      throw .noVideo(of: unit.unit.name, hint: nil)
    }
    return song
  }

  /// Resolves a title or a unit after the name of a group, or else a title alone, or else a unit.
  ///
  /// A unit that has the name of a group is not meant.
  private func song(
    named name: String, _ kind: CommandError.NameKind, in catalog: Catalog,
    suggesting command: String
  ) async throws -> ListedSong {
    var unknownSong: CommandError?
    for split in Self.splits(of: name) {
      let named = NameResolver(catalog.groups).matches(split.group)
      guard named.count == 1, let group = named.first else { continue }
      let lineUp = try await reader.lineUp(of: group)
      let titled = Self.song(titled: split.title, of: lineUp)
      if let song = titled.song { return song }
      // A unit with a song would have been found.
      if let unit = Self.unit(named: split.title, in: [lineUp]) { return try Self.song(of: unit) }
      if let song = Self.songs(soundingLike: split.title, in: [lineUp]).first { return song }
      let isMember = !NameResolver(lineUp.members).matches(split.title).isEmpty
      let list = split.isUnit ? "kpgg units \(group.id)" : "kpgg songs \(group.id)"
      unknownSong = .unknownName(
        split.title, split.isUnit ? .unitOf(group.displayName) : .songOf(group.displayName),
        hint: isMember
          ? .isMember(
            name: split.title, group: group.displayName,
            command: Self.command(command, group.id.description))
          : Self.suggestion(of: titled.suggestions, in: catalog) ?? .listedBy([list]))
    }
    let lineUps = try await reader.lineUps(of: catalog.groups, with: [.songs, .units])
    let isGroup = !NameResolver(catalog.groups).matches(name).isEmpty
    switch Self.song(titled: name, in: lineUps, allowsUnits: !isGroup) {
    case .found(let song): return song
    case .ambiguous(let songs): throw Self.ambiguous(name, songs, in: catalog)
    case .unknown(let suggestions):
      if let song = try await song(titledBeforeGroup: name, in: catalog) { return song }
      let spelled = Self.songs(soundingLike: name, in: lineUps)
      // Titles that sound like a short text are often not meant: 고양이 is not *Change*.
      let isShort = LoanwordQuery(name)?.isShort ?? true
      if let unknownSong {
        // 시크릿 가든 is *Secret Garden*, and no song of SECRET.
        if spelled.count == 1, !isShort { return spelled[0] }
        guard case .unknownName(_, _, let known?) = unknownSong, known.isGuess,
          let hint = Self.hint(forTitleLike: name, among: suggestions, in: catalog)
        else { throw unknownSong }
        throw CommandError.unknownName(name, kind, hint: hint)
      }
      if !isGroup, let unit = Self.unit(named: name, in: lineUps) { return try Self.song(of: unit) }
      // A group is more likely than a song that sounds like the name. For `play`, so is a member.
      if let hint = await hintForGroup(name, kind, in: catalog, similarTo: suggestions, command) {
        throw CommandError.unknownName(name, kind, hint: hint)
      }
      if kind == .played,
        let hint = try await hint(forMemberLike: name, in: catalog, suggesting: command)
      {
        throw CommandError.unknownName(name, kind, hint: hint)
      }
      let similar = spelled.isEmpty ? suggestions : spelled
      if let hint = Self.hint(forGroupLike: name, orSongs: similar, in: catalog) {
        throw CommandError.unknownName(name, kind, hint: hint)
      }
      guard spelled.count < 2 else { throw Self.ambiguous(name, spelled, in: catalog) }
      if let song = spelled.first, !isShort { return song }
      let lists =
        kind == .song ? ["kpgg songs"] : ["kpgg groups", "kpgg units", "kpgg songs"]
      throw CommandError.unknownName(
        name, kind,
        hint: Self.suggestion(of: suggestions, in: catalog)
          ?? Self.suggestion(of: spelled, in: catalog) ?? .listedBy(lists))
    }
  }

  /// The song whose title is typed before the name of its group: `love dive ive`.
  private func song(
    titledBeforeGroup name: String, in catalog: Catalog
  ) async throws -> ListedSong? {
    guard !name.hasSlash else { return nil }
    for split in Self.splits(of: name) {
      // Here the title comes first, so the parts are swapped.
      let named = NameResolver(catalog.groups).matches(split.title)
      guard named.count == 1, let group = named.first else { continue }
      let lineUp = try await reader.lineUp(of: group)
      if let song = Self.song(titled: split.group, of: lineUp).song { return song }
    }
    return nil
  }

  /// The song of a group with a title, or else similar ones. If several have the title, the newest is
  /// meant.
  private static func song(
    titled title: String, of lineUp: LineUp
  ) -> (song: ListedSong?, suggestions: [ListedSong]) {
    if let song = lineUp.song(titled: title) {
      return (ListedSong(song: song, group: lineUp.id), [])
    }
    return switch song(titled: title, in: [lineUp]) {
    case .found(let song): (song, [])
    case .ambiguous(let songs): (songs[0], [])
    case .unknown(let suggestions): (nil, suggestions)
    }
  }

  /// The error for a title of several songs, or a name or title of several units.
  private static func ambiguous(
    _ name: String, _ songs: [ListedSong], in catalog: Catalog
  ) -> CommandError {
    ambiguous(name, songs.allSatisfy { $0.unit != nil } ? .unit : .song, songs, in: catalog)
  }

  /// Finds the song with a title as a search does: in either language, or in the other keyboard
  /// layout. The best known groups come first. If no group has the song, units count, by their names
  /// and by the titles of their songs.
  static func song(
    titled title: String, in lineUps: [LineUp], allowsUnits: Bool = true
  ) -> Resolution<ListedSong> {
    let songs = ListedSong.bestKnownFirst(lineUps)
    let titled = NameResolver(songs)
    let matches = titled.matches(title)
    guard matches.isEmpty else { return Self.resolution(of: matches, suggesting: []) }
    let named = NormalizedText(title)
    let parts = songs.filter { $0.song.hasTitlePart(named) }
    guard parts.isEmpty else { return Self.resolution(of: parts, suggesting: []) }
    let ofUnits = allowsUnits ? NameResolver(ListedSong.ofUnits(lineUps)).matches(title) : []
    guard ofUnits.isEmpty else { return Self.resolution(of: ofUnits, suggesting: []) }
    let hits = CatalogSearch(lineUps, kinds: [.song, .unit]).rankedHits(
      for: title, kinds: allowsUnits ? [.song, .unit] : [.song])
    let whole = hits.prefix { $0.rank == .exact }.compactMap(ListedSong.init)
    let ofGroups = whole.filter { $0.unit == nil }
    return Self.resolution(
      of: ofGroups.isEmpty ? whole : ofGroups,
      suggesting: titled.nearest(to: title)?.candidates
        ?? (hits.isEmpty
          ? titled.suggestions(for: title) : hits.prefix(3).compactMap(ListedSong.init)))
  }

  private static func resolution(
    of songs: [ListedSong], suggesting similar: @autoclosure () -> [ListedSong]
  ) -> Resolution<ListedSong> {
    switch songs.count {
    case 0: .unknown(suggestions: similar())
    case 1: .found(songs[0])
    default: .ambiguous(songs)
    }
  }

  /// The songs, of groups or units, whose titles a text in Hangul spells by their sounds: *CHEER UP* for
  /// `치얼업`.
  private static func songs(
    soundingLike text: String, in lineUps: [LineUp]
  ) -> [ListedSong] {
    CatalogSearch(lineUps, kinds: [.song, .unit]).songs(soundingLike: text)
      .compactMap(ListedSong.init)
  }

  private typealias Split = (group: String, title: String, isUnit: Bool)

  /// Every split of a name into a group and a title or a unit, the shortest group first.
  private static func splits(of name: String) -> [Split] {
    var atSlash: [Split] = []
    switch RecordID(name) {
    case .song(let group, let title)?: atSlash = [(group.description, title, false)]
    case .unit(let group, let unit)?: atSlash = [(group.description, unit, true)]
    default:
      guard name.hasSlash else { break }
      let parts = name.pathComponents(maxSplits: 1)
      atSlash = [(parts[0], parts[1], false)]
    }
    let words = name.split(separator: " ", maxSplits: mostWords)
    let betweenWords = words.indices.dropFirst().map { index in
      (
        group: words[..<index].joined(separator: " "),
        title: words[index...].joined(separator: " "), isUnit: false
      )
    }
    return betweenWords + atSlash
  }

  /// The maximum number of words of a group's name in front of a title.
  private static let mostWords = 20
}
