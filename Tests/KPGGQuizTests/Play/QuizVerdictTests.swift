import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizVerdictTests: XCTestCase {
  func testCluesCostSixtyPointsInAll() {
    let points = (1...4).map { question(open: 1, of: 4).points(for: .right, clueCount: $0) }
    XCTAssertEqual(points, [100, 80, 60, 40])
  }

  func testATypoCostsAFifth() {
    XCTAssertEqual(question(open: 1, of: 4).points(for: .typo, clueCount: 1), 80)
    XCTAssertEqual(question(open: 1, of: 4).points(for: .typo, clueCount: 4), 32)
  }

  func testPartOfTheNamesGivesPartOfThePoints() {
    let question = question(open: 0, of: 2)
    XCTAssertEqual(question.points(for: .partial(found: 3, of: 4), clueCount: 0), 75)
    XCTAssertEqual(question.points(for: .wrong, clueCount: 0), 0)
  }

  func testQuestionsWithoutCluesCostNothing() {
    XCTAssertEqual(question(open: 0, of: 0).points(for: .right, clueCount: 9), 100)
    XCTAssertEqual(question(open: 2, of: 2).points(for: .right, clueCount: 2), 100)
  }

  private func question(open: Int, of count: Int) -> QuizQuestion {
    QuizQuestion(
      id: QuizQuestionID(.lineup, ["IVE"]), level: .hard, prompt: QuizPrompt(own: "A"),
      clues: Array(repeating: QuizText("B"), count: count), openClueCount: open, choices: [],
      solution: .all([]), subjects: [])
  }
}
