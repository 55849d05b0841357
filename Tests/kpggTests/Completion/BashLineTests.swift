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

  func testWhatIsRedirectedIsNoWord() {
    for redirection in ["> f", ">f", ">>f", "2> f", "2>f", "2>&1", "&>f", ">|f", "<<<f", "10<&f"] {
      XCTAssertEqual(words("kpgg group \(redirection) o"), ["kpgg", "group", "o"], redirection)
    }
    XCTAssertEqual(words("kpgg group>f x"), ["kpgg", "group", "x"])
  }

  func testANumberBeforeARedirectionIsAWordWhereASpaceIsBetween() {
    XCTAssertEqual(words("kpgg group 2 >f x"), ["kpgg", "group", "2", "x"])
  }

  func testTheTargetOfARedirectionIsForBash() {
    for end in [">", "> ", ">f", "> f", "2> f", ">> f", "< ", "< 'f", "> \"f", ">&", "2>/a b >c"] {
      XCTAssertTrue(BashLine("kpgg groups \(end)", replaced: "").isForBash, end)
    }
    for end in ["> f ", ">f x", "2>&1 ", "'<' x", "\\< x", "\"> f", ""] {
      XCTAssertFalse(BashLine("kpgg groups \(end)", replaced: "").isForBash, end)
    }
  }

  func testALineWithinALineIsOnItsOwn() {
    XCTAssertEqual(words("kpgg diff <(kpgg save"), ["kpgg", "save"])
    XCTAssertEqual(words("kpgg diff <(kpgg save -) x"), ["kpgg", "diff", "(…)", "x"])
    XCTAssertEqual(words("kpgg save > >(cat) x"), ["kpgg", "save", "x"])
    XCTAssertEqual(words("kpgg a) x"), ["kpgg", "a)", "x"])
  }

  func testALineOfAnotherProgramIsForBash() {
    XCTAssertTrue(BashLine("kpgg diff <(cat o", replaced: "o").isForBash)
    XCTAssertTrue(BashLine("kpgg diff <(", replaced: "").isForBash)
    XCTAssertFalse(BashLine("kpgg diff <(kpgg o", replaced: "o").isForBash)
    XCTAssertFalse(BashLine("kpgg diff <(cat x) o", replaced: "o").isForBash)
  }

  private func words(_ line: String) -> [String] { BashLine(line, replaced: "").words }
}
