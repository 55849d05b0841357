import Foundation
import XCTest

@testable import KPGGCore

/// Which of a cache's documents may tell of a group without the index being asked.
final class EndpointSourceAtHandTests: XCTestCase {
  func testAGroupIsAtHandWhereItWasReceivedWithTheIndex() async throws {
    try await sync()
    let data = try await atHand()
    XCTAssertNotNil(data)
  }

  func testAConfirmedIndexLeavesGroupsAtHand() async throws {
    try await sync()
    _ = try await source(.refreshed).document(at: .index)
    let data = try await atHand()
    XCTAssertNotNil(data)
  }

  func testANewerIndexIsAskedFirst() async throws {
    try await sync()
    let other = ScriptedTransport([try url(of: .index): [.ok(#"{"group": {"first": []}}"#)]])
    _ = try await source(.refreshed, other).document(at: .index)
    let data = try await atHand()
    XCTAssertNil(data)
  }

  func testAGroupReceivedAfterTheIndexIsNotAtHand() async throws {
    let source = try await source()
    _ = try await source.document(at: .index)
    _ = try await source.document(at: ive())
    let data = try await atHand()
    XCTAssertNil(data)
  }

  func testAGroupOfWhichItsDocumentSaysOtherwiseThanTheIndexIsNotAtHand() async throws {
    let documents = try await documents()
    let url = try url(of: ive())
    let changed = try XCTUnwrap(documents[url])
      .replacingOccurrences(of: "Starship", with: "Elsewhere")
    XCTAssertNotEqual(changed, documents[url])
    try await sync(documents.merging([url: changed]) { $1 })
    let data = try await atHand()
    XCTAssertNil(data)
  }

  private lazy var folder = Result { try TemporaryFolder() }

  private func sync(_ others: [String: String]? = nil) async throws {
    let documents = if let others { others } else { try await documents() }
    let client = try client(ScriptedTransport(documents.mapValues { [.ok($0)] }))
    _ = try await CatalogSync(
      client: client, cache: cache(of: client), today: checked("2026-11-21")
    ).run()
  }

  private func atHand() async throws -> Data? {
    try await source(.offline).documentAtHand(at: ive())
  }

  private func source(
    _ freshness: EndpointSource.Freshness = .cached, _ transport: ScriptedTransport? = nil
  ) async throws -> EndpointSource {
    let documents = try await documents().mapValues { [ScriptedTransport.Outcome.ok($0)] }
    let client = try client(transport ?? ScriptedTransport(documents))
    return EndpointSource(
      client: client, cache: try cache(of: client), freshness: freshness,
      today: try checked("2026-11-21"))
  }

  private func client(_ transport: ScriptedTransport) throws -> EndpointClient {
    EndpointClient(
      try Endpoint("http://example.com"), transport: transport, waiting: Waits().waiting)
  }

  private func cache(of client: EndpointClient) throws -> EndpointCache {
    EndpointCache(folder: try folder.get().path, of: client.endpoint)
  }

  private func ive() throws -> DocumentPath { .group(try checked("IVE")) }

  private func url(of path: DocumentPath) throws -> String {
    try Endpoint("http://example.com").url(of: path).absoluteString
  }

  private func documents() async throws -> [String: String] {
    let tree = try await EmbeddedCatalog.reader.staticTree()
    return try Dictionary(
      uniqueKeysWithValues: tree.documents.map {
        (try url(of: $0.path), String(decoding: $0.data, as: UTF8.self))
      })
  }
}
