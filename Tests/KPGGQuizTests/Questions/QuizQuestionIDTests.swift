import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizQuestionIDTests: XCTestCase {
  func testTheTextFormReadsBack() throws {
    for parts in [["OHMYGIRL/YooA"], ["2NE1", "Go Away 100%", "title"], ["a%20b", "%", " "]] {
      let id = QuizQuestionID(.song, parts)
      XCTAssertEqual(QuizQuestionID(id.description), id, id.description)
    }
  }

  func testTheTextFormCanBeTyped() {
    XCTAssertEqual(
      QuizQuestionID(.song, ["2NE1", "Go Away", "title"]).description, "song 2NE1 Go%20Away title")
    XCTAssertEqual(QuizQuestionID("song 2NE1 100%")?.parts, ["2NE1", "100%"])
  }

  func testOtherTextsAreNoIDs() {
    for text in ["", "song", " ", "singer 2NE1", "Song 2NE1"] {
      XCTAssertNil(QuizQuestionID(text), text)
    }
  }
}
