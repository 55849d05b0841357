import Foundation
import XCTest

@testable import KPGGCore

final class SuggestionTests: XCTestCase {
  private let commands = ["sections", "groups", "group", "members", "profiles", "profile", "help"]

  func testTheNearestWordIsSuggested() {
    let rows: [(word: String, candidates: [String], nearest: String?)] = [
      ("gruop", commands, "group"), ("profil", commands, "profile"), ("gropus", commands, "groups"),
      // A difference in letter case is not a typo.
      ("HLEP", commands, "help"), ("gorup", ["GROUP"], "GROUP"),
      // A word of three or four letters may have one typo, a longer one two.
      ("jsn", ["json"], "json"), ("jxn", ["json"], nil), ("tcsh", ["bash"], nil),
      ("ㅎ개ㅕㅔ", commands, "group"), ("ㅎ개ㅕ", commands, nil),
      ("mambrs", commands, "members"), ("mabrs", commands, nil),
      // The shortest completion wins, but any typo wins over a completion.
      ("sect", commands, "sections"), ("M", commands, "members"), ("pro", commands, "profile"),
      ("hel", ["hello-world", "help"], "help"),
      // Words without vowels.
      ("grps", commands, "groups"), ("mmbrs", commands, "members"), ("xmmbrs", commands, nil),
      // Of another form of a word, at most the last two letters differ.
      ("agency", ["ages", "agencies"], "agencies"),
      ("nationality", ["nationalities"], "nationalities"),
      ("ageist", ["agenda", "agencies"], nil), ("agent", ["agendas"], nil),
      // Words in Hangul are compared by their jamo.
      ("생릴", ["생일", "그룹"], "생일"), ("그룺", ["생일", "그룹"], "그룹"), ("생각", ["생일", "그룹"], nil),
      // Of equal candidates, the first wins.
      ("bat", ["cat", "hat"], "cat"), ("a", ["abc", "abd"], "abc"),
      // Punctuation matters.
      ("a---b", ["ab"], nil), ("nocolor", ["no-color"], "no-color"), ("?", ["--", "A"], nil),
      ("", commands + ["a"], nil), ("group", [], nil),
    ]
    for (word, candidates, nearest) in rows {
      XCTAssertEqual(Suggestion.nearest(to: word, among: candidates), nearest, word)
    }
  }

  func testTheFirstMisspelledWordIsFound() {
    let words = ["Media", "Entertainment", "Medea"]
    XCTAssertEqual(Suggestion.firstMisspelled(as: "medix", among: words), "Media")
    XCTAssertEqual(Suggestion.firstMisspelled(as: "entretainmnt", among: words), "Entertainment")
    XCTAssertNil(Suggestion.firstMisspelled(as: "mexxxa", among: words))
  }

  func testAWordOfTwoLettersIsNeverMisspelled() {
    XCTAssertNil(Suggestion.firstMisspelled(as: "st", among: ["sm"]))
    XCTAssertNil(Suggestion.firstMisspelled(as: "", among: ["sm"]))
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
