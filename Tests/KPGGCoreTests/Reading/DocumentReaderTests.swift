import Foundation
import XCTest

@testable import KPGGCore

final class DocumentReaderTests: XCTestCase {
  func testTheCatalogReadsOnlyTheIndex() async throws {
    let source = try recording()
    let catalog = try await DocumentReader(source: source).catalog()
    XCTAssertEqual(catalog.groups.map(\.id), ["STAYC", "OHMYGIRL"])
    await assertRequested(source, ["group/index.json"])
  }

  func testCountingReadsEachDocumentOnce() async throws {
    let source = try recording()
    let reader = DocumentReader(source: source)
    let counts = try await reader.memberCounts(of: try await reader.catalog().groups)
    XCTAssertEqual(counts, ["STAYC": 0, "OHMYGIRL": 2])
    await assertRequested(source, ["group/index.json", "group/STAYC", "group/OHMYGIRL"])
  }

  func testALookupByExactIDReadsOnlyThatDocument() async throws {
    let source = try recording()
    let lineUp = try await DocumentReader(source: source).lineUp(exactly: try checked("OHMYGIRL"))
    XCTAssertEqual(lineUp?.members.count, 2)
    await assertRequested(source, ["group/OHMYGIRL"])
  }

  func testTheIndexTakesPrecedenceOverTheGroupDocument() async throws {
    let reader = DocumentReader(source: try recording())
    let catalog = try await reader.catalog()
    let listed = try XCTUnwrap(catalog[try checked("OHMYGIRL") as GroupID])
    let lineUp = try await reader.lineUp(of: listed)
    XCTAssertEqual(lineUp.group, listed)
  }

  func testTheOriginalEndpointHasNoLookupByExactID() async throws {
    let source = try original()
    let lineUp = try await DocumentReader(source: source).lineUp(exactly: try checked("OHMYGIRL"))
    XCTAssertNil(lineUp)
  }

  func testTheIndexOfTheOriginalEndpointDescribesTheGroup() async throws {
    let reader = DocumentReader(source: try original())
    let group = try await reader.catalog()[try checked("OHMYGIRL") as GroupID]
    let lineUp = try await reader.lineUp(of: try XCTUnwrap(group))
    XCTAssertEqual(lineUp.group.sectionKey?.description, "third")
    XCTAssertEqual(lineUp.group.hitSong?.youtubeID?.description, "QIN5_tJRiyY")
    XCTAssertEqual(lineUp.members.map(\.id.description), ["OHMYGIRL/효정", "OHMYGIRL/미미"])
  }

  func testInfoWithoutSectionsIsNotEnoughForALookupByExactID() async throws {
    let documents = ["group/OHMYGIRL": try good("group-info-without-sections")]
    let reader = DocumentReader(source: RecordingSource(documents))
    let lineUp = try await reader.lineUp(exactly: try checked("OHMYGIRL"))
    XCTAssertNil(lineUp)
  }

  func testAnIDInAnotherCaseIsNotExact() async throws {
    let documents = ["group/ohmygirl": try good("group-complete")]
    let reader = DocumentReader(source: RecordingSource(documents))
    let lineUp = try await reader.lineUp(exactly: try checked("ohmygirl"))
    XCTAssertNil(lineUp)
  }

  func testAnUnknownIDHasNoLineUp() async throws {
    let source = try recording()
    let lineUp = try await DocumentReader(source: source).lineUp(exactly: try checked("NOBODY"))
    XCTAssertNil(lineUp)
    await assertRequested(source, ["group/NOBODY"])
  }

  func testLineUpsKeepTheGivenOrder() async throws {
    let reader = DocumentReader(source: try recording())
    let groups = try await reader.catalog().groups
    let lineUps = try await reader.lineUps(of: groups.reversed())
    XCTAssertEqual(lineUps.map(\.group.id.description), ["OHMYGIRL", "STAYC"])
  }

  /// A source with an index of two groups and their documents.
  private func recording() throws -> RecordingSource {
    var stayc = try group("STAYC", debut: "2020-11-12")
    stayc.sectionKey = try checked("first")
    let index = Catalog(
      sections: [
        try section("first", "2020", ["STAYC"]), try section("third", "2014-2015", ["OHMYGIRL"]),
      ],
      groups: [stayc, try group("OHMYGIRL", debut: "2015-04-20")], featuredIDs: [])
    return RecordingSource([
      "group/index.json": IndexDocument(index).data,
      "group/STAYC": GroupDocument(LineUp(group: stayc, checkedMembers: [])).data,
      "group/OHMYGIRL": try good("group-complete"),
    ])
  }

  /// A source without additive keys, like the original endpoint.
  private func original() throws -> RecordingSource {
    let index = #"{"group": {"zero": [], "third": [\#(Self.originalGroup)]}}"#
    return RecordingSource([
      "group/index.json": Data(index.utf8),
      "group/OHMYGIRL": try good("group-of-the-original-endpoint"),
    ])
  }

  private static let originalGroup = """
    {"groupname": "OHMYGIRL", "grouplogo": "", "groupimage": "", "hitsong": "QIN5_tJRiyY",
     "haspreviousmember": true}
    """

  private func assertRequested(
    _ source: RecordingSource, _ paths: [String], file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let requestedPaths = await source.requestedPaths
    XCTAssertEqual(requestedPaths, paths, file: file, line: line)
  }
}

final class DecodedDocumentsTests: XCTestCase {
  func testAReaderThatKeepsDocumentsReadsEachOnce() async throws {
    let source = try recording()
    let reader = DocumentReader(source: source, keepsDocuments: true)
    for _ in 0..<2 {
      let groups = try await reader.catalog().groups
      let lineUps = try await reader.lineUps(of: groups)
      XCTAssertEqual(lineUps.map(\.members.count), [1])
      let lineUp = try await reader.lineUp(exactly: try checked("A"))
      XCTAssertEqual(lineUp?.members.count, 1)
    }
    let paths = await source.requestedPaths
    XCTAssertEqual(paths, ["group/index.json", "group/A"])
  }

  func testOtherReadersReadTheSourceAgain() async throws {
    let source = try recording()
    let reader = DocumentReader(source: source)
    for _ in 0..<2 { _ = try await reader.catalog() }
    let paths = await source.requestedPaths
    XCTAssertEqual(paths, ["group/index.json", "group/index.json"])
  }

  func testADocumentThatIsNotLocalIsReadLater() async throws {
    let documents = try recording()
    let reader = DocumentReader(source: DistantSource(documents: documents), keepsDocuments: true)
    let local = try await reader.lineUp(exactly: try checked("A"))
    XCTAssertNil(local)
    let lineUps = try await reader.lineUps(of: try await reader.catalog().groups)
    XCTAssertEqual(lineUps.map(\.members.count), [1])
  }

  private func recording() throws -> RecordingSource {
    var listed = try group("A", debut: "2020-11-12")
    listed.sectionKey = try checked("first")
    let index = Catalog(
      sections: [try section("first", "2020", ["A"])], groups: [listed], featuredIDs: [])
    return RecordingSource([
      "group/index.json": IndexDocument(index).data,
      "group/A": GroupDocument(LineUp(group: listed, checkedMembers: [try member("A/B")])).data,
    ])
  }
}

/// A source that has no local copies of its documents.
private struct DistantSource: LocatedSource {
  let documents: RecordingSource

  func document(at path: DocumentPath) async throws(CatalogError) -> Data? {
    try await documents.document(at: path)
  }

  func localDocument(at path: DocumentPath) -> Data? { nil }

  func location(of path: DocumentPath) -> String { "distant:\(path)" }
}

final class DocumentReaderErrorTests: XCTestCase {
  func testAMissingIndexIsAbsent() async throws {
    await assertFails("'recorded:group/index.json' not found") {
      _ = try await DocumentReader(source: RecordingSource([:])).catalog()
    }
  }

  func testAMissingDocumentOfAListedGroupIsAbsent() async throws {
    let reader = DocumentReader(source: RecordingSource([:]))
    await assertFails("'recorded:group/OHMYGIRL' not found") {
      _ = try await reader.lineUp(of: try group("OHMYGIRL"))
    }
  }

  func testABrokenIndexIsRejected() async throws {
    let reader = DocumentReader(
      source: RecordingSource(["group/index.json": try broken("index-truncated")]))
    await assertFails("group/index.json: the JSON is incomplete (line 1, column 45)") {
      _ = try await reader.catalog()
    }
  }

  func testABrokenDocumentFailsALookupByExactID() async throws {
    let reader = try readerWithWebPage()
    await assertFails("group/OHMYGIRL: the document is a web page, not JSON") {
      _ = try await reader.lineUp(exactly: try checked("OHMYGIRL"))
    }
  }

  func testABrokenDocumentFailsALookupByGroup() async throws {
    let reader = try readerWithWebPage()
    await assertFails("group/OHMYGIRL: the document is a web page, not JSON") {
      _ = try await reader.lineUp(of: try group("OHMYGIRL"))
    }
  }

  func testOneBrokenDocumentStopsCounting() async throws {
    let index = Data(#"{"group": {"third": [{"groupname": "OHMYGIRL"}]}}"#.utf8)
    let reader = DocumentReader(
      source: RecordingSource([
        "group/index.json": index, "group/OHMYGIRL": try broken("member-birth-impossible"),
      ]))
    await assertFails(
      "group/OHMYGIRL: groupname.OHMYGIRL[1].birth: '2015.02.31' is not a valid date (line 16, column 18)"
    ) { _ = try await reader.memberCounts(of: try await reader.catalog().groups) }
  }

  private func readerWithWebPage() throws -> DocumentReader {
    DocumentReader(source: RecordingSource(["group/OHMYGIRL": try broken("group-web-page")]))
  }

  private func assertFails(
    _ message: String, file: StaticString = #filePath, line: UInt = #line,
    _ body: () async throws -> Void
  ) async {
    let error = await thrownError(
      as: CatalogError.self, try await body(), file: file, line: line)
    XCTAssertEqual(error?.description, message, file: file, line: line)
  }
}
