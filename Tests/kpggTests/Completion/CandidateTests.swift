import KPGGCore
import XCTest

@testable import kpgg

final class CandidateTests: XCTestCase {
  func testTheVeryCharactersComeBeforeALooserBeginning() {
    XCTAssertEqual(texts(["O-HMY", "ohmy", "OHM"], beginning: "ohm"), ["ohmy", "OHM"])
  }

  func testOneLooserBeginningIsEnough() {
    XCTAssertEqual(texts(["OH MY GIRL", "IVE"], beginning: "oh-m"), ["OH MY GIRL"])
  }

  func testLooserOnesThatShareWhatIsTypedAreAllOffered() {
    XCTAssertEqual(texts(["OHMA", "OHMB"], beginning: "oh-m"), ["OHMA", "OHMB"])
  }

  func testLooserOnesThatShareLessAreNotOffered() {
    XCTAssertEqual(texts(["OHMA", "O-HMB"], beginning: "oh-m"), [])
  }

  func testWhatMovesACursorOrIsAnOptionIsNotSafe() {
    for text in ["", "a\u{1B}[31m", "a\nb", "a\tb", "a\u{202E}b", "-a", "--json"] {
      XCTAssertFalse(Candidate(text: text).isSafe, text.debugDescription)
    }
    for text in ["오마이걸", "$(x)", "a b", "'", "f(x)"] {
      XCTAssertTrue(Candidate(text: text).isSafe, text)
    }
  }

  func testTheFirstNameThatFitsIsTaken() {
    let prefix = CompletionPrefix("oh")
    XCTAssertEqual(
      Candidate(of: ["IVE", "O-H", "OHM", "OH"], beginning: prefix, notes: [nil, "OHM", "x"]),
      Candidate(text: "OHM", note: "x"))
    XCTAssertEqual(
      Candidate(of: ["IVE", "O-H"], beginning: prefix, notes: []), Candidate(text: "O-H"))
    XCTAssertNil(Candidate(of: ["IVE"], beginning: prefix, notes: ["x"]))
  }

  func testEachTextComesOnce() {
    let candidates = [Candidate(text: "a", note: "1"), Candidate(text: "a", note: "2")]
    XCTAssertEqual(candidates.withoutRepetition, [Candidate(text: "a", note: "1")])
  }

  private func texts(_ texts: [String], beginning typed: String) -> [String] {
    texts.map { Candidate(text: $0) }.beginning(with: CompletionPrefix(typed)).map(\.text)
  }
}
