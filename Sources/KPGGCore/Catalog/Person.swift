/// A person with their entries in line-ups.
///
/// Entries with the same Korean birth name and the same complete birth date are one person.
package struct Person: Equatable, Sendable, Identifiable {
  /// The entry in the current group, or else in the group with the newest debut.
  package let main: Member
  /// The entries in other groups, the newest debut first.
  package let others: [Member]
  /// The day of death, from the first entry that has one.
  package let deathDate: CalendarDate?

  package init(main: Member, others: [Member] = []) {
    (self.main, self.others) = (main, others)
    deathDate = main.deathDate ?? others.lazy.compactMap(\.deathDate).first
  }

  /// The ID of the main entry.
  package var id: MemberID { main.id }

  /// All entries, the main entry first.
  package var entries: [Member] { [main] + others }

  /// The first entries, as many as a page or a sheet of each entry can list. No real person has more.
  package var listedEntries: [Member] { [main] + others.prefix(Self.listLimit - 1) }

  /// The number of entries that are not in `listedEntries`.
  package var unlistedCount: Int { max(0, others.count + 1 - Self.listLimit) }

  /// A person in each of *n* groups would otherwise have *n* lists with *n* entries.
  private static let listLimit = 20

  /// Returns a value from the first entry that has it.
  package func firstKnown<Value>(_ value: (Member) -> Value?) -> Value? {
    value(main) ?? others.lazy.compactMap(value).first
  }

  /// The data that identifies a person across line-ups.
  package enum Identity: Hashable, Sendable {
    case known(birth: CalendarDate, koreanBirthName: String)
    /// An entry with too little data to recognize the person elsewhere.
    case entry(MemberID)
  }
}

extension [Person] {
  /// The people with several entries, by each of them. Copies of all others would need much memory.
  package var byEntry: [MemberID: Person] {
    var people: [MemberID: Person] = [:]
    for person in self where !person.others.isEmpty {
      for entry in person.entries { people[entry.id] = person }
    }
    return people
  }
}

extension Member {
  package var identity: Person.Identity {
    guard let koreanBirthName, let birthDate, birthDate.isComplete else { return .entry(id) }
    return .known(birth: birthDate, koreanBirthName: koreanBirthName)
  }
}

extension Catalog {
  /// Collects the entries of one person.
  ///
  /// The main entry is the one in the newest group that is not disbanded and that the person has
  /// not left. If there is no such group, it is the one in the newest group.
  ///
  /// - Parameters:
  ///   - member: Any entry of the person.
  ///   - members: The entries to search.
  /// - Returns: The person; `member` is the only entry if `members` has none of the person.
  package func person(of member: Member, among members: [Member]) -> Person {
    person(of: member, amongLists: [members])
  }

  /// Finds a person among the entries of line-ups. Does not copy all entries.
  package func person(of member: Member, among lineUps: [LineUp]) -> Person {
    person(of: member, amongLists: lineUps.map(\.members))
  }

  private func person(of member: Member, amongLists lists: [[Member]]) -> Person {
    let identity = member.identity
    // Compare birth dates first: most entries differ there, and comparing names is slower.
    let entries = lists.flatMap { members in
      members.filter { $0.birthDate == member.birthDate && $0.identity == identity }
    }
    return person(with: entries.isEmpty ? [member] : entries)
  }

  /// Groups entries by person, in the order of each person's first entry.
  package func people(of members: [Member]) -> [Person] { people(ofLists: [members]) }

  /// Groups the entries of line-ups by person. Does not copy all entries.
  package func people(of lineUps: [LineUp]) -> [Person] {
    people(ofLists: lineUps.map(\.members))
  }

  private func people(ofLists lists: [[Member]]) -> [Person] {
    let count = lists.reduce(0) { $0 + $1.count }
    // Few people share a birth date, and hashing dates is faster than hashing Korean names.
    var births = [CalendarDate: Int](minimumCapacity: count)
    for members in lists {
      for index in members.indices {
        if let birth = members[index].birthDate { births[birth, default: 0] += 1 }
      }
    }
    var indices: [Person.Identity: [EntryIndex]] = [:]
    for (list, members) in lists.enumerated() {
      for index in members.indices {
        guard let birth = members[index].birthDate, births[birth, default: 0] > 1 else { continue }
        indices[members[index].identity, default: []].append(EntryIndex(list: list, index: index))
      }
    }
    // Maps the first entry of a person with several entries to all their indices; later ones to
    // none.
    var entries: [EntryIndex: [EntryIndex]] = [:]
    for indices in indices.values where indices.count > 1 {
      for index in indices { entries[index] = index == indices[0] ? indices : [] }
    }
    var people: [Person] = []
    people.reserveCapacity(count)
    for (list, members) in lists.enumerated() {
      for index in members.indices {
        guard let entries = entries[EntryIndex(list: list, index: index)] else {
          people.append(Person(main: members[index]))
          continue
        }
        guard !entries.isEmpty else { continue }
        people.append(person(with: entries.map { lists[$0.list][$0.index] }))
      }
    }
    return people
  }

  /// Sorts the entries of a person by the debut of their groups.
  private func person(with entries: [Member]) -> Person {
    let positions = entries.map { position(of: $0.groupID) ?? groups.count }
    let newestFirst = sortedIndices(below: entries.count) { positions[$0] < positions[$1] }
      .map { entries[$0] }
    let isCurrent = { (entry: Member) in
      !entry.isFormer && self[entry.groupID]?.status != .disbanded
    }
    let main = newestFirst.first(where: isCurrent) ?? newestFirst[0]
    return Person(main: main, others: newestFirst.filter { $0.id != main.id })
  }
}

/// The location of an entry in several lists.
private struct EntryIndex: Hashable {
  let list: Int
  let index: Int
}
