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
  var asksForTitle = false

  static func all(for settings: QuizSettings, in catalog: QuizCatalog) -> [Self] {
    let groups = Set(catalog.groups(settings))
    return catalog.songs.enumerated().filter { groups.contains($1.group) }.flatMap { index, song in
      (settings.asksForAcceptedGroups ? [Self(group: song.group, song: index)] : [])
        + [Self(group: song.group, song: index, asksForTitle: true)]
    }
  }

  static func parts(aboutGroup index: Int, in catalog: QuizCatalog) -> [[String]] {
    catalog.songsOfGroup[index].flatMap { song in
      let parts = catalog.parts(ofSong: song)
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
    return provenSongs(in: catalog).first { song in
      catalog.songCandidates[song].name.spellings.contains { titles.contains(NormalizedText($0)) }
    }.map { Self(group: group, song: $0) }
  }

  func seedName(in catalog: QuizCatalog) -> [String] {
    [asksForTitle ? "title" : "song"] + (song.map { [catalog.songCandidates[$0].name.id] } ?? [])
  }

  func question(_ builder: inout QuestionBuilder) -> QuizQuestion? {
    song.flatMap {
      asksForTitle
        ? titleQuestion(builder.catalog.songs[$0], index: $0, &builder)
        : groupQuestion(builder.catalog.songs[$0], index: $0, &builder)
    }
  }

  private func provenSongs(in catalog: QuizCatalog) -> [Int] {
    catalog.songsOfGroup[group].filter { catalog.isProven(catalog.songs[$0]) }
  }

  private func groupQuestion(
    _ song: QuizCatalog.Song, index: Int, _ builder: inout QuestionBuilder
  ) -> QuizQuestion? {
    let catalog = builder.catalog
    guard catalog.isProven(song) else { return nil }
    let group = catalog.groupCandidates[group]
    return builder.question(
      QuizQuestionID(.song, catalog.parts(ofSong: index)), about: [group.name.id],
      QuizPrompt(
        "Which group released it?", "어느 그룹의 노래일까요?", listing: song.candidate.name.text),
      clues: Self.clues(year: song.year, name: group.name.text), right: group,
      among: catalog.groupCandidates
    ) { $0 != song.group }
  }

  private func titleQuestion(
    _ song: QuizCatalog.Song, index: Int, _ builder: inout QuestionBuilder
  ) -> QuizQuestion? {
    let catalog = builder.catalog
    let (group, title) = (catalog.groupCandidates[group].name, song.candidate.name.text)
    var clues = Self.clues(year: song.year, name: title)
    var prompt = QuizPrompt(
      "Which song is by \(group.text.english)?", "다음 중 \(group.text.korean)의 노래는?",
      about: [group.text])
    if builder.level.isTyped {
      guard let initials = QuizInitials.of(title),
        catalog.titleInitials.areUnique(initials, group: song.group)
      else { return nil }
      prompt = QuizPrompt(
        "Which song by \(group.text.english) has these initials?",
        "초성이 다음과 같은 \(group.text.korean)의 노래는?", about: [group.text], listing: initials)
      clues.removeAll { $0 == .initialsClue(initials) }
    }
    return builder.question(
      QuizQuestionID(.song, catalog.parts(ofSong: index) + [QuestionSubject.title.rawValue]),
      about: [group.id], prompt, clues: clues, right: song.candidate, among: catalog.songCandidates
    ) { other in
      catalog.songs[other].group != song.group && catalog.isProven(catalog.songs[other])
    }
  }

  /// Returns the clues to a name: the year of a song, the initials, and the beginning.
  private static func clues(year: Int?, name: QuizText) -> [QuizText] {
    var clues: [QuizText] = []
    if let year { clues.append(.clue("Release", "발매", QuizText(year: year))) }
    if let initials = QuizInitials.of(name) { clues.append(.initialsClue(initials)) }
    if let english = QuizInitials.beginning(of: name.english),
      let korean = QuizInitials.beginning(of: name.korean)
    {
      clues.append(.clue("Beginning", "첫 글자", QuizText(english: english, korean: korean)))
    }
    return clues
  }
}

extension SongQuestion {
  init?(_ parts: [String], in catalog: QuizCatalog) {
    guard 1...3 ~= parts.count, let group = catalog.group(parts[0]) else { return nil }
    guard parts.count > 1 else {
      self.init(group: group, song: nil)
      return
    }
    let song = catalog.songsOfGroup[group].first {
      catalog.songCandidates[$0].name.text.english == parts[1]
    }
    guard let song, parts.count == 2 || parts[2] == QuestionSubject.title.rawValue else {
      return nil
    }
    self.init(group: group, song: song, asksForTitle: parts.count == 3)
  }
}

extension QuizCatalog {
  fileprivate func parts(ofSong index: Int) -> [String] {
    [
      groupCandidates[songs[index].group].name.id, songCandidates[index].name.text.english,
    ]
  }

  /// Whether the song's titles are unique to its group.
  fileprivate func isProven(_ song: Song) -> Bool {
    names.isTitle(song.candidate.name, onlyOf: groups[song.group].lineUp)
  }
}
