import XCTest

@testable import kpgg

final class QuizLinearCommandTests: XCTestCase {
  func testCommandsStartWithAColonAndAnswersDoNot() {
    for (line, action) in [
      (":clue", QuizAction.showClue), (" ? ", .showClue), ("？", .showClue), (":P", .giveUp),
      (":포기", .giveUp), (": undo", .undo), (":lang", .switchLanguage), (":new", .newGame),
      (":끝", .leave),
    ] {
      guard case .event(.action(let found)) = QuizLinearCommand(line) else {
        XCTFail(line)
        continue
      }
      XCTAssertEqual(found, action, line)
    }
    for answer in ["quit", "u", "???", "IZ*ONE"] {
      guard case .event(.line(answer)) = QuizLinearCommand("\(answer) ") else {
        XCTFail(answer)
        continue
      }
    }
    guard case .unknown(":clues") = QuizLinearCommand(":clues") else { return XCTFail() }
  }

  func testAfterTheTimeOnlyAnswersAreDropped() {
    for (line, isKept) in [
      (":quit", true), (":undo", true), (":lang", true), (":help", true), (":nonsense", true),
      ("1", false), ("?", false), ("", false), (":pass", false), ("omg", false),
    ] {
      XCTAssertEqual(QuizLinearCommand(line).suitsEveryQuestion, isKept, line)
    }
  }
}
