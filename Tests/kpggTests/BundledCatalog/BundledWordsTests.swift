import KPGGCore
import XCTest

@testable import kpgg

/// The Korean words for values of the bundled catalog.
final class BundledWordsTests: CommandTestCase {
  override class var bundled: BundledCatalog { .embedded }

  func testEveryPositionOfTheCatalogHasAKoreanWord() async {
    let lists = await output(of: "members --fields positions --plain").split(separator: "\n")
    let positions = Set(lists.flatMap { $0.split(separator: ", ").map(String.init) })
    XCTAssertFalse(positions.isEmpty)
    for text in positions {
      let korean = Position(text).map(Language.korean.words.position)
      XCTAssertNotEqual(korean, text)
    }
  }

  func testEveryNationalityOfTheCatalogHasAKoreanWord() async {
    let lists = await output(of: "members --fields nationalities --plain").split(separator: "\n")
    let countries = Set(lists.flatMap { $0.split(separator: ", ").map(String.init) })
    XCTAssertFalse(countries.isEmpty)
    for name in countries {
      XCTAssertNotEqual(Language.korean.words.country(name), name)
    }
  }
}
