/// An entry in a group's line-up.
///
/// Someone in several groups has an entry in each. ``FullCatalog/entries(of:)`` finds all entries of
/// the same person.
///
/// Two values are equal if all properties are. Compare the IDs to know whether they are the same
/// entry.
public struct Member: Hashable, Sendable, Identifiable {
  /// The ID, unique in the catalog.
  public var id: MemberID {
    get { facts.id }
    set { facts.id = newValue }
  }
  /// The romanized stage name: `YooA`.
  public var stageName: String? {
    get { facts.stageName }
    set { facts.stageName = newValue }
  }
  /// The stage name in Hangul: `유아`.
  public var koreanStageName: String? {
    get { facts.koreanStageName }
    set { facts.koreanStageName = newValue }
  }
  /// Other stage names, in either script.
  public var aliases: [String] {
    get { facts.aliases }
    set { facts.aliases = newValue }
  }
  /// The romanized birth name.
  public var birthName: String? {
    get { facts.birthName }
    set { facts.birthName = newValue }
  }
  /// The birth name in Hangul.
  public var koreanBirthName: String? {
    get { facts.koreanBirthName }
    set { facts.koreanBirthName = newValue }
  }
  /// The date of birth, or the month or year if no more is known.
  public var birthDate: CalendarDate? {
    get { facts.birthDate }
    set { facts.birthDate = newValue }
  }
  /// The blood type in the ABO system.
  public var bloodType: BloodType? {
    get { facts.bloodType }
    set { facts.bloodType = newValue }
  }
  /// The member's most recently published MBTI type.
  public var mbti: MBTI? {
    get { facts.mbti }
    set { facts.mbti = newValue }
  }
  /// The height.
  public var height: Height? {
    get { facts.height }
    set { facts.height = newValue }
  }
  /// The city and country of birth: `Incheon, South Korea`.
  public var birthplace: String? {
    get { facts.birthplace }
    set { facts.birthplace = newValue }
  }
  /// The place of birth in Korean: `인천`.
  public var koreanBirthplace: String? {
    get { facts.koreanBirthplace }
    set { facts.koreanBirthplace = newValue }
  }
  /// The countries of citizenship, in English.
  public var nationalities: [String] {
    get { facts.nationalities }
    set { facts.nationalities = newValue }
  }
  /// The positions in the group, the most important first.
  public var positions: [Position] {
    get { facts.positions }
    set { facts.positions = newValue }
  }
  /// Whether the member left the group; `false` if they stayed until it disbanded.
  public var isFormer: Bool {
    get { facts.isFormer }
    set { facts.isFormer = newValue }
  }
  /// When the member joined; `nil` if they were in the group at its debut, or if it is unknown.
  public var joinDate: CalendarDate? {
    get { facts.joinDate }
    set { facts.joinDate = newValue }
  }
  /// When the member left while the group went on.
  public var departureDate: CalendarDate? {
    get { facts.departureDate }
    set { facts.departureDate = newValue }
  }
  /// The times in which the member was not in the group, the earliest first.
  public var absences: [Absence] {
    get { facts.absences }
    set { facts.absences = newValue }
  }
  /// The day of death.
  public var deathDate: CalendarDate? {
    get { facts.deathDate }
    set { facts.deathDate = newValue }
  }
  /// The URL of a picture of the member.
  public var image: WebAddress? {
    get { facts.image }
    set { facts.image = newValue }
  }
  /// The member's account on Instagram.
  public var instagram: InstagramHandle? {
    get { facts.instagram }
    set { facts.instagram = newValue }
  }

  /// Copies share one object, because copying a reference is faster than copying all facts.
  private var shared: Shared

  private final class Shared: Sendable {
    let facts: MemberFacts

    init(_ facts: MemberFacts) { self.facts = facts }
  }

  /// All facts. Each change of a property copies all of them, so change several in one copy.
  package var facts: MemberFacts {
    get { shared.facts }
    set { shared = Shared(newValue) }
  }

  /// Creates a member that has only an ID.
  public init(id: MemberID) { self.init(MemberFacts(id: id)) }

  package init(_ facts: MemberFacts) { shared = Shared(facts) }

  /// Compares all facts.
  public static func == (left: Self, right: Self) -> Bool {
    left.shared === right.shared || left.facts == right.facts
  }

  /// Hashes all facts.
  public func hash(into hasher: inout Hasher) { facts.hash(into: &hasher) }

  /// Whether the member is alive and in the group. In a disbanded group, whether they are alive and
  /// stayed until the end.
  public var isCurrent: Bool { !isFormer && deathDate == nil }

  /// The ID of the member's group.
  public var groupID: GroupID { id.groupID }

  /// The first available stage name: romanized, Korean, or from the ID.
  public var name: String { stageName ?? koreanStageName ?? id.name }

  /// The stage name in both languages.
  public var displayName: BilingualText {
    BilingualText(english: name, korean: koreanStageName ?? name)
  }

  /// Returns the age in years; `nil` for members who have died, and if the birth date is unknown or
  /// incomplete.
  public func age(on today: CalendarDate) -> Int? {
    deathDate == nil ? birthDate?.years(until: today) : nil
  }
}

extension Member: CodableRecord {
  package static let keys: [RecordKey<Member>] = [
    .absences, .aliases, .birth, .birthName, .birthplace, .bloodType, .died, .group, .heightCm, .id,
    .image, .instagram, .isFormer, .joined, .koreanBirthName, .koreanBirthplace, .koreanStageName,
    .left, .mbti, .nationalities, .positions, .stageName,
  ]

  package init(idFrom container: RecordKey<Member>.Container) throws {
    self.init(id: try container.decode(MemberID.self, forKey: JSONCodingKey("id")))
  }
}

extension RecordKey<Member> {
  package static var absences: Self {
    Self("absences", \.absences, default: []) { JSONValue($0.absences) }
  }
  package static var aliases: Self { Self("aliases", \.aliases) { JSONValue($0.aliases) } }
  package static var birth: Self { Self("birth", \.birthDate) { JSONValue($0.birthDate) } }
  package static var birthName: Self { Self("birthName", \.birthName) { JSONValue($0.birthName) } }
  package static var birthplace: Self {
    Self("birthplace", \.birthplace) { JSONValue($0.birthplace) }
  }
  package static var bloodType: Self { Self("bloodType", \.bloodType) { JSONValue($0.bloodType) } }
  package static var died: Self { Self("died", \.deathDate) { JSONValue($0.deathDate) } }
  package static var group: Self { Self("group") { $0.groupID.json } }
  package static var heightCm: Self {
    Self("heightCm", \.height) { JSONValue($0.height) }
  }
  package static var id: Self { Self("id") { $0.id.json } }
  package static var image: Self { Self("image", \.image) { JSONValue($0.image) } }
  package static var instagram: Self { Self("instagram", \.instagram) { JSONValue($0.instagram) } }
  package static var isFormer: Self { Self("isFormer", \.isFormer) { .boolean($0.isFormer) } }
  package static var joined: Self { Self("joined", \.joinDate) { JSONValue($0.joinDate) } }
  package static var koreanBirthName: Self {
    Self("koreanBirthName", \.koreanBirthName) { JSONValue($0.koreanBirthName) }
  }
  package static var koreanBirthplace: Self {
    Self("koreanBirthplace", \.koreanBirthplace) { JSONValue($0.koreanBirthplace) }
  }
  package static var koreanStageName: Self {
    Self("koreanStageName", \.koreanStageName) { JSONValue($0.koreanStageName) }
  }
  package static var left: Self {
    Self("left", \.departureDate) { JSONValue($0.departureDate) }
  }
  package static var mbti: Self { Self("mbti", \.mbti) { JSONValue($0.mbti) } }
  package static var nationalities: Self {
    Self("nationalities", \.nationalities) { JSONValue($0.nationalities) }
  }
  package static var positions: Self { Self("positions", \.positions) { JSONValue($0.positions) } }
  package static var stageName: Self { Self("stageName", \.stageName) { JSONValue($0.stageName) } }
}
