import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class QuizViewTests: QuizTestCase {
  private static let sizes = [(40, 12), (80, 24), (200, 60)].map {
    CellSize(width: $0.0, height: $0.1)
  }

  func testScreensInAllSizesAndLanguages() throws {
    for size in Self.sizes {
      for language in Language.allCases {
        var screens: [String] = []
        var quiz = try quiz(
          try game(.profile, .members, .initials, count: 3, seconds: 20), language, size
        )
        screens.append(quiz.screen)
        quiz.type("c")
        quiz.apply(.news(.elapsed(8_000)))
        quiz.press(.down)
        screens.append(quiz.screen)
        quiz.choose(right: false)
        screens.append(quiz.screen)
        quiz.press(.enter)
        quiz.choose()
        screens.append(quiz.screen)
        quiz.press(.enter)
        screens.append(quiz.screen)
        quiz.apply(.news(.elapsed(20_000)))
        quiz.press(.enter)
        screens.append(quiz.screen)
        check(screens, golden: "choices", size, language)
      }
    }
  }

  func testHelpInATypedQuestionHasNoLetterKeys() throws {
    var quiz = try quiz(try game(.song, level: .hard), .english)
    quiz.press(.control("p"))
    for key in ["Ctrl-P", "Ctrl-G", "Tab", "Esc"] { XCTAssertTrue(quiz.screen.contains(key), key) }
    for key in ["1-4", "q  Esc", "c  Tab", "d  Ctrl-G"] {
      XCTAssertFalse(quiz.screen.contains(key), quiz.screen)
    }
  }

  func testTypedQuestionsInAllSizesAndLanguages() throws {
    for size in Self.sizes {
      for language in Language.allCases {
        var screens: [String] = []
        var quiz = try quiz(
          try game(.debut, .members, .odd, level: .hard, count: 3), language, size)
        for text in ["1234", "a, b", "오마이걸"] {
          quiz.type(text)
          screens.append(quiz.screen)
          quiz.press(.enter)
          screens.append(quiz.screen)
          quiz.press(.enter)
        }
        screens.append(quiz.screen)
        check(screens, golden: "typed", size, language)
      }
    }
  }

  func testRightAndWrongNamesAreCounted() throws {
    for (language, verdict): (Language, String) in [
      (.english, "✗ 5 of 6 names, plus 1 wrong name: 66 points"),
      (.korean, "✗ 6명 중 5명 맞음, 틀린 이름 1개: 66점"),
    ] {
      let members = QuizQuestionID(.members, ["IVE"])
      let question = try XCTUnwrap(source.generator.question(members, level: .hard, seed: 0))
      var quiz = try quiz(QuizGame(questions: [question]), language)
      quiz.type("Yujin, Gaeul, Rei, Wonyoung, Liz, Oh Hayoung")
      quiz.press(.enter)
      XCTAssertTrue(quiz.screen.contains(verdict), quiz.screen)
    }
  }

  func testTheCursorStandsAfterTheTypedText() throws {
    var quiz = try quiz(try game(.initials, level: .hard))
    quiz.type("오마")
    XCTAssertEqual(quiz.frame.cursor, CellPoint(x: 7, y: 22))
    quiz.press(.enter)
    XCTAssertNil(quiz.frame.cursor)
  }

  func testRightAndWrongDifferByColorAndSign() throws {
    var quiz = try quiz(try game(.initials))
    quiz.choose(right: false)
    let rows = (0..<24).map { Array(quiz.frame.grid.row($0)) }
    let styles = { (sign: String) in rows.flatMap { $0 }.filter { $0.text == sign }.map(\.style) }
    XCTAssertEqual(styles("✗"), [[.bold, .red], .red])
    XCTAssertEqual(styles("✓"), [.green])
  }

  func testASCIISigns() throws {
    var quiz = try quiz(
      try game(.debut), .english, CellSize(width: 80, height: 24), isASCII: true)
    quiz.choose(right: false)
    let text = quiz.screen
    XCTAssertTrue(text.contains("x Wrong"), text)
    XCTAssertTrue(text.unicodeScalars.allSatisfy { $0.isASCII || ("가"..."힣").contains($0) }, text)
  }

  func testTheSelectedChoiceIsAlwaysVisible() throws {
    var quiz = try quiz(try game(.members), .english, CellSize(width: 40, height: 12))
    for _ in 0..<4 {
      XCTAssertTrue(quiz.screen.contains("▸ \(quiz.state.selection + 1)"), quiz.screen)
      quiz.press(.down)
    }
  }

  func testANewClueIsVisibleOnASmallScreen() throws {
    let size = CellSize(width: 40, height: 12)
    for (kind, level): (QuizKind, QuizLevel) in [(.members, .easy), (.profile, .hard)] {
      var quiz = try quiz(try game(kind, level: level), .english, size)
      while quiz.state.game.pointsAfterNextClue != nil {
        quiz.press(.tab)
        let clue = try XCTUnwrap(quiz.state.game.clues.last?.english.prefix(20))
        let worth = "Worth \(quiz.state.game.pointsForRightAnswer) points"
        XCTAssertTrue(quiz.screen.contains(clue), quiz.screen)
        XCTAssertTrue(quiz.screen.contains(worth), quiz.screen)
      }
      let screen = quiz.screen
      quiz.press(.tab)
      XCTAssertEqual(quiz.state.notice, ["There are no more clues"])
      quiz.apply(.action(.dismissNotice))
      XCTAssertEqual(quiz.screen, screen)
      guard level == .easy else { continue }
      quiz.press(.down)
      XCTAssertTrue(quiz.screen.contains("▸ 2"), quiz.screen)
    }
  }

  func testHiddenRowsAreCountedAndCanBeScrolledTo() throws {
    var quiz = try quiz(try game(.members), .english, CellSize(width: 40, height: 12))
    quiz.choose()
    XCTAssertTrue(quiz.screen.contains("Answer:"), quiz.screen)
    XCTAssertTrue(quiz.screen.contains("↓ "), quiz.screen)
    for _ in 0..<30 { quiz.press(.down) }
    XCTAssertTrue(quiz.screen.contains("↑ "), quiz.screen)
    XCTAssertFalse(quiz.screen.contains("↓ "), quiz.screen)
    quiz.press(.up)
    XCTAssertTrue(quiz.screen.contains("↓ 1"), quiz.screen)
  }

  func testTextOfOthersIsMadeSafe() throws {
    let evil = "\u{1B}[2Jevil\u{202E}"
    let choices = [evil, "b", "c", "d"].map {
      QuizChoice(id: .text($0), name: BilingualText($0))
    }
    let question = QuizQuestion(
      id: QuizQuestionID(.lineup, [evil]), level: .easy,
      prompt: QuizPrompt(own: BilingualText(evil)),
      clues: [BilingualText(evil)], openClueCount: 1, choices: choices,
      solution: .one(choices[0]), subjects: [evil])
    var document = QuizDocument(title: evil)
    document.author = evil
    var quiz = try quiz(
      QuizGame(questions: [question], source: .written(document)))
    for _ in 0..<3 {
      XCTAssertFalse(quiz.screen.unicodeScalars.contains("\u{1B}"))
      XCTAssertFalse(quiz.screen.unicodeScalars.contains("\u{202E}"))
      XCTAssertFalse(quiz.frame.title.contains("\u{1B}"))
      quiz.press(.enter)
    }
  }
}
