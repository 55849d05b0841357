import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

final class SnapshotTests: XCTestCase {
  func testTheSampleCatalogRoundTripsByteForByte() async throws {
    let snapshot = try await SampleCatalog.reader.snapshot()
    let data = try snapshotData(snapshot)
    let again = try Snapshot(decoding: data)
    XCTAssertEqual(again, snapshot)
    XCTAssertEqual(try snapshotData(again), data)
    let catalog = try await SampleCatalog.catalog()
    XCTAssertEqual(snapshot.groups.count, catalog.groups.count)
    XCTAssertEqual(snapshot.sections.count, catalog.sections.count)
  }

  func testTheDocumentHasASchemaVersionAndSortedGroups() throws {
    let sample = try SampleSnapshot()
    let counts = Dictionary(
      uniqueKeysWithValues: sample.groups.map { ($0.group.id, $0.members.count) })
    let document = JSONValue.object([
      "groups": JSONValue([sample.groups[1], sample.groups[0]]),
      "schemaVersion": .integer(2),
      "sections": .array(sample.sections.reversed().map { $0.json(memberCounts: counts) }),
    ])
    XCTAssertEqual(try sample.snapshot.text(), document.canonicalText)
    XCTAssertEqual(Snapshot.keys, ["groups", "schemaVersion", "sections"])
  }

  func testTheInputOrderDoesNotMatter() throws {
    let sample = try SampleSnapshot()
    let other = Snapshot(
      sections: sample.sections.reversed(), groups: sample.groups.reversed())
    XCTAssertEqual(try snapshotData(other), try snapshotData(sample.snapshot))
  }

  func testTheOrderOfKeysAndRecordsInAFileDoesNotMatter() throws {
    let snapshot = try SampleSnapshot().snapshot
    let shuffled = """
      {"sections": \(JSONValue(snapshot.sections.reversed()).canonicalText),
       "groups": \(JSONValue(snapshot.groups.reversed()).canonicalText), "schemaVersion": 2}
      """
    XCTAssertEqual(try Snapshot(decoding: Data(shuffled.utf8)), snapshot)
  }

  func testCountsAreComputedFromTheMembers() throws {
    let snapshot = try SampleSnapshot().snapshot
    let written = try snapshot.text()
    let counts = written.matches(of: /"memberCount": ([0-9]+)/).map(\.output.1)
    XCTAssertEqual(counts.suffix(2), ["1", "3"])
    let text =
      written
      .replacingOccurrences(of: "\"memberCount\": 3", with: "\"memberCount\": 99")
    XCTAssertEqual(try Snapshot(decoding: Data(text.utf8)), snapshot)
  }

  func testGroupsInASectionAreSortedByDebut() throws {
    let section = try section("third", "2014-2015", ["A", "B", "C"])
    let groups = [
      try group("A", debut: "2014-01-01"), try group("B", debut: "2015-01-01"),
      try group("C", debut: "2014-06-01"),
    ].map { LineUp(group: $0, checkedMembers: []) }
    let snapshot = Snapshot(sections: [section], groups: groups)
    XCTAssertEqual(snapshot.sections[0].groupIDs.map(\.description), ["B", "C", "A"])
  }

  func testASnapshotThatCouldNotBeReadHasNoText() throws {
    var group = try group("A")
    for (aliases, limit) in [
      ([String](repeating: "", count: 600_001), JSONSyntaxError.Kind.tooMany(limit: 600_000)),
      ([String(repeating: "x", count: 16 << 20)], .tooLarge(limit: 16 << 20)),
    ] {
      group.aliases = aliases
      let snapshot = Snapshot(
        sections: [], groups: [LineUp(group: group, checkedMembers: [])])
      XCTAssertThrowsError(try snapshot.text()) { error in
        XCTAssertEqual((error as? JSONSyntaxError)?.kind, limit)
      }
    }
    group.aliases = [String](repeating: "", count: 599_000)
    let largest = Snapshot(sections: [], groups: [LineUp(group: group, checkedMembers: [])])
    XCTAssertEqual(try Snapshot(decoding: snapshotData(largest)), largest)
  }

  func testAnUnreadableCatalogThrows() async throws {
    let reader = DocumentReader(source: RecordingSource([:]))
    do {
      _ = try await reader.snapshot()
      XCTFail("there is nothing to read")
    } catch {
      XCTAssertEqual(error, .documentNotFound(location: "recorded:group/index.json"))
    }
  }
}

/// Invalid snapshots and their messages.
final class SnapshotErrorTests: XCTestCase {
  func testAnotherVersionIsRejectedBeforeItsContents() {
    for version in [0, 1, 3] {
      assertRejected(
        "{\"schemaVersion\": \(version), \"groups\": 1}",
        "the schema version must be 2, not \(version)")
      assertRejected(
        "{\"schemaVersion\": \(version)}", "wrong document: the key 'groups' is missing")
    }
  }

  func testAnInvalidVersionIsRejected() {
    assertRejected("{}", "wrong document: the key 'schemaVersion' is missing")
    assertRejected("{\"group\": {}}", "wrong document: the key 'schemaVersion' is missing")
    assertRejected(
      "{\"schemaVersion\": \"1\"}", "schemaVersion: must be a whole number (line 1, column 19)")
    assertRejected(
      "{\"schemaVersion\": null}", "schemaVersion: must be a whole number (line 1, column 19)")
  }

  func testOnlyAJSONObjectIsAccepted() {
    assertRejected("", "the document is empty")
    assertRejected("<html>", "the document is a web page, not JSON")
    assertRejected("[]", "must be an object (line 1, column 1)")
    assertRejected("nonsense", "not JSON (line 1, column 2)")
    assertRejected(
      String(repeating: "[", count: 100_000), "nested deeper than 512 levels (line 1, column 513)")
    assertRejected(Data([0x7B, 0xFF, 0x7D]), "not valid UTF-8 (line 1, column 2)")
  }

  func testATruncatedFileIsRejected() throws {
    let data = try snapshotData(try SampleSnapshot().snapshot)
    assertRejected(data.prefix(data.count / 2), "the JSON is incomplete (line 109, column 20)")
  }

  func testAFileOverTheSizeLimitIsRejected() {
    assertRejected(
      Data(count: Snapshot.byteLimit + 1), "larger than the limit of 16777216 bytes")
  }

  func testTheErrorNamesAMissingKey() throws {
    assertRejected("{\"schemaVersion\": 2}", "sections: missing")
    try assertRejected("\"members\"", "\"others\"", "groups[0].members: missing")
    try assertRejected("\"isFormer\"", "\"x\"", "groups[0].members[0].isFormer: missing")
  }

  func testTheErrorNamesTheKeyOfAnInvalidValue() throws {
    let prefix = "groups[1].members[0]"
    try assertRejected("ESFJ", "ABCD", "\(prefix).mbti: not a valid value (line 109, column 19)")
    try assertRejected(
      "158.5", "\"158.5\"", "\(prefix).heightCm: must be a number (line 99, column 23)")
    try assertRejected(
      "2015-04-21", "2015-02-31", "groups[1].debut: not a valid value (line 64, column 16)")
    try assertRejected(
      "\"to\": 2015", "\"to\": 2013", "sections[1].to: not a valid value (line 221, column 13)")
  }

  func testAnIDThatCouldBeAPathIsRejected() throws {
    try assertRejected(
      "\"id\": \"IVE\"", "\"id\": \"../x\"", "groups[0].id: not a valid value (line 12, column 13)")
    try assertRejected(
      "\"id\": \"IVE/Gaeul\"", "\"id\": \"IVE\"",
      "groups[0].members[0].id: not a valid value (line 37, column 17)")
  }

  func testADuplicateRecordIsRejected() throws {
    try assertRejected(
      "\"id\": \"OHMYGIRL\"", "\"id\": \"IVE\"",
      "groups[1].members: belongs to another group: 'OHMYGIRL' (line 89, column 18)")
    try assertRejected(
      "OHMYGIRL/YooA", "OHMYGIRL/Hyojung",
      "groups[1].members[1].id: 'OHMYGIRL/Hyojung' is already listed (line 124, column 17)")
    try assertRejected(
      "\"key\": \"third\"", "\"key\": \"eighth\"",
      "sections[1].key: 'eighth' is already listed (line 217, column 14)")
  }

  func testAMemberOfAnotherGroupIsRejected() throws {
    try assertRejected(
      "OHMYGIRL/YooA", "IVE/YooA",
      "groups[1].members: belongs to another group: 'IVE' (line 89, column 18)")
  }

  func testRawAndEscapedControlCharactersAreRejected() throws {
    for (text, name) in [("\\u001b[2J", "U+001B"), ("\u{9B}2J", "U+009B"), ("\\u009b", "U+009B")] {
      try assertRejected(
        "WM Entertainment", text,
        "groups[1].agency: contains the control character \(name) (line 62, column 17)")
      try assertRejected(
        "\"2021~2022년 데뷔\"", "\"\(text)\"",
        "sections[0].koreanTitle: contains the control character \(name) (line 206, column 22)")
    }
  }

  func testUnknownKeysAreIgnored() throws {
    let snapshot = try SampleSnapshot().snapshot
    let text = try snapshot.text()
      .replacingOccurrences(of: "\"schemaVersion\"", with: "\"more\": [{}], \"schemaVersion\"")
    XCTAssertEqual(try Snapshot(decoding: Data("\u{FEFF}\(text)".utf8)), snapshot)
  }

  /// Asserts the message after replacing the first occurrence of a text in the sample's document.
  private func assertRejected(
    _ old: String, _ new: String, _ message: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let text = try SampleSnapshot().snapshot.text()
    let range = try XCTUnwrap(text.range(of: old), "no \(old)", file: file, line: line)
    assertRejected(
      text.replacingCharacters(in: range, with: new), message, file: file, line: line)
  }

  private func assertRejected(
    _ text: String, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    assertRejected(Data(text.utf8), message, file: file, line: line)
  }

  private func assertRejected(
    _ data: Data, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertThrowsError(try Snapshot(decoding: data), file: file, line: line) { error in
      XCTAssertEqual("\(error)", message, file: file, line: line)
    }
  }
}
