import Foundation
import XCTest

@testable import KPGGCore

final class MemoizingSourceTests: XCTestCase {
  func testADocumentIsRequestedOnce() async throws {
    let recording = RecordingSource(["group/index.json": Data("{}".utf8)])
    let source = MemoizingSource(recording)
    for _ in 0..<2 {
      let document = try await source.document(at: .index)
      XCTAssertEqual(document, Data("{}".utf8))
    }
    let localData = try await source.localDocument(at: .index)
    XCTAssertEqual(localData, Data("{}".utf8))
    let requestedPaths = await recording.requestedPaths
    XCTAssertEqual(requestedPaths, ["group/index.json"])
  }

  func testAMissingDocumentIsRequestedOnce() async throws {
    let recording = RecordingSource([:])
    let source = MemoizingSource(recording)
    for _ in 0..<2 {
      let document = try await source.document(at: .memberInfo)
      XCTAssertNil(document)
    }
    let requestedPaths = await recording.requestedPaths
    XCTAssertEqual(requestedPaths, ["main/memberinfo"])
  }

  func testADocumentThatIsNotLocalIsRequested() async throws {
    let source = MemoizingSource(DistantSource())
    let localData = try await source.localDocument(at: .index)
    XCTAssertNil(localData)
    let document = try await source.document(at: .index)
    XCTAssertEqual(document, Data("{}".utf8))
  }
}

/// A source that has every document, but no local copies.
private struct DistantSource: CatalogSource {
  func document(at path: DocumentPath) -> Data? { Data("{}".utf8) }
  func localDocument(at path: DocumentPath) -> Data? { nil }
  func location(of path: DocumentPath) -> String { "distant:\(path)" }
}
