import Foundation
import KPGGPublishing
import XCTest

@testable import KPGGCore

/// Cached documents that may describe a group without a request for the index.
final class EndpointSourceLocalDocumentTests: EndpointTestCase {
  func testAGroupSyncedWithTheIndexIsLocal() async throws {
    try await sync()
    let data = try await localData()
    XCTAssertNotNil(data)
  }

  func testARevalidatedIndexKeepsGroupsLocal() async throws {
    try await sync()
    _ = try await source(.refreshed).document(at: .index)
    let data = try await localData()
    XCTAssertNotNil(data)
  }

  func testARevalidatedGroupStaysLocal() async throws {
    try await sync()
    let unchanged = ScriptedTransport([try url(of: ive()): [.status(304)]])
    let source = try source(unchanged, .refreshed, on: "2026-11-22")
    _ = try await source.document(at: ive())
    let offline = try await self.source(.offline)
    let data = try await offline.localDocument(at: ive())
    XCTAssertNotNil(data)
    XCTAssertEqual(offline.oldestDocumentDate, try checked("2026-11-22"))
  }

  func testAGroupOlderThanTheIndexIsNotLocal() async throws {
    try await sync()
    let other = ScriptedTransport([try url(of: .index): [.ok(#"{"group": {"first": []}}"#)]])
    _ = try await source(.refreshed, other).document(at: .index)
    let data = try await localData()
    XCTAssertNil(data)
  }

  func testAGroupReceivedAfterTheIndexIsNotLocal() async throws {
    let source = try await source()
    _ = try await source.document(at: .index)
    _ = try await source.document(at: ive())
    let data = try await localData()
    XCTAssertNil(data)
  }

  func testAGroupThatDiffersFromTheIndexIsNotLocal() async throws {
    let documents = try await documents()
    let url = try url(of: ive())
    let changed = try XCTUnwrap(documents[url])
      .replacingOccurrences(of: "Starship", with: "Elsewhere")
    XCTAssertNotEqual(changed, documents[url])
    // The index of the sample has no digests.
    let index = try XCTUnwrap(SampleCatalog.source.document(at: .index))
    let indexText = String(decoding: index, as: UTF8.self)
    try await sync(documents.merging([url: changed, try self.url(of: .index): indexText]) { $1 })
    let data = try await localData()
    XCTAssertNil(data)
  }

  private func sync(_ others: [String: String]? = nil) async throws {
    let documents = if let others { others } else { try await documents() }
    let transport = ScriptedTransport(documents.mapValues { [.ok($0)] })
    try await source(transport).sync()
  }

  private func localData() async throws -> Data? {
    try await source(.offline).localDocument(at: ive())
  }

  private func source(
    _ freshness: EndpointSource.Freshness = .cached, _ transport: ScriptedTransport? = nil
  ) async throws -> EndpointSource {
    let documents = try await documents().mapValues { [ScriptedTransport.Outcome.ok($0)] }
    return try source(transport ?? ScriptedTransport(documents), freshness)
  }

  private func ive() throws -> DocumentPath { .group(try checked("IVE")) }

  private func url(of path: DocumentPath) throws -> String {
    try Endpoint("http://example.com").url(of: path).absoluteString
  }

  private func documents() async throws -> [String: String] {
    let tree = try await SampleCatalog.reader.staticTree()
    return try Dictionary(
      uniqueKeysWithValues: tree.documents.map {
        (try url(of: $0.path), String(decoding: $0.data, as: UTF8.self))
      })
  }
}
