import Foundation
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

/// What is no snapshot, and what is said of it.
final class SnapshotReaderTests: XCTestCase {
  func testAnotherVersionIsRefusedWhateverItHolds() {
    for text in ["{\"schemaVersion\": 2}", "{\"schemaVersion\": 2, \"groups\": 1}"] {
      assertRefused(text, "a snapshot of version 2, where version 1 is expected")
    }
    assertRefused("{\"schemaVersion\": 0}", "a snapshot of version 0, where version 1 is expected")
  }

  func testAVersionThatIsNoneIsRefused() {
    assertRefused("{}", "another document: the key 'schemaVersion' is missing")
    assertRefused("{\"group\": {}}", "another document: the key 'schemaVersion' is missing")
    assertRefused("{\"schemaVersion\": \"1\"}", "schemaVersion: not a whole number")
    assertRefused("{\"schemaVersion\": null}", "schemaVersion: not a whole number")
  }

  func testWhatIsNoJSONObjectIsRefused() {
    assertRefused("", "empty, where a JSON document is expected")
    assertRefused("<html>", "a web page, where a JSON document is expected")
    assertRefused("[]", "not an object")
    assertRefused("nonsense", "not JSON")
    assertRefused(String(repeating: "[", count: 100_000), "nested deeper than 512 levels")
    assertRefused(Data([0x7B, 0xFF, 0x7D]), "not UTF-8")
  }

  func testAFileThatEndsTooEarlyIsRefused() throws {
    let data = snapshotData(try SampleSnapshot().snapshot)
    assertRefused(data.prefix(data.count / 2), "JSON that ends too early")
  }

  func testOverTheLimitNothingIsRead() {
    assertRefused(
      Data(count: Snapshot.byteLimit + 1), "larger than the limit of 16777216 bytes")
  }

  func testAMissingKeyIsNamed() throws {
    assertRefused("{\"schemaVersion\": 1}", "sections: missing")
    try assertRefused("\"members\"", "\"others\"", "groups[0].members: missing")
    try assertRefused("\"isFormer\"", "\"x\"", "groups[0].members[0].isFormer: missing")
  }

  func testAValueThatItsTypeRefusesIsNamed() throws {
    let prefix = "groups[1].members[0]"
    try assertRefused("ESFJ", "ABCD", "\(prefix).mbti: no value that can be read")
    try assertRefused("158.5", "\"158.5\"", "\(prefix).heightCm: not a number")
    try assertRefused("2015-04-21", "2015-02-31", "groups[1].debut: no value that can be read")
    try assertRefused("\"to\": 2015", "\"to\": 2013", "sections[1].to: no value that can be read")
  }

  func testAnIdThatCouldBeAPathIsRefused() throws {
    try assertRefused(
      "\"id\": \"IVE\"", "\"id\": \"../x\"", "groups[0].id: no value that can be read")
    try assertRefused(
      "\"id\": \"IVE/Gaeul\"", "\"id\": \"IVE\"",
      "groups[0].members[0].id: no value that can be read")
  }

  func testARecordThatStandsTwiceIsRefused() throws {
    try assertRefused(
      "\"id\": \"OHMYGIRL\"", "\"id\": \"IVE\"", "groups[1].id: 'IVE' was listed before")
    try assertRefused(
      "OHMYGIRL/YooA", "OHMYGIRL/Hyojung",
      "groups[1].members[1].id: 'OHMYGIRL/Hyojung' was listed before")
    try assertRefused(
      "\"key\": \"third\"", "\"key\": \"eighth\"", "sections[1].key: 'eighth' was listed before")
  }

  func testAMemberOfAnotherGroupIsRefused() throws {
    try assertRefused(
      "OHMYGIRL/YooA", "IVE/YooA", "groups[1].members[1].id: about another group, 'IVE'")
  }

  func testControlCharactersAreRefusedHoweverTheyAreWritten() throws {
    for (text, name) in [("\\u001b[2J", "U+001B"), ("\u{9B}2J", "U+009B"), ("\\u009b", "U+009B")] {
      try assertRefused(
        "WM Entertainment", text, "groups[1].agency: holds the control character \(name)")
      try assertRefused(
        "\"2021~2022년 데뷔\"", "\"\(text)\"",
        "sections[0].koreanTitle: holds the control character \(name)")
    }
  }

  func testWhatIsNotKnownIsPassedOver() throws {
    let snapshot = try SampleSnapshot().snapshot
    let text = snapshot.json.canonicalText
      .replacingOccurrences(of: "\"schemaVersion\"", with: "\"more\": [{}], \"schemaVersion\"")
    XCTAssertEqual(try Snapshot(decoding: Data("\u{FEFF}\(text)".utf8)), snapshot)
  }

  /// Puts another text in the place of the first that is found in the sample's document.
  private func assertRefused(
    _ old: String, _ new: String, _ message: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let text = try SampleSnapshot().snapshot.json.canonicalText
    let range = try XCTUnwrap(text.range(of: old), "no \(old)", file: file, line: line)
    assertRefused(
      text.replacingCharacters(in: range, with: new), message, file: file, line: line)
  }

  private func assertRefused(
    _ text: String, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    assertRefused(Data(text.utf8), message, file: file, line: line)
  }

  private func assertRefused(
    _ data: Data, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertThrowsError(try Snapshot(decoding: data), file: file, line: line) { error in
      XCTAssertEqual("\(error)", message, file: file, line: line)
    }
  }
}
