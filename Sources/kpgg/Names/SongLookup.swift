import KPGGCore
import KPGGSystem

/// The meaning of the words of `kpgg play`.
enum PlayedSubject: Sendable {
  /// A group. Its hit song is played.
  case group(LineUp)
  case song(ListedSong)
  /// A unit. Its song is played.
  case unit(GroupUnit)
}

extension Lookup {
  /// Resolves a group, a song's title or ID, a unit's name or ID, or a group followed by the title of
  /// one of its songs.
  ///
  /// It reads all documents only if the name is neither a group nor a group followed by one of its
  /// songs. If a member has the name, the hint suggests the command with the member's group.
  func played(named name: String, suggesting command: String) async throws -> PlayedSubject {
    if let id = GroupID(name), let lineUp = try await reader.lineUp(exactly: id) {
      return .group(lineUp)
    }
    if let song = try await song(exactly: name) { return .song(song) }
    if let unit = try await unit(exactly: name) { return .unit(unit) }
    let catalog = try await reader.catalog()
    if !NameResolver(catalog.groups).matches(name).isEmpty {
      return .group(try await reader.lineUp(of: try Self.group(named: name, in: catalog)))
    }
    return try await subject(named: name, .groupOrSong, in: catalog, suggesting: command)
  }

  /// Resolves a song's title or ID, or a group followed by the title of one of its songs.
  ///
  /// It reads all documents only if the name is neither an ID nor a group followed by one of its
  /// songs. If a group or a member has the name, the hint suggests the songs of the group.
  func song(named name: String) async throws -> ListedSong {
    if let song = try await song(exactly: name) { return song }
    let catalog = try await reader.catalog()
    let subject = try await subject(
      named: name, .song, in: catalog, suggesting: Songs.description.name)
    guard case .song(let song) = subject else {
      throw CommandError.unknownName(name, .song, hint: .listedBy(["kpgg songs"]))
    }
    return song
  }

  /// Resolves `GROUP/songs/TITLE`, with one document.
  private func song(exactly name: String) async throws -> ListedSong? {
    guard case .song(let id, let title)? = RecordID(name),
      let lineUp = try await reader.lineUp(exactly: id), let song = lineUp.song(titled: title)
    else { return nil }
    return ListedSong(song: song, group: lineUp.id)
  }

  /// Resolves `GROUP/units/NAME`, with one document.
  private func unit(exactly name: String) async throws -> GroupUnit? {
    guard case .unit(let id, let name)? = RecordID(name) else { return nil }
    return try await reader.lineUp(exactly: id)?.units.first { $0.name == name }
  }

  /// The unit with a name.
  private static func unit(named name: String, in lineUps: [LineUp]) throws -> GroupUnit? {
    let units = NameResolver(ListedUnit.newestFirst(lineUps)).matches(name)
    guard units.count < 2 else { throw ambiguous(name, .groupOrSong, units) }
    return units.first?.unit
  }

  /// Resolves a title after the name of a group, or else a title alone, or else a unit.
  private func subject(
    named name: String, _ kind: CommandError.NameKind, in catalog: Catalog,
    suggesting command: String
  ) async throws -> PlayedSubject {
    var unknownSong: CommandError?
    for split in Self.splits(of: name) {
      let named = NameResolver(catalog.groups).matches(split.group)
      guard named.count == 1, let group = named.first else { continue }
      let lineUp = try await reader.lineUp(of: group)
      if let song = lineUp.song(titled: split.title) {
        return .song(ListedSong(song: song, group: lineUp.id))
      }
      switch Self.song(titled: split.title, in: [lineUp]) {
      case .found(let song): return .song(song)
      // If a group has several songs with the title, the newest is meant.
      case .ambiguous(let songs): return .song(songs[0])
      case .unknown(let suggestions):
        let unit = kind == .song ? nil : try Self.unit(named: split.title, in: [lineUp])
        if let unit { return .unit(unit) }
        if let song = Self.songs(soundingLike: split.title, in: [lineUp]).first {
          return .song(song)
        }
        unknownSong = .unknownName(
          split.title, .songOf(group.name),
          hint: Self.suggestion(of: suggestions) ?? .listedBy(["kpgg songs \(group.id)"]))
      }
    }
    let lineUps = try await reader.lineUps(of: catalog.groups, with: [.songs, .units])
    switch Self.song(titled: name, in: lineUps) {
    case .found(let song): return .song(song)
    case .ambiguous(let songs): throw Self.ambiguous(name, .song, songs)
    case .unknown(let suggestions):
      let unit = kind == .song ? nil : try Self.unit(named: name, in: lineUps)
      if let unit { return .unit(unit) }
      if let unknownSong { throw unknownSong }
      // A group or a member is more likely than a song that sounds like the name.
      if let hint = await hintForGroup(name, kind, in: catalog, command) {
        throw CommandError.unknownName(name, kind, hint: hint)
      }
      let spelled = Self.songs(soundingLike: name, in: lineUps)
      guard spelled.count < 2 else { throw Self.ambiguous(name, .song, spelled) }
      if let song = spelled.first { return .song(song) }
      let lists = kind == .song ? ["kpgg songs"] : ["kpgg groups", "kpgg songs"]
      throw CommandError.unknownName(
        name, kind, hint: Self.suggestion(of: suggestions) ?? .listedBy(lists))
    }
  }

  /// The hint for the name of a group or a member, or for a name similar to a group's; `nil` for
  /// another name.
  private func hintForGroup(
    _ name: String, _ kind: CommandError.NameKind, in catalog: Catalog, _ command: String
  ) async -> Hint? {
    if let group = NameResolver(catalog.groups).matches(name).first {
      return Self.command(command, group.id.description).map { .use($0) }
    }
    let groups = kind == .song ? [] : Self.groups(similarTo: name, in: catalog)
    return await hint(for: name, in: catalog, suggesting: command) ?? Self.suggestion(of: groups)
  }

  /// Finds the song with a title as a search does: in either language, or in the other keyboard
  /// layout. The best known groups come first.
  private static func song(
    titled title: String, in lineUps: [LineUp]
  ) -> Resolution<ListedSong> {
    let resolution = NameResolver(ListedSong.bestKnownFirst(lineUps)).resolve(title)
    guard case .unknown(let similar) = resolution else { return resolution }
    let hits = CatalogSearch(lineUps).rankedHits(for: title, kinds: [.song])
    let whole = hits.prefix { $0.rank == .exact }.compactMap(ListedSong.init)
    switch whole.count {
    case 0:
      return .unknown(
        suggestions: hits.isEmpty ? similar : hits.prefix(3).compactMap(ListedSong.init))
    case 1: return .found(whole[0])
    default: return .ambiguous(whole)
    }
  }

  /// The songs whose whole titles sound most like a text in Hangul: *CHEER UP* for `치얼업`.
  private static func songs(
    soundingLike text: String, in lineUps: [LineUp]
  ) -> [ListedSong] {
    CatalogSearch(lineUps).songs(soundingLike: text).compactMap(ListedSong.init)
  }

  /// Every split of a name into a group and a title or a unit, the shortest group first.
  private static func splits(of name: String) -> [(group: String, title: String)] {
    var atSlash: [(group: String, title: String)] = []
    switch RecordID(name) {
    case .song(let group, let title)?, .unit(let group, let title)?:
      atSlash = [(group.description, title)]
    default:
      guard name.hasSlash else { break }
      let parts = name.pathComponents(maxSplits: 1)
      atSlash = [(parts[0], parts[1])]
    }
    let words = name.split(separator: " ", maxSplits: mostWords)
    let betweenWords = words.indices.dropFirst().map { index in
      (
        group: words[..<index].joined(separator: " "),
        title: words[index...].joined(separator: " ")
      )
    }
    return betweenWords + atSlash
  }

  /// The maximum number of words of a group's name in front of a title.
  private static let mostWords = 20
}
