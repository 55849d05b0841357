import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizQuestionTests: XCTestCase {
  func testAnAnswerInAClueIsRevealed() {
    XCTAssertFalse(question(clues: [BilingualText("Member: Liz")]).revealsAnswer)
    XCTAssertTrue(question(clues: [BilingualText("Member: i-v-e")]).revealsAnswer)
    XCTAssertTrue(
      question(clues: [BilingualText(english: "Liz", korean: "나는아이브다")]).revealsAnswer)
  }

  func testARevealingClueIsDroppedUnlessItIsShownFromTheStart() {
    let clues = ["Member: ive", "Release: 2016", "Member: IVE"].map { BilingualText($0) }
    var question = question(clues: clues)
    question.openClueCount = 1
    question.dropRevealingClues()
    XCTAssertEqual(question.clues, Array(clues.prefix(2)))
  }

  private func question(clues: [BilingualText]) -> QuizQuestion {
    let names = [("IVE", "아이브"), ("KARA", "카라")].map { english, korean in
      QuizChoice(id: .text(english), name: BilingualText(english: english, korean: korean))
    }
    return QuizQuestion(
      id: QuizQuestionID(.song, ["IVE", "HEYA"]), level: .easy,
      prompt: QuizPrompt(
        "Which group released it?", "어느 그룹의 노래일까요?",
        listing: BilingualText(english: "HEYA", korean: "해야")), clues: clues,
      openClueCount: 0, choices: names, solution: .one(names[0]), subjects: ["IVE"])
  }
}
