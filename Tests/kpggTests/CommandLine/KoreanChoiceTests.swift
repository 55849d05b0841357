import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class KoreanChoiceTests: CommandTestCase {
  func testAKoreanWordMeansTheSameAsTheEnglishOne() async {
    for (korean, english): (TypedLine, TypedLine) in [
      ("stats 혈액형 --plain", "stats blood --plain"),
      ("random 멤버 --seed 1 --json", "random member --seed 1 --json"),
      ("search 유아 --kind 멤버 --plain", "search 유아 --kind member --plain"),
      ("quiz 초성 --level 쉬움 --seed 1 --json", "quiz initials --level easy --seed 1 --json"),
      ("quiz daily 멤버 --json", "quiz daily member --json"),
    ] {
      let expected = await output(of: english)
      let found = await output(of: korean)
      XCTAssertFalse(expected.isEmpty, "\(english)")
      XCTAssertEqual(found, expected, "\(korean)")
    }
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
          "use 'debuts', 'mbti', 'blood', 'ages', 'heights', 'agencies', 'nationalities', or 'songs'"
      ))
  }
}
