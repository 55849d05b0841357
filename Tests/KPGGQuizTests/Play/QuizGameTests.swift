import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizGameTests: XCTestCase {
  func testARightAnswerWithoutFurtherCluesHasAllPoints() throws {
    var game = try game()
    game.choose(1)
    XCTAssertEqual(
      game.replies,
      [.init(text: "APINK", choice: 1, verdict: .right, points: 100, clueCount: 1)])
    XCTAssertEqual(game.points, 100)
    XCTAssertEqual(game.rightCount, 1)
  }

  func testACluesCostIsTakenFromTheNextAnswerOnly() throws {
    var game = try game()
    XCTAssertEqual(game.pointsForRightAnswer, 100)
    XCTAssertEqual(game.pointsAfterNextClue, 70)
    game.showClue()
    XCTAssertEqual(game.clues.count, 2)
    XCTAssertEqual(game.pointsForRightAnswer, 70)
    game.choose(1)
    XCTAssertEqual(game.points, 70)
    XCTAssertEqual(game.pointsForRightAnswer, 100)
    XCTAssertEqual(game.clues.count, 1)
  }

  func testThereIsNoClueAfterTheLast() throws {
    var game = try game()
    for _ in 0..<5 { game.showClue() }
    XCTAssertEqual(game.clues.count, 3)
    XCTAssertNil(game.pointsAfterNextClue)
    XCTAssertEqual(game.pointsForRightAnswer, 40)
  }

  func testAWrongChoiceAGivenUpQuestionAndALateOneAreMissed() throws {
    var game = try game(count: 3)
    game.choose(0)
    game.giveUp()
    game.timeOut()
    XCTAssertTrue(game.isOver)
    XCTAssertEqual(game.points, 0)
    XCTAssertEqual(game.missed.map(\.reply.text), ["IVE", nil, nil])
    XCTAssertEqual(game.missed.map(\.reply.isLate), [false, false, true])
  }

  func testAChoiceThatDoesNotExistChangesNothing() throws {
    var game = try game()
    game.choose(4)
    game.choose(-1)
    XCTAssertEqual(game.replies, [])
  }

  func testNothingFollowsTheEnd() throws {
    var game = try game(count: 1)
    game.choose(1)
    let end = game
    game.choose(1)
    game.giveUp()
    game.showClue()
    XCTAssertEqual(game, end)
    XCTAssertNil(game.question)
    XCTAssertEqual(game.pointsForRightAnswer, 0)
  }

  func testUndoAsksTheQuestionAgainWithItsClues() throws {
    var game = try game()
    game.undo()
    game.showClue()
    let before = game
    game.choose(0)
    game.undo()
    XCTAssertEqual(game, before)
    XCTAssertEqual(game.clues.count, 2)
  }

  func testTheLogHasTheFurtherCluesAndTheGrade() throws {
    let day = try XCTUnwrap(CalendarDate("2026-11-22"))
    var game = try game()
    XCTAssertNil(game.loggedAnswer(on: day))
    game.showClue()
    game.choose(1)
    let right = try XCTUnwrap(game.loggedAnswer(on: day))
    XCTAssertEqual(
      right,
      try .of(
        "lineup A0", "2026-11-22", subjects: ["A0"], kind: "lineup", points: 70, clues: 1,
        level: .easy))
    game.giveUp()
    XCTAssertEqual(game.loggedAnswer(on: day)?.grade, .again)
  }

  func testAPartOfTheNamesIsMissedButHasPoints() throws {
    let day = try XCTUnwrap(CalendarDate("2026-11-22"))
    var game = QuizGame(questions: [.sample(solution: .all(["Ann", "Bea"].choices))])
    game.answer("bea", checker: QuizAnswerChecker(FullCatalog([])))
    XCTAssertEqual(game.loggedAnswer(on: day)?.grade, .again)
    XCTAssertEqual(game.points, 50)
    XCTAssertEqual(game.rightCount, 0)
  }

  func testAGameWithoutQuestionsIsOver() {
    var game = QuizGame(questions: [])
    game.showClue()
    game.giveUp()
    XCTAssertTrue(game.isOver)
    XCTAssertEqual(game.replies, [])
  }

  /// A game of line-ups whose second choice is right. The first of three clues is open.
  private func game(count: Int = 4) throws -> QuizGame {
    let choices = ["IVE", "APINK", "KARA", "TWICE"].choices
    return QuizGame(
      questions: (0..<count).map { index in
        .sample(
          .lineup, "A\(index)", clues: ["a", "b", "c"], openClueCount: 1, choices: choices,
          solution: .one(choices[1]))
      })
  }
}

final class QuizVerdictTests: XCTestCase {
  func testCluesTyposAndMissingAndWrongNamesCostPoints() {
    for (verdict, shown, open, count, points): (QuizVerdict, Int, Int, Int, Int) in [
      (.right, 1, 1, 4, 100), (.right, 2, 1, 4, 80), (.right, 3, 1, 4, 60), (.right, 4, 1, 4, 40),
      (.typo, 1, 1, 4, 80), (.typo, 4, 1, 4, 32),
      (.partial(found: 3, of: 4, wrong: 0), 0, 0, 2, 75),
      (.partial(found: 4, of: 5, wrong: 1), 0, 0, 2, 60),
      (.partial(found: 1, of: 5, wrong: 2), 0, 0, 2, 0),
      (.wrong, 0, 0, 2, 0), (.right, 9, 0, 0, 100), (.right, 2, 2, 2, 100),
    ] {
      let question = QuizQuestion.sample(
        clues: Array(repeating: "B", count: count), openClueCount: open, solution: .all([]))
      XCTAssertEqual(
        question.points(for: verdict, clueCount: shown), points,
        "\(verdict) with \(shown) of \(count) clues")
    }
  }
}
