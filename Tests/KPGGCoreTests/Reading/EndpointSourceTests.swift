import Foundation
import KPGGQuiz
import KPGGSystem
import Synchronization
import XCTest

@testable import KPGGCore

final class EndpointSourceTests: EndpointTestCase {
  func testADocumentIsFetchedOnceAndThenReadFromTheCache() async throws {
    let source = try makeSource()
    let first = try await source.document(at: .index)
    let second = try await source.document(at: .index)
    XCTAssertEqual(first, Data(index.utf8))
    XCTAssertEqual(second, first)
    XCTAssertEqual(transport.urls, [url])
  }

  func testAMissingDocumentIsNil() async throws {
    let data = try await makeSource().document(at: .group(checked("NOBODY")))
    XCTAssertNil(data)
  }

  func testALocalDocumentComesFromTheCache() async throws {
    let source = try makeSource()
    let before = try await source.localDocument(at: .index)
    _ = try await source.document(at: .index)
    let after = try await source.localDocument(at: .index)
    XCTAssertNil(before)
    XCTAssertEqual(after, Data(index.utf8))
    XCTAssertEqual(transport.urls, [url])
  }

  func testRefreshingSendsAConditionalRequest() async throws {
    _ = try await makeSource().document(at: .index)
    let source = try makeSource(.refreshed)
    let localData = try await source.localDocument(at: .index)
    XCTAssertNil(localData)
    let data = try await source.document(at: .index)
    XCTAssertEqual(data, Data(index.utf8))
    XCTAssertEqual(transport.requests.map { $0.fields["If-None-Match"] }, [nil, "\"1\""])
  }

  func testOfflineNoRequestIsSent() async throws {
    await assertError(.notCached(location: url), try makeSource(.offline))
    _ = try await makeSource().document(at: .index)
    let data = try await makeSource(.offline).document(at: .index)
    XCTAssertEqual(data, Data(index.utf8))
    XCTAssertEqual(transport.urls, [url])
  }

  func testARejectedReplyLeavesTheCacheUnchanged() async throws {
    _ = try await makeSource().document(at: .index)
    let bad = ScriptedTransport([url: [.ok("<html>")]])
    let html = DocumentProblem(document: .index, keyPath: .root, kind: .syntax(.html))
    await assertError(.badDocument(html), try makeSource(.refreshed, bad))
    let data = try await makeSource(.offline).document(at: .index)
    XCTAssertEqual(data, Data(index.utf8))
  }

  func testATooLargeReplyIsABadDocument() async throws {
    let large = ScriptedTransport([url: [.failure(.tooLarge)]])
    await assertError(
      .badDocument(
        DocumentProblem(document: .index, keyPath: .root, kind: .syntax(.tooLarge(limit: 8 << 20)))),
      try makeSource(.cached, large))
  }

  func testAnUnreachableEndpointIsAnError() async throws {
    let dead = ScriptedTransport([url: [.failure(.noSuchHost)]])
    let error = EndpointError(
      url: try XCTUnwrap(URL(string: url)), reason: .transport(.noSuchHost))
    await assertError(.unreachable(error), try makeSource(.cached, dead))
  }

  func testTheOldestDocumentReadHasTheDate() async throws {
    _ = try await makeSource(on: "2026-11-01").document(at: .index)
    let source = try makeSource(on: "2026-11-21")
    XCTAssertNil(source.oldestDocumentDate)
    _ = try await source.document(at: .index)
    XCTAssertEqual(source.oldestDocumentDate, try checked("2026-11-01"))
  }

  func testARevalidatedDocumentHasTheNewDate() async throws {
    _ = try await makeSource(on: "2026-11-01").document(at: .index)
    _ = try await makeSource(.refreshed, on: "2026-11-20").document(at: .index)
    let source = try makeSource(on: "2026-11-21")
    _ = try await source.document(at: .index)
    XCTAssertEqual(source.oldestDocumentDate, try checked("2026-11-20"))
  }

  func testADocumentJustReceivedHasTheDate() async throws {
    let source = try makeSource(on: "2026-11-21")
    _ = try await source.document(at: .index)
    XCTAssertEqual(source.oldestDocumentDate, try checked("2026-11-21"))
  }

  func testTheDateIsThatOfTheRequest() async throws {
    let days = Mutex(try ["2026-11-21", "2026-11-22"].map { try checked($0) as CalendarDate })
    let source = EndpointSource(
      client: try client(transport), cache: try cache(), freshness: .refreshed,
      today: { days.withLock { $0[0] } })
    _ = try await source.document(at: .index)
    days.withLock { _ = $0.removeFirst() }
    _ = try await source.document(at: .index)
    XCTAssertEqual(source.oldestDocumentDate, try checked("2026-11-22"))
  }

  func testOnlyDocumentsAboveTheMaximumAgeAreRequested() async throws {
    _ = try await makeSource(on: "2026-11-01").document(at: .index)
    _ = try await makeSource(.maximumAge(days: 20), on: "2026-11-21").document(at: .index)
    XCTAssertEqual(transport.requests.count, 1)
    let source = try makeSource(.maximumAge(days: 19), on: "2026-11-21")
    let localData = try await source.localDocument(at: .index)
    XCTAssertNil(localData)
    _ = try await source.document(at: .index)
    _ = try await source.document(at: .index)
    XCTAssertEqual(transport.requests.map { $0.fields["If-None-Match"] }, [nil, "\"1\""])
  }

  func testReloadingRequestsEachDocumentOnceMore() async throws {
    let source = try makeSource()
    _ = try await source.document(at: .index)
    source.reload()
    XCTAssertNil(source.oldestDocumentDate)
    let localData = try await source.localDocument(at: .index)
    XCTAssertNil(localData)
    for _ in 0..<2 { _ = try await source.document(at: .index) }
    XCTAssertEqual(transport.requests.map { $0.fields["If-None-Match"] }, [nil, "\"1\""])
  }

  func testReloadingOfflineSendsNoRequest() async throws {
    _ = try await makeSource().document(at: .index)
    let source = try makeSource(.offline)
    source.reload()
    let data = try await source.document(at: .index)
    XCTAssertEqual(data, Data(index.utf8))
    XCTAssertEqual(transport.requests.count, 1)
  }

  func testAnEmptiedCacheIsFilledAgain() async throws {
    let source = try makeSource()
    _ = try await source.document(at: .index)
    try await source.emptyCache()
    await assertError(.notCached(location: url), try makeSource(.offline))
    let other = ScriptedTransport([url: [.ok(index)]])
    _ = try await makeSource(.cached, other).document(at: .index)
    XCTAssertEqual(other.urls, [url])
  }

  func testEmptyingACacheWithoutDocumentsCreatesNoFolder() async throws {
    try await makeSource().emptyCache()
    XCTAssertFalse(Folder.exists(try XCTUnwrap(makeSource().cache).folder))
  }

  func testEmptyingBesideReadersLeavesAUsableCache() async throws {
    let transport = ScriptedTransport([url: [.ok(index)]])
    let source = try makeSource(.cached, transport)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { for _ in 0..<100 { try await source.emptyCache() } }
      for _ in 0..<4 {
        tasks.addTask { for _ in 0..<100 { _ = try await source.document(at: .index) } }
      }
      try await tasks.waitForAll()
    }
    XCTAssertNil(source.cacheError)
    let folder = try XCTUnwrap(source.cache).folder
    XCTAssertTrue(Folder.isLink("\(folder)/tree"))
  }

  @MainActor
  func testEmptyingWaitsForTheLockOutsideTheMainActor() async throws {
    let source = try makeSource()
    _ = try await source.document(at: .index)
    let lock = Mutex<FileLock?>(try source.cache?.lockFolder())
    // Runs on the main actor while the source waits.
    Task { lock.withLock { $0 = nil } }
    try await source.emptyCache()
    XCTAssertNil(source.cache?.entry(at: .index))
  }

  func testAfterAReloadAFailedRequestLeavesTheCachedDocument() async throws {
    _ = try await makeSource().document(at: .index)
    let failing = ScriptedTransport([url: [.failure(.offline), .ok("{}")]])
    let source = try makeSource(.cached, failing)
    source.reload()
    let data = try await source.document(at: .index)
    XCTAssertEqual(data, Data(index.utf8))
    XCTAssertEqual(source.lastRequestError?.allowsStaleDocument, true)
    // The request is not repeated at once.
    _ = try await source.document(at: .index)
    XCTAssertEqual(failing.urls, [url])
    source.reload()
    XCTAssertNil(source.lastRequestError)
  }

  func testARefreshedSourceNeverUsesAStaleDocument() async throws {
    _ = try await makeSource().document(at: .index)
    let failing = ScriptedTransport([url: [.failure(.offline)]])
    let source = try makeSource(.refreshed, failing)
    let error = await thrownError(
      as: CatalogError.self, try await source.document(at: .index))
    XCTAssertEqual(error?.allowsStaleDocument, true)
  }

  func testWithoutACacheEveryDocumentIsFetched() async throws {
    let transport = ScriptedTransport([url: [.ok(index)]])
    let source = EndpointSource(client: try client(transport), cache: nil, freshness: .cached)
    _ = try await source.document(at: .index)
    _ = try await source.document(at: .index)
    XCTAssertEqual(transport.urls, [url, url])
  }

  func testWithoutACacheASyncIsAnError() async throws {
    let source = EndpointSource(client: try client(transport), cache: nil, freshness: .cached)
    let error = await thrownError(as: CatalogError.self, try await source.sync())
    XCTAssertEqual(error, .noCacheFolder)
    XCTAssertEqual(transport.requests, [])
  }

  func testACacheWriteErrorIsRecordedButNotThrown() async throws {
    let source = EndpointSource(
      client: try client(transport),
      cache: EndpointCache(folder: "/dev/null", of: try Endpoint("http://example.com")),
      freshness: .cached)
    let data = try await source.document(at: .index)
    XCTAssertNotNil(data)
    guard case .cannotStore(_, "Not a directory") = source.cacheError else {
      return XCTFail("\(String(describing: source.cacheError))")
    }
  }

  private let url = "http://example.com/group/"
  private let index = #"{"group": {"first": []}}"#
  private lazy var transport = ScriptedTransport([
    url: [.ok(index, ["ETag": "\"1\""]), .status(304)]
  ])

  private func makeSource(
    _ freshness: EndpointSource.Freshness = .cached, _ other: ScriptedTransport? = nil,
    on date: String = "2026-11-21"
  ) throws -> EndpointSource {
    try source(other ?? transport, freshness, on: date)
  }

  private func assertError(
    _ expected: CatalogError, _ source: @autoclosure () throws -> EndpointSource,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let error = await thrownError(
      as: CatalogError.self, try await source().document(at: .index), file: file, line: line)
    XCTAssertEqual(error, expected, file: file, line: line)
  }
}
