import KPGGCore
import XCTest

@testable import kpgg

final class CandidateTests: XCTestCase {
  func testExactPrefixesExcludeLooseOnes() {
    XCTAssertEqual(texts(["O-HMY", "ohmy", "OHM"], matching: "ohm"), ["ohmy", "ohm"])
  }

  func testCandidatesInDifferentLetterCasesKeepTheTypedText() {
    XCTAssertEqual(
      texts(["Wonyoung", "WONDER GIRLS", "Winter"], matching: "won"), ["wonyoung", "wonDER GIRLS"])
    XCTAssertEqual(texts(["Wonyoung", "Wonhee"], matching: "won"), ["Wonyoung", "Wonhee"])
    XCTAssertEqual(texts(["WJSN", "Wonhee"], matching: ""), ["WJSN", "Wonhee"])
  }

  func testASingleLooseMatchIsOffered() {
    XCTAssertEqual(texts(["OH MY GIRL", "IVE"], matching: "oh-m"), ["OH MY GIRL"])
  }

  func testLooseMatchesThatShareTheTypedPrefixAreOffered() {
    XCTAssertEqual(texts(["OHMA", "OHMB"], matching: "oh-m"), ["OHMA", "OHMB"])
  }

  func testLooseMatchesThatShareAShorterPrefixAreNotOffered() {
    XCTAssertEqual(texts(["OHMA", "O-HMB"], matching: "oh-m"), [])
  }

  func testControlCharactersAndOptionsAreNotSafe() {
    for text in ["", "a\u{1B}[31m", "a\nb", "a\tb", "a\u{202E}b", "-a", "--json"] {
      XCTAssertFalse(Candidate(text: text).isSafe, text.debugDescription)
    }
    for text in ["오마이걸", "$(x)", "a b", "'", "f(x)"] {
      XCTAssertTrue(Candidate(text: text).isSafe, text)
    }
  }

  func testTheFirstExactMatchIsUsedBeforeLooseOnes() {
    let prefix = CompletionPrefix("oh")
    XCTAssertEqual(
      Candidate(
        of: ["IVE", "O-H", "OHM", "OH"], matching: prefix, descriptions: [nil, "OHM", "x"]),
      Candidate(text: "OHM", description: "x"))
    XCTAssertEqual(
      Candidate(of: ["IVE", "O-H"], matching: prefix, descriptions: []), Candidate(text: "O-H"))
    XCTAssertNil(Candidate(of: ["IVE"], matching: prefix, descriptions: ["x"]))
  }

  func testDuplicateTextsAreRemoved() {
    let candidates = [
      Candidate(text: "a", description: "1"), Candidate(text: "a", description: "2"),
    ]
    XCTAssertEqual(candidates.uniqued, [Candidate(text: "a", description: "1")])
  }

  private func texts(_ texts: [String], matching typed: String) -> [String] {
    texts.map { Candidate(text: $0) }.matching(typed).map(\.text)
  }
}
