/// The groups that made their debut in the same years: a row of the app's main screen.
public struct DebutSection: Hashable, Sendable, Identifiable {
  /// Its key in the index.
  public var key: SectionKey
  /// The title in English; where the endpoint's own follows no known pattern, that one.
  public var title: String
  /// The title as the endpoint writes it: `2016~2019년 데뷔`.
  public var koreanTitle: String
  /// Its years; `nil` where neither the endpoint nor a debut tells them.
  public var years: YearRange?
  /// Its groups, the newest debut first.
  public var groups: [GroupID]
  /// How many line-up entries its groups have together, former members included; `nil` where only
  /// the index was read.
  public var memberCount: Int?

  /// A section named by its years; by its key where they are unknown.
  public init(key: SectionKey, years: YearRange?, groups: [GroupID]) {
    let koreanTitle = years.map(Self.koreanTitle) ?? key.description
    self.init(key: key, koreanTitle: koreanTitle, years: years, groups: groups)
  }

  /// A section with the endpoint's own title, put into English where it is of the usual pattern.
  public init(key: SectionKey, koreanTitle: String, years: YearRange?, groups: [GroupID]) {
    self.key = key
    self.koreanTitle = koreanTitle
    self.years = years
    self.groups = groups
    let isUsual = years.map(Self.koreanTitle) == koreanTitle
    title =
      isUsual ? years.map { "Debuted \($0.text(separator: "–"))" } ?? koreanTitle : koreanTitle
  }

  /// The key, for lists that tell their rows apart by an id.
  public var id: SectionKey { key }

  private static func koreanTitle(_ years: YearRange) -> String {
    "\(years.text(separator: "~"))년 데뷔"
  }
}

extension DebutSection: Comparable {
  /// The newest years first, sections without years last; then by the bytes of the key.
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

  /// The section's keys as the README lists them.
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

  /// Reads what `json` writes.
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
          forKey: .to, in: container, debugDescription: "no years run from \(from) to \(to)")
      }
      self.years = years
    }
  }
}

/// The debut years of a section, `2016-2019`, or one year, `2020`.
///
/// Both ends are 1 to 9999, written with four digits.
public struct YearRange: TextCodable {
  /// The first of the years.
  public let from: Int
  /// The last of the years; never before `from`.
  public let to: Int

  /// `nil` where the years run backwards or leave 1 to 9999.
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

  /// The form of a request's path: `2016-2019`, `2020`.
  public var description: String { text(separator: "-") }

  /// The years with another separator between them; a single year stands alone.
  public func text(separator: String) -> String {
    from == to ? Self.digits(from) : Self.digits(from) + separator + Self.digits(to)
  }

  /// Whether a year lies between the two ends, both included.
  public func contains(_ year: Int) -> Bool { (from...to).contains(year) }

  /// A year in four digits.
  static func digits(_ year: Int) -> String {
    CalendarDate(year: year)?.description ?? String(year)
  }
}
