import XCTest

@testable import kpgg

final class QuizLineCommandTests: XCTestCase {
  func testCommandsStartWithAColonAndAnswersDoNot() {
    for (line, action) in [
      (":clue", QuizAction.showClue), (" ? ", .showClue), ("？", .showClue), (":P", .giveUp),
      (":포기", .giveUp), (": undo", .undo), (":lang", .switchLanguage), (":new", .newGame),
      (":끝", .leave),
    ] {
      guard case .event(.action(let found)) = QuizLineCommand(line) else {
        XCTFail(line)
        continue
      }
      XCTAssertEqual(found, action, line)
    }
    for answer in ["quit", "u", "???", "IZ*ONE"] {
      guard case .event(.line(answer)) = QuizLineCommand("\(answer) ") else {
        XCTFail(answer)
        continue
      }
    }
    guard case .unknown(":clues") = QuizLineCommand(":clues") else { return XCTFail() }
  }

  func testAfterTheTimeOnlyAnswersAreDropped() {
    for (line, isKept) in [
      (":quit", true), (":undo", true), (":lang", true), (":help", true), (":nonsense", true),
      ("1", false), ("?", false), ("", false), (":pass", false), ("omg", false),
    ] {
      XCTAssertEqual(QuizLineCommand(line).suitsEveryQuestion, isKept, line)
    }
  }
}
