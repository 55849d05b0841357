import KPGGCore

/// Names with exactly one owner.
struct UniqueNames<Name: Hashable & Sendable, Owner: Equatable & Sendable>: Sendable {
  /// `nil` for a name of several owners.
  private var owners: [Name: Owner?] = [:]

  mutating func reserveCapacity(_ count: Int) { owners.reserveCapacity(count) }

  mutating func add(_ name: Name, of owner: Owner) {
    if let known = owners.updateValue(owner, forKey: name), known != owner {
      owners.updateValue(nil, forKey: name)
    }
  }

  subscript(name: Name) -> Owner? { owners[name] ?? nil }
}

extension UniqueNames<NormalizedText, Int> {
  /// The names of all members. The owner is the index of the line-up.
  init(membersOf lineUps: [LineUp]) {
    self.init()
    // A dictionary that grows hashes its names again.
    reserveCapacity(4 * lineUps.reduce(0) { $0 + $1.members.count })
    for (index, lineUp) in lineUps.enumerated() {
      for member in lineUp.members {
        member.forEachName { name, _ in add(NormalizedText(name), of: index) }
      }
    }
  }
}

extension UniqueNames<String, Int> {
  /// The choseong of all names of groups. The owner is the index of the line-up.
  init(initialsOf lineUps: [LineUp]) {
    self.init()
    for (index, lineUp) in lineUps.enumerated() {
      let names = lineUp.group.mainNames + lineUp.group.otherNames
      for initials in names.compactMap(QuizInitials.choseong) { add(initials, of: index) }
    }
  }
}
