import KPGGCore

// The subjects of a question that the catalog lacks.

extension QuizCatalog {
  /// Returns the problems with the subjects of an ID, with the closest known IDs.
  func unknownSubjects(of id: QuizQuestionID) -> [QuizDocument.Problem.Kind] {
    switch id.kind {
    case .lineup, .initials, .members, .debut: id.parts.compactMap(unknownGroup)
    case .profile: id.parts.compactMap(unknownMember)
    case .odd:
      [unknownGroup(id.parts[0])].compactMap(\.self)
        + id.parts.dropFirst().compactMap(unknownMember)
    case .song:
      if let problem = unknownGroup(id.parts[0]) {
        [problem]
      } else {
        id.parts.dropFirst().prefix(1).compactMap { unknownSong($0, of: id.parts[0]) }
      }
    case .own: []
    }
  }

  private func unknownGroup(_ id: String) -> QuizDocument.Problem.Kind? {
    guard !lineUps.contains(where: { $0.id.description == id }) else { return nil }
    let group = Self.closest(to: id, among: lineUps.map(\.group))
    return .unknownGroup(Self.short(id), suggestion: group?.id.description)
  }

  private func unknownMember(_ id: String) -> QuizDocument.Problem.Kind? {
    guard !lineUps.contains(where: { $0.members.contains { $0.id.description == id } }) else {
      return nil
    }
    let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
    let own = lineUps.first { $0.id.description == parts.first }
    let members = own.map(\.members) ?? lineUps.flatMap(\.members)
    let member = Self.closest(to: parts.last ?? id, among: members)
    return .unknownMember(Self.short(id), suggestion: member?.id.description)
  }

  private func unknownSong(_ title: String, of group: String) -> QuizDocument.Problem.Kind? {
    let songs = lineUps.first { $0.id.description == group }?.songs ?? []
    guard !songs.contains(where: { $0.title == title }) else { return nil }
    let name = NormalizedText(title)
    let same = songs.first { song in
      [song.title, song.koreanTitle].contains { $0.map(name.matches) ?? false }
    }
    return .unknownSong(
      Self.short(title), of: group,
      suggestion: same?.title ?? Suggestion.nearest(to: title, among: songs.map(\.title)))
  }

  /// The only record with a name, or else the most similar one.
  private static func closest<Record: Named>(to name: String, among records: [Record]) -> Record? {
    switch NameResolver(records).resolve(name) {
    case .found(let record): record
    case .ambiguous: nil
    case .unknown(let suggestions): suggestions.first
    }
  }

  /// The beginning of a text, to quote in a message.
  private static func short(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(40)))
  }
}
