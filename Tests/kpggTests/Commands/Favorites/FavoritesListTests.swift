import Foundation
import KPGGQuiz
import XCTest

@testable import kpgg

/// Lists favorites in every format.
final class FavoritesListTests: FavoritesTestCase {
  func testAnEmptyListCreatesNothing() async {
    let outcome = await run("favorites")
    XCTAssertEqual(
      outcome.errors, "kpgg: note: you have no favorites; add some with 'kpgg favorites add'\n")
    await assertRun("favorites list --json", .prints("[]\n"))
    await assertRun("favorites --plain --source /nowhere", .prints(""))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: home.path), [])
  }

  func testAMissingDocumentAffectsOnlyItsMembers() async throws {
    await add("IVE", "OHMYGIRL/YooA")
    let tree = home.appendingPathComponent("tree").path
    _ = await run(["export", tree])
    try FileManager.default.removeItem(atPath: "\(tree)/group/OHMYGIRL")
    let listed = await run(["favorites", "--source", tree])
    XCTAssertEqual(listed.exitCode, .success)
    XCTAssertTrue(listed.output.contains("YooA (missing)"), listed.output)
    XCTAssertTrue(listed.output.contains("IVE"), listed.output)
  }

  func testFavoritesAreATableOrObjectsOrRows() async throws {
    // Some are missing from the catalog.
    try writeFavorites(
      "member OHMYGIRL/YooA 2026-11-21", "song OHMYGIRL/songs/Dolphin 2026-11-21",
      "song OHMYGIRL/songs/Gone 2026-11-21", "song GONE/songs/Gone 2026-11-21",
      "group GFRIEND 2026-11-21", "group GONE 2026-11-20",
      "member GONE/Somebody 2026-11-20", "member IVE/Nobody 2026-10-01", "group IVE 2026-09-30")
    await assertShown([
      ("favorites", .none, "favorites.txt"), ("favorites list", .none, "favorites.txt"),
      ("favorites", .terminal(40), "favorites-40.txt"),
      ("favorites", .terminal(20), "favorites-20.txt"),
      ("favorites --lang ko", .terminal(80), "favorites-80-ko.txt"),
      ("favorites --color always", .terminal(200), "favorites-color.txt"),
      ("favorites --json", .none, "favorites.json"),
      ("favorites --plain", .none, "favorites.tsv"),
      ("favorites --fields kind,id,added", .none, "favorites-fields.txt"),
    ])
  }

  func testNamesComeFromTheCatalog() async throws {
    let catalog = try temporaryCatalog()
    await add("OHMYGIRL/YooA", "OHMYGIRL")
    for document in [TemporaryCatalog.index, "group/OHMYGIRL"] {
      try catalog.replace("\"OH MY GIRL\"", with: "\"OH MY\"", in: document)
    }
    await assertRun(
      "favorites --plain --source \(catalog.path)",
      .prints(
        "OHMYGIRL\t2026-11-21\tOH MY\t\t\t\t\n"
          + "OHMYGIRL/YooA\t2026-11-21\tOH MY\tYooA\t\t\t\n"))
  }

  func testAnIDInAnotherLetterCaseIsShownAsInTheCatalog() async throws {
    try writeFavorites("group ohmygirl 2026-11-21", "member ive/Liz 2026-11-20")
    for option in ["--plain --fields", "--json --fields"] {
      let lines = await output(of: "favorites \(option) id")
      XCTAssertTrue(lines.contains("OHMYGIRL") && lines.contains("IVE/Liz"), lines)
    }
    await assertRun(
      "favorites --plain",
      .prints("OHMYGIRL\t2026-11-21\tOH MY GIRL\t\t\t\t\nIVE/Liz\t2026-11-20\tIVE\tLiz\t\t\t\n"))
    await assertRun(
      "favorites add omg IVE/Liz",
      .prints("already a favorite: OHMYGIRL\nalready a favorite: IVE/Liz\n"))
    await assertRun("favorites remove omg liz", .prints("removed: OHMYGIRL\nremoved: IVE/Liz\n"))
  }

  func testAFavoriteMissingFromTheCatalogIsRemovedByIDIgnoringCase() async throws {
    try writeFavorites("group ohmygirl 2026-11-21", "member ive/Liz 2026-11-20")
    let catalog = try temporaryCatalog(ofGroup: "AOA")
    await assertRun(
      "favorites remove OhMyGirl IVE/LIZ --source \(catalog.path)",
      .prints("removed: ohmygirl\nremoved: ive/Liz\n"))
  }

  func testUntrustedTextIsMadeSafe() async throws {
    try writeFavorites("group A\u{202E}B 2026-11-21")
    for option in ["--plain --fields id", "--fields group"] {
      let text = await output(of: "favorites \(option)")
      XCTAssertTrue(text.contains("A\u{FFFD}B"), text)
    }
  }

  func testACorruptFileIsAnErrorAndStaysUnchanged() async throws {
    let text = "{\"schemaVersion\": 1, \"favorites\": [{\"kind\": \"group\"}]}"
    try writeFile(text)
    for line: TypedLine in [
      "favorites", "favorites add IVE", "favorites remove IVE", "favorites clear",
      "favorites export",
    ] {
      await assertFails(
        line, .badData, "\(file.path): favorites[0].id: missing",
        hint: "repair or move the file; kpgg will not overwrite it")
    }
    XCTAssertEqual(try readFile(), text)
  }

  func testAnUnreadableFileIsReported() async throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    await assertFails("favorites", .noInput, "cannot read '\(file.path)': Is a directory")
  }
}
