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

  /// The first Korean word for each choice; the choice itself without one.
  var inKorean: [String] { map { KoreanChoice.word(for: $0, among: self) ?? $0 } }

  /// The Korean words for these choices, each once.
  var koreanWords: [String] {
    var words: [String] = []
    for word in compactMap({ KoreanChoice.word(for: $0, among: self) }) where !words.contains(word)
    {
      words.append(word)
    }
    return words
  }
}

extension UsageError.ChoiceKind {
  private var isAction: Bool { [.action, .quizKindOrAction, .chartTopic].contains(self) }

  /// The Korean words for actions; none for other choices.
  func koreanWords(for choices: [String]) -> [String] { isAction ? choices.koreanWords : [] }

  /// The choices as a hint lists them: actions in Korean if the language or the unknown word is.
  func listed(_ choices: [String], for word: String, in language: Language) -> [String] {
    isAction && (language == .korean || word.hasHangul) ? choices.inKorean : choices
  }
}

/// Korean words for commands, actions, and other values that are chosen from a list: `즐겨찾기 추가`,
/// `quiz 초성`, `--level 어려움`, `stats 나이`, `--mbti 엔프피`. The languages have their English names too.
enum KoreanChoice {
  /// The value that a word means among some choices; `nil` for another word.
  static func value(
    of word: String, among choices: [String], where fits: (String) -> Bool = { _ in true }
  ) -> String? {
    let key = word.lowercased()
    let values = (values.first { $0.key == key }?.value ?? []).filter(choices.contains)
    return values.first(where: fits) ?? values.first
  }

  /// The first word in Hangul for one of some choices; `nil` if it has none.
  static func word(for choice: String, among choices: [String]) -> String? {
    // Elsewhere, `play` means a video.
    if choice == "play", choices.contains("make") { return "풀기" }
    return values.first { word, values in
      word.hasHangul && values.contains(choice) && value(of: word, among: choices) == choice
    }?.key
  }

  /// The values of each word. Which one is meant depends on the choices. Lists show the first word of
  /// a value.
  private static let values: KeyValuePairs = [
    "그룹": ["group", "groups"], "멤버": ["member", "members"], "노래": ["songs", "song"],
    "곡": ["songs", "song"], "유닛": ["unit", "units"],
    "그룹목록": ["groups"], "그룹들": ["groups"], "멤버목록": ["members"], "멤버들": ["members"],
    "노래목록": ["songs"], "비슷한": ["similar"], "비슷": ["similar"], "유사": ["similar"],
    "구분": ["sections"],
    "프로필": ["profile", "profiles"], "검색": ["search"], "찾기": ["search"], "비교": ["compare", "diff"],
    "재생": ["play"], "듣기": ["play"], "풀기": ["play"],
    "열기": ["open"],
    "퀴즈": ["quiz"], "순위": ["rank"], "랭킹": ["rank"], "즐겨찾기": ["favorites"], "즐찾": ["favorites"],
    "둘러보기": ["browse"], "도움말": ["help"], "도움": ["help"], "자동완성": ["completions"],
    "버전": ["version"], "랜덤": ["random"],
    "무작위": ["random"], "통계": ["stats"], "오늘의문제": ["daily"], "매일": ["daily"],
    "오늘": ["today", "daily"], "이름변경": ["rename"],
    "바꾸기": ["set", "rename"], "변경": ["set", "rename"],
    "설정": ["config", "set"],
    "추가": ["add"], "삭제": ["remove"], "제거": ["remove"], "비우기": ["clear"], "태그": ["tag"],
    "태그해제": ["untag"], "태그삭제": ["untag"], "태그제거": ["untag"],
    "메모": ["note"], "내보내기": ["export"], "가져오기": ["import"], "불러오기": ["import"],
    "계속": ["continue"], "목록": ["list", "groups", "play"],
    "보기": ["show", "get", "list", "view"],
    "해제": ["unset"], "경로": ["path"], "저장": ["save"], "확인": ["check"], "복습": ["review"],
    "만들기": ["make"],
    "공유": ["share"], "스냅샷": ["snapshot"], "동기화": ["sync"], "검사": ["validate", "check"],
    "쉬움": ["easy"], "보통": ["medium"], "어려움": ["hard"],
    "한국어": ["ko"], "영어": ["en"], "korean": ["ko"], "english": ["en"], "자동": ["auto"],
    "항상": ["always"], "안함": ["never"],
    "언어": ["lang"], "색": ["color"], "난이도": ["level"], "정렬": ["sort"],
    "데뷔": ["debuts", "debut"], "혈액형": ["blood"], "나이": ["ages"], "키": ["heights", "height"],
    "소속사": ["agencies", "agency"], "국적": ["nationalities", "nationality"],
    "포지션": ["position"], "상태": ["status"],
    "생일": ["birthdays", "birth"], "이름": ["name"],
    "초성": ["initials"], "라인업": ["lineup"], "가짜멤버": ["odd"],
    "종류": ["kinds"], "날짜": ["days"], "월": ["months"],
    "추측": ["guesses"],
    "카드": ["cards"], "타이틀": ["title"],
    "인프피": ["INFP"], "엔프피": ["ENFP"], "인티제": ["INTJ"], "잇티제": ["ISTJ"],
    "엔티피": ["ENTP"], "엔팁": ["ENTP"], "인티피": ["INTP"], "엣티피": ["ESTP"], "인프제": ["INFJ"],
    "엔프제": ["ENFJ"], "엔티제": ["ENTJ"],
    "인팁": ["INTP"], "잇프피": ["ISFP"], "잇팁": ["ISTP"], "잇프제": ["ISFJ"],
    "엣프피": ["ESFP"], "엣팁": ["ESTP"], "엣프제": ["ESFJ"], "엣티제": ["ESTJ"],
  ]
}
