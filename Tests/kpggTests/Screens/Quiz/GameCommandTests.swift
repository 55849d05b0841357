import XCTest

@testable import kpgg

final class GameCommandTests: XCTestCase {
  func testCommandsStartWithAColonAndAnswersDoNot() {
    for (line, action) in [
      (":clue", GameAction.showClue), (" ? ", .showClue), ("？", .showClue), (":P", .giveUp),
      (":포기", .giveUp), (": lang", .switchLanguage), (":new", .newGame), (":끝", .leave),
      (":종료", .leave),
    ] {
      XCTAssertEqual(GameCommand(quiz: line), .action(action), line)
    }
    for answer in ["quit", "u", "???", "IZ*ONE"] {
      XCTAssertEqual(GameCommand(quiz: "\(answer) "), .answer(answer))
    }
    XCTAssertEqual(GameCommand(quiz: ":clues"), .unknown(":clues"))
  }

  func testAfterTheTimeOnlyAnswersAreDropped() {
    for (line, isKept) in [
      (":quit", true), (":lang", true), (":help", true), (":nonsense", true),
      ("1", false), ("?", false), ("", false), (":pass", false), ("omg", false),
    ] {
      XCTAssertEqual(GameCommand(quiz: line).suitsEveryQuestion, isKept, line)
    }
  }
}
