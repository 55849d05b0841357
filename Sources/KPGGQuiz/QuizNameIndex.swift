import KPGGCore

/// The records that a name belongs to.
struct QuizNameIndex: Sendable {
  /// A group, a person, or a song.
  struct Record: Hashable, Sendable {
    let name: QuizName
    /// The ID of the group or the member; the group of a song.
    let subject: String
  }

  /// `nil` for a name of several records.
  private var records: [NormalizedText: Record?] = [:]

  init(_ catalog: QuizCatalog) {
    for group in catalog.groupCandidates { add(group.name, subject: group.name.id) }
    for person in catalog.peopleCandidates { add(person.name, subject: person.name.id) }
    for song in catalog.songs {
      add(song.candidate.name, subject: catalog.groupCandidates[song.group].name.id)
    }
  }

  private mutating func add(_ name: QuizName, subject: String) {
    let record = Record(name: name, subject: subject)
    for spelling in name.spellings {
      let spelling = NormalizedText(spelling)
      if let known = records.updateValue(record, forKey: spelling), known != record {
        records.updateValue(nil, forKey: spelling)
      }
    }
  }

  /// The only record with a name.
  subscript(name: String) -> Record? { records[NormalizedText(name)] ?? nil }
}
