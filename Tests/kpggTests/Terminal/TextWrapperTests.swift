import XCTest

@testable import kpgg

final class TextWrapperTests: XCTestCase {
  func testALineIsFilledToTheLastCell() {
    XCTAssertEqual(wrapper(7).lines("one two three"), ["one two", "three"])
    XCTAssertEqual(wrapper(6).lines("one two three"), ["one", "two", "three"])
  }

  func testWideCharactersTakeTwoCells() {
    XCTAssertEqual(wrapper(9).lines("오마이 걸"), ["오마이 걸"])
    XCTAssertEqual(wrapper(8).lines("오마이 걸"), ["오마이", "걸"])
  }

  func testIndentAndHangingIndentCountTowardsTheWidth() {
    XCTAssertEqual(
      wrapper(9).lines("one two three", indent: 2, hanging: 4),
      ["  one two", "    three"])
    XCTAssertEqual(wrapper(8).lines("one two", indent: 2), ["  one", "  two"])
  }

  func testWhitespaceIsCollapsedAndTrimmed() {
    XCTAssertEqual(wrapper(80).lines("  one \n\n two\tthree  "), ["one two three"])
  }

  func testAWordWiderThanTheLineIsNotCut() {
    XCTAssertEqual(wrapper(4).lines("a abcdefgh b"), ["a", "abcdefgh", "b"])
  }

  func testTextWithoutWordsHasNoLines() {
    XCTAssertEqual(wrapper(80).lines("", indent: 2), [])
    XCTAssertEqual(wrapper(80).lines(" \n ", indent: 2), [])
  }

  func testAWidthOfZeroOrLessPutsEachWordOnItsOwnLine() {
    XCTAssertEqual(wrapper(0).lines("a b"), ["a", "b"])
    XCTAssertEqual(wrapper(-1).lines("a b"), ["a", "b"])
  }

  private func wrapper(_ width: Int) -> TextWrapper {
    TextWrapper(width: width)
  }
}
