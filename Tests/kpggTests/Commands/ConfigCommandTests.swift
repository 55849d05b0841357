import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class ConfigCommandTests: SettingsTestCase {
  func testSettingsAreListedChangedAndRemoved() async {
    await assertSession(
      [
        "config", "config set lang ko", "config set view LIST --lang en", "config set level hard",
        ["config", "set", "pager", "less -S"], "config --lang en --no-pager", "config list --json",
        "config get lang", "config get level --json", "config get view --plain",
        "config unset lang view", "config list --csv --fields key,value",
      ], shows: "config.txt")
  }

  func testSettingsAndValuesHaveOtherWords() async throws {
    for (words, stored) in [
      ("lang=ko", "ko"), ("lang korean", "ko"), ("언어 영어", "en"), ("lang 한국어", "ko"),
    ] {
      _ = await output(of: "config set \(words) --lang en")
      XCTAssertEqual(try readFile(), "{\n  \"lang\": \"\(stored)\"\n}\n", words)
    }
    _ = await output(of: "설정 설정 level 어려움")
    _ = await output(of: "설정 해제 언어")
    XCTAssertEqual(try readFile(), "{\n  \"level\": \"hard\"\n}\n")
    _ = await run("config set color 항상")
    XCTAssertEqual(try readFile(), "{\n  \"color\": \"always\",\n  \"level\": \"hard\"\n}\n")
    await assertFails(
      "config set lang=", .usage, "lang needs a value", hint: "use 'ko' or 'en'")
  }

  func testTheListSaysWhichVariableOverridesTheFile() async throws {
    try writeFile(#"{"lang": "ko", "color": "always"}"#)
    await assertSession(
      ["config", "config list --json"], on: .terminal(40),
      in: ["KPGG_LANG": "en", "PAGER": "more", "KPGG_SOURCE": "bundled"],
      shows: "config-variables.txt")
  }

  func testANoteSaysWhatBrowseRemembers() async throws {
    let state = home.appendingPathComponent("kpgg")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    let memory = """
      {"lang": "ko", "view": "list", "orders":
        {"groups": {"sort": "name", "reversed": true}, "members": {"sort": "default"}, "songs": {"sort": "x"}}}
      """
    try Data(memory.utf8).write(to: state.appendingPathComponent("browse.json"))
    let listed = await run("config --plain --lang en")
    XCTAssertEqual(
      listed.errors,
      "kpgg: note: 'browse' remembers: view list, sort name (groups, reversed)\n")
    let set = await run("config set view list --lang en")
    XCTAssertEqual(set.errors, "")
    let afterwards = await run("config --plain --lang en")
    XCTAssertEqual(
      afterwards.errors, "kpgg: note: 'browse' remembers: sort name (groups, reversed)\n")
  }

  func testAChangeThatAVariableOverridesIsNoted() async throws {
    let outcome = await run("config set lang ko", in: ["KPGG_LANG": "en"])
    XCTAssertEqual(outcome.output, "lang: en\n")
    XCTAssertEqual(outcome.errors, "kpgg: note: the variable KPGG_LANG overrides the file\n")
    XCTAssertEqual(try readFile(), "{\n  \"lang\": \"ko\"\n}\n")
    let other = await run("config unset lang", in: ["KPGG_LANG": "en"])
    XCTAssertEqual(other.errors, "")
  }

  func testAnOptionIsNotTheValueThatAppliesAfterAChange() async {
    await assertRun("config unset lang --lang ko", .prints("lang: en\n"))
    await assertRun("config set lang en --lang ko", .prints("lang: en\n"))
  }

  func testOnlyAChangeCreatesTheFile() async {
    await assertRun("config path", .prints(file.path + "\n"))
    for line: TypedLine in ["config", "config unset lang", "config get lang", "sections"] {
      _ = await output(of: line)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: home.appendingPathComponent("kpgg").path))
  }

  func testThePathHasNoControlCharacters() async throws {
    let folder = "/nowhere/\u{1B}]0;x\u{7}\u{202E}"
    let outcome = await run("config path", in: ["XDG_CONFIG_HOME": folder])
    XCTAssertEqual(outcome.output, "/nowhere/\u{FFFD}]0;x\u{FFFD}\u{FFFD}/kpgg/config.json\n")
  }

  func testWrongCommandLinesChangeNothing() async {
    let rows: [(TypedLine, String, hint: String?)] = [
      ("config set lang fr", "lang does not accept 'fr'", "use 'ko' or 'en'"),
      ("config set langs ko", "unknown setting 'langs'", "did you mean 'lang'?"),
      (
        "config get x", "unknown setting 'x'",
        "use 'lang', 'color', 'source', 'pager', 'level', 'view', or 'sort'"
      ),
      ("config set lang", "lang needs a value", "use 'ko' or 'en'"),
      (
        "config set", "'kpgg config set' needs the argument KEY",
        "for example, use 'kpgg config set lang ko'"
      ),
      ("config set lang ko en", "unexpected argument 'en'", "see 'kpgg help config'"),
      (
        "config unset", "'kpgg config unset' needs the argument KEY",
        "for example, use 'kpgg config unset lang'"
      ),
      ("config sett lang ko", "unknown action 'sett'", "did you mean 'set'?"),
      ("config path --json", "'kpgg config path' has no option '--json'", nil),
      (
        ["config", "set", "source", ""], "--source must not be empty",
        "use 'bundled', a folder, or a URL such as https://example.com/kpgg/"
      ),
      (
        "config set source me:s3cr3t@a.example:8080/kpgg",
        "'***@a.example:8080/kpgg' must not contain a user name or a password", nil
      ),
    ]
    for (line, message, hint) in rows {
      let outcome = await run(line)
      XCTAssertEqual(outcome.exitCode, .usage, "\(line)")
      XCTAssertTrue(outcome.errors.hasPrefix("kpgg: error: \(message)\n"), outcome.errors)
      if let hint { XCTAssertTrue(outcome.errors.hasSuffix("hint: \(hint)\n"), outcome.errors) }
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
  }

  func testWithoutAFolderThereIsAHint() async {
    let variables = ["XDG_CONFIG_HOME": ""]
    await assertFails(
      "config path", in: variables, .noInput, "no folder is set for your settings",
      hint: "set HOME or XDG_CONFIG_HOME")
    _ = await output(of: "config", in: variables)
  }

  func testTheSettingsReachTheCommands() async throws {
    try writeFile(#"{"lang": "ko", "color": "always", "level": "hard"}"#)
    let korean = await output(of: "sections --lang ko --color always", in: ["NO_COLOR": ""])
    await assertRun("sections", in: ["NO_COLOR": ""], .prints(korean))
    let plain = await output(of: "sections --lang ko --color never")
    await assertRun("sections", .prints(plain))
    let error = await run("sectoins").errors
    XCTAssertTrue(error.hasPrefix("kpgg: 오류: "), error)
    let help = await output(of: "help sections")
    XCTAssertTrue(help.contains("데뷔"), help)
    let hard = await output(of: "quiz song --seed 1 --json --level hard")
    await assertRun("quiz song --seed 1 --json", .prints(hard))
    let easy = await output(of: "quiz song --seed 1 --json --level easy")
    XCTAssertNotEqual(easy, hard)
  }

  func testTheSecretsOfASourceAreNotShown() async throws {
    for source in ["http:me:s3cr3t@a.example/", "a.example:80?key=s3cr3t"] {
      for line: TypedLine in ["config get source", "config", "config --json"] {
        let outcome = await run(line, in: ["KPGG_SOURCE": source])
        XCTAssertFalse("\(outcome)".contains("s3cr3t"), "\(line)")
      }
    }
  }

  func testTheSourceIsAnAbsolutePath() async throws {
    let path = FileManager.default.currentDirectoryPath + "/somewhere"
    let outcome = await run("config set source somewhere")
    XCTAssertEqual(outcome.output, "source: \(path)\n")
    XCTAssertEqual(outcome.errors, "kpgg: note: the folder does not exist yet\n")
    await assertRun("config get source", .prints(path + "\n"))
    await assertFails(
      "sections", .noInput, "'\(path)/group/index.json' not found (from \(file.path))",
      hint: "a catalog folder has group/index.json and a file for each group")
    for path in ["/\u{301}catalog", "/\u{200D}catalog"] {
      _ = await run(TypedLine(["config", "set", "source", path]))
      await assertRun("config get source", .prints(path + "\n"))
    }
    _ = await output(of: "sections --source bundled")
    let catalog = try temporaryCatalog()
    _ = await output(of: TypedLine(["config", "set", "source", catalog.path]))
    try catalog.replace("Secret Garden", with: "Dolphin", in: "group/OHMYGIRL")
    let group = await output(of: "group OHMYGIRL")
    XCTAssertTrue(group.contains("Dolphin"))
  }

  func testADamagedFileStopsOnlyCommandsThatNeedItsSource() async throws {
    try writeFile(#"{"lang": "ko""#)
    let error = "\(file.path): the JSON is incomplete (line 1, column 14)"
    let hint = "repair or move the file; kpgg will not overwrite it"
    for line: TypedLine in [
      "", "sections", "group OHMYGIRL --json", "twice", "config", "config get lang",
      "config set lang ko", "config unset lang", "favorites", "rank groups",
    ] {
      await assertFails(line, .badData, error, hint: hint)
    }
    let note = "kpgg: note: \(error); this file is ignored\n"
    for line: TypedLine in [
      "sections --source bundled", "completions fish", "config path", "rank --json",
      "rank list --csv",
      "favorites export", "favorites clear --yes",
    ] {
      let outcome = await run(line)
      XCTAssertEqual(outcome.exitCode, .success, "\(line)")
      XCTAssertEqual(outcome.errors, note, "\(line)")
    }
    for line: TypedLine in ["--version", "help", "help sections", "sections --help"] {
      _ = await output(of: line)
    }
    await assertRun(
      "sections", in: ["KPGG_SOURCE": "bundled"],
      ExpectedOutcome.prints(await run("sections --source bundled").output).noting(note))
    XCTAssertEqual(try readFile(), #"{"lang": "ko""#)
  }

  func testAnInvalidValueIsNotedAndIgnored() async throws {
    try writeFile(#"{"lang": "fr", "level": 3, "mine": 1}"#)
    let outcome = await run("sections")
    XCTAssertEqual(
      outcome.errors,
      """
      kpgg: note: \(file.path): lang does not accept 'fr'; this setting is ignored
      kpgg: note: \(file.path): level does not accept '3'; this setting is ignored

      """)
    XCTAssertEqual(outcome.exitCode, .success)
    let list = await run("config").errors
    XCTAssertTrue(list.hasPrefix("kpgg: note: config.json has unknown keys: 'mine'\n"), list)
    await assertRun(
      "config get lang",
      ExpectedOutcome.fails(
        .badData, "\(file.path): lang does not accept 'fr'", hint: "use 'ko' or 'en'"
      ).noting(
        "kpgg: note: \(file.path): level does not accept '3'; this setting is ignored\n"))
    _ = await run("config unset mine level")
    _ = await run("config set lang en")
    _ = await output(of: "sections")
  }

  func testAnInvalidSourceStopsCommandsThatReadIt() async throws {
    try writeFile(#"{"source": "http://a b/"}"#)
    let outcome = await run("sections")
    XCTAssertEqual(outcome.exitCode, .badData)
    XCTAssertTrue(outcome.errors.hasPrefix("kpgg: error: \(file.path): "), outcome.errors)
    for line: TypedLine in ["sections --source bundled", "completions fish"] {
      let other = await run(line)
      XCTAssertEqual(other.exitCode, .success, "\(line)")
    }
  }

  func testAFileWithoutPermissionIsIgnoredWithANote() async throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let outcome = await run("sections")
    XCTAssertEqual(outcome.exitCode, .success)
    XCTAssertEqual(
      outcome.errors,
      "kpgg: note: cannot read '\(file.path)': Is a directory; this file is ignored\n")
  }
}

extension ExpectedOutcome {
  /// The same outcome with more lines on standard error.
  fileprivate func noting(_ note: String) -> Self {
    var expected = self
    expected.errors += note
    return expected
  }
}
