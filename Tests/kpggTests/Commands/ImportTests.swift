import Foundation
import KPGGPublishing
import XCTest

@testable import kpgg

final class ImportTests: CommandTestCase {
  func testTablesGiveTheSameCatalog() async throws {
    let folder = try temporaryFolder().path
    await assertRun(
      ["export", "\(folder)/tables", "--tables"],
      .prints("20 groups: 5 files written, 0 unchanged, 0 removed\n"))
    let written = await output(of: ["import", "\(folder)/tables", "\(folder)/catalog"])
    XCTAssertEqual(written, "20 groups: 44 files written, 0 unchanged, 0 removed\n")
    await assertRun(["validate", "\(folder)/catalog"], .prints(""))
    for line: TypedLine in ["sections --json", "members --json", "songs --json", "snapshot save -"]
    {
      let bundled = await run(line)
      let imported = await run(line, in: ["KPGG_SOURCE": "\(folder)/catalog"])
      XCTAssertEqual(imported, bundled, "\(line)")
    }
    await assertRun(
      ["import", "\(folder)/tables", "\(folder)/catalog", "--lang", "ko"],
      .prints("그룹 20팀: 파일 0개 저장, 변경 없음 44개, 삭제 0개\n"))
  }

  func testAnImportSaysThatItRemovesAWebsite() async throws {
    let folder = try temporaryFolder().path
    let catalog = "\(folder)/catalog"
    _ = await output(of: ["export", "\(folder)/tables", "--tables"])
    _ = await output(of: ["export", catalog, "--site"])
    let outcome = await run(["import", "\(folder)/tables", catalog])
    let command = "kpgg export \(catalog) --site --source \(catalog)"
    XCTAssertEqual(
      outcome.errors, "kpgg: note: the website was removed; to write it again, use '\(command)'\n")
    _ = await output(of: ["export", catalog, "--site", "--source", catalog])
    XCTAssertTrue(FileManager.default.fileExists(atPath: "\(catalog)/index.html"))
  }

  func testTheOutputOfCSVIsATable() async throws {
    let folder = try temporaryFolder()
    for table in ["groups", "members", "songs"] {
      try folder.write(await output(of: [table, "--csv"]), to: "tables/\(table).csv")
    }
    let tables = try TableFolder("\(folder.path)/tables").read()
    // The hit songs, among the few values that these columns do not have, cause no findings.
    let tree = try await tables.tree()
    XCTAssertEqual(tree.groupCount, SampleCatalog.groupCount)
  }

  func testEveryMistakeIsListedAndNothingIsWritten() async throws {
    let folder = try temporaryFolder()
    try writeMistakes(to: folder)
    let (tables, catalog) = ("\(folder.path)/tables", "\(folder.path)/catalog")
    let line = TypedLine(["import", tables, catalog])
    await assertRun(line, .shows("import-mistakes.txt", .badData))
    await assertRun(line, on: .terminal(80), .shows("import-mistakes-80.txt", .badData))
    await assertRun(line, on: .terminal(40), .shows("import-mistakes-40.txt", .badData))
    for (options, golden) in [
      (["--lang", "ko"], "import-mistakes-ko.txt"), (["--json"], "import-mistakes.json"),
      (["--csv"], "import-mistakes.csv"), (["--plain"], "import-mistakes.tsv"),
    ] {
      await assertRun(
        TypedLine(line.arguments + options), .shows(golden, .badData))
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: catalog))
  }

  func testMistakesLeaveAnEarlierCatalogUnchanged() async throws {
    let folder = try temporaryFolder()
    let (tables, catalog) = ("\(folder.path)/tables", "\(folder.path)/catalog")
    _ = await output(of: ["export", tables, "--tables"])
    _ = await output(of: ["import", tables, catalog])
    let index = try folder.text(of: "catalog/group/index.json")
    let groups = try folder.text(of: "tables/groups.csv")
    try folder.write(
      groups.replacing("STAYC", with: "STAYC2").replacing("2020-11-12", with: "x"),
      to: "tables/groups.csv")
    let outcome = await run(["import", tables, catalog])
    XCTAssertEqual(outcome.exitCode, .badData)
    XCTAssertEqual(try folder.text(of: "catalog/group/index.json"), index)
    await assertRun(["validate", catalog], .prints(""))
  }

  func testFoldersThatCannotBeUsedAreErrors() async throws {
    let folder = try temporaryFolder()
    let path = folder.path
    try folder.write("mine", to: "full/notes.txt")
    _ = await output(of: ["export", "\(path)/tables", "--tables"])
    await assertFails(
      ["import", "\(path)/missing", "\(path)/catalog"], .noInput,
      "folder '\(path)/missing' not found")
    await assertFails(
      ["import", "\(path)/tables", "\(path)/full"], .noInput,
      "'\(path)/full' has files that kpgg did not write",
      hint: "use a new folder, or the folder of an earlier export")
    await assertFails(
      ["import", "\(path)/tables", "\(path)/tables"], .noInput,
      "'\(path)/tables' has files that kpgg did not write",
      hint: "use a new folder, or the folder of an earlier export")
    await assertFails(
      ["import", "", "catalog"], .usage, "a folder name must not be empty",
      hint: "use 'kpgg import tables catalog'")
    await assertFails(
      ["import", "tables", "-"], .usage,
      "'kpgg import' needs a folder, not standard input or output",
      hint: "use 'kpgg import tables catalog'")
    await assertFails(
      "import tables", .usage, "'kpgg import' needs the argument DIR",
      hint: "for example, use 'kpgg import tables catalog'")
  }

  func testEditedTablesAreNotReplacedWithoutForce() async throws {
    let folder = try temporaryFolder()
    let path = "\(folder.path)/tables"
    try folder.write("id\r\n", to: "tables/groups.csv")
    await assertFails(
      ["export", path, "--tables"], .noInput,
      "'\(path)/groups.csv' already exists and has other content",
      hint: "use a new folder, or --force to replace the tables")
    await assertRun(
      ["export", path, "--tables", "--force"],
      .prints("20 groups: 5 files written, 0 unchanged, 0 removed\n"))
    for (option, other) in [("--site", "--site"), ("--base-url=https://a.example/", "--base-url")] {
      await assertFails(
        ["export", path, "--tables", option], .usage, "--tables and \(other) cannot be combined",
        hint: "use only one of the two")
    }
  }

  private func writeMistakes(to folder: TemporaryFolder) throws {
    try folder.write(
      "name,debut,agecny\nBTS,2013-06-13,BigHit\nSEVENTEEN,05/06/2015,Pledis\n",
      to: "tables/groups.csv")
    try folder.write(
      "group,stageName,mbti,birth\nBTS,RM,INFX,1994-09-12\nBTZ,Jin,,\nBTS,RM,,\n",
      to: "tables/members.csv")
  }
}
