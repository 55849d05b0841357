import Foundation
import KPGGCore
import XCTest

@testable import KPGGQuiz
@testable import kpgg

final class QuizUpdateTests: QuizTestCase {
  func testANumberAnswersAndEnterGoesOn() throws {
    var quiz = try quiz(try game())
    quiz.choose()
    XCTAssertEqual(quiz.state.phase, .solution)
    XCTAssertEqual(quiz.state.game.points, 100)
    quiz.press(.enter)
    XCTAssertEqual(quiz.state.phase, .asking)
    XCTAssertEqual(quiz.state.game.replies.count, 1)
  }

  func testArrowsSelectAndEnterAnswers() throws {
    var quiz = try quiz(try game())
    for _ in 0..<quiz.rightChoice { quiz.press(.down) }
    quiz.press(.enter)
    XCTAssertEqual(quiz.state.game.rightCount, 1)
  }

  func testTheSelectionStaysAmongTheChoicesAndOtherNumbersDoNothing() throws {
    var quiz = try quiz(try game())
    quiz.type("059")
    XCTAssertEqual(quiz.state.phase, .asking)
    quiz.press(.up)
    XCTAssertEqual(quiz.state.selection, 0)
    for _ in 0..<9 { quiz.press(.down) }
    XCTAssertEqual(quiz.state.selection, 3)
  }

  func testAClickOnAChoiceAnswers() throws {
    var quiz = try quiz(try game(.initials))
    let name = try XCTUnwrap(quiz.state.game.question?.solution.names.first?.name.english)
    quiz.click(name)
    XCTAssertEqual(quiz.state.game.rightCount, 1)
  }

  func testWhileTypingLettersAreTheAnswer() throws {
    var quiz = try quiz(try game(.initials, level: .hard))
    let name = try XCTUnwrap(quiz.state.game.question?.solution.names.first?.name.english)
    quiz.type("qudc?")
    XCTAssertEqual(quiz.state.field.text, "qudc?")
    quiz.press(.control("u"))
    quiz.type(name)
    quiz.press(.enter)
    XCTAssertEqual(quiz.state.game.rightCount, 1)
  }

  func testComposedAndDecomposedLettersAreTheSameAnswer() throws {
    for form in [
      \String.precomposedStringWithCanonicalMapping, \.decomposedStringWithCanonicalMapping,
    ] {
      var quiz = try quiz(try game(.initials, level: .hard))
      let name = try XCTUnwrap(quiz.state.game.question?.solution.names.first?.name.korean)
      for scalar in name[keyPath: form].unicodeScalars { quiz.press(.character(Character(scalar))) }
      XCTAssertEqual(quiz.state.field.text, name)
      quiz.press(.enter)
      XCTAssertEqual(quiz.state.game.rightCount, 1, name)
    }
  }

  func testAnEmptyLineIsNoAnswer() throws {
    var quiz = try quiz(try game(.initials, level: .hard))
    quiz.press(.enter)
    XCTAssertEqual(quiz.state.phase, .asking)
    XCTAssertEqual(quiz.state.notice, ["Type an answer first"])
    quiz.type("a")
    XCTAssertEqual(quiz.state.notice, [])
  }

  func testPastedTextIsTypedAndNeverACommand() throws {
    var typed = try quiz(try game(.initials, level: .hard))
    typed.apply(.paste("quit"))
    XCTAssertEqual(typed.state.field.text, "quit")
    var chosen = try quiz(try game())
    chosen.apply(.paste("1q"))
    XCTAssertEqual(chosen.state.phase, .asking)
    XCTAssertEqual(chosen.effects, [])
  }

  func testAKeyOfTheKoreanLayoutIsItsLatinKey() throws {
    var quiz = try quiz(try game(.initials))
    let clues = quiz.state.game.clueCount
    quiz.type("ㅊ")
    XCTAssertEqual(quiz.state.game.clueCount, clues + 1)
    quiz.type("ㅇ")
    XCTAssertEqual(quiz.state.game.replies.first?.verdict, .wrong)
  }

  func testEachReplyIsLoggedAndTheGameIsKept() throws {
    var quiz = try quiz(try game(count: 2))
    quiz.choose()
    let first = quiz.removeEffects()
    let answer = try XCTUnwrap(quiz.state.game.loggedAnswer(on: quiz.state.date))
    XCTAssertEqual(first, [.log(answer), .save(quiz.state.game)])
    quiz.press(.enter)
    quiz.choose(right: false)
    XCTAssertEqual(quiz.removeEffects().last, .save(quiz.state.game))
  }

  func testAnAnswerThatWasShownRightOrWrongCounts() throws {
    var quiz = try quiz(try game())
    quiz.choose(right: false)
    let answered = quiz.state.game
    _ = quiz.removeEffects()
    quiz.type("u")
    XCTAssertEqual(quiz.state.game, answered)
    XCTAssertEqual(quiz.state.phase, .solution)
    quiz.press(.enter)
    quiz.type("u")
    XCTAssertEqual(quiz.state.game, answered)
    XCTAssertEqual(quiz.effects, [])
    XCTAssertFalse(quiz.screen.contains("undo"), quiz.screen)
  }

  func testEscapeRemovesATypedAnswerBeforeItQuits() throws {
    var quiz = try quiz(try game(.initials, level: .hard))
    quiz.type("ive")
    XCTAssertTrue(quiz.screen.contains("Esc clear"), quiz.screen)
    quiz.press(.escape)
    XCTAssertEqual(quiz.state.field.text, "")
    XCTAssertEqual(quiz.effects, [])
    quiz.press(.escape)
    XCTAssertEqual(quiz.effects, [.quit])
  }

  func testAClueSavesTheGameAtOnceUnlessItIsAReview() throws {
    var quiz = try quiz(try game(.initials))
    quiz.type("q")
    XCTAssertEqual(quiz.removeEffects(), [.quit])
    quiz.type("c")
    XCTAssertEqual(quiz.removeEffects(), [.save(quiz.state.game)])
    for _ in 0..<9 { quiz.type("c") }
    _ = quiz.removeEffects()
    quiz.type("c")
    XCTAssertEqual(quiz.removeEffects(), [])
    XCTAssertEqual(quiz.state.notice, ["There are no more clues"])
    quiz = try self.quiz(QuizGame(questions: try game(.initials).questions))
    quiz.type("c")
    XCTAssertEqual(quiz.removeEffects(), [], "A review is not saved.")
  }

  func testTimeRunsOutOnlyWhileAQuestionIsAsked() throws {
    var quiz = try quiz(try game(seconds: 10))
    quiz.apply(.news(.elapsed(9_999)))
    XCTAssertEqual(quiz.state.remainingTime, 1)
    quiz.apply(.news(.elapsed(1)))
    XCTAssertEqual(quiz.state.phase, .solution)
    XCTAssertEqual(quiz.state.game.last?.reply.isLate, true)
    XCTAssertTrue(quiz.screen.contains("✗ Time is up"))
    quiz.apply(.news(.elapsed(60_000)))
    quiz.press(.enter)
    XCTAssertEqual(quiz.state.remainingTime, 10_000)
  }

  func testLettersTypedAsTheTimeRunsOutAreNoCommands() throws {
    var quiz = try quiz(try game(.initials, level: .hard, seconds: 10))
    quiz.apply(.news(.elapsed(10_000)))
    let late = quiz.state.game
    _ = quiz.removeEffects()
    quiz.type("quad 1")
    XCTAssertEqual(quiz.state.game, late)
    XCTAssertEqual(quiz.state.phase, .solution)
    XCTAssertEqual(quiz.effects, [])
    quiz.press(.enter)
    XCTAssertEqual(quiz.state.phase, .asking)
  }

  func testAnAnswerCanHoldTheNamesOfTheLargestGroup() throws {
    let names = Array(repeating: "Seoyeon", count: 24).joined(separator: ", ")
    var quiz = try quiz(try game(.members, level: .hard))
    quiz.type(names)
    XCTAssertEqual(quiz.state.field.text, names)
  }

  func testWithoutALimitTimeDoesNotMatter() throws {
    var quiz = try quiz(try game())
    quiz.apply(.news(.elapsed(.max)))
    XCTAssertEqual(quiz.state.phase, .asking)
    XCTAssertNil(quiz.state.remainingTime)
  }

  func testAfterTheLastQuestionAnotherGameStarts() throws {
    var quiz = try quiz(try game(count: 1))
    quiz.choose(right: false)
    quiz.press(.enter)
    XCTAssertEqual(quiz.state.phase, .result)
    XCTAssertTrue(quiz.screen.contains("0 of 1 right, 0 points"))
    _ = quiz.removeEffects()
    for key: Key in [.enter, "n"] {
      quiz.press(key)
      XCTAssertEqual(quiz.removeEffects(), [.newGame])
    }
    quiz.apply(.news(.started(try game(.song))))
    XCTAssertEqual(quiz.state.phase, .asking)
  }

  func testAReviewEndsWithWhatComesWhen() throws {
    var quiz = try quiz(QuizGame(questions: try game(count: 1).questions))
    quiz.choose()
    quiz.press(.enter)
    XCTAssertEqual(quiz.removeEffects().last, .readSchedule)
    let day = try XCTUnwrap(CalendarDate("2026-11-23"))
    quiz.apply(.news(.scheduled([.init(date: day, count: 2)])))
    XCTAssertTrue(quiz.screen.contains("2026-11-23: 2 questions"), quiz.screen)
    quiz.press(.enter)
    XCTAssertEqual(quiz.removeEffects(), [.quit])
  }

  func testHelpHidesTheQuestionUntilAKey() throws {
    var quiz = try quiz(try game())
    quiz.type("?")
    XCTAssertTrue(quiz.screen.contains("give up"))
    quiz.type("1")
    XCTAssertEqual(quiz.state.phase, .asking)
    XCTAssertFalse(quiz.state.showsHelp)
  }

  func testALongHelpScrolls() throws {
    var quiz = try quiz(try game(), .english, CellSize(width: 40, height: 8))
    quiz.type("?")
    let first = quiz.screen
    XCTAssertTrue(first.contains("↓ 4"), first)
    quiz.press(.down)
    XCTAssertTrue(quiz.state.showsHelp)
    XCTAssertTrue(quiz.screen.contains("↓ 3"), quiz.screen)
    quiz.press(.up)
    XCTAssertEqual(quiz.screen, first)
    quiz.press(.end)
    XCTAssertTrue(quiz.screen.contains("q  Esc      quit"), quiz.screen)
    quiz.press(.home)
    XCTAssertEqual(quiz.screen, first)
  }

  func testEscapeClosesHelpAndTimeStopsBehindIt() throws {
    for close in [Key.escape, .character("q"), .character("?")] {
      var quiz = try quiz(try game(seconds: 10))
      quiz.type("?")
      quiz.apply(.news(.elapsed(60_000)))
      quiz.press(close)
      XCTAssertFalse(quiz.state.showsHelp)
      XCTAssertEqual(quiz.state.remainingTime, 10_000)
      XCTAssertEqual(quiz.effects, [])
    }
  }

  func testWholeSyllablesAreNoCommands() throws {
    var quiz = try quiz(try game())
    quiz.type("아이린 유나")
    XCTAssertEqual(quiz.state.game.replies.count, 1)
    XCTAssertEqual(
      quiz.state.game.replies.first?.text, quiz.state.game.questions[0].choices[0].name.english)
  }

  func testATypedLineThatIsNoChoiceDoesNotCount() throws {
    var quiz = try quiz(try game(.initials))
    quiz.apply(.line("zzz"))
    XCTAssertEqual(quiz.state.notice, ["Type a number from 1 to 4, or a choice"])
    XCTAssertEqual(quiz.state.phase, .asking)
    let choice = try XCTUnwrap(quiz.state.game.question?.choices[2].name.korean)
    quiz.apply(.line(choice))
    XCTAssertEqual(quiz.state.game.replies.count, 1)
  }

  func testTheLanguageSwitches() throws {
    var quiz = try quiz(try game(.debut))
    quiz.type("L")
    XCTAssertTrue(quiz.screen.contains("가장 먼저 데뷔한 그룹은?"))
  }
}
