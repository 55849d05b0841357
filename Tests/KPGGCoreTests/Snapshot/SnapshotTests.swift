import XCTest

@testable import KPGGCore

final class SnapshotTests: XCTestCase {
  func testTheEmbeddedCatalogueIsReadBackByteForByte() async throws {
    let snapshot = try await EmbeddedCatalog.reader.snapshot()
    let data = snapshotData(snapshot)
    let again = try Snapshot(decoding: data)
    XCTAssertEqual(again, snapshot)
    XCTAssertEqual(snapshotData(again), data)
    XCTAssertEqual(snapshot.groups.count, 83)
    XCTAssertEqual(snapshot.groups.reduce(0) { $0 + $1.members.count }, 596)
    XCTAssertEqual(snapshot.sections.count, 9)
  }

  func testTheDocumentIsTheContractsJSONWithAVersion() throws {
    let sample = try SampleSnapshot()
    guard case .object(let keys) = sample.snapshot.json else { return XCTFail("no object") }
    XCTAssertEqual(keys.keys.sorted(), ["groups", "schemaVersion", "sections"])
    XCTAssertEqual(keys["schemaVersion"], .integer(1))
    XCTAssertEqual(keys["groups"], JSONValue([sample.groups[1], sample.groups[0]]))
  }

  func testTheOrderInWhichItIsMadeMakesNoDifference() throws {
    let sample = try SampleSnapshot()
    let other = Snapshot(
      sections: sample.sections.reversed(), groups: sample.groups.reversed())
    XCTAssertEqual(snapshotData(other), snapshotData(sample.snapshot))
  }

  func testTheOrderOfKeysAndRecordsInAFileMakesNoDifference() throws {
    let snapshot = try SampleSnapshot().snapshot
    let shuffled = """
      {"sections": \(JSONValue(snapshot.sections.reversed()).canonicalText),
       "groups": \(JSONValue(snapshot.groups.reversed()).canonicalText), "schemaVersion": 1}
      """
    XCTAssertEqual(try Snapshot(decoding: Data(shuffled.utf8)), snapshot)
  }

  func testCountsFollowFromTheMembers() throws {
    let snapshot = try SampleSnapshot().snapshot
    XCTAssertEqual(snapshot.sections.map(\.memberCount), [1, 3])
    let text = snapshot.json.canonicalText
      .replacingOccurrences(of: "\"memberCount\": 3", with: "\"memberCount\": 99")
    XCTAssertEqual(try Snapshot(decoding: Data(text.utf8)), snapshot)
  }

  func testGroupsOfASectionStandByTheirDebut() throws {
    let section = try section("third", "2014-2015", ["A", "B", "C"])
    let groups = [
      try group("A", debut: "2014-01-01"), try group("B", debut: "2015-01-01"),
      try group("C", debut: "2014-06-01"),
    ].map { LineUp(group: $0, members: []) }
    let snapshot = Snapshot(sections: [section], groups: groups)
    XCTAssertEqual(snapshot.sections[0].groups.map(\.description), ["B", "C", "A"])
  }

  func testACatalogueThatCannotBeReadHasNoSnapshot() async throws {
    let reader = CatalogReader(source: RecordingSource([:]))
    do {
      _ = try await reader.snapshot()
      XCTFail("there is nothing to read")
    } catch {
      XCTAssertEqual(error, .absent(location: "recorded:group/index.json"))
    }
  }
}
