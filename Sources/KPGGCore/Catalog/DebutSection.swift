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
