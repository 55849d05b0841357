import KPGGCore

extension [String] {
  /// The choice that a text names, as it is written or in Korean.
  func choice(named text: String, ignoringCase: Bool = false) -> String? {
    first { ignoringCase ? $0.isSame(ignoringCase: text) : $0 == text }
      ?? KoreanChoice.value(of: text, among: self)
  }
}

/// Korean words for values that are chosen from a list: `quiz 초성`, `--level 어려움`, `stats 나이`.
enum KoreanChoice {
  /// The value that a word means among some choices; `nil` for another word.
  static func value(of word: String, among choices: [String]) -> String? {
    values[word]?.first(where: choices.contains)
  }

  /// The values of each word. Which one is meant depends on the choices.
  private static let values = [
    "그룹": ["group", "groups"], "멤버": ["member", "members"], "노래": ["song", "songs"],
    "유닛": ["unit"],
    "쉬움": ["easy"], "보통": ["medium"], "어려움": ["hard"],
    "한국어": ["ko"], "영어": ["en"],
    "데뷔": ["debuts", "debut"], "혈액형": ["blood"], "나이": ["ages"], "키": ["heights", "height"],
    "소속사": ["agencies", "agency"], "국적": ["nationalities"], "생일": ["birth"], "이름": ["name"],
    "초성": ["initials"], "라인업": ["lineup"], "프로필": ["profile"],
    "종류": ["kinds"], "날짜": ["days"], "월": ["months"],
    "카드": ["cards"], "목록": ["list"],
  ]
}
