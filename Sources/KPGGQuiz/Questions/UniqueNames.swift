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

extension UniqueNames<NameDigest, Int32> {
  /// The names of all members. The owner is the index of the line-up.
  init(membersOf lineUps: [LineUp]) {
    self.init()
    reserveCapacity(lineUps.reduce(0) { $0 + $1.members.count })
    for (index, lineUp) in lineUps.enumerated() {
      for member in lineUp.members {
        member.forEachName { name, _ in add(NameDigest(name), of: Int32(index)) }
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

/// A checksum of the letters and digits of a name. To keep the names themselves would need far more
/// memory.
///
/// If two names have the same checksum, which is very rare, they count as one name with two owners. No
/// question then relies on them.
struct NameDigest: Hashable, Sendable {
  private let value: UInt64

  init(_ name: String) {
    var checksum = Checksum()
    TextNormalizer.forEachScalar(in: name) { scalar, _ in
      for shift in stride(from: UInt32(0), through: 16, by: 8) {
        checksum.add(UInt8(truncatingIfNeeded: scalar.value >> shift))
      }
    }
    value = checksum.value
  }
}
