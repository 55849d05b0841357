import XCTest

@testable import KPGGCore

final class QueryTermTests: XCTestCase {
  func testATextWithoutLettersHasNoTerm() {
    for text in ["", "***", "🙂"] { XCTAssertNil(QueryTerm(text), text) }
  }

  func testAFullNameInTheOtherLayoutMatchesWithoutTypos() throws {
    let term = try XCTUnwrap(QueryTerm("dhakdlrjf"))
    let match = try XCTUnwrap(term.match(in: indexed("오마이걸"), allowsTypos: false))
    XCTAssertEqual(match.rank, .exact)
    XCTAssertFalse(match.isVerbatim)
    XCTAssertNil(term.match(in: indexed("오마이걸즈"), allowsTypos: false))
    XCTAssertNotNil(term.match(in: indexed("오마이걸즈"), allowsTypos: true))
  }

  func testATypoIsNeverVerbatim() throws {
    let term = try XCTUnwrap(QueryTerm("ohmygril"))
    XCTAssertNil(term.match(in: indexed("OH MY GIRL"), allowsTypos: false))
    let match = try XCTUnwrap(term.match(in: indexed("OH MY GIRL"), allowsTypos: true))
    XCTAssertEqual(match.rank, .typo)
    XCTAssertFalse(match.isVerbatim)
  }

  func testTheLetterMaskNeverRejectsAMatch() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    let texts = lineUps.flatMap { lineUp in
      lineUp.members.flatMap { [$0.name] + [$0.koreanStageName].compactMap(\.self) }
    }
    for text in ["a", "ㅎㅈ", "오막", "yoao", "dbdk", "ㅛㅐㅐㅁ", "hyojung", "지수", "minj", "ahn yujin"] {
      let term = try XCTUnwrap(QueryTerm(text))
      for (name, allowsTypos) in texts.flatMap({ [($0, false), ($0, true)] })
      where term.match(in: indexed(name), allowsTypos: allowsTypos) != nil {
        XCTAssertTrue(
          term.canMatch(indexed(name).mask, allowsTypos: allowsTypos), "\(text) \(name)")
      }
    }
  }

  private func indexed(_ name: String) -> IndexedName { IndexedName(name) }
}

final class SpellingTests: XCTestCase {
  func testPHIsSpelledF() {
    XCTAssertEqual(Spelling.respelled("le seraphim"), "le serafim")
  }

  func testNumberWordsAreSpelledInDigits() {
    XCTAssertEqual(Spelling.respelled("2NE One"), "2ne 1")
  }

  func testAndBetweenOtherWordsIsLeftOut() {
    XCTAssertEqual(Spelling.respelled("Up AND Down"), "up down")
    for text in ["and", "and july", "love and", "land ahoy band"] {
      XCTAssertNil(Spelling.respelled(text), text)
    }
  }

  func testATextWithoutAnotherSpellingHasNone() {
    for text in ["", "IVE", "izone", "오마이걸", "hope", String(repeating: "ph", count: 3000)] {
      XCTAssertNil(Spelling.respelled(text), text)
    }
  }
}
