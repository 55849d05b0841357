import Foundation
import XCTest

@testable import kpgg

final class SnapshotCommandTests: CommandTestCase {
  func testSavingSaysWhatItSavedAndWritesTheCatalogInCanonicalJSON() async throws {
    let folder = try temporaryFolder()
    let file = folder.url.appendingPathComponent("a.json").path
    let (groups, members) = (SampleCatalog.groupCount, try await SampleCatalog.members().count)
    await assertRun(
      ["snapshot", "save", file],
      .prints("\(groups) groups and \(members) members saved to \(file)\n"))
    await assertRun(
      ["snapshot", "save", file, "--json"],
      .prints("{\n  \"groupCount\": \(groups),\n  \"memberCount\": \(members)\n}\n"))
    let text = try folder.text(of: "a.json")
    await assertRun("snapshot save -", .prints(text))
    let group = await output(of: "group OHMYGIRL --json")
    let indented = group.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    XCTAssertTrue(text.contains(indented))
    XCTAssertTrue(text.contains("\n  \"schemaVersion\": 2,\n"))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.url.path), ["a.json"])
  }

  func testTheSameCatalogHasNoDifferences() async throws {
    let snapshot = await output(of: "snapshot save -")
    await assertRun("snapshot check -", reading: snapshot, .prints(""))
    await assertRun("snapshot check - --json", reading: snapshot, .prints("[]\n"))
    await assertRun("snapshot check - --plain", reading: snapshot, .prints(""))
    await assertRun(
      "snapshot check - --csv", reading: snapshot, .prints("record,id,change,field,from,to\r\n"))
  }

  func testOnlyTheChangedValueIsShown() async throws {
    let index = TemporaryCatalog.index
    for (old, new, document, difference) in [
      ("ESFJ", "ENFJ", "group/OHMYGIRL", "OHMYGIRL/Hyojung mbti: ESFJ → ENFJ"),
      ("2015.04.21", "2015.11.21", index, "OHMYGIRL debut: 2015-04-21 → 2015-11-21"),
      (
        "WM Enter", "WM\u{202E} Enter", index,
        "OHMYGIRL agency: WM Entertainment → WM\u{FFFD} Entertainment"
      ),
    ] {
      try await withCatalog { catalog, file in
        try catalog.replace(old, with: new, in: document)
        await assertRun(
          ["snapshot", "check", file, "--source", catalog.path],
          .prints("~ \(difference)\n", .difference))
      }
    }
  }

  func testEveryKindOfChange() async throws {
    try await withCatalog { catalog, file in
      try applyChanges(to: catalog)
      for (options, screen, golden) in [
        ([], .none, "snapshot-check.txt"), (["--lang", "ko"], .none, "snapshot-check-ko.txt"),
        (["--color", "always"], .terminal(80), "snapshot-check-color.txt"),
        ([], .terminal(40), "snapshot-check-40.txt"),
        (["--json"], .none, "snapshot-check.json"), (["--csv"], .none, "snapshot-check.csv"),
        (["--plain"], .none, "snapshot-check.tsv"),
        (["--fields", "id,to", "--lang", "ko"], .none, "snapshot-check-fields.txt"),
      ] as [([String], Context.Screen, String)] {
        await assertRun(
          TypedLine(["snapshot", "check", file, "--source", catalog.path] + options), on: screen,
          .shows(golden, .difference))
      }
      for width in [1, 2, 3, 10, 20, 33] {
        let outcome = await run(
          ["snapshot", "check", file, "--source", catalog.path], on: .terminal(width))
        for line in outcome.output.split(separator: "\n") where width > 2 {
          XCTAssertLessThanOrEqual(CellWidth.of(String(line)), width, String(line))
        }
      }
    }
  }

  func testDiffComparesTwoFilesAsCheckComparesTheSource() async throws {
    try await withCatalog { catalog, file in
      try applyChanges(to: catalog)
      let new = catalog.path + "/new.json"
      _ = await output(of: ["snapshot", "save", new, "--source", catalog.path])
      await assertRun(["snapshot", "diff", file, new], .shows("snapshot-check.txt", .difference))
      await assertRun(
        ["snapshot", "diff", file, "-"], reading: try catalog.text(of: "new.json"),
        .shows("snapshot-check.txt", .difference))
      await assertRun(["snapshot", "diff", new, new], .prints(""))
      let back = await run(["snapshot", "diff", new, file])
      XCTAssertTrue(back.output.contains("+ group IVE\n"))
      XCTAssertTrue(back.output.contains("~ OHMYGIRL/Hyojung mbti: ENFJ → ESFJ\n"))
    }
  }

  func testUntrustedTextIsMadeSafe() async {
    await assertFails(
      "snapshot check -",
      reading: "{\"schemaVersion\": 2, \"sections\": [{\"key\": \"a\\u001b[2J\"}]}", .badData,
      "standard input is not a valid snapshot: sections[0].key: not a valid value (line 1, column 43)"
    )
  }

  func testInvalidArgumentsAreUsageErrors() async {
    await assertSession(
      [
        "snapshot", "snapshot save", "snapshot check", "snapshot diff", "snapshot sav x",
        "snapshot nonsense x", "snapshot SAVE x",
        "snapshot save a b", "snapshot check a b", "snapshot diff a", "snapshot diff a b c",
        "snapshot diff - -", ["snapshot", "save", ""], ["snapshot", "diff", "a", ""],
        "snapshot save a --plain", "snapshot save a --fields id",
        "snapshot check a --json=yes", ["snapshot", "diff", ""], "snapshot check a.json --force",
        "snapshot foo", "snapshot save - --csv",
      ], shows: "errors-snapshot.txt")
  }

  func testAFileThatCannotBeOpenedIsReportedBeforeTheSourceIsRead() async throws {
    for line in [
      "check /nowhere/a.json", "check /nowhere/a.json --source /nowhere",
      "diff /nowhere/a.json /nowhere/b.json",
    ] {
      await assertFails("snapshot \(line)", .noInput, "file '/nowhere/a.json' not found")
    }
    let folder = try temporaryFolder()
    await assertFails(
      ["snapshot", "check", folder.url.path], .noInput,
      "cannot read '\(folder.url.path)': Is a directory")
  }

  func testAnInvalidSnapshotIsReportedWithItsKeyPath() async throws {
    let folder = try temporaryFolder()
    let file = folder.url.appendingPathComponent("a.json")
    for (text, problem) in [
      ("{}", " is not a valid snapshot: wrong document: the key 'schemaVersion' is missing"),
      ("{\"schemaVersion\": 1, \"groups\": []}", ": the schema version must be 2, not 1"),
      (
        "{\"schemaVersion\": 1, \"favorites\": []}",
        " is not a valid snapshot: wrong document: the key 'groups' is missing"
      ),
      (
        "{\"schemaVersion\": 2, \"sections\": [], \"groups\": [{}]}",
        " is not a valid snapshot: groups[0].id: missing"
      ),
      ("<html>", " is not a valid snapshot: the document is a web page, not JSON"),
    ] {
      try Data(text.utf8).write(to: file)
      for line: TypedLine in [
        ["snapshot", "check", file.path], ["snapshot", "diff", file.path, file.path],
      ] {
        await assertFails(line, .badData, "\(file.path)\(problem)")
      }
      await assertFails("snapshot check -", reading: text, .badData, "standard input\(problem)")
    }
  }

  func testAnUnreadableSourceIsNotSaved() async throws {
    let folder = try temporaryFolder()
    let file = folder.url.appendingPathComponent("a.json").path
    let outcome = await run(["snapshot", "save", file, "--source", "/nowhere"])
    XCTAssertEqual(outcome.exitCode, .noInput)
    XCTAssertFalse(FileManager.default.fileExists(atPath: file))
  }

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
    for old in ["", "{\"schemaVersion\": 7, \"groups\": 0}"] {
      try Data(old.utf8).write(to: url)
      let outcome = await run(["snapshot", "save", url.path])
      XCTAssertEqual(outcome.exitCode, .success, old)
    }
  }

  func testAnUnwritableFileIsReported() async throws {
    await assertFails(
      "snapshot save /nowhere/a.json", .cannotWrite,
      "cannot write '/nowhere/a.json': No such file or directory")
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    await assertFails(
      "snapshot save /dev/full", .cannotWrite, "cannot write '/dev/full': No space left on device")
  }

  func testAFailedWriteKeepsTheOldFile() throws {
    let result = try Executable().shell(
      """
      echo old > a.json; (ulimit -f 8; "$KPGG" snapshot save a.json --force); echo $?
      cat a.json; ls -A
      """, in: Executable.withoutCoverage)
    XCTAssertEqual(
      result,
      Executable.Result(
        output: "74\nold\na.json\nerrors\noutput\n",
        errors: "kpgg: error: cannot write 'a.json': File too large\n", status: 0))
  }

  func testStandardStreamsCanBeSavedAndChecked() throws {
    let result = try Executable().shell(
      """
      "$KPGG" snapshot save - | sed s/ESFJ/ENFJ/ | "$KPGG" snapshot check - | head -1
      "$KPGG" snapshot check - <&-
      echo $?
      "$KPGG" snapshot save /dev/stdout | cmp - /dev/stdin <<END
      $("$KPGG" snapshot save -)
      END
      """)
    XCTAssertEqual(result.errors, "kpgg: error: cannot read standard input: Bad file descriptor\n")
    XCTAssertTrue(result.output.hasSuffix("\n66\n"), result.output)
    XCTAssertTrue(result.output.hasPrefix("~ "), result.output)
    XCTAssertTrue(result.output.contains(" mbti: ENFJ → ESFJ\n"), result.output)
  }

  func testLargeAndEndlessFilesAreNotReadWhole() throws {
    let result = try Executable().shell(
      """
      ulimit -v 524288 2>/dev/null
      truncate -s 2G a.json; "$KPGG" snapshot check a.json; echo $?
      { printf '{"schemaVersion": 2, "x": ['; yes '[],' | head -c 16000000; printf '[]]}'; } > b.json
      "$KPGG" snapshot check b.json; echo $?
      "$KPGG" snapshot check - < /dev/zero; echo $?
      "$KPGG" snapshot check /dev/zero; echo $?
      mkfifo pipe; "$KPGG" snapshot check pipe; echo $?
      """)
    XCTAssertEqual(result.output, "65\n65\n65\n66\n66\n")
    XCTAssertEqual(
      result.errors,
      """
      kpgg: error: a.json: larger than the limit of 16777216 bytes
      kpgg: error: b.json is not a valid snapshot: more than the limit of 600000 values (line 599998, column 1)
      kpgg: error: standard input: larger than the limit of 16777216 bytes
      kpgg: error: cannot read '/dev/zero': Not a regular file
      kpgg: error: cannot read 'pipe': Not a regular file

      """)
  }

  /// Calls the body with a copy of the bundled catalog and the path of its snapshot.
  private func withCatalog(_ body: (TemporaryCatalog, String) async throws -> Void) async throws {
    let catalog = try temporaryCatalog()
    let file = catalog.path + "/old.json"
    _ = await output(of: ["snapshot", "save", file, "--source", catalog.path])
    try await body(catalog, file)
  }

  /// Applies every kind of change. Among others, removes IVE and renames the section `sixth`.
  private func applyChanges(to catalog: TemporaryCatalog) throws {
    let group = "group/OHMYGIRL"
    try catalog.replace("\"ESFJ\"", with: "\"ENFJ\"", in: group)
    try catalog.replace("\"stagename\": \"JinE\"", with: "\"stagename\": \"Jine Shin\"", in: group)
    try catalog.replace("INTP", with: "알려지지 않음.", in: group)
    let data = try Data(contentsOf: catalog.url(of: TemporaryCatalog.index))
    var index = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    var sections = try XCTUnwrap(index["group"] as? [String: [[String: Any]]])
    var years = try XCTUnwrap(index["sections"] as? [String: Any])
    for (key, groups) in sections {
      sections[key] = groups.filter { $0["groupname"] as? String != "IVE" }.map { group in
        var group = group
        if group["groupname"] as? String == "OHMYGIRL" {
          group["agency"] = "An Agency with a Name That Takes More than One Line of 80 Columns"
          group["hitsongyear"] = nil
        }
        return group
      }
    }
    sections["twelfth"] = sections.removeValue(forKey: "sixth")
    years["twelfth"] = years.removeValue(forKey: "sixth")
    index["group"] = sections
    index["sections"] = years
    try JSONSerialization.data(withJSONObject: index).write(
      to: catalog.url(of: TemporaryCatalog.index))
  }
}
