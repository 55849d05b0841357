import Foundation
import XCTest

@testable import KPGGCore

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
    do {
      try await body()
      XCTFail("nothing thrown", file: file, line: line)
    } catch {
      XCTAssertTrue(error is CatalogError, "\(error)", file: file, line: line)
      XCTAssertEqual((error as? CatalogError)?.message, message, file: file, line: line)
    }
  }
}
