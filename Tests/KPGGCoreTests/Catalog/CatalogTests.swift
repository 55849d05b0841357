import Foundation
import XCTest

@testable import KPGGCore

final class CatalogTests: XCTestCase {
  func testGroupsAreSortedNewestDebutFirst() throws {
    XCTAssertEqual(
      try catalog().groups.map(\.id.description), ["STAYC", "GFRIEND", "KARA", "NEXT"])
  }

  func testSectionsAreSortedNewestYearsFirst() throws {
    let keys = try catalog().sections.map(\.key.description)
    XCTAssertEqual(keys, ["eighth", "first", "third", "seventh", "special"])
  }

  func testGroupsInASectionAreSortedNewestDebutFirst() throws {
    let catalog = Catalog(
      sections: [try section("first", "2020", ["KARA", "STAYC", "GFRIEND"])],
      groups: try groups(), featuredIDs: [])
    XCTAssertEqual(catalog.sections[0].groupIDs.map(\.description), ["STAYC", "GFRIEND", "KARA"])
    XCTAssertEqual(
      catalog.groups(in: catalog.sections[0]).map(\.id.description), ["STAYC", "GFRIEND", "KARA"])
  }

  func testAGroupHasItsSection() throws {
    XCTAssertEqual(try catalog()[try checked("GFRIEND")]?.sectionKey?.description, "third")
  }

  func testAGroupOutsideAllSectionsHasNoSection() throws {
    let group = try XCTUnwrap(try catalog()[try checked("NEXT")] as GirlGroup?)
    XCTAssertNil(group.sectionKey)
  }

  func testFeaturedGroupsKeepTheirOrder() throws {
    XCTAssertEqual(try catalog().featuredIDs.map(\.description), ["KARA", "STAYC", "GFRIEND"])
  }

  func testOnlyFeaturedGroupsAreMarked() throws {
    let featured = try catalog().groups.filter(\.isFeatured).map(\.id.description)
    XCTAssertEqual(featured, ["STAYC", "GFRIEND", "KARA"])
  }

  func testIDsWithoutAGroupAreOmitted() throws {
    let catalog = Catalog(
      sections: [try section("first", "2020", ["NOBODY"])], groups: [],
      featuredIDs: [try checked("NOBODY")])
    XCTAssertEqual(catalog.sections[0].groupIDs, [])
    XCTAssertEqual(catalog.featuredIDs, [])
  }

  func testTheFirstGroupWithAnIDWins() throws {
    let twins = [try group("STAYC", name: "one"), try group("STAYC", name: "two")]
    XCTAssertEqual(
      Catalog(sections: [], groups: twins, featuredIDs: []).groups.map(\.name), ["one"])
  }

  func testAnUnknownIDHasNoGroup() throws {
    let id: GroupID = try checked("stayc")
    XCTAssertNil(try catalog()[id])
  }

  func testFeaturedGroupsRotateDaily() throws {
    let catalog = try catalog()
    let days: [CalendarDate] = try ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]
      .map { try checked($0) }
    let names = days.map { catalog.featuredGroup(on: $0)?.id.description }
    XCTAssertEqual(names, ["GFRIEND", "KARA", "STAYC", "GFRIEND"])
  }

  func testWithoutFeaturedGroupsThereIsNoGroupOfTheDay() throws {
    let catalog = Catalog(sections: [], groups: try groups(), featuredIDs: [])
    XCTAssertNil(catalog.featuredGroup(on: try checked("2026-03-01")))
  }

  func testAYearAloneHasNoGroupOfTheDay() throws {
    XCTAssertNil(try catalog().featuredGroup(on: try checked("2026")))
  }

  private func groups() throws -> [GirlGroup] {
    [
      try group("KARA", debut: "2007-03-29"), try group("NEXT"),
      try group("STAYC", debut: "2020-11-12"), try group("GFRIEND", debut: "2015-01-15"),
    ]
  }

  private func catalog() throws -> Catalog {
    Catalog(
      sections: [
        try section("special", nil), try section("first", "2020", ["STAYC"]),
        try section("seventh", "2006-2008", ["KARA"]), try section("eighth", "2021-2022"),
        try section("third", "2014-2015", ["GFRIEND"]),
      ],
      groups: try groups(),
      featuredIDs: [try checked("KARA"), try checked("STAYC"), try checked("GFRIEND")])
  }
}

final class CatalogCodableTests: XCTestCase {
  func testTheSampleCatalogRoundTrips() async throws {
    let catalog = try await SampleCatalog.catalog()
    XCTAssertEqual(try roundTripped(catalog), catalog)
  }

  func testGroupsThatDifferOnlyInCaseAreRejected() throws {
    let groups = [try group("IVE"), try group("Ive")]
    XCTAssertThrowsError(try roundTripped(Catalog(sections: [], groups: groups, featuredIDs: [])))
  }

  func testAGroupNamedLikeASectionIsRejected() throws {
    let catalog = Catalog(
      sections: [try section("tenth", nil)], groups: [try group("TENTH")], featuredIDs: [])
    XCTAssertThrowsError(try roundTripped(catalog))
  }

  func testAnIDWithoutAGroupIsRejected() throws {
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
