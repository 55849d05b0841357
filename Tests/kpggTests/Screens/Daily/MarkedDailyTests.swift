import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class MarkedDailyTests: DailyTestCase {
  func testEachLineIsAGuessUntilTheGameIsOver() throws {
    let marked = try marked(["wjsn", "", "stay", "WJSN", "omg", "시그니처", "ive"])
    XCTAssertEqual(
      lines(marked),
      [
        "1. WJSN; debut year (2016): later; agency (Starship Entertainment / Yuehua "
          + "Entertainment): wrong; members (10): fewer; status (active): wrong; section "
          + "(2016–2019): wrong; initials (ㅇㅈㅅㄴ): partly right",
        "group 'stay' not found", "did you mean 'STAYC'?", "Already guessed: WJSN (guess 1)",
        "2. OH MY GIRL; debut year (2015): later; agency (WM Entertainment): wrong; members (6): "
          + "more; status (active): wrong; section (2014–2015): wrong; initials (ㅇㅁㅇㄱ): partly "
          + "right",
        "3. cignature; debut year (2020): right; agency (C9 Entertainment): right; members (7): "
          + "right; status (disbanded): right; section (2020): right; initials (ㅅㄱㄴㅊ): right",
        "", "kpgg daily group 2026-12-01 3/6", "^ x v x x ~", "^ x ^ x x ~", "= = = = = =",
      ])
  }

  func testTheResultInKoreanWords() throws {
    let marked = try marked(["쯔위"], kind: .member, showsWords: true)
    XCTAssertEqual(
      lines(marked, .korean).suffix(2),
      [
        "kpgg 오늘의 멤버 2026-12-01: 추측 1/8, 정답 못 찾음",
        "1. 그룹: 틀림, 출생 연도: 더 늦음, MBTI: 알 수 없음, 혈액형: 틀림, 키: 더 작음, 국적: 맞음",
      ])
  }

  func testTheDocumentHasTheGuessesAndTheirMarks() throws {
    let marks = try marked(["쯔위", "linlin"], kind: .member).json
    guard case .object(let members) = marks, case .array(let guesses)? = members["guesses"] else {
      return XCTFail("\(marks)")
    }
    XCTAssertEqual(members["solved"], .boolean(true))
    XCTAssertEqual(members["answer"], .string("CHERRYBULLET/Linlin"))
    XCTAssertEqual(
      guesses.first,
      .object([
        "id": .string("TWICE/Tzuyu"),
        "marks": .object([
          "birthYear": .string("higher"), "bloodType": .string("wrong"),
          "country": .string("right"), "group": .string("wrong"), "height": .string("lower"),
          "mbti": .string("unknown"),
        ]),
      ]))
  }

  private func marked(
    _ answers: [String], kind: DailyPuzzle.Kind = .group, showsWords: Bool = false
  ) throws -> MarkedDaily {
    MarkedDaily(
      try game(kind), answers: answers, candidates: try candidates(kind), showsWords: showsWords)
  }

  private func lines(_ marked: MarkedDaily, _ language: Language = .english) -> [String] {
    marked.lines(
      TextWriter(
        language: language, width: nil, painter: Painter(isColored: false), height: nil))
  }
}
