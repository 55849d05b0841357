import XCTest

@testable import kpgg

final class ManualTextTests: XCTestCase {
  func testEachSentenceStartsALine() {
    XCTAssertEqual(ManualText.lines("One. Two? Three"), ["One.", "Two?", "Three"])
  }

  func testASinglePeriodDoesNotEndASentence() {
    XCTAssertEqual(ManualText.lines("as jq . would"), ["as jq . would"])
  }

  func testLongSentencesAreWrapped() {
    let lines = ManualText.lines(String(repeating: "word ", count: 40))
    XCTAssertEqual(lines.count, 3)
    for line in lines { XCTAssertLessThanOrEqual(line.count, 78) }
  }

  func testNoLineStartsLikeAMacro() {
    XCTAssertEqual(ManualText.lines(".Pp is a macro"), ["\\&.Pp is a macro"])
    XCTAssertEqual(ManualText.lines("'br is one too"), ["\\(aqbr is one too"])
  }

  func testSpecialCharactersAreEscaped() {
    XCTAssertEqual(ManualText.lines(#"a-b \n ~ `c`"#), [#"a\-b \en \(ti \(gac\(ga"#])
    XCTAssertEqual(ManualText.lines("오…🙂"), ["\\[uC624]\\[u2026]\\[u1F642]"])
  }

  func testMacroNamesAndDelimitersInWordsAreEscaped() {
    XCTAssertEqual(ManualText.words("Fl | x KEY N"), "\\&Fl \\&| x KEY N")
    XCTAssertEqual(ManualText.words("\"longer\""), "\\(dqlonger\\(dq")
  }
}
