import XCTest

@testable import kpgg

final class ProgramTests: CommandTestCase {
  func testTheVersionIsPrinted() async {
    let version = "kpgg 0.1.0 (catalog of 2026-11-20)\n"
    await assertRun("--version", .prints(version))
    await assertRun("group --version", .prints(version))
    await assertRun("-V", .prints(version))
    await assertRun("version", .prints(version))
  }

  func testAGroupBeforeACommandSuggestsTheOtherOrder() async {
    for (line, command) in [
      ("twice songs", "songs TWICE"), ("oh my girl members", "members OHMYGIRL"),
      ("트와이스 play", "play TWICE"),
    ] as [(TypedLine, String)] {
      await assertFails(
        line, .usage, "unknown command '\(line.arguments[0])'", hint: "use 'kpgg \(command)'")
    }
    // A command without groups, and no group.
    for line: TypedLine in ["twice sync", "nope songs"] {
      await assertFails(
        line, .usage, "unknown command '\(line.arguments[0])'",
        hint: "'kpgg help' lists all commands and topics")
    }
  }

  func testAnUnknownCommandSuggestsTheNearest() async {
    await assertFails(
      "gruop OHMYGIRL", .usage, "unknown command 'gruop'", hint: "did you mean 'group'?")
  }

  func testErrorsInACommandLineHaveHints() async {
    await assertSession(
      [
        "gruop", "xyzzy", "sect", "--versoin", "-x", "sections --nope", "stats mbti extra",
        "sections --current", "--plain", "--fields name", "help --json", "help nope",
        "help group members", "group", "profile", "sections --fields", "sections --fields --json",
        "groups --section", "--source", ["--source", ""], "--source http://127.0.0.1:1/api",
        "--lang fr", "--lang", "--color sometimes", "sections --json=yes",
        "sections --json --plain",
        "members --current --former", "sections --fields nope", "groups --fields nope",
        "group OHMYGIRL --fields nope", "members --fields nope", "profiles --fields nope",
        "profile YooA --fields nope", ["sections", "--fields", ""], "sections --fields key,",
        "sections --fields key,,title", ["sections", "--fields", "key, title"],
        "sections --fields Key",
      ], shows: "errors-usage.txt")
  }

  func testErrorsInTheEnvironmentHaveHints() async {
    await assertSession(["sections"], in: ["KPGG_TODAY": "nonsense"], shows: "errors-today.txt")
    await assertSession(["sections"], in: ["KPGG_LANG": "fr"], shows: "errors-lang.txt")
    await assertSession(["sections"], in: ["KPGG_SOURCE": "/nowhere"], shows: "errors-source.txt")
  }

  func testErrorsAndHintsAreShownInKorean() async {
    await assertSession(
      [
        "gruop", "xyzzy", "twice ive", "-x", "sections --jsn", "stats mbti extra",
        "sections --current",
        "--plain", "group", "groups --section", "--lang", "--color sometimes",
        "sections --json=yes", "sections --json --plain", "sections --fields nope",
        "sections --fields Key", ["groups", "--agency", ""], ["--source", ""],
        "--source ftp://example.com", "--timeout 0", "birthdays --month 13",
        "birthdays --on x", "members --born x", "members --born 1996..1994", "members --height x",
        "random --seed x", "random song", "stats --svg -", "stats debuts --limit 3",
        "completions powershell", "favorites add", "favorites import", ["favorites", "export", ""],
        "favorites nonsense", "snapshot foo", "favorites remove IVE", "snapshot diff a",
        "snapshot diff - -",
        "export -", "help group --man", "sync", "browse", "group OHMYGRIL", "group 유아",
        "group nosuchgroup", "groups --section 1996", "members nosuchgroup", "group ive twice",
        "profile OHMYGIRL nobody", "profile Mina", "search zzzz", "search ***",
        "groups --agency nosuch", "members --position Laeder", "snapshot check /nowhere/a.json",
        "sections --source /nowhere", "sections --source example.com",
        "sections --source http://127.0.0.1:1/api --offline",
      ], in: ["KPGG_LANG": "ko"], shows: "errors-ko.txt")
  }

  func testALongHintWrapsBetweenWordsOnATerminal() async {
    let line: TypedLine = "groups --fields nope"
    let program = Program(
      context: .test(
        line.arguments, environment: ["NO_COLOR": "1"], errors: .terminal(80)))
    let errors = await program.run().errors
    XCTAssertEqual(
      errors,
      """
      kpgg: error: unknown field 'nope'
      kpgg: hint: use one of: id, name, koreanName, aliases, section, debut, agency,
                  fandom, and 9 more (see 'kpgg help groups')

      """)
    let piped = await run(line).errors
    XCTAssertEqual(piped.split(separator: "\n").count, 2, piped)
  }

  func testANoteWrapsBetweenWordsOnATerminal() {
    let note = LabeledMessage(label: "note", style: .plain, text: "one two three four")
    XCTAssertEqual(
      note.text(painter: Painter(isColored: false), width: 22),
      "kpgg: note: one two\n  three four\n")
    XCTAssertEqual(
      note.text(painter: Painter(isColored: false), width: nil), "kpgg: note: one two three four\n")
  }

  func testAnErrorNamesTheVariableOfItsSource() async {
    await assertFails(
      "sections", in: ["KPGG_SOURCE": "ftp://example.com"], .usage,
      "'ftp://example.com' must use http or https, not 'ftp' (from KPGG_SOURCE)",
      hint: "use 'bundled', a folder, or a URL such as https://example.com/kpgg/")
    let option = await run("sections --source /nowhere", in: ["KPGG_SOURCE": "/nosuch"])
    XCTAssertFalse(option.errors.contains("KPGG_SOURCE"), option.errors)
  }

  func testErrorColorsDependOnStandardError() async {
    let colored = "kpgg: \u{1B}[1;31merror:\u{1B}[0m unknown command 'x'\n"
    let plain = "kpgg: error: unknown command 'x'\n"
    for (errors, arguments, start) in [
      (Context.Screen.terminal(80), ["x"], colored), (.none, ["x"], plain),
      (.none, ["x", "--color", "always"], colored),
      (.terminal(80), ["x", "--color", "never"], plain),
    ] {
      let program = Program(
        context: .test(arguments, output: .terminal(80), errors: errors))
      let outcome = await program.run()
      XCTAssertTrue(outcome.errors.hasPrefix(start), outcome.errors)
    }
  }

  func testTheColorOptionAppliesToErrors() async {
    let always = await run("group nosuch --color always")
    XCTAssertEqual(
      always.errors,
      "kpgg: \u{1B}[1;31merror:\u{1B}[0m group 'nosuch' not found\n"
        + "kpgg: \u{1B}[1mhint:\u{1B}[0m for a list, use 'kpgg groups'\n")
    let never = await run("group nosuch --color never", in: ["CLICOLOR_FORCE": "1"])
    XCTAssertEqual(
      never.errors,
      "kpgg: error: group 'nosuch' not found\nkpgg: hint: for a list, use 'kpgg groups'\n")
  }
}
