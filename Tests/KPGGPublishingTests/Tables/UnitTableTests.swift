import KPGGCore
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

  func testAMemberIsFoundByItsIDBeforeAName() async throws {
    let tables = CatalogTables(
      groups: "id\nA\n",
      members: "group,stageName,koreanStageName,id\nA,Bea,비,A/Ann\nA,Ann,앤,A/x\n",
      units: "group,name,members\nA,Duo,\"Ann, 앤\"\n")
    let units = try await tables.catalog().lineUps[0].units
    XCTAssertEqual(units[0].memberIDs.map(\.description), ["A/Ann", "A/x"])
  }
}
