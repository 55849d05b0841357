/// What a member does in her group, in the field's usual English terms: `Main Vocalist`, `Maknae`.
///
/// The set is open: an endpoint may name a position that this library has not met.
public struct Position: TextCodable {
  /// The term itself, not empty.
  public let description: String

  /// Takes any text but an empty one.
  public init?(_ description: String) {
    guard !description.isEmpty else { return nil }
    self.description = description
  }
}

/// A blood type of the ABO system, which is what Korean profiles mean by 혈액형.
public enum BloodType: String, TextCodable, CaseIterable {
  case a = "A"
  case b = "B"
  case o = "O"
  case ab = "AB"
}

/// One of the sixteen Myers–Briggs types, by its four letters.
public enum MBTI: String, TextCodable, CaseIterable {
  case istj = "ISTJ", isfj = "ISFJ", infj = "INFJ", intj = "INTJ"
  case istp = "ISTP", isfp = "ISFP", infp = "INFP", intp = "INTP"
  case estp = "ESTP", esfp = "ESFP", enfp = "ENFP", entp = "ENTP"
  case estj = "ESTJ", esfj = "ESFJ", enfj = "ENFJ", entj = "ENTJ"
}
