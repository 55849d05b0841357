/// All names of a catalog, normalized for searching.
struct SearchIndex: Sendable {
  /// A group or a member.
  struct Record: Sendable {
    let lineUp: Int
    /// The index of the member in the line-up; `nil` for the group itself.
    let member: Int?
    let group: Int
    let names: Range<Int>

    var kind: RecordKind { member == nil ? .group : .member }
  }

  let lineUps: [LineUp]
  /// Each group, followed by its members.
  private(set) var records: [Record] = []
  private(set) var fields: [SearchField] = []
  private var masks: [LetterMask] = []
  /// The letters of all names, in contiguous memory, which makes a search faster.
  private var letters: [IndexedLetter] = []
  /// The end of each name in `letters`.
  private var ends: [Int] = []

  /// Indexes the groups and members of line-ups.
  init(_ lineUps: [LineUp]) {
    self.lineUps = lineUps
    let count = lineUps.reduce(0) { $0 + 1 + $1.members.count }
    records.reserveCapacity(count)
    fields.reserveCapacity(6 * count)
    masks.reserveCapacity(6 * count)
    letters.reserveCapacity(72 * count)
    ends.reserveCapacity(6 * count)
    for index in lineUps.indices {
      let group = records.count
      lineUps[index].forEachSearchableText { add($1, as: $0) }
      endRecord(lineUp: index, member: nil, group: group)
      for member in lineUps[index].members.indices {
        lineUps[index].members.forEachSearchableText(at: member) { add($1, as: $0) }
        endRecord(lineUp: index, member: member, group: group)
      }
    }
  }

  /// Indexes records of one kind by their names alone.
  init<Subject>(names subjects: [Subject], _ forEachName: (Subject, (String) -> Void) -> Void) {
    lineUps = []
    for (index, subject) in subjects.enumerated() {
      forEachName(subject) { add($0, as: .name) }
      endRecord(lineUp: index, member: nil, group: index)
    }
  }

  /// Returns the best match of a term in each record; `nil` for a record that does not match.
  ///
  /// Fandoms and songs match only verbatim, from the start of a word. They and the beginnings of
  /// birth names have at most the rank `wordPrefix`, so that they do not push names down.
  func matches(
    of term: QueryTerm, allowsTypos: Bool, where isIncluded: (Int) -> Bool = { _ in true }
  ) -> [NameMatch?] {
    records.enumerated().map { index, record in
      guard isIncluded(index) else { return nil }
      var best: NameMatch?
      for name in record.names {
        let isName = fields[name].isName
        let allowsTypos = allowsTypos && isName
        guard term.canMatch(masks[name], allowsTypos: allowsTypos),
          var match = term.match(in: self.name(at: name), allowsTypos: allowsTypos),
          isName || (match.isVerbatim && match.rank <= .wordPrefix)
        else { continue }
        if !isName || fields[name].isBirthName && match.rank == .prefix { match.rank = .wordPrefix }
        (match.record, match.name) = (index, name)
        best = NameMatch.better(best, match)
      }
      return best
    }
  }

  /// Returns the groups with the songs whose titles sound most like a text in Hangul.
  ///
  /// Spellings by sound rank like typos, below every verbatim match.
  func matches(of query: LoanwordQuery) -> [NameMatch] {
    var found: [(value: NameMatch, match: LoanwordQuery.Match)] = []
    for (index, record) in records.enumerated() where record.kind == .group {
      var name = record.names.lowerBound
      var titles: [(value: Int, match: LoanwordQuery.Match)] = []
      lineUps[record.lineUp].forEachSearchableText { field, text in
        if field == .hitSong || field == .songs, let match = query.match(text) {
          titles.append((name, match))
        }
        name += 1
      }
      guard let best = titles.min(by: { $0.match < $1.match }) else { continue }
      let match = NameMatch(rank: .typo, isVerbatim: false, record: index, name: best.value)
      found.append((match, best.match))
    }
    return LoanwordQuery.Match.best(of: found)
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
  private mutating func endRecord(lineUp: Int, member: Int?, group: Int) {
    let own = (records.last?.names.upperBound ?? 0)..<ends.count
    records.append(Record(lineUp: lineUp, member: member, group: group, names: own))
  }
}
