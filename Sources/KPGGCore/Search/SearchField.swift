/// A searchable field. The raw value is the JSON key of the field.
package enum SearchField: String, Hashable, Sendable {
  /// The names of a group or a unit.
  case name, koreanName
  /// The names of a member.
  case stageName, koreanStageName, birthName, koreanBirthName
  /// An alias of a group or member.
  case aliases
  /// The fandom of a group.
  case fandom, koreanFandom
  /// The titles of a song, or of a unit's song.
  case title, koreanTitle

  /// Whether the field names a group, a member, or a unit.
  package var isName: Bool { matching == .name }

  /// Whether the field is a birth name. Birth names are less known than stage names.
  package var isBirthName: Bool { self == .birthName || self == .koreanBirthName }

  /// How closely a text must match the field.
  var matching: Matching {
    switch self {
    case .name, .koreanName, .stageName, .koreanStageName, .birthName, .koreanBirthName, .aliases:
      .name
    case .title, .koreanTitle: .title
    case .fandom, .koreanFandom: .fandom
    }
  }

  /// How closely a text must match a field.
  enum Matching {
    /// Any match counts.
    case name
    /// A typo needs a longer text than in a name, because titles have many short and common words.
    /// A part of a word needs five letters.
    case title
    /// Only beginnings of words count.
    case fandom
  }

  /// The position of the field among equal matches: names, aliases, songs, fandoms, birth names.
  var order: Int {
    switch self {
    case .name, .koreanName, .stageName, .koreanStageName: 0
    case .aliases: 1
    case .title, .koreanTitle: 2
    case .fandom, .koreanFandom: 3
    case .birthName, .koreanBirthName: 4
    }
  }
}

extension GirlGroup {
  /// Calls a closure with each searchable text of the group, most likely first.
  package func forEachSearchableText(_ body: (SearchField, String) -> Void) {
    body(.name, name)
    if let koreanName { body(.koreanName, koreanName) }
    for alias in aliases { body(.aliases, alias) }
    if let fandom { body(.fandom, fandom) }
    if let koreanFandom { body(.koreanFandom, koreanFandom) }
  }
}

extension [Member] {
  /// Calls a closure with each searchable text of the member at an index, most likely first.
  package func forEachSearchableText(at index: Int, _ body: (SearchField, String) -> Void) {
    // Copying the member into a variable would take as long as searching its names.
    if let name = self[index].stageName { body(.stageName, name) }
    if let name = self[index].koreanStageName { body(.koreanStageName, name) }
    if self[index].stageName == nil, self[index].koreanStageName == nil {
      // The name that is shown.
      body(.stageName, self[index].id.name)
    }
    for alias in self[index].aliases { body(.aliases, alias) }
    if let name = self[index].birthName { body(.birthName, name) }
    if let name = self[index].koreanBirthName { body(.koreanBirthName, name) }
  }
}

extension Song {
  /// Calls a closure with each searchable text of the song, most likely first.
  package func forEachSearchableText(_ body: (SearchField, String) -> Void) {
    body(.title, title)
    if let koreanTitle, koreanTitle != title { body(.koreanTitle, koreanTitle) }
  }
}

extension Song {
  /// Whether a text is the part of a title in parentheses, or the part before it: *Genie* of *Tell Me
  /// Your Wish (Genie)*.
  package func hasTitlePart(_ text: NormalizedText) -> Bool {
    // An empty text would match the part in parentheses of *ACHA (%)*.
    guard !text.isEmpty else { return false }
    return [title, koreanTitle].compactMap(\.self).contains { title in
      guard title.hasSuffix(")"), let start = title.lastIndex(of: "(") else { return false }
      return text.matches(String(title[..<start]))
        || text.matches(String(title[title.index(after: start)...].dropLast()))
    }
  }

  /// Whether the Korean title shows how the song is spelled in Hangul.
  var hasHangulTitle: Bool {
    guard let koreanTitle, koreanTitle != title else { return false }
    return koreanTitle.unicodeScalars.contains(where: Hangul.isSyllable)
  }
}

extension GroupUnit {
  /// Calls a closure with each searchable text of the unit and its song, most likely first.
  package func forEachSearchableText(_ body: (SearchField, String) -> Void) {
    body(.name, name)
    if let koreanName, koreanName != name { body(.koreanName, koreanName) }
    song?.forEachSearchableText(body)
  }
}

extension LineUp {
  /// The songs that a title can mean, newest first: of equal titles only the newest, and the hit
  /// song even if ``songs`` lacks it.
  package var titledSongs: [Song] {
    // Comparing a few titles is faster than hashing them.
    let isShort = songs.count < 32
    var titles: Set<String> = []
    var titled: [Song] = []
    titled.reserveCapacity(songs.count + 1)
    for song in songs.reversed() {
      let isNew =
        isShort
        ? !titled.contains { $0.title == song.title } : titles.insert(song.title).inserted
      if isNew { titled.append(song) }
    }
    if let unlistedHitSong { titled.append(unlistedHitSong) }
    return titled
  }

  /// The newest song with exactly this title, or the hit song; `nil` for another title.
  package func song(titled title: String) -> Song? { titledSongs.first { $0.title == title } }

  /// The hit song if ``songs`` lacks it, as at an endpoint without songs; `nil` otherwise.
  private var unlistedHitSong: Song? {
    guard let hitSong = group.hitSong.flatMap(Song.init),
      !songs.contains(where: { $0.title == hitSong.title })
    else { return nil }
    let title = NormalizedText(hitSong.title)
    let isListed = songs.contains { song in
      title.matches(song.title) || song.koreanTitle.map(title.matches) ?? false
        || song.youtubeID != nil && song.youtubeID == hitSong.youtubeID
    }
    return isListed ? nil : hitSong
  }
}
