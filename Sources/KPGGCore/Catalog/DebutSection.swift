/// The groups that debuted in the same years: a row of the app's main screen.
public struct DebutSection: Hashable, Sendable, Identifiable {
  /// The section's key in the index.
  public var key: SectionKey
  /// The English title; the endpoint's title if that cannot be translated.
  public var title: String
  /// The endpoint's title: `2016~2019년 데뷔`.
  public var koreanTitle: String
  /// The debut years; `nil` if the endpoint has neither years nor debut dates.
  public var years: YearRange?
  /// The IDs of the groups, the newest debut first.
  public var groups: [GroupID]
  /// The number of line-up entries in all groups, former members included; `nil` if only the index
  /// was read.
  public var memberCount: Int?

  /// Creates a section with a title made from its years, or from its key if the years are unknown.
  public init(key: SectionKey, years: YearRange?, groups: [GroupID]) {
    let koreanTitle = years.map(Self.koreanTitle) ?? key.description
    self.init(key: key, koreanTitle: koreanTitle, years: years, groups: groups)
  }

  /// Creates a section with the endpoint's title, which is translated if it has the usual pattern.
  public init(key: SectionKey, koreanTitle: String, years: YearRange?, groups: [GroupID]) {
    self.key = key
    self.koreanTitle = koreanTitle
    self.years = years
    self.groups = groups
    let isUsual = years.map(Self.koreanTitle) == koreanTitle
    title =
      isUsual ? years.map { "Debuted \($0.text(separator: "–"))" } ?? koreanTitle : koreanTitle
  }

  /// The key, for `Identifiable`.
  public var id: SectionKey { key }

  private static func koreanTitle(_ years: YearRange) -> String {
    "\(years.text(separator: "~"))년 데뷔"
  }
}

extension DebutSection: Comparable {
  /// Orders sections from the newest years to the oldest, then by key. Sections without years come
  /// last.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left.years, right.years) {
    case (let leftYears?, let rightYears?) where leftYears != rightYears:
      (leftYears.to, leftYears.from) > (rightYears.to, rightYears.from)
    case (_?, nil): true
    case (nil, _?): false
    default: left.key < right.key
    }
  }
}

extension DebutSection: JSONRepresentable, Decodable {
  private enum CodingKeys: CodingKey {
    case key, title, koreanTitle, from, to, groups, memberCount
  }

  /// The object with the keys that the README lists.
  public var json: JSONValue {
    .object([
      "key": key.json,
      "title": .string(title),
      "koreanTitle": .string(koreanTitle),
      "from": JSONValue(years?.from),
      "to": JSONValue(years?.to),
      "groups": JSONValue(groups),
      "groupCount": .integer(groups.count),
      "memberCount": JSONValue(memberCount),
    ])
  }

  /// Reads the form that `json` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    key = try container.decode(SectionKey.self, forKey: .key)
    title = try container.decode(String.self, forKey: .title)
    koreanTitle = try container.decode(String.self, forKey: .koreanTitle)
    groups = try container.decode([GroupID].self, forKey: .groups)
    memberCount = try container.decodeIfPresent(Int.self, forKey: .memberCount)
    years = nil
    if let from = try container.decodeIfPresent(Int.self, forKey: .from) {
      let to = try container.decode(Int.self, forKey: .to)
      guard let years = YearRange(from: from, to: to) else {
        throw DecodingError.dataCorruptedError(
          forKey: .to, in: container,
          debugDescription: "\(from) to \(to) is not a valid range of years")
      }
      self.years = years
    }
  }
}

/// The debut years of a section: `2016-2019`, or a single year, `2020`.
///
/// Both ends are 1 to 9999 and have four digits.
public struct YearRange: TextCodable {
  /// The first year.
  public let from: Int
  /// The last year, never before `from`.
  public let to: Int

  /// Creates a range; `nil` if the years are in reverse order or outside 1 to 9999.
  public init?(from: Int, to: Int) {
    guard (1...9999).contains(from), (from...9999).contains(to) else { return nil }
    (self.from, self.to) = (from, to)
  }

  init(_ years: ClosedRange<Int>) { (from, to) = (years.lowerBound, years.upperBound) }

  /// Reads `2016-2019` or `2020`.
  public init?(_ description: String) {
    let years = description.split(separator: "-", omittingEmptySubsequences: false)
      .map { CalendarDate(String($0)) }
    guard (1...2).contains(years.count), let from = years.first ?? nil, let to = years.last ?? nil
    else { return nil }
    self.init(from: from.year, to: to.year)
  }

  /// The form in a request's path: `2016-2019`, `2020`.
  public var description: String { text(separator: "-") }

  /// Returns the years with a custom separator; a single year has none.
  public func text(separator: String) -> String {
    from == to ? Self.digits(from) : Self.digits(from) + separator + Self.digits(to)
  }

  /// Whether a year is in the range, both ends included.
  public func contains(_ year: Int) -> Bool { (from...to).contains(year) }

  /// Returns a year in four digits.
  static func digits(_ year: Int) -> String {
    CalendarDate(year: year)?.description ?? String(year)
  }
}
