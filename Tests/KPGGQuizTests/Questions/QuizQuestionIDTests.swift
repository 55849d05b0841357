import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizQuestionIDTests: XCTestCase {
  func testTheTextFormReadsBack() throws {
    for parts in [
      ["OHMYGIRL/YooA"], ["2NE1", "Go Away 100%", "title"], ["a%20b", "%", " "],
      ["A", "Lo\u{200B}ve\u{AD} \u{2028}", "%U+200B;"],
      ["A", "a \u{301}b", "%\u{FE0F}", "\u{200B}\u{301}"],
    ] {
      let id = QuizQuestionID(.song, parts)
      XCTAssertEqual(QuizQuestionID(id.description), id, id.description)
    }
  }

  func testForbiddenCharactersOfATitleDoNotReachAQuizFile() throws {
    for title in ["Lo\u{200B}ve", "Love\u{200E}", "\u{FEFF}Lo ve", "a\u{2069}b 100%"] {
      let id = QuizQuestionID(.song, ["A", title, "title"])
      var document = QuizDocument(title: "Quiz")
      document.items = [.init(.generated(.init(id)))]
      XCTAssertEqual(try QuizFile(decoding: Array(document.text.utf8)).document, document, title)
    }
    for text in [
      "song A a%U+41;", "song A a%U+200B", "song A a%U+;", "song A a%U++200B;",
      "song A a%U+110000;",
    ] {
      XCTAssertEqual(QuizQuestionID(text)?.description, text.replacing("%", with: "%25"), text)
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
