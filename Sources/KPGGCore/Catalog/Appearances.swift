/// The line-up entries of one person, the main entry first.
public struct Appearances: Hashable, Sendable, Identifiable {
  /// The entry in the current group, or else in the group with the newest debut.
  public let main: Member
  /// The entries in other groups, the newest debut first.
  public let others: [Member]

  /// The ID of the main entry.
  public var id: MemberID { main.id }

  /// All entries, the main entry first.
  public var entries: [Member] { [main] + others }

  /// The day of death, from the first entry that has one.
  package var diedOn: CalendarDate? { firstKnown(\.diedOn) }

  /// Returns a value from the first entry that has it.
  func firstKnown<Value>(_ value: (Member) -> Value?) -> Value? {
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
    let entries = members.filter { $0.person == member.person }
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
  func appearancesByPerson(of members: [Member]) -> [Appearances] {
    var entriesByFirst: [Int: [Member]] = [:]
    var laterEntries: Set<Int> = []
    for indices in Self.repeats(in: members) {
      entriesByFirst[indices[0]] = indices.map { members[$0] }
      laterEntries.formUnion(indices.dropFirst())
    }
    return members.indices.compactMap { index in
      guard !laterEntries.contains(index) else { return nil }
      let member = members[index]
      return entriesByFirst[index].map { appearances(of: member, among: $0) }
        ?? Appearances(main: member, others: [])
    }
  }

  /// Returns the indices of each person who has several entries, in ascending order.
  ///
  /// Sorting by the birth date is quicker than hashing the names: few people have the same.
  private static func repeats(in members: [Member]) -> [[Int]] {
    let birthdays = members.indices.compactMap { index in
      members[index].birth.map { (birth: $0, index: index) }
    }.sorted { ($0.birth, $0.index) < ($1.birth, $1.index) }
    return birthdays.chunked { $0.birth == $1.birth }.flatMap { sameDay -> [[Int]] in
      guard sameDay.count > 1 else { return [] }
      return Dictionary(grouping: sameDay.map(\.index)) { members[$0].person }
        .values.filter { $0.count > 1 }
    }
  }
}

/// The identity of the person behind a line-up entry.
///
/// Entries with the same Korean birth name and the same birth date are one person.
package enum Person: Hashable, Sendable {
  /// A person with a known birth name and birth date, recognized across groups.
  case known(koreanBirthName: String, birth: CalendarDate)
  /// A person with too little data to be recognized in other groups.
  case entry(MemberID)
}

extension Member {
  /// The person behind the entry.
  package var person: Person {
    guard let koreanBirthName, let birth, birth.isComplete else { return .entry(id) }
    return .known(koreanBirthName: koreanBirthName, birth: birth)
  }
}

extension Array {
  /// Splits the array between neighbors that do not belong together.
  fileprivate func chunked(by belongTogether: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where !belongTogether(self[index - 1], self[index]) {
      chunks.append(self[start..<index])
      start = index
    }
    return start < endIndex ? chunks + [self[start...]] : chunks
  }
}
