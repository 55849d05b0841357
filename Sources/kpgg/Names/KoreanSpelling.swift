/// Other spellings of the names of agencies and positions, for readers of Korean.
enum KoreanSpelling {
  /// Divides a Korean name before its last word: `큐브엔터테인먼트` is found as 큐브.
  static func dividingAgency(_ name: String) -> String {
    for ending in endings where name.hasSuffix(ending) && name != ending {
      return name.dropLast(ending.count) + " " + ending
    }
    return name
  }

  /// Shortens the last word of an agency's name: `SM 엔터테인먼트` is found as SM 엔터, `SM Entertainment` as
  /// SM Ent. Returns `nil` if the name has another last word.
  static func shorteningAgency(_ name: String) -> String? {
    for (word, short) in [(" 엔터테인먼트", " 엔터"), (" Entertainment", " Ent")]
    where name.hasSuffix(word) {
      return name.dropLast(word.count) + short
    }
    return nil
  }

  /// Spells words of capital letters as Korean says them: `SM Entertainment` is found as 에스엠.
  /// Returns `nil` if the name has no such word.
  static func spellingLetters(_ name: String) -> String? {
    let words = name.split(separator: " ").map { word in
      (2...4).contains(word.count) ? word.map { letters[$0] } : []
    }
    guard words.contains(where: { !$0.isEmpty && !$0.contains(nil) }) else { return nil }
    return zip(name.split(separator: " "), words).map { word, letters in
      letters.isEmpty || letters.contains(nil)
        ? String(word) : letters.compactMap(\.self).joined()
    }.joined(separator: " ")
  }

  private static let endings = ["엔터테인먼트", "엔터", "미디어", "뮤직", "컴퍼니"]

  private static let letters: [Character: String] = [
    "A": "에이", "B": "비", "C": "씨", "D": "디", "E": "이", "F": "에프", "G": "지", "H": "에이치",
    "I": "아이", "J": "제이", "K": "케이", "L": "엘", "M": "엠", "N": "엔", "O": "오", "P": "피",
    "Q": "큐", "R": "알", "S": "에스", "T": "티", "U": "유", "V": "브이", "W": "더블유", "X": "엑스",
    "Y": "와이", "Z": "제트",
  ]
}
