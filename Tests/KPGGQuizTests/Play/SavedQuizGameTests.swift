import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class SavedQuizGameTests: XCTestCase {
  func testAGameGoesOnWhereItWasLeft() throws {
    let (generator, checker) = try deck()
    for level in QuizLevel.allCases {
      var settings = QuizSettings()
      (settings.level, settings.count, settings.seed) = (level, 6, 11)
      var game = try QuizGame(settings, seconds: 20, from: generator)
      game.showClue()
      game.answer(game.question?.answers.first ?? "", checker: checker)
      game.choose(1)
      game.giveUp()
      game.timeOut()
      game.showClue()
      let saved = try XCTUnwrap(SavedQuizGame(game))
      let read = try JSONDecoder().decode(
        SavedQuizGame.self, from: Data(saved.json.canonicalText.utf8))
      XCTAssertEqual(read, saved)
      XCTAssertEqual(read.game(from: generator, checker: checker), game, "\(level)")
    }
  }

  func testAChoiceIsNotReadAsANumberOrATypo() throws {
    let (generator, checker) = try deck()
    let document = try QuizFile(
      decoding: Array(
        """
        title: Two
        seed: 4
        Q: How many?
        A: 2
        - 3
        - 4
        - 1
        Q: Which word?
        A: dreaming
        - dreamins
        - 1
        Q: Next?
        A: foo
        """.utf8)
    ).document
    let start = QuizGame(document, from: generator)
    for first in 0..<4 {
      for second in 0..<3 {
        var game = start
        game.choose(first)
        game.choose(second)
        let saved = try XCTUnwrap(SavedQuizGame(game))
        XCTAssertEqual(saved.game(from: generator, checker: checker), game)
      }
    }
  }

  func testAGameWithAChoiceThatDoesNotExistIsDropped() throws {
    let (generator, checker) = try deck()
    for (choice, question) in [
      (-1, "Q: b\\nA: c\\n- d"), (2, "Q: b\\nA: c\\n- d"), (0, "Q: b\\nA: c"),
      (.max, "Q: b\\nA: c"),
    ] {
      let json = """
        {"document": "title: a\\n\(question)\\nQ: e\\nA: f\\n", "isGenerated": false, "clues": 0,
        "replies": [{"choice": \(choice), "clues": 0, "isLate": false, "text": null}]}
        """
      let saved = try JSONDecoder().decode(SavedQuizGame.self, from: Data(json.utf8))
      XCTAssertNil(saved.game(from: generator, checker: checker), "\(choice)")
    }
  }

  func testAGameWithoutTheUnprovenQuestionsGoesOn() throws {
    let (generator, checker) = try deck()
    let document = try QuizFile(
      decoding: Array(
        """
        title: Three
        seed: 4
        Q: { lineup NOBODY }
        Q: { debut ALPHA }
        ?
        Q: { debut BRAVO }
        Q: { lineup COBRA }
        """.utf8)
    ).document
    var game = QuizGame(document, from: generator)
    XCTAssertTrue((2..<document.items.count).contains(game.questions.count))
    game.choose(0)
    let saved = try XCTUnwrap(SavedQuizGame(game))
    let read = try JSONDecoder().decode(SavedQuizGame.self, from: JSONEncoder().encode(saved))
    XCTAssertEqual(read.game(from: generator, checker: checker), game)
  }

  func testAReviewAndAFinishedGameAreNotSaved() throws {
    let (generator, _) = try deck()
    var settings = QuizSettings()
    settings.count = 1
    var game = try QuizGame(settings, from: generator)
    XCTAssertNil(SavedQuizGame(QuizGame(questions: game.questions)))
    game.giveUp()
    XCTAssertNil(SavedQuizGame(game))
  }

  func testAGameWhoseQuestionsAreGoneIsDropped() throws {
    let (generator, checker) = try deck()
    var settings = QuizSettings()
    settings.count = 3
    let saved = try XCTUnwrap(SavedQuizGame(try QuizGame(settings, from: generator)))
    let empty = QuizSample().generator
    XCTAssertNil(saved.game(from: empty, checker: checker))
  }

  func testHostileFilesAreRejectedOrHarmless() throws {
    let (generator, checker) = try deck()
    let document = #""document": "title: a\nQ: b\nA: c\nQ: d\nA: e\n", "isGenerated": false"#
    let replies = [
      "", #"{"clues": -9, "isLate": true, "text": "x"}"#,
      #"{"clues": 9223372036854775807, "isLate": false, "text": null}"#,
    ]
    for reply in replies {
      for clues in ["0", "-1", "9223372036854775807"] {
        let json = "{\(document), \"clues\": \(clues), \"replies\": [\(reply)]}"
        let saved = try JSONDecoder().decode(SavedQuizGame.self, from: Data(json.utf8))
        let game = try XCTUnwrap(saved.game(from: generator, checker: checker))
        XCTAssertEqual(game.replies.count, reply.isEmpty ? 0 : 1)
      }
    }
    for json in [
      "{}", #"{"document": "nonsense", "isGenerated": true, "clues": 0, "replies": []}"#,
      "{\(document), \"clues\": 0, \"replies\": [\(replies[1]), \(replies[1])]}",
    ] {
      XCTAssertThrowsError(
        try JSONDecoder().decode(SavedQuizGame.self, from: Data(json.utf8)), json)
    }
  }

  private func deck() throws -> (QuizGenerator, QuizAnswerChecker) {
    var sample = QuizSample()
    for (index, name) in ["ALPHA", "BRAVO", "COBRA", "DELTA", "EAGLE", "FOXES"].enumerated() {
      try sample.add(
        name, debut: "201\(index)-01-02", members: ["\(name)A", "\(name)B", "\(name)C", "\(name)D"])
    }
    return (sample.generator, QuizAnswerChecker(FullCatalog(sample.lineUps)))
  }
}
