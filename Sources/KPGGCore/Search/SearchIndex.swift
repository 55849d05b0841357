/// All names of a catalog, normalized for searching.
struct SearchIndex: Sendable {
  /// A group, a member, a unit, or a song.
  struct Record: Sendable {
    /// The record's place in its line-up.
    enum Subject: Sendable {
      case group
      /// The member at this index of the line-up.
      case member(Int)
      /// The song at this index of all songs.
      case song(Int)
      /// The unit at this index of the line-up.
      case unit(Int)
    }

    let lineUp: Int
    let subject: Subject
    /// The record of the group.
    let group: Int
    let names: Range<Int>

    var kind: RecordKind {
      switch subject {
      case .group: .group
      case .member: .member
      case .song: .song
      case .unit: .unit
      }
    }
  }

  let lineUps: [LineUp]
  private var songs: [Song] = []
  /// Each group, followed by its members, its songs, and its units.
  private(set) var records: [Record] = []
  private(set) var fields: [SearchField] = []
  private var masks: [LetterMask] = []
  /// The letters of all names, in contiguous memory, which makes a search faster.
  private var letters: [IndexedLetter] = []
  /// The end of each name in `letters`.
  private var ends: [Int] = []

  /// Indexes the groups of line-ups, and their members, songs, and units as far as their kinds are
  /// wanted.
  init(_ lineUps: [LineUp], kinds: Set<RecordKind> = Set(RecordKind.allCases)) {
    self.lineUps = lineUps
    let (hasMembers, hasSongs) = (kinds.contains(.member), kinds.contains(.song))
    let hasUnits = kinds.contains(.unit)
    let memberCount = lineUps.reduce(0) { $0 + 1 + (hasMembers ? $1.members.count : 0) }
    let songCount = lineUps.reduce(0) {
      $0 + (hasSongs ? 1 + $1.songs.count : 0) + (hasUnits ? $1.units.count : 0)
    }
    songs.reserveCapacity(songCount)
    records.reserveCapacity(memberCount + songCount)
    let nameCount = 6 * memberCount + 3 * songCount
    fields.reserveCapacity(nameCount)
    masks.reserveCapacity(nameCount)
    letters.reserveCapacity(12 * nameCount)
    ends.reserveCapacity(nameCount)
    for index in lineUps.indices {
      let group = records.count
      lineUps[index].group.forEachSearchableText { add($1, as: $0) }
      endRecord(.group, lineUp: index, group: group)
      for member in lineUps[index].members.indices where hasMembers {
        lineUps[index].members.forEachSearchableText(at: member) { add($1, as: $0) }
        endRecord(.member(member), lineUp: index, group: group)
      }
      for song in hasSongs ? lineUps[index].titledSongs : [] {
        song.forEachSearchableText { add($1, as: $0) }
        endRecord(.song(songs.count), lineUp: index, group: group)
        songs.append(song)
      }
      for unit in lineUps[index].units.indices where hasUnits {
        lineUps[index].units[unit].forEachSearchableText { add($1, as: $0) }
        endRecord(.unit(unit), lineUp: index, group: group)
      }
    }
  }

  /// Indexes records of one kind by their names alone.
  init<Subject>(
    names subjects: [Subject], as field: SearchField,
    _ forEachName: (Subject, (String) -> Void) -> Void
  ) {
    lineUps = []
    for (index, subject) in subjects.enumerated() {
      forEachName(subject) { add($0, as: field) }
      endRecord(.group, lineUp: index, group: index)
    }
  }

  /// Returns the best match of a term in each record; `nil` for a record that does not match.
  ///
  /// Fandoms and the beginnings of birth names have at most the rank `wordPrefix`, so that they do
  /// not push other names down.
  func matches(
    of term: QueryTerm, allowsTypos: Bool, where isIncluded: (Int) -> Bool = { _ in true }
  ) -> [NameMatch?] {
    records.enumerated().map { index, record in
      guard isIncluded(index) else { return nil }
      var best: NameMatch?
      for name in record.names {
        let field = fields[name]
        guard term.canMatch(masks[name], as: field.matching, allowsTypos: allowsTypos),
          var match = term.match(
            in: self.name(at: name), as: field.matching, allowsTypos: allowsTypos)
        else { continue }
        if field.matching == .fandom || field.isBirthName && match.rank == .prefix {
          match.rank = .wordPrefix
        }
        (match.record, match.name) = (index, name)
        best = NameMatch.better(best, match)
      }
      return best
    }
  }

  /// Returns the songs and the units with songs whose titles sound most like a text in Hangul, which
  /// can follow the name of their group.
  ///
  /// Close matches rank like a title with one typo, others like two typos.
  func matches(bySound text: String) -> [NameMatch] {
    if let query = LoanwordQuery(text) {
      let matches = matches(of: query) { _ in true }
      if !matches.isEmpty { return matches }
    }
    let words = text.split(whereSeparator: \.isQuerySeparator)
    // No name of a group has more words.
    for count in words.indices.dropFirst().prefix(20) {
      guard let query = LoanwordQuery(words[count...].joined(separator: " ")) else { continue }
      let groups = groups(named: words[..<count].joined(separator: " "))
      let matches = groups.isEmpty ? [] : matches(of: query) { groups.contains($0) }
      if !matches.isEmpty { return matches }
    }
    return []
  }

  /// Returns the records with a Korean name that a romanized text spells: 소녀시대 for `sonyeosidae`. Without
  /// one, the first words of the text can spell the name of a group.
  func matches(romanized text: String) -> [NameMatch] {
    let whole = names(spelledBy: text) { _ in true }
    guard whole.isEmpty else { return whole }
    let words = text.split(whereSeparator: \.isQuerySeparator)
    // No name of a group has more words.
    for count in words.indices.dropFirst().prefix(20).reversed() {
      let groups = names(spelledBy: words[..<count].joined(separator: " ")) { $0.kind == .group }
      for group in groups {
        let rest = [name(of: records[group.record])] + words[count...].map(String.init)
        let found = SearchQuery(rest.joined(separator: " "))?.matches(in: self, allowsTypos: false)
        if let found, !found.isEmpty { return found }
      }
    }
    return []
  }

  private func names(
    spelledBy text: String, where isIncluded: (Record) -> Bool
  ) -> [NameMatch] {
    guard let query = RomanizedQuery(text) else { return [] }
    return records.enumerated().compactMap { index, record in
      guard isIncluded(record) else { return nil }
      var (name, found) = (record.names.lowerBound, Int?.none)
      forEachSearchableText(of: record) { _, text in
        if found == nil, query.matches(text) { found = name }
        name += 1
      }
      return found.map { NameMatch(rank: .exact, isVerbatim: false, record: index, name: $0) }
    }
  }

  private func matches(
    of query: LoanwordQuery, whereGroup isIncluded: (Int) -> Bool
  ) -> [NameMatch] {
    var found: [(value: NameMatch, match: LoanwordQuery.Match)] = []
    for (index, record) in records.enumerated() where isIncluded(record.group) {
      guard let song = song(of: record) ?? unit(of: record)?.song,
        !query.isShort || !song.hasHangulTitle,
        let name = record.names.first(where: { fields[$0] == .title }),
        let match = query.match(song.title)
      else { continue }
      let rank: MatchRank = match.isClose ? .typo : .twoTypos
      found.append((NameMatch(rank: rank, isVerbatim: false, record: index, name: name), match))
    }
    return LoanwordQuery.Match.best(of: found)
  }

  /// Returns the records of the groups that have a name.
  private func groups(named text: String) -> Set<Int> {
    let typed = IndexedName(text)
    return Set(
      records.indices.filter { index in
        records[index].kind == .group
          && records[index].names.contains {
            fields[$0].isName && self.name(at: $0).isSame(as: typed)
          }
      })
  }

  /// Returns every split of a single word into a group's name and a rest, longest name first.
  ///
  /// The result is empty for a text that already has several words.
  func splits(of text: String) -> [String] {
    guard text.count <= 64, !text.contains(where: \.isQuerySeparator) else { return [] }
    let typed = IndexedName(text)
    var lengths: Set<Int> = []
    for record in records where record.kind == .group {
      for name in record.names
      where fields[name].isName && masks[name].isSubset(of: typed.mask) {
        let name = self.name(at: name)
        if typed.starts(with: name) { lengths.insert(name.letters.count) }
      }
    }
    let ends = text.indices.dropFirst().filter { end in
      lengths.contains(IndexedName(String(text[..<end])).letters.count)
    }
    return ends.reversed().map { "\(text[..<$0]) \(text[$0...])" }
  }

  private mutating func add(_ name: String, as field: SearchField) {
    fields.append(field)
    masks.append(IndexedName.append(name, as: .name, to: &letters))
    ends.append(letters.count)
  }

  private func name(at index: Int) -> IndexedName {
    let start = index > 0 ? ends[index - 1] : 0
    return IndexedName(letters: letters[start..<ends[index]], mask: masks[index])
  }

  /// Appends a record with the names that were added since the last one.
  private mutating func endRecord(_ subject: Record.Subject, lineUp: Int, group: Int) {
    let own = (records.last?.names.upperBound ?? 0)..<ends.count
    records.append(Record(lineUp: lineUp, subject: subject, group: group, names: own))
  }
}

/// The parts of the catalog that records stand for.
extension SearchIndex {
  /// The member of a record; `nil` for another kind.
  func member(of record: Record) -> Member? {
    guard case .member(let index) = record.subject else { return nil }
    return lineUps[record.lineUp].members[index]
  }

  /// The song of a record; `nil` for another kind.
  func song(of record: Record) -> Song? {
    guard case .song(let index) = record.subject else { return nil }
    return songs[index]
  }

  /// The unit of a record; `nil` for another kind.
  func unit(of record: Record) -> GroupUnit? {
    guard case .unit(let index) = record.subject else { return nil }
    return lineUps[record.lineUp].units[index]
  }

  /// Calls a closure with each text of a record, in the order of its names.
  func forEachSearchableText(of record: Record, _ body: (SearchField, String) -> Void) {
    switch record.subject {
    case .group: lineUps[record.lineUp].group.forEachSearchableText(body)
    case .member(let index): lineUps[record.lineUp].members.forEachSearchableText(at: index, body)
    case .song(let index): songs[index].forEachSearchableText(body)
    case .unit(let index): lineUps[record.lineUp].units[index].forEachSearchableText(body)
    }
  }

  /// The name that orders equal matches.
  func name(of record: Record) -> String {
    // Copying the line-up into a variable would be slower.
    switch record.subject {
    case .group: lineUps[record.lineUp].group.name
    case .member(let index): lineUps[record.lineUp].members[index].name
    case .song(let index): songs[index].title
    case .unit(let index): lineUps[record.lineUp].units[index].name
    }
  }

  /// The tier of the record's group. A group without a tier is as little known as the last one.
  func tier(of record: Record) -> Tier { lineUps[record.lineUp].group.tier ?? .third }

  /// The ID, which orders matches with equal names.
  func id(of record: Record) -> String {
    let group = lineUps[record.lineUp].group.id
    return switch record.subject {
    case .group: group.description
    case .member(let index): lineUps[record.lineUp].members[index].id.description
    case .song(let index): RecordID.song(group: group, title: songs[index].title).description
    case .unit(let index):
      RecordID.unit(group: group, name: lineUps[record.lineUp].units[index].name).description
    }
  }
}
