import KPGGCore

extension QuizKind {
  /// Asks for the group of a song, or for the song of a group.
  public static let song = Self("song", english: "song", korean: "노래")
}

/// Asks for the group of a song with unique titles. Or asks for a song of a group: one of four
/// titles, or the only title with some initials.
struct SongQuestion: QuestionKind {
  static let kind = QuizKind.song
  static let subjects = [QuestionSubject.group, .song, .title]

  let group: Int
  /// `nil` for any song of the group.
  let song: Int?
  private(set) var asksForTitle = false

  private init(group: Int, song: Int, asksForTitle: Bool = false) {
    (self.group, self.song, self.asksForTitle) = (group, song, asksForTitle)
  }

  init?(_ parts: [String], in catalog: QuizCatalog) {
    guard 1...3 ~= parts.count, let group = catalog.group(parts[0]) else { return nil }
    self.group = group
    guard parts.count > 1 else {
      song = nil
      return
    }
    let (list, title) = (catalog.songList.value, parts[1])
    song = list.songsOfGroup[group].first { list.songs[$0].title.english == title }
    asksForTitle = parts.count == 3
    guard song != nil, !asksForTitle || parts[2] == QuestionSubject.title.rawValue else {
      return nil
    }
  }

  static func all(for settings: QuizSettings, in catalog: QuizCatalog) -> [Self] {
    let groups = Set(catalog.groups(settings))
    return catalog.songs.enumerated().filter { groups.contains($1.group) }.flatMap { index, song in
      (settings.asksForAcceptedGroups ? [Self(group: song.group, song: index)] : [])
        + [Self(group: song.group, song: index, asksForTitle: true)]
    }
  }

  static func parts(aboutGroup index: Int, in catalog: QuizCatalog) -> [[String]] {
    let list = catalog.songList.value
    return list.songsOfGroup[index].flatMap { song in
      let parts = catalog.parts(ofSong: list.songs[song])
      return [parts, parts + [QuestionSubject.title.rawValue]]
    }
  }

  var isOpen: Bool { song == nil }

  func completed(
    in catalog: QuizCatalog, at level: QuizLevel, random: inout SeededGenerator
  ) -> Self? {
    guard isOpen else { return self }
    return random.pick(1, of: provenSongs(in: catalog)) { _, _ in true }?.first.map {
      Self(group: group, song: $0)
    }
  }

  /// The question about the hit of the group.
  func preferred(in catalog: QuizCatalog) -> Self? {
    guard isOpen, let hit = catalog.groups[group].group.hitSong else { return nil }
    let titles = [hit.title, hit.koreanTitle].compactMap(\.self).map { NormalizedText($0) }
    let songs = catalog.songs
    return provenSongs(in: catalog).first { song in
      songs[song].candidate.name.normalizedSpellings.contains(where: titles.contains)
    }.map { Self(group: group, song: $0) }
  }

  func tier(in catalog: QuizCatalog) -> Tier { catalog.groups[group].candidate.tier }

  func seedName(in catalog: QuizCatalog) -> [String] {
    [asksForTitle ? "title" : "song"]
      + (song.map { [catalog.parts(ofSong: catalog.songs[$0]).joined(separator: "/")] } ?? [])
  }

  func question(_ builder: inout QuestionBuilder) -> QuizQuestion? {
    song.map { builder.catalog.songs[$0] }.flatMap {
      asksForTitle ? titleQuestion($0, &builder) : groupQuestion($0, &builder)
    }
  }

  private func provenSongs(in catalog: QuizCatalog) -> [Int] {
    let list = catalog.songList.value
    return list.songsOfGroup[group].filter { list.songs[$0].isProven }
  }

  private func groupQuestion(
    _ song: SongList.Song, _ builder: inout QuestionBuilder
  ) -> QuizQuestion? {
    let catalog = builder.catalog
    guard song.isProven else { return nil }
    let group = catalog.groups[group].candidate
    return builder.question(
      catalog.parts(ofSong: song),
      QuizPrompt(
        "Which group released “\(song.title.english)”?",
        "어느 그룹의 노래일까요? ‘\(song.title.korean)’", about: [song.title]),
      clues: Self.clues(year: song.year, name: group.name.name), subjects: [group.name.idText],
      right: group, among: catalog.groups.count
    ) { $0 == song.group ? nil : catalog.groups[$0].candidate }
  }

  private func titleQuestion(
    _ song: SongList.Song, _ builder: inout QuestionBuilder
  ) -> QuizQuestion? {
    let catalog = builder.catalog
    let group = catalog.groups[group].name
    var clues = Self.clues(year: song.year, name: song.title)
    var prompt = QuizPrompt(
      "Which song is by \(group.name.english)?", "다음 중 \(group.name.korean)의 노래는?",
      about: [group.name])
    if builder.level.isTyped {
      guard let initials = QuizInitials.of(song.title),
        catalog.hasOneTitle(initials, inGroup: song.group)
      else { return nil }
      let label = QuizInitials.koreanLabel(of: initials)
      prompt = QuizPrompt(
        "Which song by \(group.name.english) has these initials?",
        "\(label)\(KoreanParticle.subject.form(after: label)) 다음과 같은 \(group.name.korean)의 노래는?",
        about: [group.name], listing: initials)
      clues.removeAll { $0 == .initialsClue(initials) }
    }
    let songs = catalog.songs
    return builder.question(
      catalog.parts(ofSong: song) + [QuestionSubject.title.rawValue], prompt, clues: clues,
      subjects: [group.idText], right: song.candidate, among: songs.count
    ) { index in
      let other = songs[index]
      return other.group != song.group && other.isProven ? other.candidate : nil
    }
  }

  /// Returns the clues to a name: the year of a song, the initials, and the beginning.
  private static func clues(year: Int?, name: BilingualText) -> [BilingualText] {
    var clues: [BilingualText] = []
    if let year { clues.append(.clue("Release", "발매", BilingualText(year: year))) }
    if let initials = QuizInitials.of(name) { clues.append(.initialsClue(initials)) }
    if let english = QuizInitials.beginning(of: name.english),
      let korean = QuizInitials.beginning(of: name.korean)
    {
      clues.append(.clue("Beginning", "앞부분", BilingualText(english: english, korean: korean)))
    }
    return clues
  }
}

extension QuizCatalog {
  fileprivate func parts(ofSong song: SongList.Song) -> [String] {
    [groups[song.group].name.idText, song.title.english]
  }

  /// Whether exactly one song of a group has these initials, in each language.
  fileprivate func hasOneTitle(_ initials: BilingualText, inGroup group: Int) -> Bool {
    let all = songList.value.titleInitials[group].value
    return all.count { $0.english == initials.english } == 1
      && all.count { $0.korean == initials.korean } == 1
  }
}
