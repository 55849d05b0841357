/// An entry in a group's line-up.
///
/// Someone in several groups has an entry in each. ``Catalog/appearances(of:among:)`` finds
/// all entries of the same person.
public struct Member: Hashable, Sendable, Identifiable {
  /// The ID, unique in the catalog.
  public var id: MemberID
  /// The romanized stage name: `YooA`.
  public var stageName: String?
  /// The stage name in Hangul: `유아`.
  public var koreanStageName: String?
  /// Other stage names, in either script.
  public var aliases: [String]
  /// The romanized birth name.
  public var birthName: String?
  /// The birth name in Hangul.
  public var koreanBirthName: String?
  /// The date of birth, or the month or year if no more is known.
  public var birth: CalendarDate?
  /// The blood type in the ABO system.
  public var bloodType: BloodType?
  /// The member's most recently published MBTI type.
  public var mbti: MBTI?
  /// The height in centimeters, from 1 to below 300. It can have a fraction.
  public var heightCm: Double?
  /// The city and country of birth: `Incheon, South Korea`.
  public var birthplace: String?
  /// The countries of citizenship, in English.
  public var nationalities: [String]
  /// The positions in the group, the most important first.
  public var positions: [Position]
  /// Whether the member left the group; `false` if they stayed until it disbanded.
  public var isFormer: Bool
  /// The day of death.
  public var diedOn: CalendarDate?
  /// The URL of a picture of the member.
  public var image: WebAddress?
  /// The member's account on Instagram.
  public var instagram: InstagramHandle?

  /// Creates a member that has only an ID.
  public init(id: MemberID) {
    self.id = id
    aliases = []
    nationalities = []
    positions = []
    isFormer = false
  }

  /// Whether the member is alive and in the group. In a disbanded group, whether they are alive and
  /// stayed until the end.
  public var isCurrent: Bool { !isFormer && diedOn == nil }

  /// The ID of the member's group.
  public var groupID: GroupID { id.groupID }

  /// The first available stage name: romanized, Korean, or from the ID.
  public var name: String { stageName ?? koreanStageName ?? id.name }

  /// Returns the age in years; `nil` for members who have died, and if the birth date is unknown or
  /// incomplete.
  public func age(on today: CalendarDate) -> Int? {
    diedOn == nil ? birth?.years(until: today) : nil
  }
}

extension Member {
  /// Whether a height in centimeters is possible for a person.
  package static func isPlausibleHeight(_ centimeters: Double) -> Bool {
    centimeters >= 1 && centimeters < 300
  }
}
