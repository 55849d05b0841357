import XCTest

@testable import kpgg

final class CommandActionTests: XCTestCase {
  private enum Step: String, CommandAction {
    case begin, goOn, end

    var words: ClosedRange<Int> { self == .end ? 0...0 : 1...2 }
    var kind: ValueKind { self == .begin ? .file : .text }
  }

  func testAnActionNameIsCaseSensitive() throws {
    XCTAssertEqual(try step("goOn"), .goOn)
  }

  func testATypoSuggestsTheNearestAction() {
    assertFails("goon", "unknown action 'goon'", "did you mean 'goOn'?")
    assertFails("bgein", "unknown action 'bgein'", "did you mean 'begin'?")
  }

  func testAnUnknownActionListsAllActions() {
    assertFails("x\u{1B}", "unknown action 'x\\u{1B}'", "use 'begin', 'goOn', or 'end'")
  }

  func testDescriptionsIncludeAllActions() {
    XCTAssertEqual(
      Step.descriptions,
      [
        ActionDescription(name: "begin", wordCount: 1...2, kind: .file),
        ActionDescription(name: "goOn", wordCount: 1...2, kind: .text),
        ActionDescription(name: "end", wordCount: 0...0, kind: .text),
      ])
  }

  func testTheNumberOfWordsIsChecked() throws {
    let command = CommandDescription(name: "walk", summary: "")
    let check = { (step: Step, words: [String]) in
      try step.checkCount(of: words, in: command, incomplete: .missingSecondFile)
    }
    XCTAssertNoThrow(try check(.begin, ["a"]))
    XCTAssertNoThrow(try check(.begin, ["a", "b"]))
    XCTAssertThrowsError(try check(.begin, [])) {
      XCTAssertEqual($0 as? UsageError, .missingSecondFile)
    }
    XCTAssertThrowsError(try check(.begin, ["a", "b", "c"])) {
      XCTAssertEqual($0 as? UsageError, .unexpectedArgument("c", command: "walk"))
    }
  }

  private func step(_ word: String) throws -> Step {
    try ParsedArguments(command: nil, words: [word]).choice(.action)
  }

  private func assertFails(
    _ word: String, _ message: String, _ hint: String, line: UInt = #line
  ) {
    XCTAssertThrowsError(try step(word), line: line) { error in
      let report = ErrorReport(error, in: Language.english.words)
      XCTAssertEqual(report.message, message, line: line)
      XCTAssertEqual(report.hint, hint, line: line)
      XCTAssertEqual(report.exitCode, .usage, line: line)
    }
  }
}
