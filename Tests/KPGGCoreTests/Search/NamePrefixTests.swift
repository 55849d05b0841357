import Foundation
import KPGGCore
import XCTest

final class NamePrefixTests: XCTestCase {
  func testCaseSpacingAndPunctuationDoNotCount() {
    XCTAssertTrue(NamePrefix("oh-my").begins("OH MY GIRL"))
    XCTAssertTrue(NamePrefix("girls d").begins("Girl's Day"))
  }

  func testTheDecomposedFormBeginsTheComposedName() {
    XCTAssertTrue(NamePrefix("오마".decomposedStringWithCanonicalMapping).begins("오마이걸"))
    XCTAssertTrue(NamePrefix("오마".decomposedStringWithCanonicalMapping).beginsLiterally("오마이걸"))
  }

  func testTheLastSyllableMayBeUnfinished() {
    for typed in ["효저", "효ㅈ", "횾", "효정"] {
      XCTAssertTrue(NamePrefix(typed).begins("효정"), typed)
    }
    XCTAssertFalse(NamePrefix("효저").beginsLiterally("효정"))
  }

  func testAnotherBeginningIsNone() {
    for typed in ["이걸", "my", "효정아", "ㅈ"] {
      XCTAssertFalse(NamePrefix(typed).begins("효정"), typed)
    }
  }

  func testNothingTypedBeginsEveryName() {
    XCTAssertTrue(NamePrefix("").begins("IVE"))
    XCTAssertTrue(NamePrefix("").begins("★"))
  }

  func testWhatNamesNothingBeginsNothing() {
    XCTAssertFalse(NamePrefix("***").begins("IVE"))
    XCTAssertFalse(NamePrefix("🙂").begins("IVE"))
  }
}
