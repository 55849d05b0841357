import XCTest

@testable import kpgg

final class CompletionPositionTests: XCTestCase {
  func testTheFirstWordIsACommand() {
    XCTAssertEqual(position("").expectation, .command)
    XCTAssertEqual(position("gro").expectation, .command)
    XCTAssertEqual(position("--json", "gro").expectation, .command)
    XCTAssertEqual(position("--", "gro").expectation, .command)
  }

  func testNothingFollowsAnUnknownCommand() {
    XCTAssertEqual(position("gruop", "").expectation, .nothing)
  }

  func testAWordWithALeadingDashIsAnOption() {
    XCTAssertEqual(names(of: position("group", "-")), names(of: position("group", "--js")))
    XCTAssertTrue(names(of: position("group", "--")).contains("json"))
  }

  func testAGivenSwitchIsNotOfferedAgain() {
    XCTAssertFalse(names(of: position("group", "--json", "--")).contains("json"))
    XCTAssertTrue(names(of: position("group", "--lang", "ko", "--")).contains("lang"))
  }

  func testNoOptionsFollowTwoDashes() {
    XCTAssertEqual(position("group", "--", "--js").expectation, .value(.group, after: []))
  }

  func testAnOptionValueCanBeSeparateOrAttached() {
    XCTAssertEqual(position("--lang", "k").expectation, .value(.choice(["ko", "en"]), after: []))
    let attached = position("--lang=k")
    XCTAssertEqual(attached.expectation, .value(.choice(["ko", "en"]), after: []))
    XCTAssertEqual(attached.fixedPrefix, "--lang=")
    XCTAssertEqual(attached.typed, "k")
  }

  func testASwitchAndAnUnknownOptionHaveNoValue() {
    XCTAssertEqual(position("--json=k").expectation, .nothing)
    XCTAssertEqual(position("--jsn=k").expectation, .nothing)
  }

  func testAnOptionValueIsNotAnArgument() {
    XCTAssertEqual(position("group", "--lang", "ko", "o").expectation, .value(.group, after: []))
  }

  func testAValueIncludesTheEarlierWordsOfAName() {
    XCTAssertEqual(position("group", "girls", "d").expectation, .value(.group, after: ["girls"]))
    XCTAssertEqual(
      position("profile", "OHMYGIRL", "u").expectation, .value(.groupOrMember, after: ["OHMYGIRL"]))
  }

  func testAValueExcludesArgumentsOfAnotherKind() {
    XCTAssertEqual(position("snapshot", "save", "").expectation, .value(.file, after: []))
  }

  func testOnlyOptionsFollowTheLastArgument() {
    for words in [
      ["random", "group", ""], ["validate", "a", ""], ["snapshot", "save", "a", ""],
      ["snapshot", "diff", "a", "b", ""], ["favorites", "clear", ""], ["export", "a", ""],
      ["favorites", "import", "a", ""], ["stats", "mbti", ""], ["help", "favorites", "add", ""],
    ] {
      let position = CompletionPosition(words, program: .kpgg)
      XCTAssertEqual(position.expectation, .option, "\(words)")
      XCTAssertTrue(names(of: position).contains("help"), "\(words)")
    }
  }

  func testNothingFollowsTheLastArgumentAfterTwoDashes() {
    XCTAssertEqual(names(of: position("snapshot", "save", "--", "a", "")), [])
  }

  func testTheArgumentsOfAnActionFollowIt() {
    XCTAssertEqual(position("snapshot", "diff", "a", "").expectation, .value(.file, after: []))
    XCTAssertEqual(position("favorites", "export", "").expectation, .value(.file, after: []))
    XCTAssertEqual(
      position("favorites", "add", "a", "").expectation, .value(.groupOrMember, after: []))
    XCTAssertEqual(
      position("favorites", "remove", "a", "").expectation, .value(.favorite, after: []))
  }

  func testAnOptionThatAnActionDoesNotSupportIsNotOffered() {
    XCTAssertTrue(names(of: position("favorites", "--")).contains("fields"))
    XCTAssertTrue(names(of: position("favorites", "list", "--")).contains("fields"))
    XCTAssertFalse(names(of: position("favorites", "add", "--")).contains("fields"))
    XCTAssertTrue(names(of: position("favorites", "add", "--")).contains("json"))
  }

  func testNothingFollowsAnUnknownAction() {
    XCTAssertEqual(position("snapshot", "svae", "").expectation, .nothing)
    XCTAssertEqual(position("favorites", "ad", "").expectation, .nothing)
  }

  private func position(_ words: String...) -> CompletionPosition {
    CompletionPosition(words, program: .kpgg)
  }

  private func names(of position: CompletionPosition) -> [String] {
    position.expectation == .option ? position.options.map(\.name) : []
  }
}
