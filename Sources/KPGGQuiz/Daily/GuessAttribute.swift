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

  /// The name in both languages.
  public var name: QuizText {
    switch self {
    case .debutYear: QuizText(english: "debut year", korean: "데뷔 연도")
    case .agency: QuizText(english: "agency", korean: "소속사")
    case .memberCount: QuizText(english: "members", korean: "멤버 수")
    case .status: QuizText(english: "status", korean: "활동 상태")
    case .section: QuizText(english: "section", korean: "데뷔 구분")
    case .initials: QuizText(english: "initials", korean: "초성")
    case .group: QuizText(english: "group", korean: "그룹")
    case .birthYear: QuizText(english: "year of birth", korean: "출생 연도")
    case .mbti: QuizText(english: "MBTI", korean: "MBTI")
    case .bloodType: QuizText(english: "blood type", korean: "혈액형")
    case .height: QuizText(english: "height", korean: "키")
    case .country: QuizText(english: "country", korean: "국적")
    }
  }
}
