import Foundation
import KPGGCore
import XCTest

@testable import kpgg

/// Exports and imports favorites.
final class FavoritesTransferTests: FavoritesTestCase {
  private let document = """
    {
      "favorites": [
        {
          "added": "2026-11-21",
          "id": "IVE/Liz",
          "kind": "member"
        },
        {
          "added": "2026-11-21",
          "id": "TWICE",
          "kind": "group"
        }
      ],
      "schemaVersion": 1
    }

    """

  func testAnExportIsTheStoredDocument() async throws {
    await add("TWICE", "IVE/Liz")
    await assertRun("favorites export", .prints(document))
    await assertRun("favorites export -", .prints(document))
    XCTAssertEqual(try readFile(), document)
    let copy = home.appendingPathComponent("copy.json")
    await assertRun(["favorites", "export", copy.path], .prints("saved to \(copy.path)\n"))
    XCTAssertEqual(String(decoding: try Data(contentsOf: copy), as: UTF8.self), document)
  }

  func testAnEmptyExportIsADocumentAndCreatesNoFile() async {
    await assertRun(
      "favorites export",
      .prints("{\n  \"favorites\": [],\n  \"schemaVersion\": 1\n}\n"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
  }

  func testImportingAnExportAgainChangesNothing() async throws {
    for (line, summary) in [
      ("favorites import -", "2 favorites added\n"),
      ("favorites import - --lang ko", "즐겨찾기: 변경 없음 2개\n"),
    ] as [(TypedLine, String)] {
      await assertRun(line, reading: document, .prints(summary))
      XCTAssertEqual(try readFile(), document)
    }
  }

  func testAnImportKeepsTheEarlierDate() async throws {
    await add("TWICE", on: "2026-11-01")
    await add("IVE/Liz", on: "2026-11-30")
    await add("AOA", on: "2026-11-30")
    await assertRun(
      "favorites import -", reading: document,
      .prints("Favorites: 1 given an earlier date, 1 unchanged\n"))
    await assertRun(
      "favorites --plain --fields id,added",
      .prints("AOA\t2026-11-30\nIVE/Liz\t2026-11-21\nTWICE\t2026-11-01\n"))
  }

  func testAnImportKeepsTheTagsAndNotesOfBoth() async throws {
    let stored = try Favorites.of("TWICE 2026-11-21 bias a", "IVE/Liz 2026-11-21 main")
    let other = try Favorites.of("TWICE 2026-11-21 2023 b", "IVE/Liz 2026-11-21 main")
    try writeFile(stored.json.canonicalText)
    let text = other.json.canonicalText
    for (line, summary) in [
      ("favorites import -", "Favorites: 1 given tags or notes, 1 unchanged\n"),
      ("favorites import - --lang ko", "즐겨찾기: 변경 없음 2개\n"),
    ] as [(TypedLine, String)] {
      await assertRun(line, reading: text, .prints(summary))
    }
    let merged = try Favorites.of("TWICE 2026-11-21 bias,2023 a / b", "IVE/Liz 2026-11-21 main")
    XCTAssertEqual(try readFile(), merged.json.canonicalText)
    await assertRun("favorites export", .prints(merged.json.canonicalText))
  }

  func testAnInvalidFileImportsNothing() async throws {
    await add("AOA")
    let before = try readFile()
    for (text, problem) in [
      ("", " is not a valid favorites file: the document is empty"),
      (
        document.replacing("\"TWICE\"", with: "\"TWICE/Nayeon\""),
        " is not a valid favorites file: favorites[1].id: 'TWICE/Nayeon' is not a valid group ID (line 10, column 13)"
      ),
      (
        document.replacing("\"schemaVersion\": 1", with: "\"schemaVersion\": 2"),
        ": the schema version must be 1, not 2"
      ),
      (
        String(document.dropLast(20)),
        " is not a valid favorites file: the JSON is incomplete (line 14, column 4)"
      ),
    ] {
      await assertFails(
        "favorites import -", reading: text, .badData, "standard input\(problem)"
      )
      let copy = home.appendingPathComponent("copy.json")
      try Data(text.utf8).write(to: copy)
      await assertFails(["favorites", "import", copy.path], .badData, "\(copy.path)\(problem)")
    }
    XCTAssertEqual(try readFile(), before)
  }

  func testTooManyFavoritesAreAnError() async throws {
    let tooMany = try Favorites.groups(10_000).json.canonicalText
    await add("AOA")
    for (line, before) in [
      ("favorites import -", try readFile()), ("favorites add IVE", tooMany),
    ] as [(TypedLine, String)] {
      try writeFile(before)
      await assertFails(
        line, reading: tooMany, .badData, "10001 favorites exceed the limit of 10000")
      XCTAssertEqual(try readFile(), before)
    }
  }

  func testAMissingFileIsReported() async {
    await assertFails(
      "favorites import /nowhere/a.json", .noInput,
      "file '/nowhere/a.json' not found")
    await assertFails(
      "favorites export /nowhere/a.json", .cannotWrite,
      "cannot write '/nowhere/a.json': No such file or directory")
  }
}
