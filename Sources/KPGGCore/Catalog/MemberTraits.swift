/// A member's position in the group, in the usual English terms: `Main Vocalist`, `Maknae`.
///
/// Any term is valid, because endpoints may use positions that this library does not know.
public struct Position: TextCodable, RawRepresentable {
  /// The term, never empty.
  public let rawValue: String

  /// Creates a position; `nil` if the text is empty.
  public init?(rawValue: String) {
    guard !rawValue.isEmpty else { return nil }
    self.rawValue = rawValue
  }

  /// The usual Korean term; the English one if there is none.
  public var koreanName: String { Self.koreanNames[rawValue] ?? rawValue }

  private static let koreanNames = [
    "Leader": "리더", "Center": "센터", "Visual": "비주얼", "Maknae": "막내",
    "Face of the Group": "그룹의 얼굴",
    "Main Vocalist": "메인보컬", "Lead Vocalist": "리드보컬", "Sub Vocalist": "서브보컬", "Vocalist": "보컬",
    "Main Rapper": "메인래퍼", "Lead Rapper": "리드래퍼", "Sub Rapper": "서브래퍼", "Rapper": "래퍼",
    "Main Dancer": "메인댄서", "Lead Dancer": "리드댄서", "Sub Dancer": "서브댄서", "Dancer": "댄서",
    "Guitarist": "기타", "Bassist": "베이스", "Drummer": "드럼", "Keyboardist": "키보드",
  ]
}

/// A blood type in the ABO system, as Korean profiles list it (혈액형).
public enum BloodType: String, TextCodable, CaseIterable {
  /// Type A.
  case a = "A"
  /// Type B.
  case b = "B"
  /// Type O.
  case o = "O"
  /// Type AB.
  case ab = "AB"
}

/// A Myers–Briggs type.
public enum MBTI: String, TextCodable, CaseIterable {
  /// Introverted, sensing, thinking, judging.
  case istj = "ISTJ"
  /// Introverted, sensing, feeling, judging.
  case isfj = "ISFJ"
  /// Introverted, intuitive, feeling, judging.
  case infj = "INFJ"
  /// Introverted, intuitive, thinking, judging.
  case intj = "INTJ"
  /// Introverted, sensing, thinking, perceiving.
  case istp = "ISTP"
  /// Introverted, sensing, feeling, perceiving.
  case isfp = "ISFP"
  /// Introverted, intuitive, feeling, perceiving.
  case infp = "INFP"
  /// Introverted, intuitive, thinking, perceiving.
  case intp = "INTP"
  /// Extraverted, sensing, thinking, perceiving.
  case estp = "ESTP"
  /// Extraverted, sensing, feeling, perceiving.
  case esfp = "ESFP"
  /// Extraverted, intuitive, feeling, perceiving.
  case enfp = "ENFP"
  /// Extraverted, intuitive, thinking, perceiving.
  case entp = "ENTP"
  /// Extraverted, sensing, thinking, judging.
  case estj = "ESTJ"
  /// Extraverted, sensing, feeling, judging.
  case esfj = "ESFJ"
  /// Extraverted, intuitive, feeling, judging.
  case enfj = "ENFJ"
  /// Extraverted, intuitive, thinking, judging.
  case entj = "ENTJ"
}
