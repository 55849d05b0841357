import Foundation
import KPGGCore
import Synchronization
import XCTest

@testable import kpgg

final class SyncTests: EndpointCommandTestCase {
  private let groups = SampleCatalog.groupCount

  func testEachDocumentIsRequestedOnce() async {
    await assertRunWithEndpoint(
      "sync", .prints("\(groups) groups: \(groups) added, 0 changed, 0 removed\n"))
    XCTAssertEqual(transport.requests.count, groups + 1)
    let bundled = await run("members --json")
    let outcome = await runWithEndpoint("members --json --offline")
    XCTAssertEqual(outcome, bundled)
    XCTAssertEqual(transport.requests.count, groups + 1)
  }

  func testTheArgumentIsTheEndpoint() async {
    for line in [
      ["sync", CatalogTransport.base],
      ["sync", CatalogTransport.base, "--source", CatalogTransport.base],
    ] {
      let folder = cacheHome + "/\(line.count)"
      await assertRun(
        TypedLine(line), in: ["XDG_CACHE_HOME": folder, "KPGG_SOURCE": "bundled"],
        through: transport, .prints("\(groups) groups: \(groups) added, 0 changed, 0 removed\n"))
    }
  }

  func testAnInvalidDocumentIsReportedWithItsEndpoint() async {
    transport.put("<html>", at: "group/")
    await assertFails(
      ["sync", CatalogTransport.base], in: ["XDG_CACHE_HOME": cacheHome], through: transport,
      .badData, "group/index.json: the document is a web page, not JSON",
      hint: "the document came from http://catalog.example/")
  }

  func testEachChangedGroupIsARow() async {
    transport.put(#"{"group": {"first": [{"groupname": "IVE"}]}}"#, at: "group/")
    await assertRunWithEndpoint("sync --csv", .prints("change,id\r\nadded,IVE\r\n"))
    await assertRunWithEndpoint("sync --plain", .prints(""))
    await assertRunWithEndpoint("sync", .prints("1 group: 0 added, 0 changed, 0 removed\n"))
    await assertRunWithEndpoint(
      "sync --lang ko", .prints("그룹 1팀: 추가 0팀, 변경 0팀, 삭제 0팀\n"))
  }

  func testASecondSyncSendsConditionalRequests() async {
    _ = await runWithEndpoint("sync")
    await assertRunWithEndpoint(
      "sync", .prints("\(groups) groups: 0 added, 0 changed, 0 removed\n"))
    XCTAssertTrue(
      transport.requests.dropFirst(groups + 1).allSatisfy { $0.hasPrefix("if changed ") })
  }

  func testChangesAreCounted() async throws {
    _ = await runWithEndpoint("sync")
    try changeTheCatalog()
    await assertRunWithEndpoint(
      "sync", .prints("\(groups) groups: 1 added, 1 changed, 1 removed\n"))
  }

  func testJSONListsTheChanges() async throws {
    _ = await runWithEndpoint("sync")
    try changeTheCatalog()
    await assertRunWithEndpoint("sync --json", .shows("sync-changes.json"))
  }

  func testAnInvalidDocumentKeepsTheOldCatalog() async throws {
    _ = await runWithEndpoint("sync")
    try changeTheCatalog()
    transport.put("<html>", at: "group/OHMYGIRL")
    await assertRunWithEndpoint(
      "sync",
      .fails(
        .badData, "group/OHMYGIRL: the document is a web page, not JSON",
        hint: "the document came from http://catalog.example/ (from KPGG_SOURCE)"))
    let bundled = await run("members --json")
    let outcome = await runWithEndpoint("members --json --offline")
    XCTAssertEqual(outcome, bundled)
  }

  func testAnInterruptedSyncCachesNothing() async {
    transport.fail("group/OHMYGIRL", with: .lost(reason: "reset"))
    await assertRunWithEndpoint(
      "sync",
      .fails(
        .unavailable,
        "http://catalog.example/group/OHMYGIRL: the connection was lost: reset (from KPGG_SOURCE)",
        hint: "check the endpoint's URL, or try again later"))
    let outcome = await runWithEndpoint("sections --offline")
    XCTAssertEqual(outcome.exitCode, .noInput)
  }

  func testAListedGroupWithoutADocumentIsAnError() async {
    transport.put(nil, at: "group/IVE")
    await assertRunWithEndpoint(
      "sync",
      .fails(
        .unavailable,
        "the endpoint has no document at 'http://catalog.example/group/IVE' (from KPGG_SOURCE)"))
  }

  func testACacheFolderIsNeeded() async {
    await assertFails(
      ["sync", "--source", CatalogTransport.base], through: transport, .cannotWrite,
      "no folder is set for the cache", hint: "set HOME or XDG_CACHE_HOME")
  }

  func testACacheThatCannotBeWrittenIsAnError() async {
    let outcome = await runWithEndpoint("sync", in: ["XDG_CACHE_HOME": "/dev/null"])
    XCTAssertEqual(outcome.exitCode, .cannotWrite)
    XCTAssertEqual(transport.requests, [])
  }

  func testATerminalShowsTheProgressAndIsClearedAfterwards() async throws {
    let shown = await progress(on: .terminal(40))
    XCTAssertEqual(shown.count, groups + 2)
    XCTAssertEqual(shown.first, "\r\u{1B}[K[=>                              ] 1/\(groups + 1)")
    XCTAssertEqual(
      shown.dropLast().last,
      "\r\u{1B}[K[===============================] \(groups + 1)/\(groups + 1)")
    XCTAssertEqual(shown.last, "\r\u{1B}[K")
  }

  func testAPipeOrQuietShowsNoProgress() async {
    let (piped, quiet) = (await progress(on: .none), await progress("--quiet", on: .terminal(40)))
    XCTAssertEqual([piped, quiet], [[], []])
  }

  /// The progress written to standard error during a sync.
  private func progress(
    _ options: String..., on errors: Context.Screen
  ) async -> [String] {
    let shown = Journal()
    let context = Context.test(
      ["sync", "--source", CatalogTransport.base] + options,
      environment: ["KPGG_TODAY": "2026-11-21", "XDG_CACHE_HOME": cacheHome],
      transport: transport, showProgress: { shown.add($0) }, errors: errors)
    _ = await Program(context: context).run()
    return shown.lines
  }

  /// Adds, changes, and removes one group each.
  private func changeTheCatalog() throws {
    let index = try XCTUnwrap(SampleCatalog.source.document(at: .index))
    let text = String(decoding: index, as: UTF8.self)
      .replacingOccurrences(of: #""groupname": "IVE""#, with: #""groupname": "NEWGROUP""#)
      .replacingOccurrences(of: #""groupname": "FX""#, with: #""groupname": "IVE""#)
    transport.put(text, at: "group/")
    transport.put(#"{"groupname": {"NEWGROUP": []}}"#, at: "group/NEWGROUP")
  }

  func testTheBarGrowsToItsWholeLength() {
    XCTAssertEqual(Sync.progressBar(0, of: 4, width: 20), "[>            ] 0/4")
    XCTAssertEqual(Sync.progressBar(2, of: 4, width: 20), "[======>      ] 2/4")
    XCTAssertEqual(Sync.progressBar(4, of: 4, width: 20), "[=============] 4/4")
  }

  func testTheBarIsNeverAsWideAsTheTerminal() {
    for width in 1...200 {
      for done in [0, 1, 50, 99, 100] {
        let line = Sync.progressBar(done, of: 100, width: width)
        XCTAssertLessThan(line.count, max(width, 1), "\(width)")
      }
    }
  }

  func testANarrowTerminalShowsOnlyTheNumbers() {
    XCTAssertEqual(Sync.progressBar(1, of: 84, width: 12), "1/84")
    XCTAssertEqual(Sync.progressBar(1, of: 84, width: 4), "")
  }

  func testTheBarIsFullForATotalOfZeroAndBeyondTheTotal() {
    XCTAssertEqual(Sync.progressBar(5, of: 4, width: 13), "[======] 5/4")
    XCTAssertEqual(Sync.progressBar(0, of: 0, width: 13), "[======] 0/0")
  }
}

/// A thread-safe log of lines.
final class Journal: Sendable {
  private let storage = Mutex<[String]>([])

  var lines: [String] { storage.withLock { $0 } }

  func add(_ line: String) { storage.withLock { $0.append(line) } }
}
