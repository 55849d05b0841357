import Foundation
import XCTest

@testable import kpgg

final class ExportTests: CommandTestCase {
  func testAnExportGivesTheSameOutputAsItsSource() async throws {
    let folder = try makeFolder()
    let summary = await output(of: ["export", folder])
    XCTAssertEqual(summary, self.summary(written: try fileCount(in: folder)))
    for line: TypedLine in ["sections --json", "members --json", "snapshot save -", "profile 유아"] {
      let bundled = await run(line)
      let exported = await run(line, in: ["KPGG_SOURCE": folder])
      XCTAssertEqual(exported, bundled, "\(line)")
    }
  }

  func testASiteIsWrittenWithTheDocuments() async throws {
    let folder = try makeFolder()
    let first = await output(of: ["export", folder, "--site"])
    let all = try fileCount(in: folder)
    XCTAssertEqual(first, summary(written: all))
    let page = try String(contentsOfFile: "\(folder)/members/OHMYGIRL/YooA.html", encoding: .utf8)
    XCTAssertTrue(page.contains("<title>YooA (OH MY GIRL) · K-pop girl groups</title>"), page)
    await assertRun(["export", folder, "--site"], .prints(summary(unchanged: all)))
    let last = await run(["export", folder])
    let documents = try fileCount(in: folder)
    XCTAssertEqual(last.output, summary(unchanged: documents, removed: all - documents))
    XCTAssertEqual(
      last.errors, "kpgg: note: the website was removed; to write it again, use --site\n")
    await assertRun(["export", folder], .prints(summary(unchanged: documents)))
  }

  func testABaseURLImpliesASite() async throws {
    let folder = try makeFolder()
    let output = await output(of: ["export", folder, "--base-url", "https://example.com/a/"])
    XCTAssertEqual(output, summary(written: try fileCount(in: folder)))
    let page = try String(contentsOfFile: "\(folder)/ko/index.html", encoding: .utf8)
    XCTAssertTrue(page.contains("href=\"https://example.com/a/ko/\""), page)
  }

  func testABaseURLMayHaveNoPassword() async throws {
    let folder = try makeFolder() + "/new"
    for url in ["https://me:s3cr3t@example.com/", "https://me@example.com/"] {
      let outcome = await run(["export", folder, "--base-url", "\(url)"])
      XCTAssertEqual(outcome.exitCode, .usage, url)
      XCTAssertFalse(outcome.errors.contains("s3cr3t"), outcome.errors)
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder), url)
    }
  }

  func testOptionsOfTheWebsiteImplyIt() async throws {
    let (folder, style) = (try makeFolder(), try makeFolder() + ".css")
    try Data("a{}".utf8).write(to: URL(fileURLWithPath: style))
    let output = await output(
      of: ["export", folder, "--title", "A & B", "--style", style, "--theme-color", "0af"])
    XCTAssertEqual(output, summary(written: try fileCount(in: folder)))
    let page = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
    XCTAssertTrue(page.contains("<title>A &amp; B</title>"), page)
    XCTAssertEqual(try String(contentsOfFile: "\(folder)/style.css", encoding: .utf8), "a{}")
  }

  func testUnusableOptionsOfTheWebsiteAreErrorsBeforeAnythingIsWritten() async throws {
    let folder = try makeFolder()
    await assertFails(
      ["export", folder, "--theme-color", "red"], .usage,
      "--theme-color must be a color, not 'red'",
      hint: "use a color such as #a3246b")
    await assertFails(
      ["export", folder, "--title", ""], .usage, "--title must not be empty",
      hint: "use a text such as 'My groups'")
    for option in ["--since", "--style"] {
      await assertFails(
        ["export", folder, option, ""], .usage, "a file name must not be empty",
        hint: "give a file name, or '-' for standard input")
    }
    await assertFails(
      ["export", folder, "--style", "\(folder).css"], .noInput, "file '\(folder).css' not found")
    await assertFails(
      ["export", folder, "--tables", "--footer", "a"], .usage,
      "--tables and --footer cannot be combined", hint: "use only one of the two")
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder))
  }

  func testAFeedNeedsABaseAndASnapshot() async throws {
    let (folder, snapshot) = (try makeFolder(), try makeFolder() + ".json")
    _ = await run(["snapshot", "save", snapshot])
    await assertFails(
      ["export", folder, "--since", snapshot], .usage, "--since needs --base-url",
      hint: "add --base-url")
    let base = ["--base-url", "https://example.com/"]
    await assertFails(
      TypedLine(["export", folder, "--since", "\(snapshot)x"] + base), .noInput,
      "file '\(snapshot)x' not found")
    _ = await run(TypedLine(["export", folder, "--since", snapshot] + base))
    let feed = try String(contentsOfFile: "\(folder)/changes.xml", encoding: .utf8)
    XCTAssertTrue(feed.hasSuffix("</updated>\n</feed>\n"), feed)
  }

  /// A killed export can have removed the last file of a folder, and then the folder.
  func testAFolderThatIsGoneNeedsNoRemovalOfItsFiles() async throws {
    let folder = try makeFolder()
    _ = await run(["export", folder, "--site"])
    try FileManager.default.removeItem(atPath: "\(folder)/birthdays")
    let output = await run(["export", folder]).output
    XCTAssertTrue(output.contains(" 0 files written, "), output)
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder)/index.html"))
  }

  func testCountsOfOneAreSingular() async throws {
    let (catalog, folder) = (try TemporaryCatalog(ofGroup: "IVE"), try makeFolder())
    defer { catalog.remove() }
    _ = await run(["export", folder, "--source", catalog.path])
    try FileManager.default.removeItem(atPath: "\(folder)/group/IVE")
    await assertRun(
      ["export", folder, "--source", catalog.path],
      .prints("1 group: 1 file written, 3 unchanged, 0 removed\n"))
  }

  func testDocumentsThatTheCatalogLacksAreNamed() async throws {
    let (own, folder) = (try temporaryCatalog(ofGroup: "IVE"), try makeFolder())
    try own.write(
      #"{"group": {"other": [{"groupname": "MINE"}, {"groupname": "IVE"}]}}"#,
      to: TemporaryCatalog.index)
    try own.write(#"{"groupname": {"MINE": []}}"#, to: "group/MINE")
    _ = await run(["export", folder, "--source", own.path])
    let outcome = await run(["export", folder])
    XCTAssertEqual(outcome.exitCode, .success)
    XCTAssertEqual(
      outcome.errors,
      "kpgg: note: removed documents that are not in this catalog: group/MINE, group/other\n")
  }

  func testTheSummaryIsInKoreanOrAnObjectOrRows() async throws {
    let folder = try makeFolder()
    let written = await output(of: ["export", folder, "--csv"])
    XCTAssertTrue(written.hasPrefix("change,id\r\nwritten,group/1997-2005\r\n"), written)
    let (groups, files) = (SampleCatalog.groupCount, try fileCount(in: folder))
    let rows = await rows(["export", folder, "--plain"])
    XCTAssertEqual(rows.first, "unchanged\tgroup/1997-2005")
    XCTAssertEqual(rows.count, files)
    let korean = await output(of: ["export", folder, "--lang", "ko"])
    XCTAssertEqual(korean, "그룹 \(groups)팀: 파일 0개 저장, 변경 없음 \(files)개, 삭제 0개\n")
    let json = Data(await output(of: ["export", folder, "--json"]).utf8)
    let object = try XCTUnwrap(JSONSerialization.jsonObject(with: json) as? [String: Any])
    XCTAssertEqual(object.keys.sorted(), ["groupCount", "kept", "removed", "unchanged", "written"])
  }

  func testAChangedFileThatIsNoLongerExportedIsKeptAndNamed() async throws {
    let (catalog, folder) = (try TemporaryCatalog(ofGroup: "IVE"), try makeFolder())
    defer { catalog.remove() }
    _ = await run(["export", folder])
    try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/group/AOA"))
    let kept = await run(["export", folder, "--source", catalog.path]).output
    XCTAssertTrue(
      kept.hasSuffix(" removed\nKept 'group/AOA': it changed after it was exported\n"), kept)
    XCTAssertEqual(try String(contentsOfFile: "\(folder)/group/AOA", encoding: .utf8), "mine")
  }

  func testAFolderWithOtherFilesIsAnError() async throws {
    let folder = try makeFolder()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(folder)/mine"))
    await assertFails(
      ["export", folder], .noInput, "'\(folder)' has files that kpgg did not write",
      hint: "use a new folder, or the folder of an earlier export")
  }

  func testANewFolderNeedsASlashAfterANameThatLooksLikeAFile() async throws {
    await assertFails(
      ["export", "no folder/twice.json"], .usage,
      "'no folder/twice.json' looks like a file or a format, not a folder",
      hint: "use 'kpgg export public'")
    let folder = try makeFolder() + "/twice.CSV"
    let refused = await run(["export", folder])
    XCTAssertEqual(refused.exitCode, .usage, refused.errors)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder))
    let first = await run(["export", folder + "/"])
    XCTAssertEqual(first.exitCode, .success, first.errors)
    let second = await run(["export", folder])
    XCTAssertEqual(second.exitCode, .success, second.errors)
  }

  func testAFullDiskIsAnError() throws {
    let folder = try makeFolder()
    let result = try Executable().shell(
      "ulimit -f 1; \"$KPGG\" export '\(folder)'", in: Executable.withoutCoverage)
    XCTAssertEqual(result.status, 74, result.errors)
    XCTAssertTrue(result.errors.hasPrefix("kpgg: error: cannot write '\(folder)/"), result.errors)
    XCTAssertTrue(result.errors.hasSuffix("': File too large\n"), result.errors)
  }

  func testTwoConcurrentExportsBothSucceed() throws {
    let folder = try makeFolder()
    let result = try Executable().shell(
      "\"$KPGG\" export '\(folder)' & \"$KPGG\" export '\(folder)'; one=$?; wait $!; echo $one $?")
    XCTAssertTrue(result.output.hasSuffix("0 0\n"), result.output + result.errors)
  }

  private func summary(written: Int = 0, unchanged: Int = 0, removed: Int = 0) -> String {
    "\(SampleCatalog.groupCount) groups: \(written) files written, \(unchanged) unchanged, "
      + "\(removed) removed\n"
  }

  /// The number of files in a folder and its subfolders.
  /// The number of files that an export can count. The manifest does not count.
  private func fileCount(in folder: String) throws -> Int {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isRegularFileKey])
    return try XCTUnwrap(files).count { file in
      let url = try XCTUnwrap(file as? URL)
      return try url.lastPathComponent != ".kpgg-export"
        && url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }
  }

  /// The path of a folder that does not exist yet and is removed after the test.
  private func makeFolder() throws -> String {
    let folder = try temporaryFolder()
    return folder.url.appendingPathComponent("tree").path
  }
}
