/// How other groups relate to a group: by agency, by members, and by the year of debut.
package struct GroupRelations: Sendable {
  /// Another group, with everything that it has in common with the group.
  package struct Relation: Sendable {
    package let group: GirlGroup
    /// The group's members that are also in the other group's line-up, in the order of the line-up.
    package let members: [Member]
    /// The agencies that both groups share, in the order of their English names.
    package let agencies: [BilingualText]
    /// The year in which both groups debuted.
    package let year: Int?
    /// 10 points for each shared member, 4 for a shared agency, 2 for the same debut year, and 1 if the
    /// debut years differ by at most three.
    package let score: Int

    fileprivate func has(_ kind: Kind) -> Bool {
      switch kind {
      case .members: !members.isEmpty
      case .agency: !agencies.isEmpty
      case .debutYear: year != nil
      }
    }
  }

  /// The related groups: best known first, then the closest debut, then by name.
  package let all: [Relation]

  /// Finds the groups that are related to the group of a line-up.
  ///
  /// - Parameters:
  ///   - lineUp: The group with its members.
  ///   - catalog: The catalog with the other groups.
  ///   - lineUps: The line-ups in which to look for its members; empty to find no shared members.
  /// - Complexity: O(*n*), where *n* is the number of groups and line-up entries.
  package init(of lineUp: LineUp, in catalog: Catalog, lineUps: [LineUp]) {
    let shared = Self.sharedMembers(of: lineUp, in: lineUps)
    let debut = lineUp.group.debutDate
    let related = catalog.groups.compactMap { other -> Relation? in
      guard other.id != lineUp.id else { return nil }
      let members = shared[other.id] ?? []
      let common = Self.agencies(of: lineUp.group, and: other)
      let distance = debut.flatMap { debut in other.debutDate.map { abs($0.year - debut.year) } }
      guard !members.isEmpty || !common.isEmpty || distance == 0 else { return nil }
      let score =
        10 * members.count + (common.isEmpty ? 0 : 4) + (distance == 0 ? 2 : 0)
        + ((distance ?? .max) <= 3 ? 1 : 0)
      return Relation(
        group: other, members: members, agencies: common, year: distance == 0 ? debut?.year : nil,
        score: score)
    }
    let keys = related.map { Key(of: $0.group, from: debut) }
    all = sortedIndices(below: related.count) { keys[$0] < keys[$1] }.map { related[$0] }
  }

  /// What groups have in common.
  package enum Kind: CaseIterable, Sendable {
    case members, agency, debutYear
  }

  /// The five best known groups of each kind. Kinds without groups are left out.
  package var bestKnown: [(kind: Kind, related: [Relation])] {
    Kind.allCases.compactMap { kind in
      let related = all.lazy.filter { $0.has(kind) }.prefix(5)
      return related.isEmpty ? nil : (kind, Array(related))
    }
  }

  /// All related groups, the highest score first.
  package var strongestFirst: [Relation] {
    sortedIndices(below: all.count) { all[$0].score > all[$1].score }.map { all[$0] }
  }

  /// The agencies that both groups share. `JYP Entertainment / Republic Records` names two. A Korean
  /// name covers the whole text, so it is used only if the text names one agency.
  private static func agencies(of group: GirlGroup, and other: GirlGroup) -> [BilingualText] {
    guard let agency = group.agency, let otherAgency = other.agency else { return [] }
    let names = [group, other].compactMap(\.agencyName)
    let parts = { (text: String) in text.split(separator: " / ").map { String($0) } }
    return Set(parts(agency)).intersection(parts(otherAgency))
      .sorted { $0.precedesInBytes($1) }
      .map { part in
        names.first { $0.english == part && $0.korean != part } ?? BilingualText(part)
      }
  }

  private static func sharedMembers(
    of lineUp: LineUp, in others: [LineUp]
  ) -> [GroupID: [Member]] {
    let births = Set(lineUp.members.compactMap(\.birthDate))
    var shared: [GroupID: [Member]] = [:]
    for other in others where other.id != lineUp.id {
      // Most people were born on other days, and comparing dates is fast.
      let identities = Set(
        other.members.indices.lazy
          .filter { other.members[$0].birthDate.map(births.contains) ?? false }
          .map { other.members[$0].identity })
      guard !identities.isEmpty else { continue }
      let members = lineUp.members.filter { identities.contains($0.identity) }
      if !members.isEmpty { shared[other.id] = members }
    }
    return shared
  }

  /// The order of related groups.
  private struct Key: Comparable {
    let tier: Int
    let days: Int
    let name: NormalizedText
    let id: GroupID

    init(of group: GirlGroup, from debut: CalendarDate?) {
      tier = group.tier?.rawValue ?? .max
      let days = [debut, group.debutDate].map { $0?.firstDay.dayNumber }
      self.days = days[0].flatMap { day in days[1].map { abs($0 - day) } } ?? .max
      (name, id) = (NormalizedText(group.name), group.id)
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.tier, left.days, left.name, left.id) < (right.tier, right.days, right.name, right.id)
    }
  }
}
