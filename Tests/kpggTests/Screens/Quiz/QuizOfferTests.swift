import KPGGCore
import XCTest

@testable import KPGGQuiz
@testable import kpgg

/// The offer to continue a saved quiz.
final class QuizOfferTests: QuizTestCase {
  func testAKeptGameGoesOnOrANewOneStarts() throws {
    var kept = try game(.song)
    kept.giveUp()
    var state = try quiz(try game(.debut)).state
    state.savedGame = kept
    var quiz = QuizRun(state: state)
    XCTAssertEqual(quiz.state.phase, .offer)
    XCTAssertTrue(
      quiz.screen.contains("Continue your game? Easy, song, question 2 of 3, 0 points"),
      quiz.screen)
    quiz.press(.enter)
    XCTAssertEqual(quiz.state.game, kept)
    XCTAssertEqual(quiz.state.phase, .asking)
    quiz = QuizRun(state: state)
    quiz.type("n")
    XCTAssertEqual(quiz.state.game.question?.kind, .debut)
    // Until the first reply, the other game is still kept.
    XCTAssertEqual(quiz.effects, [])
  }

  func testASmallScreenShowsTheKeysOfBothAnswers() throws {
    for language in Language.allCases {
      var state = try quiz(try game(.debut), language, CellSize(width: 40, height: 12)).state
      state.savedGame = try game(.song)
      let footer = try XCTUnwrap(QuizRun(state: state).lines.last)
      for key in ["Enter ", "n ", "q "] { XCTAssertTrue(footer.contains(key), footer) }
    }
  }

  func testASavedGameIsNamedByItsKindsOrItsTitle() throws {
    let questions = try game(count: 10).questions
    XCTAssertGreaterThan(Set(questions.map(\.kind)).count, 2)
    let document = QuizDocument(title: "Hit songs")
    for (source, language, name) in [
      (.generated(document), .english, "Easy, mixed kinds, question 1 of 10"),
      (.generated(document), .korean, "쉬움, 여러 종류, 문제 1/10"),
      (.written(document), .english, "Hit songs, question 1 of 10"),
    ] as [(QuizGame.Source, Language, String)] {
      var state = try quiz(try game(), language).state
      state.savedGame = QuizGame(questions: questions, source: source)
      XCTAssertTrue(QuizRun(state: state).screen.contains(name), name)
    }
  }
}
