import KPGGCore
import XCTest

@testable import KPGGQuiz

final class UniqueNamesTests: XCTestCase {
  func testANameWithTwoOwnersBelongsToNeither() {
    var names = UniqueNames<String, Int>()
    for (name, owner) in [("Mina", 1), ("Mina", 1), ("Yuna", 1), ("Yuna", 2), ("Yuna", 1)] {
      names.add(name, of: owner)
    }
    XCTAssertEqual(names["Mina"], 1)
    XCTAssertNil(names["Yuna"])
    XCTAssertNil(names["Sana"])
  }

  func testADigestIgnoresCaseSpacesAndPunctuation() {
    let name = NameDigest("Oh My Girl!")
    for same in ["oh-my-girl", "OHMYGIRL", "ｏｈ ｍｙ ｇｉｒｌ"] {
      XCTAssertEqual(NameDigest(same), name, same)
    }
    XCTAssertEqual(NameDigest("각"), NameDigest("\u{1100}\u{1161}\u{11A8}"))
    let different = ["가", "각", "강", "ohmygir", "ohmygirls", "girlohmy", "", "1", "ā", "Б"]
    XCTAssertEqual(Set(different.map(NameDigest.init)).count, different.count)
  }
}
