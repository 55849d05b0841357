package import KPGGCore

/// The attributes of a group or member that guesses are compared in.
package struct GuessProfile: Hashable, Sendable {
  /// A known value of an attribute.
  package enum Value: Hashable, Sendable {
    /// A year or a number.
    case number(Double)
    /// One or more values. Two profiles can share some of them.
    case list([String])
  }

  package let kind: DailyPuzzle.Kind
  /// The ID of the group or of the member's main entry.
  package let id: String
  /// The known values.
  package let values: [GuessAttribute: Value]

  /// Creates the profile of a group.
  ///
  /// Counts the current members; all entries if there are no current members.
  package init(_ group: GirlGroup, members: [Member]) {
    let current = members.filter(\.isCurrent)
    let initials = group.koreanName.map(Self.initials) ?? []
    let agencies = group.agency.map(Self.agencies) ?? []
    var values: [GuessAttribute: Value] = [:]
    values[.debutYear] = group.debut.map { .number(Double($0.year)) }
    values[.agency] = agencies.isEmpty ? nil : .list(agencies)
    values[.memberCount] =
      members.isEmpty ? nil : .number(Double((current.isEmpty ? members : current).count))
    values[.status] = group.status.map { .list([$0.rawValue]) }
    values[.section] = group.sectionKey.map { .list([$0.rawValue]) }
    values[.initials] = initials.isEmpty ? nil : .list(initials)
    (kind, id, self.values) = (.group, group.id.description, values)
  }

  /// Creates the profile of a person, with the groups of all entries.
  package init(_ person: Appearances) {
    let countries = person.firstKnown { $0.nationalities.isEmpty ? nil : $0.nationalities.sorted() }
    let mbti = person.firstKnown(\.mbti)
    var values: [GuessAttribute: Value] = [:]
    values[.group] = .list(Set(person.entries.map(\.groupID.description)).sorted())
    values[.birthYear] = person.firstKnown(\.birth).map { .number(Double($0.year)) }
    values[.mbti] = mbti.map { .list($0.rawValue.map(String.init)) }
    values[.bloodType] = person.firstKnown(\.bloodType).map { .list([$0.rawValue]) }
    values[.height] = person.firstKnown(\.heightCm).map { .number($0) }
    values[.country] = countries.map { .list($0) }
    (kind, id, self.values) = (.member, person.id.description, values)
  }

  /// The agencies of a text such as `Starship Entertainment / Yuehua Entertainment` or
  /// `JYP Entertainment (AQ Entertainment)`.
  private static func agencies(in text: String) -> [String] {
    text.lowercased().split { "/()".contains($0) }
      .map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }.sorted()
  }

  /// The initial consonants of a Korean name: ㅇ, ㅁ, ㅇ, ㄱ of 오마이걸.
  private static func initials(of name: String) -> [String] {
    var initials: [String] = []
    TextNormalizer.forEachScalar(in: name) { scalar, _ in
      if ("\u{1100}"..."\u{1112}").contains(scalar) {
        initials.append(String(Hangul.keystrokes(of: scalar).jamo))
      }
    }
    return initials
  }
}
