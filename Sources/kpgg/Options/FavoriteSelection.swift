import KPGGCore

/// The options that select favorites, which are not read yet.
struct FavoriteSelection {
  private let onlyFavorites: Bool
  private let tags: [FavoriteTag]

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - english: What `--favorites` selects.
  ///   - korean: The same in Korean.
  /// - Throws: A usage error if a text is not a tag.
  init(_ options: OptionReader, _ english: String, _ korean: String) throws(UsageError) {
    onlyFavorites = options.flag("favorites", english, korean)
    tags = try options.tags(
      "The same, only for favorites with one of these tags, such as bias",
      "--favorites와 같지만, 이 태그 중 하나가 있는 즐겨찾기만 (예: bias)")
  }

  /// Whether no option was given.
  var isEmpty: Bool { !onlyFavorites && tags.isEmpty }

  /// The favorites that the options select; `nil` without an option. Says so if there are none.
  func favorites(in session: Session) throws -> SelectedFavorites? {
    guard !isEmpty else { return nil }
    let favorites = try session.favoritesFile().read()
    if favorites.entries.isEmpty { session.show(session.textWriter.words.noFavorites) }
    return SelectedFavorites(try favorites.tagged(tags))
  }
}

/// Favorites that filter the records of a catalog.
struct SelectedFavorites {
  private let favorites: Set<Favorite>
  /// The groups, and the groups of members and songs.
  private let groups: Set<Favorite>

  init(_ favorites: Favorites) {
    self.favorites = Set(favorites.entries.map(\.favorite))
    groups = Set(self.favorites.map { .group($0.groupID) })
  }

  func contains(_ id: RecordID) -> Bool { Favorite(id).map(favorites.contains) ?? false }

  func contains(_ song: ListedSong) -> Bool {
    contains(.song(group: song.group, title: song.song.title))
  }

  /// Whether a member or the member's group is a favorite.
  func containsMemberOrGroup(_ member: Member) -> Bool {
    contains(.member(member.id)) || contains(.group(member.groupID))
  }

  /// Whether a song or its group is a favorite.
  func containsSongOrGroup(_ song: Song, of group: GroupID) -> Bool {
    contains(.song(group: group, title: song.title)) || contains(.group(group))
  }

  /// Whether a group, or one of its members or songs, is a favorite.
  func containsGroupOrPart(of group: GroupID) -> Bool { groups.contains(.group(group)) }
}
