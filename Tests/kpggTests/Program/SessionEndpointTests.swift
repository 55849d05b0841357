import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class SessionEndpointTests: EndpointCommandTestCase {
  func testAnEndpointGivesTheSameOutputAsTheBundledCatalog() async {
    for line: TypedLine in [
      "sections --json", "groups", "group omg --json", "members IVE --plain",
      "profile OHMYGIRL 유아", "profile sakura", "snapshot save -",
    ] {
      let bundled = await run(line)
      let remote = await runWithEndpoint(line)
      XCTAssertEqual(remote, bundled, "\(line)")
    }
  }

  func testOnlyMissingDocumentsAreRequested() async {
    _ = await runWithEndpoint("sections")
    XCTAssertEqual(transport.requests, ["group/"])
    _ = await runWithEndpoint("group OHMYGIRL")
    XCTAssertEqual(transport.requests, ["group/", "group/OHMYGIRL"])
    for line: TypedLine in ["sections", "group OHMYGIRL", "group omg", "profile 유아 omg"] {
      _ = await runWithEndpoint(line)
    }
    XCTAssertEqual(transport.requests.count, 2)
  }

  func testATypoInANameSendsNoRequest() async {
    _ = await runWithEndpoint("sections")
    let outcome = await runWithEndpoint("group OHMYGRIL")
    XCTAssertEqual(outcome.exitCode, .notFound)
    XCTAssertEqual(transport.requests, ["group/"])
  }

  func testTheCacheIsUsedIfTheEndpointFails() async {
    let first = await runWithEndpoint("group OHMYGIRL --json")
    transport.fail("group/", with: .refused)
    transport.fail("group/OHMYGIRL", with: .refused)
    let second = await runWithEndpoint("group OHMYGIRL --json", on: "2027-11-21")
    XCTAssertEqual(second.output, first.output)
    XCTAssertEqual(second.exitCode, .success)
  }

  func testAnOldCacheHasANoteUnlessQuiet() async {
    _ = await runWithEndpoint("sections")
    let (week, more, quiet) = (
      await runWithEndpoint("sections", on: "2026-11-28"),
      await runWithEndpoint("sections", on: "2026-11-29"),
      await runWithEndpoint("sections --quiet", on: "2026-11-29")
    )
    XCTAssertEqual(week.errors, "")
    XCTAssertEqual(
      more.errors,
      "kpgg: note: the cached catalog is 8 days old; update it with 'kpgg sync' or --refresh\n")
    XCTAssertEqual(quiet.errors, "")
    XCTAssertEqual(more.output, week.output)
  }

  func testTheNoteOnAnOldCacheFollowsAnError() async {
    _ = await runWithEndpoint("sections")
    let outcome = await runWithEndpoint("group NOPE", on: "2026-11-29")
    XCTAssertEqual(
      outcome.errors,
      "kpgg: error: group 'NOPE' not found\nkpgg: hint: for a list, use 'kpgg groups'\n"
        + "kpgg: note: the cached catalog is 8 days old; update it with 'kpgg sync' or --refresh\n")
    XCTAssertEqual(outcome.exitCode, .notFound)
  }

  func testRefreshRequestsAllNeededDocuments() async {
    _ = await runWithEndpoint("group OHMYGIRL")
    let before = transport.requests.count
    let outcome = await runWithEndpoint("group OHMYGIRL --refresh", on: "2027-01-01")
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(
      Array(transport.requests.dropFirst(before)),
      ["if changed group/", "if changed group/OHMYGIRL"])
  }

  func testOfflineSendsNoRequests() async {
    await assertRunWithEndpoint(
      "sections --offline",
      .fails(
        .noInput, "'http://catalog.example/group/' is not in the cache (from KPGG_SOURCE)",
        hint: "omit --offline, or run 'kpgg sync' with the same --source first"))
    _ = await runWithEndpoint("sections")
    let outcome = await runWithEndpoint("sections --offline")
    XCTAssertEqual(outcome.exitCode, .success)
    XCTAssertEqual(transport.requests, ["group/"])
  }

  func testAnUnreachableEndpointIsAnError() async {
    transport.fail("group/", with: .noSuchHost)
    await assertRunWithEndpoint(
      "sections",
      .fails(
        .unavailable, "http://catalog.example/group/: host not found (from KPGG_SOURCE)",
        hint: "check the endpoint's URL, or try again later"))
  }

  func testADocumentOfAnotherGroupIsAnError() async {
    transport.put(#"{"groupname": {"IVE": []}}"#, at: "group/OHMYGIRL")
    await assertRunWithEndpoint(
      "group OHMYGIRL",
      .fails(
        .badData, "group/OHMYGIRL: groupname: belongs to another group: 'IVE' (line 1, column 15)",
        hint: "the document came from http://catalog.example/ (from KPGG_SOURCE)"))
  }

  func testValidationUsesTheCacheOnlyOffline() async {
    _ = await runWithEndpoint("sync")
    transport.put(
      #"{"groupname": {"IVE": [{"birth": "2002.02.31"}, {"birth": "2002.13.01"}]}}"#,
      at: "group/IVE")
    let outcome = await runWithEndpoint("validate")
    XCTAssertEqual(outcome.exitCode, .badData)
    XCTAssertTrue(
      outcome.output.contains("[0].birth: '2002.02.31' is not a valid date"), outcome.output)
    XCTAssertTrue(
      outcome.output.contains("[1].birth: '2002.13.01' is not a valid date"), outcome.output)
    let cached = await runWithEndpoint("validate --offline")
    XCTAssertEqual(cached.exitCode, .success)
  }

  func testAMissingDocumentIsAnError() async {
    transport.put(nil, at: "group/OHMYGIRL")
    await assertRunWithEndpoint(
      "group OHMYGIRL",
      .fails(
        .unavailable,
        "the endpoint has no document at 'http://catalog.example/group/OHMYGIRL' (from KPGG_SOURCE)"
      ))
  }

  func testAMissingIndexHintsTheURLOfACatalog() async {
    transport.put(nil, at: "group/")
    await assertRun(
      ["sections", "--source", CatalogTransport.base], through: transport,
      .fails(
        .unavailable, "http://catalog.example/group/: the server responded with 404 (not found)",
        hint: "the URL must end before group/, as in https://example.com/kpgg/"))
  }

  func testCommandsWorkWithoutACacheFolder() async {
    let outcome = await run(
      ["sections", "--source", CatalogTransport.base], through: transport)
    XCTAssertEqual(outcome.exitCode, .success)
    XCTAssertEqual(outcome.errors, "")
  }

  func testAnUnwritableCacheHasANoteEvenIfQuiet() async {
    for line: TypedLine in ["sections", "sections --quiet"] {
      let outcome = await runWithEndpoint(line, in: ["XDG_CACHE_HOME": "/dev/null"])
      XCTAssertEqual(outcome.exitCode, .success)
      XCTAssertTrue(
        outcome.errors.hasPrefix("kpgg: note: cannot write '/dev/null/kpgg/endpoints/"), "\(line)")
      XCTAssertTrue(outcome.errors.hasSuffix("': Not a directory\n"), "\(line)")
    }
  }

  func testATimeoutCanBeAFractionOfASecond() async throws {
    for source in try sources() {
      let outcome = await run(
        ["sections", "--timeout", "0.25", "--source", source], through: transport)
      XCTAssertEqual(outcome.exitCode, .success, source)
    }
  }

  func testAnInvalidTokenIsNotRepeated() async throws {
    for source in try sources() {
      for token in ["se\ncret", "a cret"] {
        await assertRun(
          ["sections", "--source", source], in: ["KPGG_TOKEN": token], through: transport,
          .fails(
            .usage, "KPGG_TOKEN contains an invalid character",
            hint: "use visible ASCII characters only"))
      }
    }
  }

  func testAnEmptyTokenIsIgnored() async throws {
    for source in try sources() {
      let outcome = await run(
        ["sections", "--source", source], in: ["KPGG_TOKEN": ""], through: transport)
      XCTAssertEqual(outcome.exitCode, .success, source)
    }
  }

  /// A source of each kind.
  private func sources() throws -> [String] {
    let catalog = try temporaryCatalog()
    return ["bundled", catalog.path, CatalogTransport.base]
  }
}
