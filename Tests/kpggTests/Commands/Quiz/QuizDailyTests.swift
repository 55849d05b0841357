import XCTest

@testable import kpgg

/// The command line of `kpgg quiz daily`.
final class QuizDailyTests: CommandTestCase {
  func testTheDocumentHasThePuzzle() async {
    for (line, answer, kind): (TypedLine, String, String) in [
      ("quiz daily --json", "AOA", "group"),
      ("quiz daily GROUP --json", "AOA", "group"),
      ("quiz daily member --json", "TWICE/Tzuyu", "member"),
    ] {
      let output = await output(of: line, in: ["KPGG_TODAY": "2026-12-01"])
      XCTAssertEqual(
        output,
        "{\n  \"answer\": \"\(answer)\",\n  \"date\": \"2026-12-01\",\n  \"kind\": \"\(kind)\"\n}\n"
      )
    }
  }

  func testAnswersOfAFile() async {
    let outcome = await run(
      "quiz daily --answers - --words", in: ["KPGG_TODAY": "2026-12-01", "KPGG_LANG": "ko"],
      reading: "여자친구\n에이오에이\n")
    XCTAssertEqual(outcome.errors, "")
    XCTAssertTrue(outcome.output.hasPrefix("1. 여자친구; 데뷔 연도 (2015): 더 빠름; "), outcome.output)
    XCTAssertTrue(
      outcome.output.contains("\nkpgg 오늘의 그룹 2026-12-01: 추측 2/6, 정답\n"), outcome.output)
  }

  func testMistakesOnTheCommandLine() async {
    await assertRun(
      "quiz daily grup", .fails(.usage, "unknown kind 'grup'", hint: "did you mean 'group'?"))
    await assertRun(
      "quiz --words",
      .fails(
        .usage, "'kpgg quiz' has no option '--words'", hint: "it is an option of 'kpgg quiz daily'")
    )
  }
}
