import XCTest

@testable import kpgg

final class BashLineTests: XCTestCase {
  func testWordsAreSplitAsInBash() {
    XCTAssertEqual(words(#"kpgg group"#), ["kpgg", "group"])
    XCTAssertEqual(words("kpgg  group\t오"), ["kpgg", "group", "오"])
    XCTAssertEqual(words(#"kpgg Girl\'s\ Day x"#), ["kpgg", "Girl's Day", "x"])
    XCTAssertEqual(words(#"kpgg 'a "b' "c 'd\"\x" e"#), ["kpgg", #"a "b"#, #"c 'd"\x"#, "e"])
    XCTAssertEqual(words(#"kpgg a'b'"c"d"#), ["kpgg", "abcd"])
    XCTAssertEqual(words("kpgg '' x"), ["kpgg", "", "x"])
  }

  func testATrailingSpaceStartsAnEmptyWord() {
    XCTAssertEqual(words("kpgg group "), ["kpgg", "group", ""])
    XCTAssertEqual(words(""), [""])
  }

  func testNothingIsExpanded() {
    XCTAssertEqual(words("kpgg $(x) ~ `y` $HOME *"), ["kpgg", "$(x)", "~", "`y`", "$HOME", "*"])
  }

  func testAnUnfinishedQuoteOrBackslashIsAccepted() {
    XCTAssertEqual(words("kpgg 'Girl"), ["kpgg", "Girl"])
    XCTAssertEqual(words("kpgg \"Girl"), ["kpgg", "Girl"])
    XCTAssertEqual(words("kpgg Girl\\"), ["kpgg", "Girl"])
  }

  func testAReplacementKeepsTheQuotesOfTheWord() {
    let name = #"$(x) `y` it's "so"\!"#
    XCTAssertEqual(
      BashLine("kpgg ", completing: "").replacement(for: name),
      #"\$\(x\)\ \`y\`\ it\'s\ \"so\"\\\!"#)
    XCTAssertEqual(
      BashLine("kpgg '$", completing: "$").replacement(for: name), #"$(x) `y` it'\''s "so"\!"#)
    XCTAssertEqual(
      BashLine("kpgg \"a", completing: "a").replacement(for: name),
      #"\$(x) \`y\` it's \"so\"\\"\!""#)
  }

  func testAReplacementOmitsThePartThatBashKeeps() {
    XCTAssertEqual(
      BashLine("kpgg --source=b", completing: "b").replacement(for: "--source=bundled"), "bundled")
    XCTAssertEqual(
      BashLine("kpgg --section='20", completing: "20").replacement(for: "--section=2020"), "2020")
    XCTAssertEqual(BashLine("kpgg a:", completing: "").replacement(for: "a:b"), "b")
  }

  func testAWordWithAnotherPrefixHasNoReplacement() {
    XCTAssertNil(BashLine("kpgg --lang=k", completing: "k").replacement(for: "--color=k"))
  }

  func testAWordThatDoesNotEndTheLineIsIgnored() {
    XCTAssertEqual(BashLine("kpgg gr", completing: "x").replacement(for: "group"), "oup")
  }

  func testHangulNeedsNoQuotes() {
    XCTAssertEqual(BashLine("kpgg 오", completing: "오").replacement(for: "오마이걸"), "오마이걸")
  }

  func testRedirectionsAreNotWords() {
    for redirection in ["> f", ">f", ">>f", "2> f", "2>f", "2>&1", "&>f", ">|f", "<<<f", "10<&f"] {
      XCTAssertEqual(words("kpgg group \(redirection) o"), ["kpgg", "group", "o"], redirection)
    }
    XCTAssertEqual(words("kpgg group>f x"), ["kpgg", "group", "x"])
  }

  func testANumberAndASpaceBeforeARedirectionIsAWord() {
    XCTAssertEqual(words("kpgg group 2 >f x"), ["kpgg", "group", "2", "x"])
  }

  func testTheTargetOfARedirectionIsLeftToBash() {
    for end in [">", "> ", ">f", "> f", "2> f", ">> f", "< ", "< 'f", "> \"f", ">&", "2>/a b >c"] {
      XCTAssertTrue(BashLine("kpgg groups \(end)", completing: "").isLeftToBash, end)
    }
    for end in ["> f ", ">f x", "2>&1 ", "'<' x", "\\< x", "\"> f", ""] {
      XCTAssertFalse(BashLine("kpgg groups \(end)", completing: "").isLeftToBash, end)
    }
  }

  func testAProcessSubstitutionIsASeparateLine() {
    XCTAssertEqual(words("kpgg diff <(kpgg save"), ["kpgg", "save"])
    XCTAssertEqual(words("kpgg diff <(kpgg save -) x"), ["kpgg", "diff", "(…)", "x"])
    XCTAssertEqual(words("kpgg save > >(cat) x"), ["kpgg", "save", "x"])
    XCTAssertEqual(words("kpgg a) x"), ["kpgg", "a)", "x"])
  }

  func testALineOfAnotherProgramIsLeftToBash() {
    XCTAssertTrue(BashLine("kpgg diff <(cat o", completing: "o").isLeftToBash)
    XCTAssertTrue(BashLine("kpgg diff <(", completing: "").isLeftToBash)
    XCTAssertFalse(BashLine("kpgg diff <(kpgg o", completing: "o").isLeftToBash)
    XCTAssertFalse(BashLine("kpgg diff <(cat x) o", completing: "o").isLeftToBash)
  }

  private func words(_ line: String) -> [String] { BashLine(line, completing: "").words }
}
