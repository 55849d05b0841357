import KPGGCore
import XCTest

/// The README's sample code. Checks that it compiles and works as described.
final class ReadmeSampleTests: XCTestCase {
  func currentMembers(of name: String) async throws -> [String] {
    let reader = CatalogReader.bundled
    guard let group = try await reader.catalog().group(named: name).value else { return [] }
    return try await reader.lineUp(of: group).members.filter(\.isCurrent).map(\.name)
  }

  func testTheSampleNamesTheCurrentMembers() async throws {
    let members = try await currentMembers(of: "오마이걸")
    XCTAssertEqual(members, ["Hyojung", "Mimi", "YooA", "Seunghee", "Yubin", "Arin"])
  }
}
