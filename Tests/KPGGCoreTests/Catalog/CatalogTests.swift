import Foundation
import XCTest

@testable import KPGGCore

final class CatalogTests: XCTestCase {
  func testGroupsAndSectionsAreSortedNewestFirst() throws {
    let catalog = try catalog()
    XCTAssertEqual(catalog.groups.map(\.id), ["STAYC", "GFRIEND", "KARA", "NEXT"])
    XCTAssertEqual(
      catalog.sections.map(\.key.description), ["eighth", "first", "third", "seventh", "special"])
    let section = Catalog(
      sections: [try section("first", "2020", ["KARA", "STAYC", "GFRIEND"])],
      groups: try groups(), featuredIDs: []
    ).sections[0]
    XCTAssertEqual(section.groupIDs, ["STAYC", "GFRIEND", "KARA"])
    XCTAssertEqual(catalog.groups(in: section).map(\.id), section.groupIDs)
  }

  func testAGroupHasItsSectionIfItIsInOne() throws {
    XCTAssertEqual(try catalog()["GFRIEND"]?.sectionKey?.description, "third")
    XCTAssertNil(try XCTUnwrap(try catalog()["NEXT"] as GirlGroup?).sectionKey)
  }

  func testFeaturedGroupsKeepTheirOrderAndAreMarked() throws {
    XCTAssertEqual(try catalog().featuredIDs, ["KARA", "STAYC", "GFRIEND"])
    XCTAssertEqual(
      try catalog().groups.filter(\.isFeatured).map(\.id), ["STAYC", "GFRIEND", "KARA"])
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

  func testAnUnknownIDHasNoGroup() throws { XCTAssertNil(try catalog()["stayc"]) }

  func testFeaturedGroupsRotateDaily() throws {
    let catalog = try catalog()
    let days: [CalendarDate] = try ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]
      .map { try checked($0) }
    let names = days.map { catalog.featuredGroup(on: $0)?.id.description }
    XCTAssertEqual(names, ["GFRIEND", "KARA", "STAYC", "GFRIEND"])
  }

  func testThereIsNoGroupOfTheDayWithoutFeaturedGroupsOrADay() throws {
    let catalog = Catalog(sections: [], groups: try groups(), featuredIDs: [])
    XCTAssertNil(catalog.featuredGroup(on: try checked("2026-03-01")))
    XCTAssertNil(try self.catalog().featuredGroup(on: try checked("2026")))
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
  func testGroupsAndSectionsWithTheSameNameInAnyCaseAreRejected() throws {
    for (key, groups) in [("first", ["IVE", "Ive"]), ("twelfth", ["TWELFTH"])] {
      let catalog = Catalog(
        sections: [try section(key, nil)],
        groups: try groups.map { try group($0) }, featuredIDs: [])
      XCTAssertThrowsError(try roundTripped(catalog), key)
    }
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
