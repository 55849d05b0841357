import XCTest

@testable import kpgg

final class SuggestionTests: XCTestCase {
  private let commands = ["sections", "groups", "group", "members", "profiles", "profile", "help"]

  func testSwappedLettersAreFound() {
    XCTAssertEqual(Suggestion.nearest(to: "gruop", among: commands), "group")
  }

  func testTheFewestSlipsWin() {
    XCTAssertEqual(Suggestion.nearest(to: "profil", among: commands), "profile")
    XCTAssertEqual(Suggestion.nearest(to: "gropus", among: commands), "groups")
  }

  func testLetterCaseIsNoSlip() {
    XCTAssertEqual(Suggestion.nearest(to: "HLEP", among: commands), "help")
    XCTAssertEqual(Suggestion.nearest(to: "gorup", among: ["GROUP"]), "GROUP")
  }

  func testAShortWordMayHoldOneSlip() {
    XCTAssertEqual(Suggestion.nearest(to: "jsn", among: ["json"]), "json")
    XCTAssertNil(Suggestion.nearest(to: "jxn", among: ["json"]))
    XCTAssertNil(Suggestion.nearest(to: "tcsh", among: ["bash"]))
  }

  func testALongerWordMayHoldTwoSlips() {
    XCTAssertEqual(Suggestion.nearest(to: "mambrs", among: commands), "members")
    XCTAssertNil(Suggestion.nearest(to: "mabrs", among: commands))
  }

  func testABeginningIsCompleted() {
    XCTAssertEqual(Suggestion.nearest(to: "sect", among: commands), "sections")
    XCTAssertEqual(Suggestion.nearest(to: "M", among: commands), "members")
  }

  func testTheShortestCompletionWins() {
    XCTAssertEqual(Suggestion.nearest(to: "pro", among: commands), "profile")
  }

  func testASlipWinsOverACompletion() {
    XCTAssertEqual(Suggestion.nearest(to: "hel", among: ["hello-world", "help"]), "help")
  }

  func testAmongEqualsTheFirstWins() {
    XCTAssertEqual(Suggestion.nearest(to: "bat", among: ["cat", "hat"]), "cat")
    XCTAssertEqual(Suggestion.nearest(to: "a", among: ["abc", "abd"]), "abc")
  }

  func testNothingIsNearAnEmptyWordOrAnEmptyList() {
    XCTAssertNil(Suggestion.nearest(to: "", among: commands + ["a"]))
    XCTAssertNil(Suggestion.nearest(to: "group", among: []))
  }
}
