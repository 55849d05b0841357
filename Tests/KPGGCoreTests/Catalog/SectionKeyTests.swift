import XCTest

@testable import KPGGCore

final class SectionKeyTests: XCTestCase {
  func testAKeyThatNobodyHasMetIsOne() throws {
    let key: SectionKey = try checked("tenth")
    XCTAssertEqual(key.description, "tenth")
  }

  func testAKeyComesBackFromJSON() throws {
    let key: SectionKey = try checked("first")
    XCTAssertEqual(try coded(key), key)
  }

  func testAPathIsRefused() {
    for text in ["", "a/b", "..", ".x", "a\u{1B}", String(repeating: "a", count: 65)] {
      XCTAssertNil(SectionKey(text), text.debugDescription)
    }
  }

  func testTheFeaturedGroupsStandUnderZero() {
    XCTAssertEqual(SectionKey.featured.description, "zero")
  }

  func testTheWellKnownKeysMeanTheYearsOfTheWireFormat() throws {
    let years = [
      "first": "2020", "second": "2016-2019", "third": "2014-2015", "fourth": "2012-2013",
      "fifth": "2010-2011", "sixth": "2009", "seventh": "2006-2008", "eighth": "2021-2022",
      "ninth": "2023-2024",
    ]
    for (key, years) in years {
      XCTAssertEqual((try checked(key) as SectionKey).wellKnownYears?.description, years, key)
    }
    XCTAssertFalse((try checked("tenth") as SectionKey).isWellKnown)
  }

  func testZeroIsWellKnownWithoutYears() {
    XCTAssertTrue(SectionKey.featured.isWellKnown)
    XCTAssertNil(SectionKey.featured.wellKnownYears)
  }

  func testKeysStandInTheOrderOfTheirBytes() throws {
    let (upper, lower): (SectionKey, SectionKey) = (try checked("Z"), try checked("a"))
    XCTAssertLessThan(upper, lower)
  }
}
