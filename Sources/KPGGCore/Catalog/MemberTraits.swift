/// A member's position in the group, in the usual English terms: `Main Vocalist`, `Maknae`.
///
/// Any term is valid, because endpoints may use positions that this library does not know.
public struct Position: TextCodable {
  /// The term, never empty.
  public let description: String

  /// Creates a position; `nil` if the text is empty.
  public init?(_ description: String) {
    guard !description.isEmpty else { return nil }
    self.description = description
  }
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
