/// A blood type of the ABO system, which is what Korean profiles mean by 혈액형.
public enum BloodType: String, TextCodable, CaseIterable {
  case a = "A"
  case b = "B"
  case o = "O"
  case ab = "AB"
}
