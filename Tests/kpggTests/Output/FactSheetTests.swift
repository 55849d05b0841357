import XCTest

@testable import kpgg

final class FactSheetTests: XCTestCase {
  private let plain = Painter(isColored: false)
  private let sheet = FactSheet(
    title: "오마이걸", subtitle: "OH MY GIRL",
    facts: [FactSheet.Fact("팬덤", "Miracle"), FactSheet.Fact("Hit song", "비밀정원 (Secret Garden)")])

  func testValuesAreAligned() {
    assertLines(
      sheet, nil,
      ["오마이걸  OH MY GIRL", "팬덤      Miracle", "Hit song  비밀정원 (Secret Garden)"])
  }

  func testALongValueContinuesInItsColumn() {
    assertLines(
      sheet, 25,
      [
        "오마이걸  OH MY GIRL", "팬덤      Miracle", "Hit song  비밀정원", "          (Secret Garden)",
      ])
  }

  func testANarrowSheetPutsValuesBelowTheirLabels() {
    assertLines(
      sheet, 18,
      [
        "오마이걸", "OH MY GIRL", "팬덤", "  Miracle", "Hit song", "  비밀정원 (Secret", "  Garden)",
      ])
  }

  func testASheetWithoutATitleHasOnlyFacts() {
    assertLines(FactSheet(facts: [FactSheet.Fact("A", "b")]), nil, ["A  b"])
  }

  func testAFactWithoutAValueHasNoTrailingSpaces() {
    assertLines(
      FactSheet(facts: [FactSheet.Fact("A", ""), FactSheet.Fact("Long", "b")]), nil,
      ["A", "Long  b"])
  }

  func testAParagraphStandsBetweenTheTitleAndTheFacts() {
    let sheet = FactSheet(
      title: "IVE", text: String(repeating: "word ", count: 25) + "end",
      facts: [FactSheet.Fact("A", "b")])
    let words = { (count: Int) in Array(repeating: "word", count: count).joined(separator: " ") }
    // A pipe gets lines of at most 80 cells, a wide terminal of at most 100.
    assertLines(sheet, nil, ["IVE", words(16), words(9) + " end", "", "A  b"])
    assertLines(sheet, 200, ["IVE", words(20), words(5) + " end", "", "A  b"])
    assertLines(sheet, 50, ["IVE", words(10), words(10), words(5) + " end", "", "A  b"])
  }

  func testAParagraphWithoutFactsIsTheLastLine() {
    assertLines(FactSheet(title: "IVE", text: "word", facts: []), nil, ["IVE", "word"])
  }

  func testUntrustedTextIsMadeSafe() {
    let sheet = FactSheet(
      title: "a\u{1B}[2J", subtitle: "b\n", text: "\u{202E}f\u{7}",
      facts: [FactSheet.Fact("c\r", "d\u{9B}\te\u{202E}")])
    assertLines(
      sheet, nil,
      [
        "a\u{FFFD}[2J  b\u{FFFD}", "\u{FFFD}f\u{FFFD}", "",
        "c\u{FFFD}  d\u{FFFD}\u{FFFD}e\u{FFFD}",
      ])
  }

  func testTheTitleAndTheLabelsAreStyled() {
    XCTAssertEqual(
      FactSheet(title: "T", subtitle: "s", facts: [FactSheet.Fact("A", "b")])
        .lines(width: nil, painter: Painter(isColored: true)),
      ["\u{1B}[1;35mT\u{1B}[0m  s", "\u{1B}[2mA\u{1B}[0m  b"])
  }

  func testATitleThatEndsInACombiningMarkKeepsItsSubtitle() {
    let sheet = FactSheet(title: "a", subtitle: "\u{301}b", facts: [])
    assertLines(sheet, nil, ["a  \u{301}b"])
  }

  func testALinkedValueHasALinkInEachOfItsLines() {
    let sheet = FactSheet(facts: [.linked("A", "https://example.com/"), FactSheet.Fact("B", "c")])
    XCTAssertEqual(
      sheet.body(width: nil).map(\.link), [TerminalLink("https://example.com/"), nil])
    let wrapped = TerminalLink("https://example.com/", spansLines: true)
    XCTAssertEqual(sheet.body(width: 16).map(\.link), [wrapped, wrapped, nil])
    XCTAssertEqual(
      sheet.body(width: 12).map(\.link), [nil, wrapped, wrapped, nil, nil])
    assertLines(sheet, nil, ["A  https://example.com/", "B  c"])
  }

  func testAPrintedURLIsOneLine() {
    let sheet = FactSheet(facts: [.linked("A", "https://example.com/"), FactSheet.Fact("B", "c")])
    assertLines(sheet, 23, ["A  https://example.com/", "B  c"])
    assertLines(sheet, 22, ["A", "https://example.com/", "B  c"])
    assertLines(sheet, 8, ["A", "https://example.com/", "B", "  c"])
  }

  func testALineDoesNotEndAtANoBreakSpace() {
    let sheet = FactSheet(facts: [FactSheet.Fact("A", "someone (turns\u{A0}28)")])
    assertLines(sheet, nil, ["A  someone (turns 28)"])
    assertLines(sheet, 18, ["A  someone", "   (turns 28)"])
  }

  func testNoLineIsWiderThanTheWidth() {
    for width in 1...60 {
      for line in sheet.lines(width: width, painter: plain) {
        XCTAssertLessThanOrEqual(CellWidth.of(line), width, line)
      }
    }
  }

  private func assertLines(
    _ sheet: FactSheet, _ width: Int?, _ expected: [String], testLine: UInt = #line
  ) {
    XCTAssertEqual(sheet.lines(width: width, painter: plain), expected, line: testLine)
  }
}
