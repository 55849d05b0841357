import KPGGCore

extension Position {
  /// The names that people type for the position, in English and Korean: `main vocal`, 메인 보컬, or
  /// 메보 for *Main Vocalist*. A position without a Korean name has no others.
  var typedNames: [String] {
    let (english, korean) = (name.english, name.korean)
    guard english != korean else { return [] }
    let names = [english, korean]
    let skills = names.compactMap(Self.skill)
    let divided = (names + skills).compactMap(Self.divided)
    return names + skills + divided + names.compactMap { Self.abbreviations[$0] }
  }

  /// The name of what someone in a position does: `Main Vocal` for *Main Vocalist*; `nil` for another
  /// position.
  private static func skill(of name: String) -> String? {
    skills.first { name.hasSuffix($0.position) }.map { position, skill in
      name.dropLast(position.count) + skill
    }
  }

  /// Divides a Korean position after its first word: 메인보컬 is found as 메인. Returns `nil` for another
  /// position.
  private static func divided(_ name: String) -> String? {
    ["메인", "리드", "서브"].first { name.hasPrefix($0) && name != $0 }.map { beginning in
      beginning + " " + name.dropFirst(beginning.count)
    }
  }

  private static let skills = [
    (position: "Vocalist", skill: "Vocal"), (position: "Rapper", skill: "Rap"),
    (position: "Dancer", skill: "Dance"), (position: "래퍼", skill: "랩"),
    (position: "댄서", skill: "댄스"), (position: "기타리스트", skill: "기타"),
    (position: "베이시스트", skill: "베이스"), (position: "드러머", skill: "드럼"),
    (position: "키보디스트", skill: "키보드"),
  ]

  private static let abbreviations = [
    "메인보컬": "메보", "리드보컬": "리보", "서브보컬": "서보", "메인래퍼": "메랩", "리드래퍼": "리랩",
    "메인댄서": "메댄", "리드댄서": "리댄",
  ]
}
