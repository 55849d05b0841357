import KPGGCore

extension [String] {
  /// The choice that a text names, as it is written or in Korean.
  ///
  /// A Korean word can name several choices. `fits` tells which of them the rest of the command line
  /// allows; if it allows none, the first one is meant.
  func choice(
    named text: String, ignoringCase: Bool = false, where fits: (String) -> Bool = { _ in true }
  ) -> String? {
    let same = first { ignoringCase ? $0.isSame(ignoringCase: text) : $0 == text }
    return same ?? KoreanChoice.value(of: text, among: self, where: fits)
  }
}

/// Korean words for commands, actions, and other values that are chosen from a list: `즐겨찾기 추가`,
/// `quiz 초성`, `--level 어려움`, `stats 나이`. The languages have their English names too.
enum KoreanChoice {
  /// The value that a word means among some choices; `nil` for another word.
  static func value(
    of word: String, among choices: [String], where fits: (String) -> Bool = { _ in true }
  ) -> String? {
    let values = (values[word.lowercased()] ?? []).filter(choices.contains)
    return values.first(where: fits) ?? values.first
  }

  /// The values of each word. Which one is meant depends on the choices.
  private static let values = [
    "그룹": ["group", "groups"], "멤버": ["member", "members"], "노래": ["songs", "song"],
    "곡": ["songs", "song"], "유닛": ["unit", "units"], "구분": ["sections"],
    "프로필": ["profile", "profiles"], "검색": ["search"], "비교": ["compare", "diff"], "재생": ["play"],
    "열기": ["open"],
    "퀴즈": ["quiz"], "순위": ["rank"], "랭킹": ["rank"], "즐겨찾기": ["favorites"],
    "둘러보기": ["browse"], "도움말": ["help"], "버전": ["version"], "랜덤": ["random"],
    "무작위": ["random"], "통계": ["stats"], "오늘": ["today", "daily"], "설정": ["config", "set"],
    "추가": ["add"], "삭제": ["remove"], "제거": ["remove"], "비우기": ["clear"], "태그": ["tag"],
    "메모": ["note"], "내보내기": ["export"], "가져오기": ["import"], "불러오기": ["import"],
    "계속": ["continue"], "보기": ["show", "get", "list", "view"], "이름변경": ["rename"],
    "해제": ["unset"], "경로": ["path"], "저장": ["save"], "확인": ["check"], "복습": ["review"],
    "만들기": ["make"],
    "공유": ["share"], "스냅샷": ["snapshot"], "동기화": ["sync"], "검사": ["validate", "check"],
    "쉬움": ["easy"], "보통": ["medium"], "어려움": ["hard"],
    "한국어": ["ko"], "영어": ["en"], "korean": ["ko"], "english": ["en"], "자동": ["auto"],
    "항상": ["always"], "안함": ["never"],
    "언어": ["lang"], "색": ["color"], "난이도": ["level"], "정렬": ["sort"],
    "데뷔": ["debuts", "debut"], "혈액형": ["blood"], "나이": ["ages"], "키": ["heights", "height"],
    "소속사": ["agencies", "agency"], "국적": ["nationalities"],
    "생일": ["birthdays", "birth"], "이름": ["name"],
    "초성": ["initials"], "라인업": ["lineup"],
    "종류": ["kinds"], "날짜": ["days"], "월": ["months"],
    "카드": ["cards"], "목록": ["list", "groups", "play"],
  ]
}
