import Foundation
import KPGGQuiz
import KPGGSystem
import XCTest

@testable import KPGGCore

final class InterruptedSyncTests: EndpointTestCase {
  func testTheNextSyncRequestsTheIndexAndTheMissingDocuments() async throws {
    try await interrupt(at: ["C"])
    XCTAssertNil(try cache().entry(at: .index))
    let transport = try await sync()
    XCTAssertEqual(transport.urls, [url(""), url("C")])
    XCTAssertEqual(try cachedDocuments(), groups.map(document))
  }

  func testACompleteSyncLeavesOneTree() async throws {
    try await interrupt(at: ["C"])
    XCTAssertEqual(Folder.names(in: try cache().folder), ["unfinished"])
    try await sync()
    let names = Folder.names(in: try cache().folder)
    XCTAssertEqual(names.map { $0.prefix(4) }, ["tree", "tree"], "the link and its tree")
  }

  func testASyncThatIsInterruptedTwiceIsResumed() async throws {
    try await interrupt(at: ["B", "C"])
    try await interrupt(at: ["C"])
    let transport = try await sync()
    XCTAssertEqual(transport.urls, [url(""), url("C")])
  }

  func testAFailedSyncIsResumed() async throws {
    let failing = transport(replacing: ["C": .status(404)])
    let tree = try unfinished
    failing.hold([url("C")]) { ["A", "B"].allSatisfy(tree.has) }
    let result = try await start(failing).result
    XCTAssertThrowsError(try result.get())
    let transport = try await sync()
    XCTAssertEqual(transport.urls, [url(""), url("C")])
  }

  func testADocumentThatChangedInBetweenIsRequestedAgain() async throws {
    try await interrupt(at: ["C"])
    let changed = #"{"groupname": {"A": [], "X": []}}"#
    let transport = try await sync(
      self.transport(index: index(of: ["A": changed]), replacing: ["A": .ok(changed)]))
    XCTAssertEqual(Set(transport.urls), [url(""), url("A"), url("C")])
    XCTAssertEqual(try cachedDocuments(), [changed, document("B"), document("C")])
  }

  func testDamagedDocumentsAreRequestedAgain() async throws {
    try await interrupt(at: ["C"])
    let folder = try cache().folder + "/unfinished/documents/group"
    let edited = #"{"groupname": {"B": [], "X": []}}"#
    try Data(document("A").utf8.dropLast()).write(to: URL(fileURLWithPath: "\(folder)/A"))
    try Data(edited.utf8).write(to: URL(fileURLWithPath: "\(folder)/B"))
    let transport = try await sync()
    XCTAssertEqual(Set(transport.urls), Set(["", "A", "B", "C"].map(url)))
    XCTAssertEqual(try cachedDocuments(), groups.map(document))
  }

  func testAnEditedDocumentWithAMatchingChecksumIsRequestedAgain() async throws {
    try await interrupt(at: ["C"])
    let edited = #"{"groupname": {"A": [], "X": []}}"#
    let tree = try XCTUnwrap(try unfinished.tree)
    let entry = try XCTUnwrap(tree.entry(at: .group("A")))
    let other = ReceivedDocument(
      data: Data(edited.utf8), validators: entry.document.validators, url: entry.document.url)
    try tree.store(CacheTree.Entry(document: other, received: entry.received), at: .group("A"))
    let transport = try await sync()
    XCTAssertEqual(Set(transport.urls), Set(["", "A", "C"].map(url)))
    XCTAssertEqual(try cachedDocuments(), groups.map(document))
  }

  func testWithoutDigestsADocumentIsRequestedIfItHasChanged() async throws {
    let index = indexWithoutDigests
    let tagged: [String: ScriptedTransport.Outcome] = [
      "A": .ok(document("A"), ["ETag": "\"1\""]), "B": .ok(document("B"), ["ETag": "\"2\""]),
    ]
    try await interrupt(at: ["C"], transport(index: index, replacing: tagged))
    let changed = #"{"groupname": {"B": [], "X": []}}"#
    let transport = try await sync(
      self.transport(index: index, replacing: ["A": .status(304), "B": .ok(changed)]))
    let tags = Dictionary(
      transport.requests.map { ($0.url.absoluteString, $0.fields["If-None-Match"]) },
      uniquingKeysWith: { first, _ in first })
    XCTAssertEqual(tags, [url(""): nil, url("A"): "\"1\"", url("B"): "\"2\"", url("C"): nil])
    XCTAssertEqual(try cachedDocuments(), [document("A"), changed, document("C")])
  }

  func testWithoutDigestsAndValidatorsEverythingIsRequestedAgain() async throws {
    let index = indexWithoutDigests
    try await interrupt(at: ["C"], transport(index: index))
    let transport = try await sync(self.transport(index: index))
    XCTAssertEqual(Set(transport.urls), Set(["", "A", "B", "C"].map(url)))
    XCTAssertFalse(transport.requests.contains { $0.fields["If-None-Match"] != nil })
  }

  func testOtherFilesOfTheInterruptedSyncAreRemoved() async throws {
    try await interrupt(at: ["C"])
    let folder = try cache().folder + "/unfinished"
    for file in [".kpgg-1x", "documents/group/.kpgg-2x", "records/group/D", "main/memberinfo"] {
      try Folder.make(Folder.parentPath(of: "\(folder)/\(file)"))
      try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
    }
    Folder.remove("\(folder)/documents/group/A")
    try Folder.make("\(folder)/documents/group/A/inside")
    try Folder.link("\(folder)/documents/group/C", to: "B")
    try await sync(transport(index: index(groups: ["A", "C"])))
    let tree = try XCTUnwrap(Folder.target(ofLink: try cache().folder + "/tree"))
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: try cache().folder + "/" + tree)
    XCTAssertEqual(
      files.filter { !["documents", "records"].contains($0) && !$0.hasSuffix("/group") }.sorted(),
      ["documents", "records"].flatMap { kind in
        ["A", "C", "index.json"].map { "\(kind)/group/\($0)" }
      })
    XCTAssertEqual(try cachedDocuments(["A", "C"]), [document("A"), document("C")])
  }

  func testALinkInPlaceOfTheUnfinishedTreeIsReplaced() async throws {
    let other = try TemporaryFolder()
    try other.write("kept", to: "file")
    try Folder.make(try cache().folder)
    try Folder.link(try cache().folder + "/unfinished", to: other.path)
    try await sync()
    XCTAssertEqual(Folder.names(in: other.path), ["file"])
    XCTAssertEqual(try cachedDocuments(), groups.map(document))
  }

  func testTwoSyncsAtOnceDoNotShareATree() async throws {
    let first = try await startAndHold(["C"])
    let second = try await sync()
    XCTAssertEqual(Set(second.urls), Set(["", "A", "B", "C"].map(url)))
    XCTAssertEqual(try cachedDocuments(), groups.map(document))
    XCTAssertTrue(try unfinished.has("B"), "the tree of the first sync stays")
    first.cancel()
    _ = await first.result
    XCTAssertEqual(try cachedDocuments(), groups.map(document))
  }

  func testASyncDoesNotLeaveMoreThanOneUnfinishedTree() async throws {
    let first = try await startAndHold(["C"])
    let held = transport()
    held.hold([url("C")])
    let second = try start(held)
    try await waitUntil { held.urls.count == 4 }
    for task in [second, first] {
      task.cancel()
      _ = await task.result
    }
    XCTAssertEqual(Folder.names(in: try cache().folder), ["unfinished"])
    let transport = try await sync()
    XCTAssertEqual(transport.urls, [url(""), url("C")])
  }

  func testEmptyingTheCacheRemovesTheUnfinishedTree() async throws {
    try await interrupt(at: ["C"])
    try await EndpointSource(
      client: try client(transport()), cache: try cache(), freshness: .cached
    ).emptyCache()
    XCTAssertEqual(Folder.names(in: try cache().folder).filter { !$0.hasPrefix("tree") }, [])
    let transport = try await sync()
    XCTAssertEqual(transport.urls.count, 4)
  }

  func testTheSummaryComparesWithTheCacheNotWithTheUnfinishedTree() async throws {
    try await sync(transport(index: index(groups: ["A"])))
    try await interrupt(at: ["C"])
    let summary = try await start(transport()).value
    XCTAssertEqual(summary.added, ["B", "C"])
    XCTAssertEqual(summary.changed, [])
  }

  private let groups = ["A", "B", "C"]

  private func url(_ group: String) -> String { "http://example.com/group/\(group)" }

  private func document(_ group: String) -> String { #"{"groupname": {"\#(group)": []}}"# }

  /// An index with digests, by default of the usual documents.
  private func index(groups: [String] = ["A", "B", "C"], of changed: [String: String] = [:])
    -> String
  {
    let digests = groups.map { group in
      #""\#(group)": "\#(SHA256(of: Data((changed[group] ?? document(group)).utf8)))""#
    }
    return #"{"documents": {\#(digests.joined(separator: ", "))}, \#(sections(groups))}"#
  }

  private var indexWithoutDigests: String { "{\(sections(groups))}" }

  private func sections(_ groups: [String]) -> String {
    let groups = groups.map { #"{"groupname": "\#($0)"}"# }
    return #""group": {"first": [\#(groups.joined(separator: ", "))]}"#
  }

  private func transport(
    index: String? = nil, replacing changed: [String: ScriptedTransport.Outcome] = [:]
  ) -> HoldingTransport {
    var script = [url(""): [ScriptedTransport.Outcome.ok(index ?? self.index())]]
    for group in groups { script[url(group)] = [changed[group] ?? .ok(document(group))] }
    return HoldingTransport(ScriptedTransport(script))
  }

  /// The tree that an interrupted sync leaves, once it has a folder.
  private var unfinished: UnfinishedTree {
    get throws { UnfinishedTree(path: "\(try cache().folder)/unfinished") }
  }

  /// Cancels a sync when everything has arrived except these groups.
  private func interrupt(
    at held: Set<String>, _ transport: HoldingTransport? = nil
  ) async throws {
    let task = try await startAndHold(held, transport)
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { error in
      XCTAssertEqual(error as? CatalogError, .cancelled)
    }
  }

  /// Starts a sync, and waits until everything has arrived except these groups.
  private func startAndHold(
    _ held: Set<String>, _ transport: HoldingTransport? = nil
  ) async throws -> Task<CatalogSyncSummary, any Error> {
    let transport = transport ?? self.transport()
    transport.hold(Set(held.map(url)))
    let task = try start(transport)
    let tree = try unfinished
    try await waitUntil { [groups] in groups.allSatisfy { held.contains($0) || tree.has($0) } }
    return task
  }

  /// Runs a sync to its end, and returns its transport.
  @discardableResult
  private func sync(_ transport: HoldingTransport? = nil) async throws -> HoldingTransport {
    let transport = transport ?? self.transport()
    _ = try await start(transport).value
    return transport
  }

  private func start(_ transport: HoldingTransport) throws -> Task<CatalogSyncSummary, any Error> {
    let sync = CatalogSync(client: try client(transport), cache: try cache())
    return Task { try await sync.run() }
  }

  private func waitUntil(_ condition: @Sendable () -> Bool) async throws {
    for _ in 0..<1000 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
    XCTAssertTrue(condition(), "not within 5 s")
  }

  private func cachedDocuments(_ groups: [String] = ["A", "B", "C"]) throws -> [String] {
    let cache = try cache()
    return try groups.map { group in
      let entry = try XCTUnwrap(cache.entry(at: .group(checked(group))), group)
      return String(decoding: entry.document.data, as: UTF8.self)
    }
  }

  private func client(_ transport: any HTTPTransport) throws -> EndpointClient {
    EndpointClient(try Endpoint("http://example.com"), transport: transport)
  }
}

private struct UnfinishedTree: Sendable {
  let path: String

  var tree: CacheTree? { (try? OpenFolder(path)).map { CacheTree(folder: $0) } }

  func has(_ group: String) -> Bool {
    GroupID(group).map { tree?.entry(at: .group($0)) != nil } ?? false
  }
}
