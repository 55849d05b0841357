import KPGGCore

/// A section in a listing.
struct ListedSection: Tabular {
  let section: DebutSection
  /// The number of line-up entries of each group; `nil` if they were not counted.
  let memberCounts: [GroupID: Int]?

  var json: JSONValue { section.json(memberCounts: memberCounts) }

  static let table = RecordTable<ListedSection>(
    [.key, .title, .koreanTitle, .from, .to, .groups, .groupCount, .memberCount],
    columns: [.key, .title, .groupCount, .groups], id: .key)
}

extension Field<ListedSection> {
  static var key: Self { Self(.key, of: \.section, \.key, importance: .droppable(rank: 0)) }
  // If cut, all titles would look the same.
  static var title: Self {
    Self(
      .title, of: \.section, \.title, importance: .droppable(rank: 2), overflow: .keep,
      shown: { $0.section.title(in: $1.language) })
  }
  static var koreanTitle: Self {
    Self(.koreanTitle, of: \.section, \.koreanTitle).with(\.isKoreanForm, true)
  }
  static var from: Self { Self(.from, of: \.section, \.from, alignment: .trailing) }
  static var to: Self { Self(.to, of: \.section, \.to, alignment: .trailing) }
  static var groups: Self { Self(.groups, of: \.section, \.groups, overflow: .wrap) }
  static var groupCount: Self {
    Self(
      .groupCount, of: \.section, \.groupCount, alignment: .trailing,
      importance: .droppable(rank: 1))
  }
  static var memberCount: Self {
    Self(
      key: "memberCount", label: \.memberCount,
      json: { JSONValue($0.section.memberCount($0.memberCounts)) }, alignment: .trailing)
  }
}
