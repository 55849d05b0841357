import XCTest

@testable import KPGGPublishing

final class UnitTableTests: XCTestCase {
  private let members = "group,stageName\nA,Ann\nA,Bea\n"

  func testAUnitHasEachMemberOnce() async throws {
    let tables = CatalogTables(
      groups: "id\nA\n", members: members, units: "group,name,members\nA,Duo,\"Ann, A/Ann\"\n")
    let mistakes = try await tables.mistakes()
    XCTAssertEqual(mistakes, ["units.csv:2: members: 'A/Ann' is already listed"])
  }

  func testTheUnitsOfAGroupHaveDifferentNames() async throws {
    let tables = CatalogTables(
      groups: "id\nA\nB\n", members: members, units: "group,name\nA,Duo\nB,Duo\nA,Duo\n")
    let mistakes = try await tables.mistakes()
    XCTAssertEqual(mistakes, ["units.csv:4: 'Duo' is already listed"])
  }
}
