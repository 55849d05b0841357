import Foundation
import XCTest

@testable import KPGGCore

/// Documents of two versions of a catalog, whose index has digests.
final class EndpointSourceVersionTests: EndpointTestCase {
  private let old = #"{"groupname": {"IVE": []}}"#
  private let new = #"{"groupname": {"IVE": []}, "version": 2}"#

  func testACachedDocumentOfAnotherVersionIsRequestedAgain() async throws {
    try await source(endpoint(index: [old], group: [old])).sync()
    let changed = endpoint(index: [new], group: [new])
    _ = try await source(changed, .refreshed).document(at: .index)
    let data = try await source(changed).document(at: ive)
    XCTAssertEqual(data, Data(new.utf8))
    XCTAssertEqual(try cache().entry(at: ive)?.document.data, Data(new.utf8))
  }

  func testACachedDocumentThatTheNewIndexStillHasIsNotRequested() async throws {
    try await source(endpoint(index: [old], group: [old])).sync()
    let changed = ScriptedTransport([
      indexURL: [.ok(index(digestOf: old).replacingOccurrences(of: "first", with: "second"))]
    ])
    _ = try await source(changed, .refreshed).document(at: .index)
    let data = try await source(changed).document(at: ive)
    XCTAssertEqual(data, Data(old.utf8))
    XCTAssertEqual(changed.urls, [indexURL])
  }

  func testADocumentOfANewVersionBringsItsIndex() async throws {
    _ = try await source(endpoint(index: [old])).document(at: .index)
    let changed = endpoint(index: [new], group: [new])
    let data = try await source(changed).document(at: ive)
    XCTAssertEqual(data, Data(new.utf8))
    XCTAssertEqual(changed.urls, [groupURL, indexURL])
    XCTAssertEqual(try cache().entry(at: .index)?.document.data, Data(index(digestOf: new).utf8))
  }

  func testADocumentOfAnOldVersionIsRequestedOnceMore() async throws {
    let endpoint = endpoint(index: [new, new], group: [old, new])
    let source = try source(endpoint)
    _ = try await source.document(at: .index)
    let data = try await source.document(at: ive)
    XCTAssertEqual(data, Data(new.utf8))
    XCTAssertEqual(endpoint.urls, [indexURL, groupURL, indexURL, groupURL])
  }

  func testADocumentThatNeverMatchesIsAnErrorAndNotStored() async throws {
    let source = try source(endpoint(index: [new, new], group: [old, old]))
    _ = try await source.document(at: .index)
    let error = await thrownError(as: CatalogError.self, try await source.document(at: ive))
    XCTAssertEqual(
      error,
      .unreachable(
        EndpointError(url: try XCTUnwrap(URL(string: groupURL)), reason: .digestMismatch)))
    XCTAssertNil(try cache().entry(at: ive))
  }

  func testTheCachedVersionIsUsedWhileTheEndpointChanges() async throws {
    try await source(endpoint(index: [old], group: [old])).sync()
    let changing = endpoint(index: [new, new], group: [old, old])
    _ = try await source(changing, .refreshed).document(at: .index)
    let source = try source(changing)
    let data = try await source.document(at: ive)
    XCTAssertEqual(data, Data(old.utf8))
    XCTAssertEqual(source.lastRequestError?.isConnectionProblem, false)
  }

  func testOfflineAnyCachedVersionIsUsed() async throws {
    try await source(endpoint(index: [old], group: [old])).sync()
    _ = try await source(endpoint(index: [new]), .refreshed).document(at: .index)
    let data = try await source(endpoint(), .offline).document(at: ive)
    XCTAssertEqual(data, Data(old.utf8))
  }

  func testDocumentsThatAreReadTogetherHaveOneVersion() async throws {
    let documents = ["A", "B"].map { id in
      ["Old", "New"].map { #"{"groupname": {"\#(id)": [{"stagename": "\#($0)"}]}}"# }
    }
    let indexes = [0, 1].map { version in
      let digests = documents.map { SHA256(of: Data($0[version].utf8)) }
      return """
        {"documents": {"A": "\(digests[0])", "B": "\(digests[1])"}, \
        "group": {"first": [{"groupname": "A"}, {"groupname": "B"}]}}
        """
    }
    // Somebody publishes after the first document is read.
    let transport = ScriptedTransport([
      indexURL: indexes.map { .ok($0) }, "http://example.com/group/A": documents[0].map { .ok($0) },
      "http://example.com/group/B": [.ok(documents[1][1])],
    ])
    let reader = DocumentReader(source: try source(transport), keepsDocuments: true)
    let names = try await reader.soundCatalog().lineUps.flatMap(\.members).map(\.name)
    XCTAssertEqual(names, ["New", "New"])
    let groups = try await reader.catalog().groups
    let again = try await reader.lineUps(of: groups).flatMap(\.members).map(\.name)
    XCTAssertEqual(again, names)
  }

  private let ive = DocumentPath.group("IVE")
  private let indexURL = "http://example.com/group/"
  private let groupURL = "http://example.com/group/IVE"

  /// An endpoint that sends indexes with the digests of these documents, and these documents.
  private func endpoint(index: [String] = [], group: [String] = []) -> ScriptedTransport {
    ScriptedTransport([
      indexURL: index.map { .ok(self.index(digestOf: $0)) }, groupURL: group.map { .ok($0) },
    ])
  }

  private func index(digestOf document: String) -> String {
    """
    {"documents": {"IVE": "\(SHA256(of: Data(document.utf8)))"}, \
    "group": {"first": [{"groupname": "IVE"}]}}
    """
  }
}
