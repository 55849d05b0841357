/// A line of a member's profile: a label and a value.
public enum ProfileField: String, CaseIterable, Identifiable, Sendable {
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
  /// Whether the member has left the group.
  case membership

  /// The field itself.
  public var id: Self { self }

  /// The label in English.
  public var englishName: String {
    switch self {
    case .stageName: "Stage name"
    case .birthName: "Birth name"
    case .birth: "Born"
    case .mbti: "MBTI"
    case .bloodType: "Blood type"
    case .membership: "Status"
    }
  }

  /// The label in Korean.
  public var koreanName: String {
    switch self {
    case .stageName: "활동명"
    case .birthName: "본명"
    case .birth: "생년월일"
    case .mbti: "MBTI"
    case .bloodType: "혈액형"
    // "Has left?"
    case .membership: "탈퇴여부"
    }
  }
}

extension Member {
  /// Returns the value of a field in English, with names in Latin letters if they are known. `nil`
  /// if the value is unknown.
  public func englishText(of field: ProfileField) -> String? {
    switch field {
    case .stageName: stageName ?? koreanStageName
    case .birthName: birthName ?? koreanBirthName
    case .birth: birth?.description
    case .mbti: mbti?.description
    case .bloodType: bloodType?.description
    case .membership: isFormer ? "former" : isCurrent ? "member" : "died"
    }
  }

  /// Returns the value of a field in Korean, with names in Hangul if they are known. `nil` if the
  /// value is unknown.
  public func koreanText(of field: ProfileField) -> String? {
    switch field {
    case .stageName: koreanStageName ?? stageName
    case .birthName: koreanBirthName ?? birthName
    case .birth: birth?.description
    case .mbti: mbti?.description
    case .bloodType: bloodType?.description
    case .membership: isFormer ? "예" : "아니요"
    }
  }
}
