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
  private var names = SpelledNames()

  /// Takes all names apart.
  init(_ lineUps: [LineUp]) {
    for (index, lineUp) in lineUps.enumerated() {
      let group = records.count
      add(lineUp: index, member: nil, group: group, lineUp.group.forEachSearchedText)
      for number in lineUp.members.indices {
        let member = lineUp.members[number]
        add(lineUp: index, member: number, group: group, member.forEachSearchedText)
      }
    }
  }

  /// How a term is seen in each record.
  func sightings(of term: SearchTerm, isGuessing: Bool) -> [SearchSighting?] {
    records.map { record in
      var best: SearchSighting?
      for name in record.names {
        let sighting = term.found(in: names[name], isGuessing: isGuessing && fields[name].isName)
          .map { SearchSighting(match: $0.match, isCertain: $0.isCertain, name: name) }
        best = SearchSighting.better(best, sighting)
      }
      return best
    }
  }

  private mutating func add(
    lineUp: Int, member: Int?, group: Int, _ forEachText: ((SearchField, String) -> Void) -> Void
  ) {
    let first = names.count
    forEachText { field, text in
      fields.append(field)
      names.append(text)
    }
    let own = first..<names.count
    records.append(Record(lineUp: lineUp, member: member, group: group, names: own))
  }
}
