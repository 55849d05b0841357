/// The status of a group.
///
/// A group that ended and reunited for one project stays `disbanded`; a group that returned for
/// good is `active`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum GroupStatus: String, TextCodable, CaseIterable {
  /// The group releases music or performs.
  case active
  /// The group has not formally ended, but has no activities as a group.
  case hiatus
  /// The group has ended.
  case disbanded

  /// The name in both languages.
  public var name: BilingualText {
    switch self {
    case .active: BilingualText(english: rawValue, korean: "활동 중")
    case .hiatus: BilingualText(english: rawValue, korean: "활동 중단")
    case .disbanded: BilingualText(english: rawValue, korean: "해체")
    }
  }
}

/// How well known a group is.
public enum Tier: Int, CaseIterable, Comparable, Codable, Sendable {
  /// Most fans know the group.
  case first = 1
  /// Many fans know the group.
  case second = 2
  /// Few fans know the group.
  case third = 3

  /// Orders tiers from the best known to the least known.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A member's position in the group, in the usual English terms: `Main Vocalist`, `Maknae`.
///
/// Any term is valid, because endpoints may use positions that this library does not know.
public struct Position: TextCodable, RawRepresentable {
  /// The term, never empty.
  public let rawValue: String

  /// Creates a position; `nil` if the text is empty.
  public init?(rawValue: String) {
    guard !rawValue.isEmpty else { return nil }
    self.init(checked: rawValue)
  }

  /// Creates a position from a text that is known to be valid.
  init(checked text: String) { rawValue = text }

  /// The term in both languages; the English one in both if there is no usual Korean one.
  public var name: BilingualText {
    BilingualText(english: rawValue, korean: Self.koreanNames[rawValue] ?? rawValue)
  }

  private static let koreanNames = [
    "Leader": "리더", "Center": "센터", "Visual": "비주얼", "Maknae": "막내",
    "Face of the Group": "그룹의 얼굴",
    "Main Vocalist": "메인보컬", "Lead Vocalist": "리드보컬", "Sub Vocalist": "서브보컬", "Vocalist": "보컬",
    "Main Rapper": "메인래퍼", "Lead Rapper": "리드래퍼", "Sub Rapper": "서브래퍼", "Rapper": "래퍼",
    "Main Dancer": "메인댄서", "Lead Dancer": "리드댄서", "Sub Dancer": "서브댄서", "Dancer": "댄서",
    "Guitarist": "기타리스트", "Bassist": "베이시스트", "Drummer": "드러머", "Keyboardist": "키보디스트",
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

/// The Korean names of countries. The catalog has their English names.
package enum Country {
  /// Returns the Korean names of a country, the usual one first; the English name if it has no
  /// translation.
  ///
  ///     Country.koreanNames(of: "South Korea")  // ["대한민국", "한국"]
  package static func koreanNames(of englishName: String) -> [String] {
    names[englishName] ?? [englishName]
  }

  private static let names = [
    "South Korea": ["대한민국", "한국"], "North Korea": ["북한"], "Japan": ["일본"], "China": ["중국"],
    "Taiwan": ["대만"], "Hong Kong": ["홍콩"], "Macau": ["마카오"], "Mongolia": ["몽골"],
    "Thailand": ["태국"], "Vietnam": ["베트남"], "Indonesia": ["인도네시아"], "Philippines": ["필리핀"],
    "Malaysia": ["말레이시아"], "Singapore": ["싱가포르"], "Myanmar": ["미얀마"], "India": ["인도"],
    "United States": ["미국"], "Canada": ["캐나다"], "Brazil": ["브라질"], "Mexico": ["멕시코"],
    "Australia": ["호주", "오스트레일리아"], "New Zealand": ["뉴질랜드"], "United Kingdom": ["영국"],
    "France": ["프랑스"], "Germany": ["독일"], "Switzerland": ["스위스"], "Sweden": ["스웨덴"],
    "Belgium": ["벨기에"], "Italy": ["이탈리아"], "Spain": ["스페인"], "Romania": ["루마니아"],
    "Russia": ["러시아"], "Senegal": ["세네갈"], "Fiji": ["피지"],
  ]

  /// Returns the other English names and the adjective of a country.
  ///
  ///     Country.synonyms(of: "United States")  // ["USA", "US", "America", "American"]
  package static func synonyms(of englishName: String) -> [String] { synonyms[englishName] ?? [] }

  private static let synonyms = [
    "South Korea": ["Korea", "KR", "Korean", "South Korean"], "North Korea": ["North Korean"],
    "Japan": ["JP", "Japanese"], "China": ["CN", "Chinese"], "Taiwan": ["TW", "Taiwanese"],
    "Hong Kong": ["HK", "Hongkonger"], "Macau": ["Macao", "Macanese"], "Mongolia": ["Mongolian"],
    "Thailand": ["TH", "Thai"], "Vietnam": ["VN", "Vietnamese"], "Indonesia": ["ID", "Indonesian"],
    "Philippines": ["PH", "Filipino", "Filipina", "Philippine"], "Malaysia": ["MY", "Malaysian"],
    "Singapore": ["SG", "Singaporean"], "Myanmar": ["Burma", "Burmese"], "India": ["IN", "Indian"],
    "United States": ["USA", "US", "America", "American"], "Canada": ["CA", "Canadian"],
    "Brazil": ["BR", "Brazilian"], "Mexico": ["MX", "Mexican"], "Australia": ["AU", "Australian"],
    "New Zealand": ["NZ", "New Zealander"], "United Kingdom": ["UK", "GB", "Britain", "British"],
    "France": ["FR", "French"], "Germany": ["DE", "German"], "Switzerland": ["CH", "Swiss"],
    "Sweden": ["SE", "Swedish"], "Belgium": ["BE", "Belgian"], "Italy": ["IT", "Italian"],
    "Spain": ["ES", "Spanish"], "Romania": ["RO", "Romanian"], "Russia": ["RU", "Russian"],
    "Senegal": ["SN", "Senegalese"], "Fiji": ["FJ", "Fijian"],
  ]
}
