import KPGGSystem

/// The data of a group, without its members.
///
/// ``sectionKey`` and ``isFeatured`` come from the index, so you cannot set them. A ``FullCatalog`` of
/// line-ups sets them for its groups.
///
/// Two values are equal if all properties are. Compare the IDs to know whether they are the same
/// group.
public struct GirlGroup: Hashable, Sendable, Identifiable {
  /// The ID, unique in the catalog even if letter case is ignored.
  public var id: GroupID {
    get { facts.id }
    set { facts.id = newValue }
  }
  /// The English or romanized name; the ID if the name is unknown.
  public var name: String {
    get { facts.name }
    set { facts.name = newValue }
  }
  /// The name in Hangul.
  public var koreanName: String? {
    get { facts.koreanName }
    set { facts.koreanName = newValue }
  }
  /// Other common names, in either script.
  public var aliases: [String] {
    get { facts.aliases }
    set { facts.aliases = newValue }
  }
  /// The debut-year section of the group.
  public package(set) var sectionKey: SectionKey? {
    get { facts.sectionKey }
    set { facts.sectionKey = newValue }
  }
  /// The day of the debut.
  public var debutDate: CalendarDate? {
    get { facts.debutDate }
    set { facts.debutDate = newValue }
  }
  /// The agency at the time of the debut. ` / ` separates several agencies.
  public var agency: String? {
    get { facts.agency }
    set { facts.agency = newValue }
  }
  /// The agency's name in Hangul. ` / ` separates the names of several, in the order of `agency`.
  public var koreanAgency: String? {
    get { facts.koreanAgency }
    set { facts.koreanAgency = newValue }
  }
  /// The name of the group's fans.
  public var fandom: String? {
    get { facts.fandom }
    set { facts.fandom = newValue }
  }
  /// The name of the group's fans in Hangul.
  public var koreanFandom: String? {
    get { facts.koreanFandom }
    set { facts.koreanFandom = newValue }
  }
  /// Whether the group is active, on hiatus, or disbanded; `nil` if unknown.
  public var status: GroupStatus? {
    get { facts.status }
    set { facts.status = newValue }
  }
  /// The day of the disbandment, if known.
  public var disbandmentDate: CalendarDate? {
    get { facts.disbandmentDate }
    set { facts.disbandmentDate = newValue }
  }
  /// The day on which the group came back after its end.
  public var returnDate: CalendarDate? {
    get { facts.returnDate }
    set { facts.returnDate = newValue }
  }
  /// How well known the group is.
  public var tier: Tier? {
    get { facts.tier }
    set { facts.tier = newValue }
  }
  /// The best-known song.
  public var hitSong: HitSong? {
    get { facts.hitSong }
    set { facts.hitSong = newValue }
  }
  /// The official accounts.
  public var links: GroupLinks {
    get { facts.links }
    set { facts.links = newValue }
  }
  /// The URL of the logo.
  public var logo: WebAddress? {
    get { facts.logo }
    set { facts.logo = newValue }
  }
  /// The URL of a picture of the group.
  public var image: WebAddress? {
    get { facts.image }
    set { facts.image = newValue }
  }
  /// Whether any member has left the group.
  package var hasFormerMembers: Bool {
    get { facts.hasFormerMembers }
    set { facts.hasFormerMembers = newValue }
  }
  /// Whether `Catalog.featuredGroup(on:)` can return the group.
  public package(set) var isFeatured: Bool {
    get { facts.isFeatured }
    set { facts.isFeatured = newValue }
  }

  /// Copies share one object, because copying a reference is faster than copying all facts.
  private var shared: Shared

  private final class Shared: Sendable {
    let facts: GroupFacts

    init(_ facts: GroupFacts) { self.facts = facts }
  }

  /// All facts. Each change of a property copies all of them, so change several in one copy.
  package var facts: GroupFacts {
    get { shared.facts }
    set { shared = Shared(newValue) }
  }

  /// Creates a group that has only an ID.
  public init(id: GroupID) { self.init(GroupFacts(id: id)) }

  package init(_ facts: GroupFacts) { shared = Shared(facts) }

  /// Compares all facts.
  public static func == (left: Self, right: Self) -> Bool {
    left.shared === right.shared || left.facts == right.facts
  }

  /// Hashes all facts.
  public func hash(into hasher: inout Hasher) { facts.hash(into: &hasher) }

  /// The name in both languages.
  public var displayName: BilingualText {
    BilingualText(english: name, korean: koreanName ?? name)
  }

  /// The agency in both languages.
  package var agencyName: BilingualText? { BilingualText(latin: agency, hangul: koreanAgency) }

  /// The first ten agencies: `JYP Entertainment / Republic Records` names two.
  package var agencies: [String] { agency.map(Self.agencies(in:)) ?? [] }

  /// The same agencies in both languages. The English names stand in for the Korean ones if their
  /// numbers differ.
  package var agencyNames: [BilingualText] {
    let agencies = agencies
    let names = koreanAgency.map(Self.agencies(in:)) ?? []
    return agencies.indices.map { index in
      BilingualText(
        english: agencies[index],
        korean: names.count == agencies.count ? names[index] : agencies[index])
    }
  }

  private static func agencies(in text: String) -> [String] {
    // Splitting is slow, and most groups have one agency.
    guard text.hasSlash else { return [text] }
    let parts = text.split(separator: " ").split(separator: "/", maxSplits: 10).prefix(10)
    return parts.isEmpty ? [text] : parts.map { $0.joined(separator: " ") }
  }

  /// The name of the fans in both languages.
  package var fandomName: BilingualText? { BilingualText(latin: fandom, hangul: koreanFandom) }
}

extension GirlGroup {
  /// Orders groups from the newest debut to the oldest, then by ID. Groups without a debut date
  /// come last.
  package static func isNewer(_ left: Self, _ right: Self) -> Bool {
    if left.debutDate == right.debutDate { return left.id < right.id }
    guard let leftDebut = left.debutDate, let rightDebut = right.debutDate else {
      return left.debutDate != nil
    }
    return leftDebut > rightDebut
  }
}

extension [GirlGroup] {
  /// The names in both languages of each agency with a Korean name, by its English name.
  package var namesByAgency: [String: BilingualText] {
    let names = filter { $0.koreanAgency != nil }.flatMap(\.agencyNames)
    return Dictionary(
      names.filter { $0.english != $0.korean }.map { ($0.english, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension GirlGroup: CodableRecord {
  /// The keys of a group's JSON, except those of a listing or a line-up.
  package static let keys: [RecordKey<GirlGroup>] = [
    .agency, .aliases, .debut, .disbanded, .fandom, .hasFormerMembers, .hitSong, .id, .image,
    .isFeatured, .koreanAgency, .koreanFandom, .koreanName, .links, .logo, .name, .returned,
    .section, .status, .tier,
  ]

  package init(idFrom container: RecordKey<GirlGroup>.Container) throws {
    self.init(id: try container.decode(GroupID.self, forKey: JSONCodingKey("id")))
  }

  /// The object with `memberCount`, the number of line-up entries, former members included.
  package func json(memberCount: Int?) -> JSONValue {
    json.adding(["memberCount": JSONValue(memberCount)])
  }
}

extension RecordKey<GirlGroup> {
  package static var agency: Self { Self("agency", \.agency) { JSONValue($0.agency) } }
  package static var aliases: Self { Self("aliases", \.aliases) { JSONValue($0.aliases) } }
  package static var debut: Self { Self("debut", \.debutDate) { JSONValue($0.debutDate) } }
  package static var disbanded: Self {
    Self("disbanded", \.disbandmentDate) { JSONValue($0.disbandmentDate) }
  }
  package static var fandom: Self { Self("fandom", \.fandom) { JSONValue($0.fandom) } }
  package static var hasFormerMembers: Self {
    Self("hasFormerMembers", \.hasFormerMembers) { .boolean($0.hasFormerMembers) }
  }
  package static var hitSong: Self { Self("hitSong", \.hitSong) { JSONValue($0.hitSong) } }
  package static var id: Self { Self("id") { $0.id.json } }
  package static var image: Self { Self("image", \.image) { JSONValue($0.image) } }
  package static var isFeatured: Self {
    Self("isFeatured", \.isFeatured) { .boolean($0.isFeatured) }
  }
  package static var koreanAgency: Self {
    Self("koreanAgency", \.koreanAgency) { JSONValue($0.koreanAgency) }
  }
  package static var koreanFandom: Self {
    Self("koreanFandom", \.koreanFandom) { JSONValue($0.koreanFandom) }
  }
  package static var koreanName: Self {
    Self("koreanName", \.koreanName) { JSONValue($0.koreanName) }
  }
  package static var links: Self { Self("links", \.links) { $0.links.json } }
  package static var logo: Self { Self("logo", \.logo) { JSONValue($0.logo) } }
  package static var name: Self { Self("name", \.name) { .string($0.name) } }
  package static var returned: Self {
    Self("returned", \.returnDate) { JSONValue($0.returnDate) }
  }
  package static var section: Self { Self("section", \.sectionKey) { JSONValue($0.sectionKey) } }
  package static var status: Self { Self("status", \.status) { JSONValue($0.status) } }
  package static var tier: Self { Self("tier", \.tier) { JSONValue($0.tier?.rawValue) } }
}
