import Foundation
import KPGGSystem
import Synchronization
import XCTest

@testable import KPGGCore

final class CatalogSyncTests: EndpointTestCase {
  func testASyncWaitsForTheFoldersLock() async throws {
    let lock = try cache().lockFolder()
    let task = try startSync()
    try await Task.sleep(for: .milliseconds(100))
    XCTAssertEqual(transport.requests, [])
    _ = consume lock
    let groupCount = try await task.value.groupCount
    XCTAssertEqual(groupCount, 1)
    XCTAssertEqual(transport.requests.count, 2)
  }

  func testCancelingEndsTheWaitForTheLock() async throws {
    let lock = try cache().lockFolder()
    let task = try startSync()
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { error in
      XCTAssertEqual(error as? CatalogError, .cancelled)
    }
    XCTAssertEqual(transport.requests, [])
    _ = consume lock
  }

  func testTheLockIsFreeDuringRequests() async throws {
    let cache = try cache()
    let probe = ProbingTransport(transport) {
      do { return try cache.lockFolderIfFree() != nil } catch { return false }
    }
    let groupCount = try await startSync(probe).value.groupCount
    XCTAssertEqual(groupCount, 1)
    XCTAssertEqual(probe.results, [true, true])
  }

  func testASyncThatWaitsAfterItsRequestsChangesNothingWhenCanceled() async throws {
    let cache = try cache()
    let held = Mutex<FileLock?>(nil)
    let probe = ProbingTransport(transport) {
      held.withLock { lock in
        if lock == nil { lock = try? cache.lockFolderIfFree() }
        return lock != nil
      }
    }
    let task = try startSync(probe)
    for _ in 0..<400 where transport.requests.count < 2 {
      try await Task.sleep(for: .milliseconds(5))
    }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { error in
      XCTAssertEqual(error as? CatalogError, .cancelled)
    }
    XCTAssertNil(cache.entry(at: .index))
    XCTAssertEqual(Folder.names(in: cache.folder), ["unfinished"])
    held.withLock { $0 = nil }
  }

  func testADocumentWithTheDigestInTheIndexNeedsNoRequest() async throws {
    let document = #"{"groupname": {"IVE": []}}"#
    let transport = ScriptedTransport([
      indexURL: [.ok(index(digestOf: document)), .ok(index(digestOf: document))],
      groupURL: [.ok(document)],
    ])
    _ = try await startSync(transport).value
    let summary = try await startSync(transport).value
    XCTAssertEqual(summary.changed, [])
    XCTAssertEqual(transport.urls, [indexURL, groupURL, indexURL])
    XCTAssertEqual(try cache().entry(at: .group("IVE"))?.document.data, Data(document.utf8))
  }

  func testADocumentOfAnotherStateIsRequestedOnceMore() async throws {
    let document = #"{"groupname": {"IVE": []}}"#
    let transport = ScriptedTransport([
      indexURL: [.ok(index(digestOf: document))],
      groupURL: [.ok(#"{"groupname": {"IVE": [], "X": []}}"#), .ok(document)],
    ])
    _ = try await startSync(transport).value
    XCTAssertEqual(try cache().entry(at: .group("IVE"))?.document.data, Data(document.utf8))
  }

  func testAMixtureOfTwoStatesIsAnErrorAndNotKept() async throws {
    let transport = ScriptedTransport([
      indexURL: [.ok(index(digestOf: "another document"))],
      groupURL: [.ok(#"{"groupname": {"IVE": []}}"#), .ok(#"{"groupname": {"IVE": []}}"#)],
    ])
    let result = try await startSync(transport).result
    XCTAssertThrowsError(try result.get()) { error in
      guard case .unreachable(let error) = error as? CatalogError else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual(error.reason, .digestMismatch)
      XCTAssertEqual(error.url.absoluteString, groupURL)
    }
    XCTAssertNil(try cache().entry(at: .index))
  }

  private let indexURL = "http://example.com/group/"
  private let groupURL = "http://example.com/group/IVE"

  private func index(digestOf document: String) -> String {
    """
    {"documents": {"IVE": "\(SHA256(of: Data(document.utf8)))"}, \
    "group": {"first": [{"groupname": "IVE"}]}}
    """
  }

  private let transport = ScriptedTransport([
    "http://example.com/group/": [.ok(#"{"group": {"first": [{"groupname": "IVE"}]}}"#)],
    "http://example.com/group/IVE": [.ok(#"{"groupname": {"IVE": []}}"#)],
  ])

  private func startSync(
    _ other: (any HTTPTransport)? = nil
  ) throws -> Task<CatalogSyncSummary, any Error> {
    let client = EndpointClient(try Endpoint("http://example.com"), transport: other ?? transport)
    let sync = CatalogSync(client: client, cache: try cache())
    return Task { try await sync.run() }
  }
}

/// A transport that runs a probe during each request.
private final class ProbingTransport: HTTPTransport {
  private let transport: ScriptedTransport
  private let probe: @Sendable () -> Bool
  private let recorded = Mutex<[Bool]>([])

  init(_ transport: ScriptedTransport, probe: @escaping @Sendable () -> Bool) {
    (self.transport, self.probe) = (transport, probe)
  }

  var results: [Bool] { recorded.withLock { $0 } }

  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
    let result = probe()
    recorded.withLock { $0.append(result) }
    return try await transport.response(to: request)
  }
}
