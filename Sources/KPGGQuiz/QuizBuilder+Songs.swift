import KPGGCore

// Questions about songs.

extension QuizBuilder {
  /// Asks for the group of a song whose titles no other group has.
  mutating func groupOfSongQuestion(_ index: Int) -> QuizQuestion? {
    let song = catalog.songs[index]
    let group = catalog.groups[song.group]
    guard catalog.names.isTitle(song.candidate.name, onlyOf: group.lineUp) else { return nil }
    let id = group.group.id.description
    return question(
      QuizQuestionID(.song, [id, song.candidate.name.text.english]), about: [id],
      .groupOfSong(song.candidate.name.text),
      clues: clues(year: song.year, name: group.candidate.name.text),
      right: group.candidate, among: catalog.groupCandidates
    ) { $0 != song.group }
  }

  /// Asks for the song of a group: for one of four titles, or for the only title with some initials.
  mutating func songOfGroupQuestion(_ index: Int) -> QuizQuestion? {
    let song = catalog.songs[index]
    let group = catalog.groups[song.group]
    let title = song.candidate.name.text
    var clues = clues(year: song.year, name: title)
    var prompt = QuizPrompt.songOfGroup(group.candidate.name.text)
    if level.isTyped {
      guard let initials = Self.initials(of: title),
        catalog.titleInitials.areUnique(initials, group: song.group)
      else {
        return nil
      }
      prompt = .songWithInitials(initials, by: group.candidate.name.text)
      clues.removeAll { $0 == .initials(initials) }
    }
    let id = group.group.id.description
    return question(
      QuizQuestionID(.song, [id, title.english, QuizCatalog.titlePart]), about: [id], prompt,
      clues: clues, right: song.candidate, among: catalog.songCandidates
    ) { [catalog] other in
      let candidate = catalog.songs[other]
      return candidate.group != song.group
        && catalog.names.isTitle(
          candidate.candidate.name, onlyOf: catalog.groups[candidate.group].lineUp)
    }
  }

  /// Returns the clues to a name: the year of a song, the initials, and the beginning.
  private func clues(year: Int?, name: QuizText) -> [QuizClue] {
    var clues: [QuizClue] = []
    if let year { clues.append(.songYear(year)) }
    if let initials = Self.initials(of: name) { clues.append(.initials(initials)) }
    if let english = QuizInitials.beginning(of: name.english),
      let korean = QuizInitials.beginning(of: name.korean)
    {
      clues.append(.beginning(QuizText(english: english, korean: korean)))
    }
    return clues
  }

  /// Returns the initials of a name in both languages; `nil` if one of them has other letters.
  static func initials(of name: QuizText) -> QuizText? {
    guard let english = QuizInitials.of(name.english), let korean = QuizInitials.of(name.korean)
    else { return nil }
    return QuizText(english: english, korean: korean)
  }
}
