public import KPGGCore

/// An attribute in which a guess is compared with the answer of a daily puzzle.
///
/// Later versions can add attributes.
public struct GuessAttribute: Hashable, Sendable {
  /// The key in JSON: `debutYear`.
  package let key: String
  /// The name in both languages.
  public let name: BilingualText
  /// The name in the head of a narrow column.
  package let shortName: BilingualText
  /// ``GuessMark/higher`` and ``GuessMark/lower`` in words.
  let higher, lower: BilingualText

  private init(
    _ key: String, _ english: String, _ korean: String, _ shortEnglish: String,
    _ shortKorean: String, higher: BilingualText = BilingualText(english: "higher", korean: "더 큼"),
    lower: BilingualText = BilingualText(english: "lower", korean: "더 작음")
  ) {
    self.key = key
    name = BilingualText(english: english, korean: korean)
    shortName = BilingualText(english: shortEnglish, korean: shortKorean)
    (self.higher, self.lower) = (higher, lower)
  }

  /// The year of the group's debut.
  package static let debutYear = Self(
    "debutYear", "debut year", "데뷔 연도", "Debut", "데뷔", higher: .later, lower: .earlier)
  package static let agency = Self("agency", "agency", "소속사", "Agency", "소속사")
  /// The number of current members; of all members if none is current. An ended group has the members
  /// of its last line-up.
  package static let memberCount = Self(
    "memberCount", "current members", "현재 멤버 수", "Size", "인원",
    higher: BilingualText(english: "more", korean: "더 많음"),
    lower: BilingualText(english: "fewer", korean: "더 적음"))
  package static let status = Self("status", "status", "그룹 상태", "Status", "상태")
  /// The section of debut years that has the group.
  package static let section = Self("section", "debut period", "데뷔 구분", "Period", "구분")
  /// The initial consonants of the Korean name.
  package static let initials = Self("initials", "Korean initials", "초성", "Initials", "초성")
  package static let group = Self("group", "group", "그룹", "Group", "그룹")
  package static let birthYear = Self(
    "birthYear", "year of birth", "출생 연도", "Born", "출생", higher: .later, lower: .earlier)
  /// The letters of the Myers–Briggs type.
  package static let mbti = Self("mbti", "MBTI", "MBTI", "MBTI", "MBTI")
  package static let bloodType = Self("bloodType", "blood type", "혈액형", "Blood", "혈액형")
  /// The height in centimeters.
  package static let height = Self(
    "height", "height", "키", "Height", "키",
    higher: BilingualText(english: "taller", korean: "더 큼"),
    lower: BilingualText(english: "shorter", korean: "더 작음"))
  /// The countries of citizenship.
  package static let country = Self("country", "country", "국적", "Country", "국적")

  /// The attributes of groups or members, in the order of the screen.
  package static func all(of kind: DailyPuzzle.Kind) -> [GuessAttribute] {
    switch kind {
    case .group: ofGroups
    case .member: ofMembers
    }
  }

  /// Whether the keys are equal. A key identifies its attribute.
  public static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  /// Hashes the key, which identifies the attribute.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private static let ofGroups = [debutYear, agency, memberCount, status, section, initials]
  private static let ofMembers = [group, birthYear, mbti, bloodType, height, country]
}

extension BilingualText {
  fileprivate static let later = BilingualText(english: "later", korean: "더 늦음")
  fileprivate static let earlier = BilingualText(english: "earlier", korean: "더 빠름")
}
