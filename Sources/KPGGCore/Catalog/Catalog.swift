/// The index of sections and groups, without members.
///
/// Two catalogs are equal if all sections and groups are. Looking up a group by its ID takes O(log *n*)
/// time, where *n* is the number of groups.
public struct Catalog: Equatable, Sendable {
  /// The sections, the newest debut years first.
  public let sections: [DebutSection]
  /// All groups, the newest debut first.
  public let groups: [GirlGroup]
  /// The IDs of the featured groups, in the order of the source.
  package let featuredIDs: [GroupID]

  /// The positions of the groups, in the order of their IDs. Most commands look up few groups:
  /// creating a dictionary would take longer.
  private let order: [Int]

  /// Sorts the sections and groups, and sets each group's `sectionKey` and `isFeatured`.
  ///
  /// If several groups have the same ID, the first is kept. A group in several sections gets the
  /// first of them. IDs without a group are dropped.
  package init(sections: [DebutSection], groups: [GirlGroup], featuredIDs: [GroupID]) {
    var seen: Set<GroupID> = []
    let groups = groups.filter { seen.insert($0.id).inserted }
    // Comparing two copies of groups would be slower.
    let sorted = sortedIndices(below: groups.count) { GirlGroup.isNewer(groups[$0], groups[$1]) }
      .map { groups[$0] }
    let positions = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.id), sorted.indices))
    let inOrder = { (ids: [GroupID]) in
      ids.compactMap { positions[$0] }.sorted().map { sorted[$0].id }
    }
    let newestFirst = sections.stablySorted(by: DebutSection.isNewer).map { section in
      var section = section
      section.groupIDs = inOrder(section.groupIDs)
      return section
    }
    let sectionOfGroup = Dictionary(
      newestFirst.flatMap { section in section.groupIDs.map { ($0, section.key) } },
      uniquingKeysWith: { first, _ in first })
    let featuredIDs = featuredIDs.filter { positions[$0] != nil }
    let featured = Set(featuredIDs)
    self.sections = newestFirst
    self.featuredIDs = featuredIDs
    self.groups = sorted.map { group in
      let (section, isFeatured) = (sectionOfGroup[group.id], featured.contains(group.id))
      guard group.sectionKey != section || group.isFeatured != isFeatured else { return group }
      var facts = group.facts
      (facts.sectionKey, facts.isFeatured) = (section, isFeatured)
      return GirlGroup(facts)
    }
    order = sortedIndices(below: sorted.count) { sorted[$0].id < sorted[$1].id }
  }

  /// Creates a catalog from sections and groups that are sorted, and that know each other. `order` has
  /// the positions of the groups in the order of their IDs.
  init(
    sortedSections: [DebutSection], groups: [GirlGroup], order: [Int], featuredIDs: [GroupID]
  ) {
    (sections, self.groups, self.order) = (sortedSections, groups, order)
    self.featuredIDs = featuredIDs
  }

  /// The group with exactly this ID; `nil` if there is none.
  public subscript(id: GroupID) -> GirlGroup? { position(of: id).map { groups[$0] } }

  /// Returns the position of the group with exactly this ID; `nil` if there is none.
  func position(of id: GroupID) -> Int? {
    var range = order.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let found = groups[order[middle]].id
      if found == id { return order[middle] }
      range = found < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// Returns the group with exactly this ID, or else a group without facts.
  package func group(_ id: GroupID) -> GirlGroup { self[id] ?? GirlGroup(id: id) }

  /// Returns the groups of a section in the section's order. IDs without a group are dropped.
  public func groups(in section: DebutSection) -> [GirlGroup] {
    section.groupIDs.compactMap { self[$0] }
  }

  /// Returns the featured group of a day. Each day has the next one. `nil` if no group is featured,
  /// or if `day` is incomplete.
  public func featuredGroup(on day: CalendarDate) -> GirlGroup? {
    guard !featuredIDs.isEmpty, let number = day.dayNumber else { return nil }
    return self[featuredIDs[number % featuredIDs.count]]
  }
}

extension Catalog: JSONEncodable, Decodable {
  private enum CodingKeys: CodingKey { case sections, groups, featured }

  /// The object with the keys `sections`, `groups`, and `featured`.
  package var json: JSONValue {
    .object([
      "sections": JSONValue(sections), "groups": JSONValue(groups),
      "featured": JSONValue(featuredIDs),
    ])
  }

  /// Reads the form that `encode(to:)` writes. Rejects IDs without a group. Also rejects group IDs
  /// and section keys that are equal or differ only in letter case.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let sections = try container.decode([DebutSection].self, forKey: .sections)
    let groups = try container.decode([GirlGroup].self, forKey: .groups)
    let featuredIDs = try container.decode([GroupID].self, forKey: .featured)
    var names: Set<String> = []
    for name in groups.map(\.id.description) + sections.map(\.key.description)
    where !names.insert(name.lowercased()).inserted {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "'\(name)' is listed twice"))
    }
    let ids = Set(groups.map(\.id))
    for id in sections.flatMap(\.groupIDs) + featuredIDs where !ids.contains(id) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "group '\(id)' not found"))
    }
    self.init(sections: sections, groups: groups, featuredIDs: featuredIDs)
  }
}
