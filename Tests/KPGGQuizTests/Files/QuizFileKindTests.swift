import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizFileKindTests: XCTestCase {
  func testAFileWithATitleOrAQuestionIsAQuiz() {
    for text in [
      "title: x", "\u{FEFF}Title : x\nlevel: nonsense", "# a\n\n  Q: { lineup IVE }", "q:",
    ] {
      XCTAssertTrue(QuizFile.isProbable(Array(text.utf8)), text)
    }
  }

  func testAnyOtherFileIsNot() {
    for text in [
      "", "title", "{\"title\": 1}", "subtitle: x", "Questions: none", "http://title:80",
    ] {
      XCTAssertFalse(QuizFile.isProbable(Array(text.utf8)), text)
    }
    XCTAssertFalse(QuizFile.isProbable([0xFF, 0x00, 0x3A]))
  }
}
