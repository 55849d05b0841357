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
      "group/STAYC": GroupDocument(LineUp(group: stayc, members: [])).data,
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
