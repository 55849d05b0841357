import Foundation
import XCTest

@testable import kpgg

/// `--source DIR` with a valid copy of the documents, and with incomplete ones.
final class FolderSourceTests: CommandTestCase {
  func testAValidCopyGivesTheSameOutputAsTheBundledCatalog() async throws {
    let catalog = try temporaryCatalog()
    let lines: [TypedLine] = [
      "--json", "sections", "sections --json", "sections --plain", "groups --json",
      "groups --section 2016-2019", "group OHMYGIRL --json", "group omg", "group izone --lang ko",
      "members", "members --json", "members 2009 --former", "profiles OHMYGIRL", "profile Sakura",
      "profile girls day minah --json", "group OHMYGRIL", "profile Mina", "groups --section 1996",
    ]
    for line in lines {
      let bundled = await run(line)
      let copied = await run(TypedLine(["--source", catalog.path] + line.arguments))
      XCTAssertEqual(copied, bundled, "\(line)")
    }
  }

  func testTheHomeScreenShowsTheDateOfTheBundledCatalogAlone() async throws {
    let catalog = try temporaryCatalog()
    let bundled = await output(of: "")
    let copied = await output(of: ["--source", catalog.path])
    XCTAssertEqual(bundled, copied + "Catalog of 2026-11-20.\n")
  }

  func testAFolderCanHaveATrailingSlash() async throws {
    let catalog = try temporaryCatalog()
    await assertRun(
      ["sections", "--source", catalog.path + "/"], .prints(await output(of: "sections")))
  }

  func testAnAddressWithoutASchemeHasAHint() async {
    let folder = "a catalog folder has group/index.json and a file for each group"
    for source in ["127.0.0.1:80", "example.com/kpgg", "localhost", "EXAMPLE.com/"] {
      let slash = source.hasSuffix("/") ? "" : "/"
      await assertFails(
        "sections --source \(source)", .noInput, "'\(source)\(slash)group/index.json' not found",
        hint: "a URL starts with http:// or https://; \(folder)")
    }
    for source in ["nowhere", "./a.b", "../nowhere", "/nowhere.com", ".com"] {
      await assertFails(
        "sections --source \(source)", .noInput, "'\(source)/group/index.json' not found",
        hint: folder)
    }
  }

  func testReadingAFolderWritesNothing() async throws {
    let catalog = try temporaryCatalog()
    let before = try FileManager.default.subpathsOfDirectory(atPath: catalog.path).sorted()
    _ = await output(of: ["members", "--json", "--source", catalog.path])
    let after = try FileManager.default.subpathsOfDirectory(atPath: catalog.path).sorted()
    XCTAssertEqual(after, before)
  }

  func testDirectionOverridesAreReplaced() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("\"오마이걸\"", with: "\"오마\u{202E}이걸\"", in: TemporaryCatalog.index)
    try catalog.replace("\"효정\"", with: "\"효\u{202E}정\"", in: "group/OHMYGIRL")
    try catalog.replace("WM Enter", with: "WM\u{202E} Enter", in: "group/OHMYGIRL")
    for line: TypedLine in [
      "--lang ko", "groups", "group omg", "members", "profiles", "profile omg Hyojung",
      "groups --plain", "group OHMYGIRL --fields agency", "members --plain", "profile omg nobody",
    ] {
      for screen in [Context.Screen.none, .terminal(80)] {
        let outcome = await run(
          TypedLine(line.arguments + ["--source", catalog.path]), on: screen)
        XCTAssertFalse(outcome.output.unicodeScalars.contains("\u{202E}"), "\(line)")
        XCTAssertFalse(outcome.errors.unicodeScalars.contains("\u{202E}"), "\(line)")
        let isMarked = outcome.output.unicodeScalars.contains("\u{FFFD}")
        XCTAssertEqual(isMarked, outcome.exitCode == .success, "\(line)")
      }
    }
  }

  func testAGroupIDNeedsNoIndex() async throws {
    let catalog = try temporaryCatalog()
    try catalog.delete(TemporaryCatalog.index)
    await assertRun(
      ["group", "OHMYGIRL", "--json", "--source", catalog.path],
      .prints(await output(of: "group OHMYGIRL --json")))
    // Related groups need the index.
    let page = await output(of: ["group", "OHMYGIRL", "--source", catalog.path])
    let whole = await output(of: "group OHMYGIRL")
    XCTAssertTrue(whole.hasPrefix(page + "\nDebuted the same year  GFRIEND"))
  }

  func testAMissingIndexIsReported() async throws {
    let catalog = try temporaryCatalog()
    try catalog.delete(TemporaryCatalog.index)
    for command in [
      [], ["sections"], ["groups"], ["group", "omg"], ["members"], ["profile", "YooA"],
    ] {
      await assertIsMissing("group/index.json", in: catalog.path, command)
    }
  }

  func testAMissingFolderIsReportedAsAMissingIndex() async throws {
    for command in [["sections"], ["group", "OHMYGIRL"], ["profile", "OHMYGIRL/YooA"]] {
      await assertIsMissing("group/index.json", in: "/nowhere/at/all", command)
    }
  }

  func testAMissingGroupDocumentIsReported() async throws {
    let catalog = try temporaryCatalog()
    try catalog.delete("group/OHMYGIRL")
    for command in [
      ["group", "OHMYGIRL"], ["group", "omg"], ["members"], ["profiles", "오마이걸"],
      ["profile", "OHMYGIRL", "YooA"], ["sections", "--json"], ["--json"],
    ] {
      await assertIsMissing("group/OHMYGIRL", in: catalog.path, command)
    }
  }

  func testAFileIsNotAFolder() async throws {
    let catalog = try temporaryCatalog()
    let index = catalog.url(of: TemporaryCatalog.index).path
    await assertFails(
      ["sections", "--source", index], .noInput,
      "cannot read '\(index)/group/index.json': Not a directory")
  }

  private func assertIsMissing(
    _ document: String, in folder: String, _ command: [String], testLine: UInt = #line
  ) async {
    await assertFails(
      TypedLine(command + ["--source", folder]), .noInput, "'\(folder)/\(document)' not found",
      hint: "a catalog folder has group/index.json and a file for each group", testLine: testLine)
  }
}
