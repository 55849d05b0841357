import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class MarkedDailyTests: DailyTestCase {
  func testEachNameIsAGuessUntilTheGameIsOver() throws {
    let marked = try marked(["twice", "stay", "TWICE", "omg", "에이오에이", "ive"])
    XCTAssertEqual(
      lines(marked),
      [
        "1. TWICE; debut year (2015): earlier; agency (JYP Entertainment): wrong; current members "
          + "(9): fewer; status (active): wrong; debut period (2014–2015): wrong; Korean initials "
          + "(t--s): partly right",
        "group 'stay' not found", "did you mean 'STAYC'?", "Already guessed: TWICE (guess 1)",
        "2. OH MY GIRL; debut year (2015): earlier; agency (WM Entertainment): wrong; current members "
          + "(6): fewer; status (active): wrong; debut period (2014–2015): wrong; Korean initials "
          + "(-m-g): partly right",
        "3. AOA; debut year (2012): right; agency (FNC Entertainment): right; current members (3): "
          + "right; status (hiatus): right; debut period (2012–2013): right; Korean initials (-----): "
          + "right",
        "", "kpgg group puzzle 2026-12-01 3/6", "🔽⬛🔽⬛⬛🟨", "🔽⬛🔽⬛⬛🟨",
        "🟩🟩🟩🟩🟩🟩",
      ])
  }

  func testTheResultInPlainMarks() throws {
    let marked = try marked(["twice", "에이오에이"], style: .plainMarks)
    XCTAssertEqual(
      lines(marked, .korean).suffix(3),
      ["kpgg 그룹 맞히기 2026-12-01 2/6", "v x v x x ~", "= = = = = ="])
  }

  func testTheResultInKoreanWords() throws {
    let marked = try marked(["슈화"], kind: .member, style: .words)
    XCTAssertEqual(
      lines(marked, .korean).suffix(2),
      [
        "kpgg 멤버 맞히기 2026-12-01: 1번 추측, 맞히지 못함",
        "1. 그룹: 틀림, 출생 연도: 더 빠름, MBTI: 일부 맞음, 혈액형: 맞음, 키: 더 큼, 국적: 맞음",
      ])
  }

  func testTheDocumentHasTheGuessesAndTheirMarks() throws {
    let marks = try marked(["슈화", "tzuyu"], kind: .member).json
    guard case .object(let members) = marks, case .array(let guesses)? = members["guesses"] else {
      return XCTFail("\(marks)")
    }
    XCTAssertEqual(members["solved"], .boolean(true))
    XCTAssertEqual(members["answer"], .string("TWICE/Tzuyu"))
    XCTAssertEqual(
      guesses.first,
      .object([
        "id": .string("GIDLE/Shuhua"),
        "marks": .object([
          "birthYear": .string("lower"), "bloodType": .string("right"),
          "country": .string("right"), "group": .string("wrong"), "height": .string("higher"),
          "mbti": .string("partly"),
        ]),
      ]))
  }

  private func marked(
    _ answers: [String], kind: DailyPuzzle.Kind = .group, style: DailyResult.Style = .emoji
  ) throws -> MarkedDaily {
    MarkedDaily(
      try game(kind), answers: answers, candidates: try candidates(kind), style: style)
  }

  private func lines(_ marked: MarkedDaily, _ language: Language = .english) -> [String] {
    marked.lines(
      TextWriter(
        language: language, width: nil, painter: Painter(isColored: false), height: nil))
  }
}
