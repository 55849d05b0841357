import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class KoreanChoiceTests: SettingsTestCase {
  func testAKoreanWordMeansTheSameAsTheEnglishOne() async {
    for (korean, english): (TypedLine, TypedLine) in [
      ("stats 혈액형 --plain", "stats blood --plain"),
      ("random 멤버 --seed 1 --json", "random member --seed 1 --json"),
      ("search 유아 --kind 멤버 --plain", "search 유아 --kind member --plain"),
      ("quiz 초성 --level 쉬움 --seed 1 --json", "quiz initials --level easy --seed 1 --json"),
      ("quiz daily 멤버 --json", "quiz daily member --json"),
      ("그룹 트와이스 --json", "group twice --json"), ("그룹 --plain", "groups --plain"),
      ("노래 아이브 --plain", "songs ive --plain"), ("곡 아이브 --plain", "songs ive --plain"),
      ("도움말 그룹", "help group"), ("도움말 즐겨찾기 추가", "help favorites add"), ("버전", "version"),
      ("무작위 멤버 --seed 1 --json", "random member --seed 1 --json"),
      ("랜덤 --seed 1 --json", "random --seed 1 --json"),
      ("오늘 --next 3 --json", "today --next 3 --json"), ("퀴즈 오늘 --json", "quiz daily --json"),
      ("퀴즈 목록", "quiz play"), ("즐겨찾기 내보내기", "favorites export"),
      ("유사 아이브 --plain", "similar ive --plain"), ("도움", "help"),
      ("퀴즈 매일 --json", "quiz daily --json"), ("퀴즈 오늘의 문제 --json", "quiz daily --json"),
      ("그룹목록 --plain", "groups --plain"), ("멤버들 --plain", "members --plain"),
      ("노래목록 아이브 --plain", "songs ive --plain"), ("자동완성 bash", "completions bash"),
      ("노래 돌핀 --json", "song dolphin --json"), ("곡 오마이걸 돌핀", "song dolphin"),
      ("그룹 2015 --plain", "groups 2015 --plain"), ("그룹 2015-2017", "groups 2015-2017"),
      ("members --mbti 엔프피 --plain", "members --mbti enfp --plain"),
      ("설정 보기 언어", "config get lang"), ("설정 보기 --plain", "config list --plain"),
    ] {
      let expected = await output(of: english)
      let found = await output(of: korean)
      XCTAssertFalse(expected.isEmpty, "\(english)")
      XCTAssertEqual(found, expected, "\(korean)")
    }
  }

  func testAKoreanWordForAnActionKeepsItsErrorsAndHints() async {
    for (korean, english): (TypedLine, TypedLine) in [
      ("노래 cupid", "song cupid"),
      ("순위 아이브", "rank ive"), ("순위 보기 아이브", "rank show ive"),
      ("snapshot 비교 a", "snapshot diff a"), ("즐겨찾기 추가 없는애", "favorites add 없는애"),
    ] {
      let (found, expected) = (await run(korean), await run(english))
      XCTAssertNotEqual(found.exitCode, .success, "\(korean)")
      XCTAssertEqual(
        found.errors.replacing("아이브", with: "ive"), expected.errors, "\(korean)")
    }
  }

  func testAWordForAListAndForOneFitsTheOtherWords() async {
    for (korean, english) in [
      ("그룹 2015 --agency jyp", "groups 2015 --agency jyp"), ("멤버 유아", "profile 유아"),
    ] as [(TypedLine, TypedLine)] {
      let (found, expected) = (await run(korean), await run(english))
      XCTAssertEqual(found, expected, "\(korean)")
      XCTAssertEqual(found.exitCode, .success, "\(korean)")
    }
  }

  func testAHintListsKoreanActionsForAKoreanWord() async {
    await assertRun(
      "즐겨찾기 없는말",
      .fails(
        .usage, "unknown action '없는말'",
        hint: "use one of: '목록', '추가', '태그', '태그해제', '메모', '삭제', '비우기', '내보내기', '가져오기'"))
    await assertRun(
      "즐겨찾기 츠가", .fails(.usage, "unknown action '츠가'", hint: "did you mean '추가'?"))
    await assertRun(
      "즐겨찾기 내보", .fails(.usage, "unknown action '내보'", hint: "did you mean '내보내기'?"))
    let korean = await run("config xyz --lang ko")
    XCTAssertTrue(
      korean.errors.hasSuffix("다음 중 하나를 쓰세요: '목록', '보기', '바꾸기', '해제', '경로'\n"), korean.errors)
  }

  func testAKoreanNameOfAnOptionSuggestsTheOption() async {
    for line in ["groups --소속사 jyp", "그룹 --소속사 jyp", "멤버 --소속사 jyp"] {
      await assertRun(
        TypedLine(stringLiteral: line),
        .fails(.usage, "unknown option '--소속사'", hint: "did you mean '--agency'?"))
    }
    await assertRun(
      "members --혈액형 A",
      .fails(.usage, "unknown option '--혈액형'", hint: "did you mean '--blood'?"))
  }

  func testAQuizIsNotPlayedLikeAVideo() {
    XCTAssertEqual(KoreanChoice.word(for: "play", among: ["play", "make", "share"]), "풀기")
    XCTAssertEqual(KoreanChoice.word(for: "play", among: ["play", "open"]), "재생")
    for word in ["풀기", "재생"] {
      XCTAssertEqual(KoreanChoice.value(of: word, among: ["play", "make"]), "play")
    }
  }

  func testKoreanHelpListsTheKoreanCommands() async {
    let help = await output(of: "help --lang ko")
    XCTAssertTrue(help.contains("\n한국어 명령: 그룹, "), help)
    for word in ["멤버", "노래", "비슷한", "즐겨찾기", "생일"] {
      XCTAssertTrue(help.contains("\(word),"), word)
    }
    let english = await output(of: "help --lang en")
    XCTAssertFalse(english.contains("멤버"))
  }

  func testTheNamesOnScreensAreAccepted() {
    for level in QuizLevel.allCases {
      let choices = QuizLevel.allCases.map(\.rawValue)
      XCTAssertEqual(KoreanChoice.value(of: level.name.korean, among: choices), level.rawValue)
    }
    // A name with spaces is several words.
    for kind in QuizKind.generated where !kind.name.korean.contains(" ") {
      let choices = QuizKind.generated.map(\.rawValue)
      XCTAssertEqual(KoreanChoice.value(of: kind.name.korean, among: choices), kind.rawValue)
    }
    for kind in RecordKind.allCases {
      let choices = RecordKind.allCases.map(\.rawValue)
      let name = Language.korean.words.kind(kind)
      XCTAssertEqual(KoreanChoice.value(of: name, among: choices), kind.rawValue)
    }
  }

  func testAWordForAnotherListIsUnknown() async {
    XCTAssertNil(KoreanChoice.value(of: "초성", among: ["easy", "medium", "hard"]))
    await assertRun(
      "stats 초성",
      .fails(
        .usage, "unknown chart topic '초성'",
        hint:
          "use '데뷔', 'mbti', '혈액형', '나이', '키', '소속사', '국적', or '노래'"
      ))
  }
}
