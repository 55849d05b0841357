/// The line-up entries of one person, the main entry first.
public struct Appearances: Hashable, Sendable, Identifiable {
  /// The entry in the current group, or else in the group with the newest debut.
  public let main: Member
  /// The entries in other groups, the newest debut first.
  public let others: [Member]

  init(main: Member, others: [Member]) { (self.main, self.others) = (main, others) }

  /// Creates the appearances of a person with one known entry.
  package init(_ member: Member) { self.init(main: member, others: []) }

  /// The ID of the main entry.
  public var id: MemberID { main.id }

  /// All entries, the main entry first.
  public var entries: [Member] { [main] + others }

  /// The day of death, from the first entry that has one.
  package var diedOn: CalendarDate? { firstKnown(\.diedOn) }

  /// Returns a value from the first entry that has it.
  package func firstKnown<Value>(_ value: (Member) -> Value?) -> Value? {
    value(main) ?? others.lazy.compactMap(value).first
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
  /// - Returns: The person's appearances; only `member` itself if `members` has no entry of the
  ///   person.
  public func appearances(of member: Member, among members: [Member]) -> Appearances {
    let person = member.person
    // Compare birth dates first: most entries differ there, and comparing people is slower.
    let entries = members.filter { $0.birth == member.birth && $0.person == person }
    let newestFirst = entries.enumerated().sorted { left, right in
      guard let leftGroup = self[left.element.groupID],
        let rightGroup = self[right.element.groupID],
        leftGroup.id != rightGroup.id
      else { return left.offset < right.offset }
      return leftGroup < rightGroup
    }.map(\.element)
    let isCurrent = { (entry: Member) in
      !entry.isFormer && self[entry.groupID]?.status != .disbanded
    }
    let main = newestFirst.first(where: isCurrent) ?? newestFirst.first ?? member
    return Appearances(main: main, others: newestFirst.filter { $0.id != main.id })
  }

  /// Groups entries by person, in the order of each person's first entry.
  package func appearancesByPerson(of members: [Member]) -> [Appearances] {
    // For someone with several entries: the person's indices at their first entry, empty at later
    // ones. `nil` for everyone else.
    var entries = [[Int]?](repeating: nil, count: members.count)
    for indices in Self.repeats(in: members) {
      for index in indices { entries[index] = [] }
      entries[indices[0]] = indices
    }
    var people: [Appearances] = []
    people.reserveCapacity(members.count)
    for index in members.indices {
      if let indices = entries[index] {
        guard !indices.isEmpty else { continue }
        people.append(appearances(of: members[index], among: indices.map { members[$0] }))
      } else {
        people.append(Appearances(members[index]))
      }
    }
    return people
  }

  /// Returns the indices of each person who has several entries, in ascending order.
  ///
  /// Sorting dates is faster than hashing thousands of Korean names. Only the few people who were
  /// born on the same day are compared by name.
  private static func repeats(in members: [Member]) -> [[Int]] {
    let births = members.indices.map { (birth: members[$0].birth ?? .latest, index: $0) }
    return births.sorted { ($0.birth, $0.index) < ($1.birth, $1.index) }
      .chunked { $0.birth == $1.birth }.filter { $0.count > 1 }
      .flatMap { repeats(in: members, at: $0.map(\.index)) }
  }

  private static func repeats(in members: [Member], at indices: [Int]) -> [[Int]] {
    indices.map { (person: members[$0].person, index: $0) }
      .sorted { ($0.person, $0.index) < ($1.person, $1.index) }
      .chunked { $0.person == $1.person }.filter { $0.count > 1 }.map { $0.map(\.index) }
  }
}

/// The identity of the person behind a line-up entry.
///
/// Entries with the same Korean birth name and the same birth date are one person.
package enum Person: Hashable, Comparable, Sendable {
  /// A person with a known birth name and birth date, recognized across groups.
  case known(birth: CalendarDate, koreanBirthName: String)
  /// A person with too little data to be recognized in other groups.
  case entry(MemberID)

  /// Orders people by birth date and name. People with too little data come last, by ID.
  package static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.known(let birth, let name), .known(let otherBirth, let otherName)):
      birth == otherBirth ? name < otherName : birth < otherBirth
    case (.known, .entry): true
    case (.entry, .known): false
    case (.entry(let id), .entry(let other)): id.description < other.description
    }
  }
}

extension Member {
  /// The person behind the entry.
  package var person: Person {
    guard let koreanBirthName, let birth, birth.isComplete else { return .entry(id) }
    return .known(birth: birth, koreanBirthName: koreanBirthName)
  }
}

extension Array {
  /// Splits the array between neighbors that do not belong together.
  func chunked(by belongTogether: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where !belongTogether(self[index - 1], self[index]) {
      chunks.append(self[start..<index])
      start = index
    }
    return start < endIndex ? chunks + [self[start...]] : chunks
  }
}
