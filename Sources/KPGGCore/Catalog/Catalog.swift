/// The index: which sections and groups there are. It holds no members.
public struct Catalog: Hashable, Sendable {
  /// The sections by debut years, the newest first.
  public let sections: [DebutSection]
  /// Every group, the newest debut first.
  public let groups: [GirlGroup]
  /// The candidates for the home screen's large cell, in the endpoint's order.
  public let featured: [GroupID]

  private let positions: [GroupID: Int]

  /// Sorts what it is given, and marks each group with its section and with being featured.
  ///
  /// Of several groups with one id, and several sections that hold a group, the first counts. Ids
  /// without a group are left out.
  public init(sections: [DebutSection], groups: [GirlGroup], featured: [GroupID]) {
    var seen: Set<GroupID> = []
    let sorted = groups.filter { seen.insert($0.id).inserted }.sorted()
    positions = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.id), sorted.indices))
    let positions = positions
    let inOrder = { (ids: [GroupID]) in
      ids.compactMap { positions[$0] }.sorted().map { sorted[$0].id }
    }
    let newestFirst = sections.sorted().map { section in
      var section = section
      section.groups = inOrder(section.groups)
      return section
    }
    let sectionOfGroup = Dictionary(
      newestFirst.flatMap { section in section.groups.map { ($0, section.key) } },
      uniquingKeysWith: { first, _ in first })
    let featured = featured.filter { positions[$0] != nil }
    let isFeatured = Set(featured)
    self.sections = newestFirst
    self.featured = featured
    self.groups = sorted.map { group in
      var group = group
      group.section = sectionOfGroup[group.id]
      group.isFeatured = isFeatured.contains(group.id)
      return group
    }
  }

  /// The group with this id, exactly; `nil` if there is none.
  public subscript(id: GroupID) -> GirlGroup? { positions[id].map { groups[$0] } }

  /// The groups of a section in its own order, which in a section of this catalogue is the newest
  /// debut first; ids without a group are left out.
  public func groups(in section: DebutSection) -> [GirlGroup] {
    section.groups.compactMap { self[$0] }
  }

  /// The featured group whose day it is: each has its turn, a day long; `nil` without featured
  /// groups.
  public func featuredGroup(on day: CalendarDate) -> GirlGroup? {
    guard !featured.isEmpty, let number = day.dayNumber else { return nil }
    return self[featured[number % featured.count]]
  }

  /// The same catalogue with its member counts filled in.
  public func counting(_ memberCounts: [GroupID: Int]) -> Catalog {
    let counted = groups.map { group in
      var group = group
      group.memberCount = memberCounts[group.id]
      return group
    }
    let countedSections = sections.map { section in
      var section = section
      section.memberCount = section.groups.reduce(0) { $0 + (memberCounts[$1] ?? 0) }
      return section
    }
    return Catalog(sections: countedSections, groups: counted, featured: featured)
  }
}

extension Catalog: JSONRepresentable, Decodable {
  private enum CodingKeys: CodingKey { case sections, groups, featured }

  /// `sections`, `groups` and `featured`.
  public var json: JSONValue {
    .object([
      "sections": JSONValue(sections), "groups": JSONValue(groups), "featured": JSONValue(featured),
    ])
  }

  /// Reads what `json` writes; refuses groups and sections that differ in letter case at most, and
  /// ids without a group.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let sections = try container.decode([DebutSection].self, forKey: .sections)
    let groups = try container.decode([GirlGroup].self, forKey: .groups)
    let featured = try container.decode([GroupID].self, forKey: .featured)
    var names: Set<String> = []
    for name in groups.map(\.id.description) + sections.map(\.key.description)
    where !names.insert(name.lowercased()).inserted {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "'\(name)' stands in it twice"))
    }
    let ids = Set(groups.map(\.id))
    for id in sections.flatMap(\.groups) + featured where !ids.contains(id) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "there is no group '\(id)'"))
    }
    self.init(sections: sections, groups: groups, featured: featured)
  }
}
