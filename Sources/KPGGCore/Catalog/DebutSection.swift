/// The groups that debuted in a range of years.
public struct DebutSection: Hashable, Sendable, Identifiable {
  /// The section's key in the index.
  public let key: SectionKey
  /// The English title; `koreanTitle` if that has no translation.
  package var title: String
  /// The title in the documents: `2016~2019년 데뷔`.
  package var koreanTitle: String
  /// The debut years; `nil` if the documents have neither years nor debut dates.
  public package(set) var years: ClosedRange<Int>?
  /// The IDs of the groups, the newest debut first.
  public package(set) var groupIDs: [GroupID]

  /// Creates a section with a title made from its years, or from its key if the years are unknown.
  package init(key: SectionKey, years: ClosedRange<Int>?, groupIDs: [GroupID]) {
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

  /// The title in both languages.
  public var displayTitle: BilingualText { BilingualText(english: title, korean: koreanTitle) }

  private static func koreanTitle(_ years: ClosedRange<Int>) -> String {
    "\(years.yearsText(separator: "~"))년 데뷔"
  }
}

extension DebutSection {
  /// Orders sections from the newest years to the oldest, then by the bytes of their keys. Sections
  /// without years come last.
  package static func isNewer(_ left: Self, _ right: Self) -> Bool {
    switch (left.years, right.years) {
    case (let leftYears?, let rightYears?) where leftYears != rightYears:
      (leftYears.upperBound, leftYears.lowerBound)
        > (rightYears.upperBound, rightYears.lowerBound)
    case (_?, nil): true
    case (nil, _?): false
    default: left.key.rawValue.precedesInBytes(right.key.rawValue)
    }
  }
}

extension DebutSection: CodableRecord {
  /// The keys of a section's JSON, except `memberCount`.
  package static let keys: [RecordKey<DebutSection>] = [
    .from, .groupCount, .groups, .key, .koreanTitle, .title, .to,
  ]

  package init(idFrom container: RecordKey<DebutSection>.Container) throws {
    let key = try container.decode(SectionKey.self, forKey: JSONCodingKey("key"))
    self.init(key: key, years: nil, groupIDs: [])
  }

  /// Reads the years, which must be a range.
  package mutating func finish(_ container: RecordKey<DebutSection>.Container) throws {
    let from = try container.located(JSONCodingKey("from")) {
      try $0.decodeIfPresent(Int.self, forKey: $1)
    }
    guard let from else { return }
    let to = try container.located(JSONCodingKey("to")) { try $0.decode(Int.self, forKey: $1) }
    years = ClosedRange(yearsFrom: from, to: to)
    guard years != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: JSONCodingKey("to"), in: container,
        debugDescription: "\(from) to \(to) is not a valid range of years")
    }
  }

  /// The object with `memberCount`, the number of line-up entries in all groups, former members
  /// included; `nil` if they were not counted.
  package func json(memberCounts: [GroupID: Int]?) -> JSONValue {
    json.adding(["memberCount": JSONValue(memberCount(memberCounts))])
  }

  /// The number of line-up entries in all groups, former members included.
  package func memberCount(_ memberCounts: [GroupID: Int]?) -> Int? {
    memberCounts.map { counts in groupIDs.reduce(0) { $0 + (counts[$1] ?? 0) } }
  }
}

extension RecordKey<DebutSection> {
  package static var from: Self { Self("from") { JSONValue($0.years?.lowerBound) } }
  package static var groupCount: Self { Self("groupCount") { .integer($0.groupIDs.count) } }
  package static var groups: Self { Self("groups", \.groupIDs) { JSONValue($0.groupIDs) } }
  package static var key: Self { Self("key") { $0.key.json } }
  package static var koreanTitle: Self {
    Self("koreanTitle", \.koreanTitle) { .string($0.koreanTitle) }
  }
  package static var title: Self { Self("title", \.title) { .string($0.title) } }
  package static var to: Self { Self("to") { JSONValue($0.years?.upperBound) } }
}

// Ranges of years in the wire format: `2016-2019`, or a single year, `2020`.

extension ClosedRange<Int> {
  /// Creates a range of years; `nil` if they are in reverse order or outside 1 to 9999.
  package init?(yearsFrom first: Int, to last: Int) {
    guard (1...9999).contains(first), (first...9999).contains(last) else { return nil }
    self = first...last
  }

  /// Reads `2016-2019` or `2020`. Years have four digits.
  package init?(years text: String) {
    guard text.utf8.first?.isDigit == true else { return nil }
    let years = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { CalendarDate(String($0)) }
    guard (1...2).contains(years.count), let first = years.first ?? nil,
      let last = years.last ?? nil
    else { return nil }
    self.init(yearsFrom: first.year, to: last.year)
  }

  /// Returns the years in four digits; a single year has no separator.
  package func yearsText(separator: String = "-") -> String {
    let (first, last) = (Self.year(lowerBound), Self.year(upperBound))
    return lowerBound == upperBound ? first : first + separator + last
  }

  /// Returns a year in four digits.
  static func year(_ year: Int) -> String { CalendarDate(year: year)?.description ?? String(year) }
}
