import KPGGCore

/// The meaning of the words of `kpgg play`.
enum PlayedSubject: Sendable {
  /// A group. Its hit song is played.
  case group(LineUp)
  case song(ListedSong)
}

extension Lookup {
  /// Resolves a group, a song's title, or a group followed by the title of one of its songs.
  ///
  /// It reads all documents only if the name is neither a group nor a group followed by one of its
  /// songs. If a member has the name, the hint suggests the command with the member's group.
  func played(named name: String, suggesting command: String) async throws -> PlayedSubject {
    if let id = GroupID(name), let lineUp = try await reader.lineUp(exactly: id) {
      return .group(lineUp)
    }
    let catalog = try await reader.catalog()
    let groups = NameResolver(catalog.groups)
    if !groups.matches(name).isEmpty {
      return .group(try await reader.lineUp(of: try Self.group(named: name, in: catalog)))
    }
    var unknownSong: CommandError?
    let words = name.split(separator: " ", maxSplits: Self.mostWords)
    for count in words.indices.dropFirst() {
      let named = groups.matches(words[..<count].joined(separator: " "))
      guard named.count == 1, let group = named.first else { continue }
      let songs = ListedSong.newestFirst([try await reader.lineUp(of: group)])
      let title = words[count...].joined(separator: " ")
      // If a group has several songs with the title, the newest is meant.
      let matches = NameResolver(songs).matches(title)
      if let song = matches.first ?? songs.spelled(title).first { return .song(song) }
      unknownSong = .unknownName(
        title, .songOf(group.name), hint: .listedBy(["kpgg songs \(group.id)"]))
    }
    return .song(
      try await song(
        named: name, in: catalog, unknown: unknownSong, suggesting: command))
  }

  /// The maximum number of words of a group's name in front of a title.
  private static let mostWords = 20

  /// The song with a title, in any group.
  private func song(
    named name: String, in catalog: Catalog, unknown: CommandError?, suggesting command: String
  ) async throws -> ListedSong {
    let songs = ListedSong.newestFirst(try await reader.lineUps(of: catalog.groups))
    switch NameResolver(songs).resolve(name) {
    case .found(let song): return song
    case .ambiguous(let matches): throw Self.ambiguous(name, .song, matches)
    case .unknown(let suggestions):
      if let unknown { throw unknown }
      let hint: Hint =
        suggestions.isEmpty
        ? .listedBy(["kpgg groups", "kpgg songs"]) : .didYouMean(suggestions.map(\.exactID))
      do {
        _ = try await group(named: name, suggesting: command)
      } catch CommandError.unknownName(_, _, let groupHint) {
        // A similar group or member is more likely than a similar song.
        guard groupHint == .listedBy(["kpgg groups"]) else {
          throw CommandError.unknownName(name, .groupOrSong, hint: groupHint)
        }
        let spelled = songs.spelled(name)
        guard spelled.count < 2 else { throw Self.ambiguous(name, .song, spelled) }
        if let song = spelled.first { return song }
      }
      throw CommandError.unknownName(name, .groupOrSong, hint: hint)
    }
  }
}

extension [ListedSong] {
  /// The songs whose whole titles sound most like a text in Hangul: *CHEER UP* for `치얼업`.
  func spelled(_ text: String) -> [ListedSong] {
    guard let query = LoanwordQuery(text) else { return [] }
    let found = compactMap { song in
      query.match(song.song.title).flatMap { $0.isWhole ? (value: song, match: $0) : nil }
    }
    return LoanwordQuery.Match.best(of: found)
  }
}
