import Foundation
import XCTest

@testable import KPGGCore

final class MemoizingSourceTests: XCTestCase {
  func testADocumentIsAskedForOnce() async throws {
    let recording = RecordingSource(["group/index.json": Data("{}".utf8)])
    let source = MemoizingSource(recording)
    for _ in 0..<2 {
      let document = try await source.document(at: .index)
      XCTAssertEqual(document, Data("{}".utf8))
    }
    let atHand = try await source.localDocument(at: .index)
    XCTAssertEqual(atHand, Data("{}".utf8))
    let asked = await recording.asked
    XCTAssertEqual(asked, ["group/index.json"])
  }

  func testThatThereIsNoneIsAskedForOnce() async throws {
    let recording = RecordingSource([:])
    let source = MemoizingSource(recording)
    for _ in 0..<2 {
      let document = try await source.document(at: .memberInfo)
      XCTAssertNil(document)
    }
    let asked = await recording.asked
    XCTAssertEqual(asked, ["main/memberinfo"])
  }

  func testWhatIsNotAtHandMayBeElsewhere() async throws {
    let source = MemoizingSource(DistantSource())
    let atHand = try await source.localDocument(at: .index)
    XCTAssertNil(atHand)
    let document = try await source.document(at: .index)
    XCTAssertEqual(document, Data("{}".utf8))
  }
}

/// A source that has every document, but none on this machine.
private struct DistantSource: CatalogSource {
  func document(at path: DocumentPath) -> Data? { Data("{}".utf8) }
  func localDocument(at path: DocumentPath) -> Data? { nil }
  func location(of path: DocumentPath) -> String { "distant:\(path)" }
}
