import KPGGCore
import XCTest

/// The README's sample, so that it compiles and does what the README says.
final class ReadmeSampleTests: XCTestCase {
  func currentMembers(of name: String) async throws -> [String] {
    let reader = CatalogReader(source: BundledSource())
    let catalog = try await reader.catalog()
    guard case .found(let group) = catalog.group(named: name) else { return [] }
    return try await reader.lineUp(of: group).members.filter { !$0.isFormer }.map(\.name)
  }

  func testTheSampleNamesTheCurrentMembers() async throws {
    let members = try await currentMembers(of: "오마이걸")
    XCTAssertEqual(members, ["Hyojung", "Mimi", "YooA", "Seunghee", "Yubin", "Arin"])
  }
}
