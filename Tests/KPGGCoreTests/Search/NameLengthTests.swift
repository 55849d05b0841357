import Foundation
import XCTest

@testable import KPGGCore

final class NameLengthTests: XCTestCase {
  private let longText = String(repeating: "a", count: 4097)

  func testATextOfTheCatalogIsNeverLongerThanNames() {
    XCTAssertFalse(String(repeating: "😀", count: WireLimits.textLength).isLongerThanNames)
    XCTAssertTrue(longText.isLongerThanNames)
  }

  func testATextThatIsLongerThanNamesIsNotNormalized() {
    XCTAssertTrue(NormalizedText(longText).isEmpty)
    XCTAssertNil(QueryPattern(longText))
    XCTAssertNil(QueryPattern(longText, as: .keyword))
  }

  func testATextThatIsLongerThanNamesHasNoSuggestions() throws {
    let resolver = NameResolver([try group("A", name: String(longText.dropLast(2)))])
    XCTAssertEqual(resolver.resolve(longText), .unknown(suggestions: []))
    XCTAssertNil(Suggestion.nearest(to: longText, among: [longText]))
    XCTAssertEqual(FieldValues([longText]).matches(for: longText), [])
  }

  func testATextThatIsLongerThanNamesBeginsNone() {
    XCTAssertFalse(CompletionPrefix(longText).begins("IVE"))
    XCTAssertTrue(CompletionPrefix("").begins("IVE"))
  }

  func testAtMost30MarksInARowAreKept() {
    let marks = String(repeating: "\u{301}", count: 1000)
    let limited = "a\(marks)b\(marks)".withLimitedMarks
    let kept = String(repeating: "\u{301}", count: 30)
    XCTAssertEqual(Array(limited.unicodeScalars), Array("a\(kept)b\(kept)".unicodeScalars))
  }

  func testTextsWithFewMarksStayTheSame() {
    let hangul = String(repeating: "오마이걸", count: 500).decomposedStringWithCanonicalMapping
    for text in ["Rosé", "e\u{301}", longText, hangul] {
      XCTAssertEqual(Array(text.withLimitedMarks.utf8), Array(text.utf8))
    }
  }
}
