import XCTest

@testable import KPGGCore

final class MemorySourceTests: XCTestCase {
  func testALineUpIsReadBack() async throws {
    let reader = CatalogReader(source: MemorySource([.sample]))
    let lineUp = try await reader.lineUp(id: "OHMYGIRL")
    XCTAssertEqual(lineUp.members, LineUp.sample.members)
    XCTAssertEqual(lineUp.group.name, LineUp.sample.group.name)
  }

  func testEachDebutYearHasASection() async throws {
    let lineUps = try [
      group("STAYC", debut: "2020-11-12"), group("IVE", debut: "2021-12-01"), group("NEXT"),
      group("WEEEKLY", debut: "2020"),
    ].map { LineUp(group: $0, members: []) }
    let catalog = try await CatalogReader(source: MemorySource(lineUps)).catalog()
    XCTAssertEqual(catalog.sections.map(\.years), [2021...2021, 2020...2020, nil])
    XCTAssertEqual(
      catalog.sections.map { $0.groupIDs.map(\.description) },
      [["IVE"], ["STAYC", "WEEEKLY"], ["NEXT"]])
    XCTAssertEqual(catalog.featuredIDs, ["STAYC"])
  }

  func testAGroupWithoutALineUpHasNoMembers() async throws {
    let catalog = Catalog(sections: [], groups: [try group("IVE")], featuredIDs: ["IVE"])
    let reader = CatalogReader(source: MemorySource(catalog, lineUps: []))
    let lineUp = try await reader.lineUp(of: try group("IVE"))
    XCTAssertEqual(lineUp.members, [])
  }

  func testMembersKeepTheirIDsAndTheirOrder() async throws {
    let members = try ["IVE/abcdefg9", "IVE/zz", "IVE/member", "IVE/Liz"].map { try member($0) }
    let source = MemorySource([LineUp(group: try group("IVE"), members: members)])
    let lineUp = try await CatalogReader(source: source).lineUp(of: try group("IVE"))
    XCTAssertEqual(lineUp.members, members)
  }

  func testAnEmptySourceIsAnEmptyCatalog() async throws {
    let catalog = try await CatalogReader(source: MemorySource([])).catalog()
    XCTAssertEqual(catalog, Catalog(sections: [], groups: [], featuredIDs: []))
  }

  func testTheSamplesAreOfOneGroup() {
    XCTAssertEqual(GirlGroup.sample.id, "OHMYGIRL")
    XCTAssertEqual(Member.sample.groupID, "OHMYGIRL")
    XCTAssertFalse(LineUp.sample.members.isEmpty)
  }

  func testTheLocationIsMarkedAsMemory() {
    XCTAssertEqual(MemorySource([]).location(of: .index), "memory:group/index.json")
  }
}
