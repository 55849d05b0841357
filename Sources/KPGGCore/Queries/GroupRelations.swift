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
    /// 10 points for each shared member, 4 for a shared agency, and 2 for the same debut year.
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

  fileprivate init(all: [Relation]) { self.all = all }

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

  /// The order of related groups.
  fileprivate struct Key: Comparable {
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

/// Finds the groups that are related to a group. Create it once for several groups.
package struct GroupRelationFinder: Equatable, Sendable {
  /// Groups by what they have in common, as positions in a catalog.
  private struct Index: Equatable, Sendable {
    var byAgency: [String: [Int]] = [:]
    var byYear: [Int: [Int]] = [:]

    init(_ catalog: Catalog) {
      for (position, group) in catalog.groups.enumerated() {
        for agency in group.agencies {
          byAgency[agency, default: []].append(position)
        }
        if let year = group.debutDate?.year { byYear[year, default: []].append(position) }
      }
    }
  }

  private let catalog: Catalog
  private var byPerson: [Person.Identity: [Int]] = [:]
  /// `nil` if each search looks at all groups.
  private var index: Index?

  /// Indexes a catalog for many groups.
  ///
  /// The finder keeps the 100 best known groups of an agency and of a year, and 20 of a person.
  /// Otherwise, a catalog with one agency would need quadratic time.
  ///
  /// - Parameters:
  ///   - catalog: The catalog with the groups.
  ///   - lineUps: The line-ups in which to look for shared members; empty to find none.
  /// - Complexity: O(*n* log *n*), where *n* is the number of groups and line-up entries.
  package init(_ catalog: Catalog, lineUps: [LineUp]) {
    self.catalog = catalog
    for lineUp in lineUps { add(lineUp.members) }
    indexBestKnown()
  }

  /// Prepares a catalog for a few groups. For more than ten, the finder has an index of the best known
  /// groups.
  ///
  /// - Parameters:
  ///   - catalog: The catalog with the groups.
  ///   - entries: The entries in which to look for shared members: those of
  ///     `DocumentReader.entries(bornLike:)` are enough.
  ///   - shown: The number of groups whose relations you ask for.
  package init(_ catalog: Catalog, entries: [Member], shown: Int) {
    self.catalog = catalog
    add(entries)
    if shown > 10 { indexBestKnown() }
  }

  private mutating func add(_ entries: [Member]) {
    for entry in entries {
      let identity = entry.identity
      guard case .known = identity, let position = catalog.position(of: entry.groupID) else {
        continue
      }
      byPerson[identity, default: []].append(position)
    }
  }

  private mutating func indexBestKnown() {
    var index = Index(catalog)
    index.byAgency = index.byAgency.mapValues { bestKnown(100, of: $0) }
    index.byYear = index.byYear.mapValues { bestKnown(100, of: $0) }
    byPerson = byPerson.mapValues { bestKnown(20, of: $0) }
    self.index = index
  }

  /// The first groups in the order of related groups without a debut, or all if they are no more.
  private func bestKnown(_ count: Int, of positions: [Int]) -> [Int] {
    guard positions.count > count else { return positions }
    let keys = positions.map { GroupRelations.Key(of: catalog.groups[$0], from: nil) }
    return sortedIndices(below: keys.count) { keys[$0] < keys[$1] }.prefix(count)
      .map { positions[$0] }
  }

  /// Returns the relations of a line-up's group.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of related groups and of their members.
  ///   Without an index, also O(*n*), where *n* is the number of groups.
  package func relations(of lineUp: LineUp) -> GroupRelations {
    let debut = lineUp.group.debutDate
    let ownAgencies = lineUp.group.agencies
    let ownNames = lineUp.group.agencyNames
    var shared = sharedMembers(of: lineUp)[...]
    var positions = shared.map(\.position) + groups(from: debut?.year, ownAgencies)
    positions.sort()
    var related: [GroupRelations.Relation] = []
    for (number, position) in positions.enumerated()
    where number == 0 || positions[number - 1] != position {
      var members: [Member] = []
      while let next = shared.first, next.position == position {
        members.append(next.member)
        shared.removeFirst()
      }
      let other = catalog.groups[position]
      guard other.id != lineUp.id else { continue }
      let agencies = Self.names(
        of: Self.agencies(of: other, among: ownAgencies), ownNames, in: other)
      let year = other.debutDate?.year == debut?.year ? debut?.year : nil
      let score = 10 * members.count + (agencies.isEmpty ? 0 : 4) + (year == nil ? 0 : 2)
      related.append(
        GroupRelations.Relation(
          group: other, members: members, agencies: agencies, year: year, score: score))
    }
    let keys = related.map { GroupRelations.Key(of: $0.group, from: debut) }
    return GroupRelations(
      all: sortedIndices(below: related.count) { keys[$0] < keys[$1] }.map { related[$0] })
  }

  /// The members that are also in other line-ups, in the order of the positions of these groups.
  private func sharedMembers(of lineUp: LineUp) -> [(position: Int, member: Member)] {
    let shared = lineUp.members.flatMap { member in
      // A group may list a person twice.
      let positions = (byPerson[member.identity] ?? []).sorted()
      return positions.indices.lazy.filter { $0 == 0 || positions[$0 - 1] != positions[$0] }
        .map { (position: positions[$0], member: member) }
    }
    return shared.stablySorted { $0.position < $1.position }
  }

  /// The positions of the groups that debuted in a year, or that have one of some agencies.
  private func groups(from year: Int?, _ agencies: [String]) -> [Int] {
    guard let index else {
      return catalog.groups.indices.filter { position in
        let group = catalog.groups[position]
        return year != nil && group.debutDate?.year == year
          || !Self.agencies(of: group, among: agencies).isEmpty
      }
    }
    let debuts = year.flatMap { index.byYear[$0] } ?? []
    return agencies.reduce(debuts) { $0 + (index.byAgency[$1] ?? []) }
  }

  /// The agencies of a group that are among others.
  private static func agencies(of group: GirlGroup, among others: [String]) -> [String] {
    guard !others.isEmpty else { return [] }
    return group.agencies.filter(others.contains)
  }

  /// The names of agencies that a group shares with another one. A Korean name is from the group that
  /// has it.
  private static func names(
    of agencies: [String], _ ownNames: [BilingualText], in other: GirlGroup
  ) -> [BilingualText] {
    guard !agencies.isEmpty else { return [] }
    let names = ownNames + other.agencyNames
    let sorted = agencies.stablySorted { $0.precedesInBytes($1) }
    return sorted.indices.filter { $0 == 0 || sorted[$0 - 1] != sorted[$0] }
      .map { index in
        let agency = sorted[index]
        return names.first { $0.english == agency && $0.korean != agency } ?? BilingualText(agency)
      }
  }
}
