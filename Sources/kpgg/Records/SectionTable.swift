import KPGGCore

/// A section in a listing.
struct ListedSection: Tabular {
  let section: DebutSection
  /// The groups of the section.
  let groups: [GirlGroup]
  /// The number of line-up entries of each group; `nil` if they were not counted.
  let memberCounts: [GroupID: Int]?

  var json: JSONValue { section.json(memberCounts: memberCounts) }

  static let fields: [Field<ListedSection>] = [
    .key, .title, .koreanTitle, .from, .to, .groups, .groupCount, .memberCount,
  ]
  static let columns: [Field<ListedSection>] = [.years, .title, .groupCount, .groups]
}

extension Field<ListedSection> {
  static var key: Self { Self(.of(\.section, .key), \.key, rank: 0) }
  /// The key as a reader types it: the years, which say more than `tenth`.
  static var years: Self {
    Self.key.with(\.label, \.groupFields.section).with(\.shown) { section, _ in
      section.section.years?.yearsText() ?? section.section.key.description
    }
  }
  // If cut, all titles would look the same.
  static var title: Self {
    Self(
      .of(\.section, .title), \.title, rank: 2, overflow: .keep,
      shown: { $0.section.title(in: $1.language) })
  }
  static var koreanTitle: Self {
    Self(.of(\.section, .koreanTitle), \.koreanTitle, isKoreanForm: true)
  }
  static var from: Self { Self(.of(\.section, .from), \.from, alignment: .trailing) }
  static var to: Self { Self(.of(\.section, .to), \.to, alignment: .trailing) }
  /// The IDs, which a table shows as names.
  static var groups: Self {
    Self(
      .of(\.section, .groups), \.groups, overflow: .wrap,
      shown: { section, context in
        section.groups.map { $0.name(in: context.language) }.joined(separator: ", ")
      })
  }
  static var groupCount: Self {
    Self(.of(\.section, .groupCount), \.groupCount, alignment: .trailing, rank: 1)
  }
  static var memberCount: Self {
    Self(
      key: "memberCount", label: \.memberCount,
      json: { JSONValue($0.section.memberCount($0.memberCounts)) }, alignment: .trailing)
  }
}
