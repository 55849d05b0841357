/// What the catalogue can be counted by.
public enum StatisticsTopic: String, TextCodable, CaseIterable {
  /// The years of the groups' debuts.
  case debuts
  /// Myers–Briggs types.
  case mbti
  /// Blood types.
  case blood
  /// Ages on a day; where no day is given, years of birth.
  case ages
  /// Heights in bands of five centimetres.
  case heights
  /// The groups' agencies at their debuts.
  case agencies
  /// Citizenships, of which a person may have several.
  case nationalities

  /// Whether groups are counted; otherwise it is people, each of them once.
  public var isOfGroups: Bool { self == .debuts || self == .agencies }

  /// Whether its values have an order of their own; otherwise the most frequent come first.
  public var isOrdered: Bool {
    switch self {
    case .debuts, .ages, .heights: true
    case .mbti, .blood, .agencies, .nationalities: false
    }
  }
}
