public import KPGGCore

/// An attribute in which a guess is compared with the answer of a daily puzzle.
///
/// Later versions can add attributes.
public enum GuessAttribute: String, TextCodable, CaseIterable {
  /// The year of the group's debut.
  case debutYear
  /// The agencies of the group.
  case agency
  /// The number of current members; of all members if none is current.
  case memberCount
  /// Whether the group is active.
  case status
  /// The section of debut years that has the group.
  case section
  /// The initial consonants of the Korean name.
  case initials
  /// The groups of the person.
  case group
  /// The year of birth.
  case birthYear
  /// The letters of the Myers–Briggs type.
  case mbti
  /// The blood type.
  case bloodType
  /// The height in centimeters.
  case height
  /// The countries of citizenship.
  case country

  /// The attributes of groups or members, in the order of the screen.
  package static func all(of kind: DailyPuzzle.Kind) -> [GuessAttribute] {
    switch kind {
    case .group: [.debutYear, .agency, .memberCount, .status, .section, .initials]
    case .member: [.group, .birthYear, .mbti, .bloodType, .height, .country]
    }
  }

  /// The name in English.
  public var englishName: String {
    switch self {
    case .debutYear: "debut year"
    case .agency: "agency"
    case .memberCount: "members"
    case .status: "status"
    case .section: "section"
    case .initials: "initials"
    case .group: "group"
    case .birthYear: "year of birth"
    case .mbti: "MBTI"
    case .bloodType: "blood type"
    case .height: "height"
    case .country: "country"
    }
  }

  /// The name in Korean.
  public var koreanName: String {
    switch self {
    case .debutYear: "데뷔 연도"
    case .agency: "소속사"
    case .memberCount: "멤버 수"
    case .status: "활동 상태"
    case .section: "데뷔 구분"
    case .initials: "초성"
    case .group: "그룹"
    case .birthYear: "출생 연도"
    case .mbti: "MBTI"
    case .bloodType: "혈액형"
    case .height: "키"
    case .country: "국적"
    }
  }
}
