import XCTest

@testable import kpgg

final class BashLineTests: XCTestCase {
  func testWordsAreThoseThatBashWouldHandOver() {
    XCTAssertEqual(words(#"kpgg group"#), ["kpgg", "group"])
    XCTAssertEqual(words("kpgg  group\t오"), ["kpgg", "group", "오"])
    XCTAssertEqual(words(#"kpgg Girl\'s\ Day x"#), ["kpgg", "Girl's Day", "x"])
    XCTAssertEqual(words(#"kpgg 'a "b' "c 'd\"\x" e"#), ["kpgg", #"a "b"#, #"c 'd"\x"#, "e"])
    XCTAssertEqual(words(#"kpgg a'b'"c"d"#), ["kpgg", "abcd"])
    XCTAssertEqual(words("kpgg '' x"), ["kpgg", "", "x"])
  }

  func testBehindASpaceAnEmptyWordBegins() {
    XCTAssertEqual(words("kpgg group "), ["kpgg", "group", ""])
    XCTAssertEqual(words(""), [""])
  }

  func testNothingIsExpanded() {
    XCTAssertEqual(words("kpgg $(x) ~ `y` $HOME *"), ["kpgg", "$(x)", "~", "`y`", "$HOME", "*"])
  }

  func testAnUnfinishedQuoteOrBackslashIsNoMistake() {
    XCTAssertEqual(words("kpgg 'Girl"), ["kpgg", "Girl"])
    XCTAssertEqual(words("kpgg \"Girl"), ["kpgg", "Girl"])
    XCTAssertEqual(words("kpgg Girl\\"), ["kpgg", "Girl"])
  }

  func testAReplacementIsQuotedAsTheWordBegan() {
    let name = #"$(x) `y` it's "so"\!"#
    XCTAssertEqual(
      BashLine("kpgg ", replaced: "").replacement(with: name),
      #"\$\(x\)\ \`y\`\ it\'s\ \"so\"\\\!"#)
    XCTAssertEqual(
      BashLine("kpgg '$", replaced: "$").replacement(with: name), #"$(x) `y` it'\''s "so"\!"#)
    XCTAssertEqual(
      BashLine("kpgg \"a", replaced: "a").replacement(with: name),
      #"\$(x) \`y\` it's \"so\"\\"\!""#)
  }

  func testWhatBashKeepsIsNotRepeated() {
    XCTAssertEqual(
      BashLine("kpgg --source=b", replaced: "b").replacement(with: "--source=bundled"), "bundled")
    XCTAssertEqual(
      BashLine("kpgg --section='20", replaced: "20").replacement(with: "--section=2020"), "2020")
    XCTAssertEqual(BashLine("kpgg a:", replaced: "").replacement(with: "a:b"), "b")
  }

  func testAWordThatBeginsOtherwiseCannotBePut() {
    XCTAssertNil(BashLine("kpgg --lang=k", replaced: "k").replacement(with: "--color=k"))
  }

  func testWhatIsNotTheEndOfTheLineReplacesNothing() {
    XCTAssertEqual(BashLine("kpgg gr", replaced: "x").replacement(with: "group"), "oup")
  }

  func testHangulNeedsNoQuotes() {
    XCTAssertEqual(BashLine("kpgg 오", replaced: "오").replacement(with: "오마이걸"), "오마이걸")
  }

  private func words(_ line: String) -> [String] { BashLine(line, replaced: "").words }
}
