/// The names of a catalogue as a search goes through them.
struct SearchIndex: Sendable {
  /// A group or a member.
  struct Record: Sendable {
    /// Where its group stands among the line-ups.
    let lineUp: Int
    /// Where the member stands in the line-up; `nil` for the group itself.
    let member: Int?
    /// Where the record of its group stands, which for a group is this one.
    let group: Int
    /// Which of the names are its own.
    let names: Range<Int>
  }

  /// Each group, followed by its members.
  private(set) var records: [Record] = []
  /// The field of each name.
  private(set) var fields: [SearchField] = []
  private var names = IndexedNames()

  /// Takes all names apart.
  init(_ lineUps: [LineUp]) {
    let count = lineUps.reduce(0) { $0 + 1 + $1.members.count }
    records.reserveCapacity(count)
    fields.reserveCapacity(6 * count)
    names.reserveCapacity(6 * count)
    for index in lineUps.indices {
      let group = records.count
      lineUps[index].group.forEachSearchedText { add($1, as: $0) }
      endRecord(lineUp: index, member: nil, group: group)
      for member in lineUps[index].members.indices {
        lineUps[index].members.forEachSearchedText(at: member) { add($1, as: $0) }
        endRecord(lineUp: index, member: member, group: group)
      }
    }
  }

  /// How a term is seen in each record that is asked for. In a fandom or a song it is seen only
  /// where a word begins with it, as typed, and not before names that begin so: more would crowd
  /// out names.
  func sightings(
    of term: QueryTerm, allowsTypos: Bool, where isAskedFor: (Int) -> Bool = { _ in true }
  ) -> [RecordMatch?] {
    records.enumerated().map { index, record in
      guard isAskedFor(index) else { return nil }
      var best: RecordMatch?
      for name in record.names {
        let isName = fields[name].isName
        let allowsTypos = allowsTypos && isName
        guard term.mayBeFound(in: names.sets[name], allowsTypos: allowsTypos),
          let found = term.found(in: names[name], allowsTypos: allowsTypos),
          isName || (found.isVerbatim && found.match <= .wordPrefix)
        else { continue }
        let match = isName ? found.match : .wordPrefix
        best = RecordMatch.better(
          best, RecordMatch(match: match, isVerbatim: found.isVerbatim, name: name))
      }
      return best
    }
  }

  /// A text as two words, the first of which is a group's name with which it begins; the longest
  /// such name first. None for a text that has words already.
  func partings(of text: String) -> [String] {
    guard text.count <= 64, !text.contains(where: SearchQuery.isSeparator) else { return [] }
    let typed = IndexedNames([text])[0]
    var lengths: Set<Int> = []
    for record in records where record.member == nil {
      for name in record.names
      where fields[name].isName && names.sets[name].isSubset(of: typed.set) {
        let letters = names[name].letters
        if typed.letters.starts(with: letters, by: { $0.value == $1.value }) {
          lengths.insert(letters.count)
        }
      }
    }
    let ends = text.indices.dropFirst().filter { end in
      lengths.contains(IndexedNames([String(text[..<end])])[0].letters.count)
    }
    return ends.reversed().map { "\(text[..<$0]) \(text[$0...])" }
  }

  private mutating func add(_ name: String, as field: SearchField) {
    fields.append(field)
    names.append(name)
  }

  /// Makes a record of the names that were added since the last one.
  private mutating func endRecord(lineUp: Int, member: Int?, group: Int) {
    let own = (records.last?.names.upperBound ?? 0)..<names.count
    records.append(Record(lineUp: lineUp, member: member, group: group, names: own))
  }
}
