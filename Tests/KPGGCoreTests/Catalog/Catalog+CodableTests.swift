import Foundation
import XCTest

@testable import KPGGCore

final class CatalogCodableTests: XCTestCase {
  func testTheEmbeddedCatalogueComesBack() async throws {
    let catalog = try await EmbeddedCatalog.reader.countedCatalog()
    XCTAssertEqual(try coded(catalog), catalog)
  }

  func testGroupsThatDifferInCaseAloneAreRefused() throws {
    let groups = [try group("IVE"), try group("Ive")]
    XCTAssertThrowsError(try coded(Catalog(sections: [], groups: groups, featured: [])))
  }

  func testAGroupNamedLikeASectionIsRefused() throws {
    let catalog = Catalog(
      sections: [try section("tenth", nil)], groups: [try group("TENTH")], featured: [])
    XCTAssertThrowsError(try coded(catalog))
  }

  func testAnIdWithoutAGroupIsRefused() throws {
    for (sections, featured) in [("", #""IVE""#), (#""IVE""#, "")] {
      let section =
        #"{"key": "first", "title": "", "koreanTitle": "", "groups": [\#(sections)]}"#
      XCTAssertThrowsError(
        try decoded(
          Catalog.self,
          #"{"sections": [\#(section)], "groups": [], "featured": [\#(featured)]}"#))
    }
  }
}
