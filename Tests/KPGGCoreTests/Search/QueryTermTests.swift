import XCTest

@testable import KPGGCore

final class QueryTermTests: XCTestCase {
  func testWhatHasNoLettersIsNothingToLookFor() {
    for text in ["", "***", "🙂"] { XCTAssertNil(QueryTerm(text), text) }
  }

  func testAWholeNameInTheOtherLayoutIsFoundWithoutGuessing() throws {
    let term = try XCTUnwrap(QueryTerm("dhakdlrjf"))
    let found = try XCTUnwrap(term.found(in: spelled("오마이걸"), allowsTypos: false))
    XCTAssertEqual(found.match, .exact)
    XCTAssertFalse(found.isVerbatim)
    XCTAssertNil(term.found(in: spelled("오마이걸즈"), allowsTypos: false))
    XCTAssertNotNil(term.found(in: spelled("오마이걸즈"), allowsTypos: true))
  }

  func testASlipIsNeverCertain() throws {
    let term = try XCTUnwrap(QueryTerm("ohmygril"))
    XCTAssertNil(term.found(in: spelled("OH MY GIRL"), allowsTypos: false))
    let found = try XCTUnwrap(term.found(in: spelled("OH MY GIRL"), allowsTypos: true))
    XCTAssertEqual(found.match, .typo)
    XCTAssertFalse(found.isVerbatim)
  }

  func testWhatIsFoundIsNeverRuledOutByItsLetters() async throws {
    let lineUps = try await EmbeddedCatalog.lineUps()
    let texts = lineUps.flatMap { lineUp in
      lineUp.members.flatMap { [$0.name] + [$0.koreanStageName].compactMap(\.self) }
    }
    let names = IndexedNames(texts)
    for text in ["a", "ㅎㅈ", "오막", "yoao", "dbdk", "ㅛㅐㅐㅁ", "hyojung", "지수", "minj", "ahn yujin"] {
      let term = try XCTUnwrap(QueryTerm(text))
      for allowsTypos in [false, true] {
        for index in 0..<names.count
        where term.found(in: names[index], allowsTypos: allowsTypos) != nil {
          XCTAssertTrue(
            term.mayBeFound(in: names.sets[index], allowsTypos: allowsTypos),
            "\(text) \(texts[index])")
        }
      }
    }
  }

  private func spelled(_ name: String) -> IndexedName { IndexedNames([name])[0] }
}
