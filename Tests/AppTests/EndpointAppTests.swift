import Foundation
import KPGGCore
import XCTest

/// An app that reads an endpoint.
@MainActor
final class EndpointAppTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("kpgg-app-\(UUID().uuidString)")
  private let transport = StubTransport()

  override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

  private func source(
    _ freshness: EndpointSource.Freshness = .cached, transport: (any HTTPTransport)? = nil,
    today: @escaping @Sendable () -> CalendarDate = { .today }
  ) throws -> EndpointSource {
    try EndpointSource(
      XCTUnwrap(URL(string: "https://example.com/kpgg")), transport: transport ?? self.transport,
      cacheFolder: folder, freshness: freshness, today: today)
  }

  func testAnEndpointIsReadOnce() async throws {
    let reader = CatalogReader(source: try source())
    let group = try await reader.group(id: "IVE")
    XCTAssertEqual(group.name, "IVE")
    _ = try await reader.catalog()
    let requests = await transport.endpoint.requestCount
    XCTAssertEqual(requests, 1)
  }

  func testALineUpThatIsNotCachedIsRequested() async throws {
    let lineUp = try await CatalogReader(source: try source()).lineUp(id: "IVE")
    XCTAssertEqual(lineUp.members.count, 6)
  }

  func testOnlyAnAbsentGroupIsNotFound() async throws {
    let reader = CatalogReader(source: try source())
    do {
      _ = try await reader.lineUp(id: "NOSUCHGROUP")
      XCTFail("found a group that does not exist")
    } catch {
      XCTAssertEqual(error, .groupNotFound("NOSUCHGROUP"))
    }
  }

  func testPullingDownRequestsTheCatalogAgain() async throws {
    let model = HomeModel(CatalogReader(source: try source()))
    await model.load()
    await model.refresh()
    await model.load()
    let conditional = await transport.endpoint.conditionalRequestCount
    XCTAssertEqual(conditional, 1)
    XCTAssertEqual(model.rows.isEmpty, false)
  }

  func testOldDocumentsAreRequestedAgainIfAMaximumAgeIsGiven() async throws {
    let (monday, friday) = (
      try XCTUnwrap(CalendarDate("2026-11-16")), try XCTUnwrap(CalendarDate("2026-11-20"))
    )
    _ = try await CatalogReader(source: try source(today: { monday })).catalog()
    let lenient = try source(.maximumAge(days: 4), today: { friday })
    _ = try await CatalogReader(source: lenient).catalog()
    XCTAssertEqual(lenient.oldestDocumentDate, monday)
    let strict = try source(.maximumAge(days: 3), today: { friday })
    _ = try await CatalogReader(source: strict).catalog()
    XCTAssertEqual(strict.oldestDocumentDate, friday)
    let conditional = await transport.endpoint.conditionalRequestCount
    XCTAssertEqual(conditional, 1)
  }

  func testByDefaultDocumentsOlderThanADayAreRequestedAgain() async throws {
    let url = try XCTUnwrap(URL(string: "https://example.com/kpgg"))
    var conditionalRequests: [Int] = []
    for day in try ["2026-11-16", "2026-11-17", "2026-11-18"].map({
      try XCTUnwrap(CalendarDate($0))
    }) {
      let source = try EndpointSource(
        url, transport: transport, cacheFolder: folder, today: { day })
      _ = try await CatalogReader(source: source).catalog()
      conditionalRequests.append(await transport.endpoint.conditionalRequestCount)
    }
    XCTAssertEqual(conditionalRequests, [0, 0, 1])
    let later = try XCTUnwrap(CalendarDate("2026-11-30"))
    let unreachable = try EndpointSource(
      url, transport: FailingTransport(error: .offline), cacheFolder: folder, today: { later })
    _ = try await CatalogReader(source: unreachable).catalog()
    XCTAssertEqual(unreachable.lastRequestError?.isConnectionProblem, true)
  }

  func testTheAgeIsThatOfWhatIsReadNow() async throws {
    let (monday, friday) = (
      try XCTUnwrap(CalendarDate("2026-11-16")), try XCTUnwrap(CalendarDate("2026-11-20"))
    )
    _ = try await CatalogReader(source: try source(today: { monday })).catalog()
    let source = try source(today: { friday })
    let reader = CatalogReader(source: source)
    _ = try await reader.catalog()
    XCTAssertEqual(source.oldestDocumentDate, monday)
    reader.reload()
    XCTAssertNil(source.oldestDocumentDate)
    _ = try await reader.catalog()
    XCTAssertEqual(source.oldestDocumentDate, friday)
  }

  func testAnEmptiedCacheIsReadFromTheEndpoint() async throws {
    let source = try source()
    _ = try await CatalogReader(source: source).catalog()
    try await source.emptyCache()
    do {
      _ = try await CatalogReader(source: try self.source(.offline)).catalog()
      XCTFail("read a document from an empty cache")
    } catch {
      XCTAssertEqual(
        error as? CatalogError, .notCached(location: "https://example.com/kpgg/group/"))
    }
  }

  func testASyncMakesTheWholeCatalogAvailableOffline() async throws {
    let summary = try await source().sync()
    XCTAssertEqual(summary.groupCount, 20)
    let lineUps = try await CatalogReader(source: try source(.offline)).fullCatalog().lineUps
    XCTAssertEqual(lineUps.count, 20)
  }

  func testAProgressBarShowsASync() async throws {
    let model = SyncModel()
    await model.sync(try source())
    XCTAssertNil(model.alert)
    XCTAssertEqual(model.progress, 1)
  }

  func testTheProgressOfASyncIsInOrder() async throws {
    var counts: [Int] = []
    try await source().sync { counts.append($0.completedCount) }
    XCTAssertEqual(counts, Array(1...21))
  }

  func testProgressChangesTheStateOfAnyActor() async throws {
    let count = try await SyncCounter().count(source())
    XCTAssertEqual(count, 21)
  }

  func testATokenIsSentAndABrokenOneIsAnError() async throws {
    XCTAssertThrowsError(try BearerToken("abc\n")) { error in
      XCTAssertEqual(
        (error as? BearerTokenError)?.text.korean,
        "토큰에 빈칸이나 줄바꿈, 또는 ASCII가 아닌 문자가 있습니다.")
    }
    let url = try XCTUnwrap(URL(string: "https://example.com/kpgg"))
    let source = try EndpointSource(
      url, transport: transport, token: try BearerToken("abc"), cacheFolder: folder)
    _ = try await CatalogReader(source: source).catalog()
    let fields = await transport.endpoint.lastFields
    XCTAssertEqual(fields["Authorization"], "Bearer abc")
  }

  func testWithoutAFolderForCachesASyncIsAnError() async throws {
    let variables = ["HOME", "XDG_CACHE_HOME"]
    let values = variables.map { ProcessInfo.processInfo.environment[$0] }
    for name in variables { unsetenv(name) }
    defer {
      for case (let name, let value?) in zip(variables, values) { setenv(name, value, 1) }
    }
    let url = try XCTUnwrap(URL(string: "https://example.com/kpgg"))
    let source = try EndpointSource(url, transport: transport)
    do {
      try await source.sync()
      XCTFail("a sync without a cache")
    } catch {
      XCTAssertEqual(error, .noCacheFolder)
    }
    let requests = await transport.endpoint.requestCount
    XCTAssertEqual(requests, 0)
  }

  func testASyncWithoutAConnectionIsAnAlert() async throws {
    let model = SyncModel()
    await model.sync(try source(transport: FailingTransport(error: .offline)))
    XCTAssertEqual(model.alert, "The server cannot be reached. Check your connection.")
  }

  func testACanceledSyncEndsInCancellation() async throws {
    let source = try source(transport: WaitingTransport())
    let task = Task { try await source.sync() }
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { error in
      XCTAssertEqual(error as? CatalogError, .cancelled)
    }
  }

  func testACanceledTaskEndsInCancellationWithEverySource() async throws {
    let sources: [any CatalogSource] = [
      BundledSource(), DirectorySource(folder), MemorySource(FullCatalog([.sample])), try source(),
      try source(transport: WaitingTransport()),
    ]
    for source in sources {
      let task = Task { try await CatalogReader(source: source).fullCatalog() }
      task.cancel()
      let result = await task.result
      XCTAssertThrowsError(try result.get()) { error in
        XCTAssertEqual(error as? CatalogError, .cancelled, "\(type(of: source))")
      }
    }
  }

  func testOfflinePicturesAreNotInTheCache() async throws {
    let address = try XCTUnwrap(WebAddress("https://example.com/ive.png"))
    do {
      _ = try await source(.offline).picture(at: address)
      XCTFail("requested a picture")
    } catch {
      XCTAssertEqual(error as? CatalogError, .notCached(location: "https://example.com/ive.png"))
    }
  }

  func testEveryErrorIsAnAlertInASentence() async throws {
    let connection = "The server cannot be reached. Check your connection."
    let alerts: [(TransportError, String)] = [
      (.offline, connection), (.refused, connection),
      (.forbidden(reason: "insecure"), "The server rejected the request."),
    ]
    for (error, alert) in alerts {
      let model = HomeModel(
        CatalogReader(source: try source(transport: FailingTransport(error: error))))
      await model.load()
      XCTAssertEqual(model.alert, alert)
    }
  }
}

/// Counts the documents of a sync on an actor of its own.
private actor SyncCounter {
  private var count = 0

  func count(_ source: EndpointSource) async throws -> Int {
    try await source.sync { _ in self.count += 1 }
    return count
  }
}
