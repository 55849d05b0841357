import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizQuestionTests: XCTestCase {
  func testAnAnswerInAClueIsRevealed() {
    XCTAssertFalse(question(clues: [QuizText("Member: Liz")]).revealsAnswer)
    XCTAssertTrue(question(clues: [QuizText("Member: i-v-e")]).revealsAnswer)
    XCTAssertTrue(
      question(clues: [QuizText(english: "Liz", korean: "나는아이브다")]).revealsAnswer)
  }

  func testARevealingClueIsDroppedUnlessItIsShownFromTheStart() {
    let clues = ["Member: ive", "Release: 2016", "Member: IVE"].map { QuizText($0) }
    var question = question(clues: clues)
    question.openClueCount = 1
    question.dropRevealingClues()
    XCTAssertEqual(question.clues, Array(clues.prefix(2)))
  }

  private func question(clues: [QuizText]) -> QuizQuestion {
    let names = [("IVE", "아이브"), ("KARA", "카라")].map { english, korean in
      QuizName(id: english, text: QuizText(english: english, korean: korean), spellings: [])
    }
    return QuizQuestion(
      id: QuizQuestionID(.song, ["IVE", "HEYA"]), level: .easy,
      prompt: QuizPrompt(
        "Which group released it?", "어느 그룹의 노래일까요?",
        listing: QuizText(english: "HEYA", korean: "해야")), clues: clues,
      openClueCount: 0, choices: names, solution: .one(names[0]), subjects: ["IVE"])
  }
}
