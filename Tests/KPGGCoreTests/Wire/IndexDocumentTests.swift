import XCTest

@testable import KPGGCore

final class IndexDocumentTests: XCTestCase {
  func testTheIndexListsSectionsGroupsAndFeaturedOnes() throws {
    let catalog = try readIndex(try good("index-complete")).document.catalog
    XCTAssertEqual(catalog.sections.map(\.key.description), ["first", "second", "third"])
    XCTAssertEqual(catalog.groups.map(\.id.description), ["STAYC", "OHMYGIRL", "GFRIEND"])
    XCTAssertEqual(catalog.featured.map(\.description), ["OHMYGIRL", "STAYC"])
  }

  func testItsPathIsTheIndex() throws {
    XCTAssertEqual(try readIndex(try good("index-complete")).document.path, .index)
  }

  func testACatalogueComesBackFromItsDocument() throws {
    let catalog = Catalog(
      sections: [
        try section("first", "2020", ["STAYC"]), try section("third", "2014-2015", ["GFRIEND"]),
        try section("special", nil),
      ],
      groups: [
        try group("STAYC", name: "STAYC", korean: "스테이씨", debut: "2020-11-12", status: .active),
        try group("GFRIEND", aliases: ["여친"], debut: "2015"),
      ],
      featured: [try checked("GFRIEND")])
    XCTAssertEqual(try readIndex(IndexDocument(catalog).data).document.catalog, catalog)
  }

  func testMemberCountsAreNotWritten() throws {
    let catalog = try readIndex(try good("index-complete")).document.catalog
    let counted = catalog.counting([try checked("STAYC"): 6])
    XCTAssertEqual(IndexDocument(counted).data, IndexDocument(catalog).data)
  }

  func testAnEmptyCatalogueStillListsTheFeaturedOnes() {
    let empty = IndexDocument(Catalog(sections: [], groups: [], featured: []))
    XCTAssertEqual(
      empty.json.canonicalText, "{\n  \"group\": {\n    \"zero\": []\n  },\n  \"sections\": {}\n}\n"
    )
  }

  func testAYearBefore1000ComesBackFromItsDocument() throws {
    let catalog = Catalog(sections: [try section("a", "0001-0999")], groups: [], featured: [])
    XCTAssertEqual(try readIndex(IndexDocument(catalog).data).document.catalog, catalog)
  }

  func testSectionYearsAreWrittenAsStrings() throws {
    let catalog = Catalog(
      sections: [try section("second", "2016-2019")], groups: [], featured: [])
    guard case .object(let keys) = IndexDocument(catalog).json else { return XCTFail("no object") }
    XCTAssertEqual(
      keys["sections"],
      .object([
        "second": .object([
          "title": .string("2016~2019년 데뷔"), "from": .string("2016"), "to": .string("2019"),
        ])
      ]))
  }
}
