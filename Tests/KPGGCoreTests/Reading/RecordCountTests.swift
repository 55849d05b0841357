import Foundation
import XCTest

@testable import KPGGCore

final class RecordCountTests: XCTestCase {
  /// The documents have less than half a megabyte.
  func testTheMembersOfAllGroupsTogetherAreLimited() async throws {
    let reader = DocumentReader(source: GroupsOfEmptyMembers(groups: 281))
    await assertTooMany { try await reader.fullCatalog() }
    await assertTooMany { try await reader.soundCatalog() }
    let groups = try await reader.catalog().groups
    await assertTooMany { try await reader.lineUps(of: groups) }
    await assertTooMany { try await reader.documents(of: groups) }
    let counts = try await DocumentReader(source: GroupsOfEmptyMembers(groups: 280)).fullCatalog()
    XCTAssertEqual(counts.lineUps.reduce(0) { $0 + $1.members.count }, 140_000)
  }

  func testSongsAndUnitsCountTogether() throws {
    let count = RecordCount()
    try count.add(members: 140_000, songs: 140_000)
    XCTAssertThrowsError(try count.add(members: 0, songs: 1))
  }

  private func assertTooMany<Value>(_ read: () async throws -> Value, line: UInt = #line) async {
    let problem = DocumentProblem(document: .index, kind: .tooManyInCatalog(limit: 140_000))
    do {
      _ = try await read()
      XCTFail("nothing was thrown", line: line)
    } catch {
      XCTAssertEqual(error as? CatalogError, .badDocument(problem), line: line)
    }
  }
}

/// Groups with 500 members of which nothing is known.
private struct GroupsOfEmptyMembers: LocatedSource {
  let groups: Int

  func document(at path: DocumentPath) -> Data? {
    guard case .group(let id) = path else {
      let records = (0..<groups).map { #"{"groupname": "G\#($0)"}"# }.joined(separator: ",")
      return Data(#"{"group": {"first": [\#(records)]}}"#.utf8)
    }
    let members = [String](repeating: "{}", count: 500).joined(separator: ",")
    return Data(#"{"groupname": {"\#(id)": [\#(members)]}}"#.utf8)
  }

  func location(of path: DocumentPath) -> String { "empty:\(path)" }
}
