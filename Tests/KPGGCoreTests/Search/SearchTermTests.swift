import XCTest

@testable import KPGGCore

final class SearchTermTests: XCTestCase {
  func testWhatHasNoLettersIsNothingToLookFor() {
    for text in ["", "***", "🙂"] { XCTAssertNil(SearchTerm(text), text) }
  }

  func testAWholeNameInTheOtherLayoutIsFoundWithoutGuessing() throws {
    let term = try XCTUnwrap(SearchTerm("dhakdlrjf"))
    let found = try XCTUnwrap(term.found(in: spelled("오마이걸"), isGuessing: false))
    XCTAssertEqual(found.match, .exact)
    XCTAssertFalse(found.isCertain)
    XCTAssertNil(term.found(in: spelled("오마이걸즈"), isGuessing: false))
    XCTAssertNotNil(term.found(in: spelled("오마이걸즈"), isGuessing: true))
  }

  func testASlipIsNeverCertain() throws {
    let term = try XCTUnwrap(SearchTerm("ohmygril"))
    XCTAssertNil(term.found(in: spelled("OH MY GIRL"), isGuessing: false))
    let found = try XCTUnwrap(term.found(in: spelled("OH MY GIRL"), isGuessing: true))
    XCTAssertEqual(found.match, .slip)
    XCTAssertFalse(found.isCertain)
  }

  func testWhatIsFoundIsNeverRuledOutByItsLetters() async throws {
    let lineUps = try await EmbeddedCatalog.lineUps()
    let texts = lineUps.flatMap { lineUp in
      lineUp.members.flatMap { [$0.name] + [$0.koreanStageName].compactMap(\.self) }
    }
    let names = SpelledNames(texts)
    for text in ["a", "ㅎㅈ", "오막", "yoao", "dbdk", "ㅛㅐㅐㅁ", "hyojung", "지수", "minj", "ahn yujin"] {
      let term = try XCTUnwrap(SearchTerm(text))
      for isGuessing in [false, true] {
        for index in 0..<names.count
        where term.found(in: names[index], isGuessing: isGuessing) != nil {
          XCTAssertTrue(
            term.mayBeFound(in: names.sets[index], isGuessing: isGuessing),
            "\(text) \(texts[index])")
        }
      }
    }
  }

  private func spelled(_ name: String) -> SpelledName { SpelledNames([name])[0] }
}
