import Foundation
import KPGGCore
import XCTest

final class CompletionPrefixTests: XCTestCase {
  func testCaseSpacingAndPunctuationDoNotCount() {
    XCTAssertTrue(CompletionPrefix("oh-my").begins("OH MY GIRL"))
    XCTAssertTrue(CompletionPrefix("girls d").begins("Girl's Day"))
  }

  func testTheDecomposedFormBeginsTheComposedName() {
    XCTAssertTrue(CompletionPrefix("오마".decomposedStringWithCanonicalMapping).begins("오마이걸"))
    XCTAssertTrue(
      CompletionPrefix("오마".decomposedStringWithCanonicalMapping).beginsLiterally("오마이걸"))
  }

  func testTheLastSyllableMayBeUnfinished() {
    for typed in ["효저", "효ㅈ", "횾", "효정"] {
      XCTAssertTrue(CompletionPrefix(typed).begins("효정"), typed)
    }
    XCTAssertFalse(CompletionPrefix("효저").beginsLiterally("효정"))
  }

  func testAnotherBeginningIsNone() {
    for typed in ["이걸", "my", "효정아", "ㅈ"] {
      XCTAssertFalse(CompletionPrefix(typed).begins("효정"), typed)
    }
  }

  func testNothingTypedBeginsEveryName() {
    XCTAssertTrue(CompletionPrefix("").begins("IVE"))
    XCTAssertTrue(CompletionPrefix("").begins("★"))
  }

  func testWhatNamesNothingBeginsNothing() {
    XCTAssertFalse(CompletionPrefix("***").begins("IVE"))
    XCTAssertFalse(CompletionPrefix("🙂").begins("IVE"))
  }
}
