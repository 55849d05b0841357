/// The groups that debuted in a range of years.
public struct DebutSection: Hashable, Sendable, Identifiable {
  /// The section's key in the index.
  public var key: SectionKey
  /// The English title; `koreanTitle` if that has no translation.
  public var title: String
  /// The title in the documents: `2016~2019년 데뷔`.
  public var koreanTitle: String
  /// The debut years; `nil` if the documents have neither years nor debut dates.
  public var years: ClosedRange<Int>?
  /// The IDs of the groups, the newest debut first.
  public var groupIDs: [GroupID]

  /// Creates a section with a title made from its years, or from its key if the years are unknown.
  public init(key: SectionKey, years: ClosedRange<Int>?, groupIDs: [GroupID]) {
    let koreanTitle = years.map(Self.koreanTitle) ?? key.description
    self.init(key: key, koreanTitle: koreanTitle, years: years, groupIDs: groupIDs)
  }

  /// Creates a section with a title from the documents. Translates titles of the usual pattern.
  package init(key: SectionKey, koreanTitle: String, years: ClosedRange<Int>?, groupIDs: [GroupID])
  {
    self.key = key
    self.koreanTitle = koreanTitle
    self.years = years
    self.groupIDs = groupIDs
    let isUsual = years.map(Self.koreanTitle) == koreanTitle
    title =
      isUsual
      ? years.map { "Debuted \($0.yearsText(separator: "–"))" } ?? koreanTitle : koreanTitle
  }

  /// The key, for `Identifiable`.
  public var id: SectionKey { key }

  private static func koreanTitle(_ years: ClosedRange<Int>) -> String {
    "\(years.yearsText(separator: "~"))년 데뷔"
  }
}

extension DebutSection: Comparable {
  /// Orders sections from the newest years to the oldest, then by key. Sections without years come
  /// last.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left.years, right.years) {
    case (let leftYears?, let rightYears?) where leftYears != rightYears:
      (leftYears.upperBound, leftYears.lowerBound)
        > (rightYears.upperBound, rightYears.lowerBound)
    case (_?, nil): true
    case (nil, _?): false
    default: left.key < right.key
    }
  }
}

extension DebutSection {
  /// The object with `memberCount`, the number of line-up entries in all groups, former members
  /// included; `nil` if they were not counted.
  package func json(memberCounts: [GroupID: Int]?) -> JSONValue {
    let count = memberCounts.map { counts in
      groupIDs.reduce(0) { $0 + (counts[$1] ?? 0) }
    }
    return json.adding(["memberCount": JSONValue(count)])
  }
}

extension DebutSection: JSONRepresentable, Codable {
  private enum CodingKeys: CodingKey {
    case key, title, koreanTitle, from, to, groups
  }

  /// The object with the keys that the article *JSON output* lists.
  package var json: JSONValue {
    .object([
      "from": JSONValue(years?.lowerBound),
      "groupCount": .integer(groupIDs.count),
      "groups": JSONValue(groupIDs),
      "key": key.json,
      "koreanTitle": .string(koreanTitle),
      "title": .string(title),
      "to": JSONValue(years?.upperBound),
    ])
  }

  /// Encodes an object with every key. Unknown values are `null`.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    key = try container.decode(SectionKey.self, forKey: .key)
    title = try container.decode(String.self, forKey: .title)
    koreanTitle = try container.decode(String.self, forKey: .koreanTitle)
    groupIDs = try container.decode([GroupID].self, forKey: .groups)
    years = nil
    if let from = try container.decodeIfPresent(Int.self, forKey: .from) {
      let to = try container.decode(Int.self, forKey: .to)
      guard let years = ClosedRange(yearsFrom: from, to: to) else {
        throw DecodingError.dataCorruptedError(
          forKey: .to, in: container,
          debugDescription: "\(from) to \(to) is not a valid range of years")
      }
      self.years = years
    }
  }
}
