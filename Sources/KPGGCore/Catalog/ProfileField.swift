/// A line of a member's profile: a label and a value.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum ProfileField: String, CaseIterable, Sendable {
  /// The stage name.
  case stageName
  /// The birth name.
  case birthName
  /// The date of birth.
  case birth
  /// The MBTI type.
  case mbti
  /// The blood type.
  case bloodType
  /// What became of the member in the group.
  case status
  /// The positions in the group.
  case positions
  /// The height.
  case height
  /// The city and country of birth.
  case birthplace
  /// The countries of citizenship.
  case nationalities

  /// The fields of a short profile: names, birth, MBTI type, blood type, and status.
  package static let basic: [ProfileField] = [
    .stageName, .birthName, .birth, .mbti, .bloodType, .status,
  ]

  /// The label in both languages.
  public var name: BilingualText {
    switch self {
    case .stageName: BilingualText(english: "Stage name", korean: "활동명")
    case .birthName: BilingualText(english: "Birth name", korean: "본명")
    case .birth: BilingualText(english: "Born", korean: "생년월일")
    case .mbti: BilingualText("MBTI")
    case .bloodType: BilingualText(english: "Blood type", korean: "혈액형")
    case .status: BilingualText(english: "Status", korean: "상태")
    case .positions: BilingualText(english: "Positions", korean: "포지션")
    case .height: BilingualText(english: "Height", korean: "키")
    case .birthplace: BilingualText(english: "Birthplace", korean: "출생지")
    case .nationalities: BilingualText(english: "Nationality", korean: "국적")
    }
  }
}

extension Member {
  /// Returns the value of a field in both languages. Lists are separated by commas.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - group: The member's group, on which the status depends.
  /// - Returns: The value, each language with names in its own script if they are known; `nil` if
  ///   the value is unknown.
  public func text(of field: ProfileField, in group: GirlGroup) -> BilingualText? {
    switch field {
    case .stageName: BilingualText(latin: stageName, hangul: koreanStageName)
    case .birthName: BilingualText(latin: birthName, hangul: koreanBirthName)
    case .birth: birthDate.map { BilingualText($0.description) }
    case .mbti: mbti.map { BilingualText($0.description) }
    case .bloodType: bloodType.map { BilingualText($0.description) }
    case .status: status(in: group).name
    case .positions: positions.isEmpty ? nil : positions.map(\.name).list
    case .height: height.map { BilingualText($0.text) }
    case .birthplace: BilingualText(latin: birthplace, hangul: koreanBirthplace)
    case .nationalities: nationalities.isEmpty ? nil : BilingualText(countries: nationalities)
    }
  }
}
