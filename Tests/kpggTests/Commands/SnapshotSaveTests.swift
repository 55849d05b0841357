import Foundation
import XCTest

@testable import kpgg

final class SnapshotSaveTests: CommandTestCase {
  func testSavingKeepsAFileThatIsNotASnapshot() async throws {
    let folder = try temporaryFolder()
    let url = folder.url.appendingPathComponent("notes.txt")
    try Data("mine".utf8).write(to: url)
    await assertFails(
      ["snapshot", "save", url.path], .noInput,
      "'\(url.path)' already exists and is not a snapshot",
      hint: "use another name, or --force to replace the file")
    XCTAssertEqual(try folder.text(of: "notes.txt"), "mine")
    let forced = await run(["snapshot", "save", url.path, "--force"])
    XCTAssertEqual(forced.exitCode, .success)
    XCTAssertTrue(try folder.text(of: "notes.txt").contains("schemaVersion"))
  }

  func testSavingReplacesASnapshotOfAnyVersionAndAnEmptyFile() async throws {
    let folder = try temporaryFolder()
    let url = folder.url.appendingPathComponent("a.json")
    for old in ["", "{\"schemaVersion\": 7}"] {
      try Data(old.utf8).write(to: url)
      let outcome = await run(["snapshot", "save", url.path])
      XCTAssertEqual(outcome.exitCode, .success, old)
    }
  }

  func testForceIsAnOptionOfSavingOnly() async {
    await assertFails(
      "snapshot check a.json --force", .usage, "'kpgg snapshot check' has no option '--force'",
      hint: "it is an option of 'kpgg snapshot save'")
  }

  func testAnUnknownActionIsReportedBeforeAMissingFile() async {
    await assertFails(
      "snapshot foo", .usage, "unknown action 'foo'", hint: "use 'save', 'check', or 'diff'")
  }
}
