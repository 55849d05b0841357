import Foundation
import XCTest

@testable import KPGGCore

final class SuggestionTests: XCTestCase {
  private let commands = ["sections", "groups", "group", "members", "profiles", "profile", "help"]

  func testSwappedLettersAreCorrected() {
    XCTAssertEqual(Suggestion.nearest(to: "gruop", among: commands), "group")
  }

  func testTheFewestTyposWin() {
    XCTAssertEqual(Suggestion.nearest(to: "profil", among: commands), "profile")
    XCTAssertEqual(Suggestion.nearest(to: "gropus", among: commands), "groups")
  }

  func testLetterCaseDoesNotCountAsATypo() {
    XCTAssertEqual(Suggestion.nearest(to: "HLEP", among: commands), "help")
    XCTAssertEqual(Suggestion.nearest(to: "gorup", among: ["GROUP"]), "GROUP")
  }

  func testAShortWordCanHaveOneTypo() {
    XCTAssertEqual(Suggestion.nearest(to: "jsn", among: ["json"]), "json")
    XCTAssertNil(Suggestion.nearest(to: "jxn", among: ["json"]))
    XCTAssertNil(Suggestion.nearest(to: "tcsh", among: ["bash"]))
  }

  func testALongerWordCanHaveTwoTypos() {
    XCTAssertEqual(Suggestion.nearest(to: "mambrs", among: commands), "members")
    XCTAssertNil(Suggestion.nearest(to: "mabrs", among: commands))
  }

  func testAPrefixIsCompleted() {
    XCTAssertEqual(Suggestion.nearest(to: "sect", among: commands), "sections")
    XCTAssertEqual(Suggestion.nearest(to: "M", among: commands), "members")
  }

  func testTheShortestCompletionWins() {
    XCTAssertEqual(Suggestion.nearest(to: "pro", among: commands), "profile")
  }

  func testATypoWinsOverACompletion() {
    XCTAssertEqual(Suggestion.nearest(to: "hel", among: ["hello-world", "help"]), "help")
  }

  func testAmongEqualCandidatesTheFirstWins() {
    XCTAssertEqual(Suggestion.nearest(to: "bat", among: ["cat", "hat"]), "cat")
    XCTAssertEqual(Suggestion.nearest(to: "a", among: ["abc", "abd"]), "abc")
  }

  func testPunctuationInAKeywordMatters() {
    XCTAssertNil(Suggestion.nearest(to: "a---b", among: ["ab"]))
    XCTAssertEqual(Suggestion.nearest(to: "nocolor", among: ["no-color"]), "no-color")
    XCTAssertEqual(Suggestion.nearest(to: "?", among: ["--", "A"]), "A")
  }

  func testTheFirstMisspelledWordIsFound() {
    let words = ["Media", "Entertainment", "Medea"]
    XCTAssertEqual(Suggestion.firstMisspelled(as: "medix", among: words), "Media")
    XCTAssertEqual(Suggestion.firstMisspelled(as: "entretainmnt", among: words), "Entertainment")
    XCTAssertNil(Suggestion.firstMisspelled(as: "mexxa", among: words))
  }

  func testAWordOfTwoLettersIsNeverMisspelled() {
    XCTAssertNil(Suggestion.firstMisspelled(as: "st", among: ["sm"]))
    XCTAssertNil(Suggestion.firstMisspelled(as: "", among: ["sm"]))
  }

  func testAnEmptyWordOrListHasNoSuggestion() {
    XCTAssertNil(Suggestion.nearest(to: "", among: commands + ["a"]))
    XCTAssertNil(Suggestion.nearest(to: "group", among: []))
  }
}

final class CompletionPrefixTests: XCTestCase {
  func testCaseSpacingAndPunctuationDoNotMatter() {
    XCTAssertTrue(CompletionPrefix("oh-my").begins("OH MY GIRL"))
    XCTAssertTrue(CompletionPrefix("girls d").begins("Girl's Day"))
  }

  func testADecomposedPrefixMatchesAComposedName() {
    XCTAssertTrue(CompletionPrefix("오마".decomposedStringWithCanonicalMapping).begins("오마이걸"))
    XCTAssertTrue(
      CompletionPrefix("오마".decomposedStringWithCanonicalMapping).beginsLiterally("오마이걸"))
  }

  func testTheLastSyllableCanBeIncomplete() {
    for typed in ["효저", "효ㅈ", "횾", "효정"] {
      XCTAssertTrue(CompletionPrefix(typed).begins("효정"), typed)
    }
    XCTAssertFalse(CompletionPrefix("효저").beginsLiterally("효정"))
  }

  func testOtherTextIsNotAPrefix() {
    for typed in ["이걸", "my", "효정아", "ㅈ"] {
      XCTAssertFalse(CompletionPrefix(typed).begins("효정"), typed)
    }
  }

  func testAnEmptyPrefixMatchesEveryName() {
    XCTAssertTrue(CompletionPrefix("").begins("IVE"))
    XCTAssertTrue(CompletionPrefix("").begins("★"))
  }

  func testAPrefixWithoutLettersMatchesNothing() {
    XCTAssertFalse(CompletionPrefix("***").begins("IVE"))
    XCTAssertFalse(CompletionPrefix("🙂").begins("IVE"))
  }
}
