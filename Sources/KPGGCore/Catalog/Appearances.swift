/// One person's entries, the one that stands for her first.
public struct Appearances: Hashable, Sendable {
  /// Her entry in her current group, else in her latest.
  public let main: Member
  /// Her entries in other groups, the newest debut first.
  public let others: [Member]

  /// All of her entries, the one that stands for her first.
  public var entries: [Member] { [main] + others }

  /// The day on which she died by any of her entries.
  public var died: CalendarDate? { known(\.died) }

  /// A value of hers: that of the first entry which knows it.
  func known<Value>(_ value: (Member) -> Value?) -> Value? {
    value(main) ?? others.lazy.compactMap(value).first
  }
}

extension Catalog {
  /// Puts the entries of one person together.
  ///
  /// The current group is one that she has not left and that has not ended; where there are
  /// several, or none, the one that made its debut last stands for her.
  ///
  /// - Parameters:
  ///   - member: Any of her entries.
  ///   - members: The entries among which hers are looked for.
  /// - Returns: Her appearances; of that entry alone where none of `members` is hers.
  public func appearances(of member: Member, among members: [Member]) -> Appearances {
    let entries = members.filter { $0.person == member.person }
    let newestFirst = entries.enumerated().sorted { left, right in
      guard let leftGroup = self[left.element.group], let rightGroup = self[right.element.group],
        leftGroup.id != rightGroup.id
      else { return left.offset < right.offset }
      return leftGroup < rightGroup
    }.map(\.element)
    let isCurrent = { (entry: Member) in
      !entry.isFormer && self[entry.group]?.status != .disbanded
    }
    let main = newestFirst.first(where: isCurrent) ?? newestFirst.first ?? member
    return Appearances(main: main, others: newestFirst.filter { $0.id != main.id })
  }

  /// The careers of all persons among the entries, each once, in the order of their first entries.
  func appearancesByPerson(of members: [Member]) -> [Appearances] {
    let entries = Dictionary(grouping: members, by: \.person)
    var seen: Set<Person> = []
    return members.filter { seen.insert($0.person).inserted }.map { member in
      appearances(of: member, among: entries[member.person] ?? [])
    }
  }
}

/// Who stands behind a line-up entry: entries equal in Korean birth name and birth date are one
/// person.
public enum Person: Hashable, Sendable {
  /// Known by name and day of birth, and so recognised in every group.
  case known(koreanBirthName: String, birth: CalendarDate)
  /// Known too little to be recognised: she is nobody but this entry.
  case entry(MemberID)
}

extension Member {
  /// The person behind the entry.
  public var person: Person {
    guard let koreanBirthName, let birth, birth.isComplete else { return .entry(id) }
    return .known(koreanBirthName: koreanBirthName, birth: birth)
  }
}
