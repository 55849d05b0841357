import XCTest

@testable import kpgg

final class ProgramTests: CommandTestCase {
  func testTheVersionIsPrinted() async {
    let version = "kpgg 0.3.0 (catalog of 2026-11-20)\n"
    await assertRun("--version", .prints(version))
    await assertRun("group --version", .prints(version))
    await assertRun("-V", .prints(version))
    await assertRun("version", .prints(version))
  }

  func testAGroupBeforeACommandSuggestsTheOtherOrder() async {
    for (line, command) in [
      ("twice songs", "songs TWICE"), ("oh my girl members", "members OHMYGIRL"),
      ("트와이스 play", "play TWICE"), ("twice birthday", "birthdays TWICE"),
      ("유아 생일", "birthdays OHMYGIRL/YooA"), ("yooa songs", "profile OHMYGIRL/YooA"),
      ("yooa profile", "profile OHMYGIRL/YooA"),
    ] as [(TypedLine, String)] {
      await assertFails(
        line, .usage, "unknown command '\(line.arguments[0])'", hint: "use 'kpgg \(command)'")
    }
    // A command without groups, and no group.
    await assertFails(
      "twice sync", .usage, "unknown command 'twice'", hint: "use 'kpgg group TWICE'")
    await assertFails(
      "nope songs", .usage, "unknown command 'nope'",
      hint: "'kpgg help' lists all commands and topics")
  }

  func testAnotherWordForACommandSuggestsTheCommand() async {
    for (line, command) in [
      ("트와이스 노래", "songs TWICE"), ("오마이걸 멤버", "members OHMYGIRL"),
      ("내일", "today --on tomorrow"), ("오늘의 생일", "birthdays today"), ("daily", "quiz daily"),
      ("Birthday", "birthdays"),
      ("unit twice", "units twice"), ("member xyzzy", "profile xyzzy"),
      ("favorite list", "favorites list"), ("favorite add ive", "favorites add ive"),
      ("fav ive", "favorites add ive"),
      ("find 유아", "search 유아"),
    ] as [(TypedLine, String)] {
      await assertFails(
        line, .usage, "unknown command '\(line.arguments[0])'", hint: "use 'kpgg \(command)'")
    }
  }

  func testAnOptionOrAValueThatWasMeantIsSuggested() async {
    for (line, message, hint) in [
      ("members --mbti enf", "--mbti does not accept 'enf'", "use 'ENFP' or 'ENFJ'"),
      ("groups --year 2023", "unknown option '--year'", "did you mean '--debut'?"),
      ("members ive --status former", "--status does not accept 'former'", "use '--former'"),
      (
        "stats mbti ive", "unexpected argument 'ive'",
        "charts count all groups; for one group, use 'kpgg members IVE'"
      ),
      (
        "stats mbti --group ive", "'kpgg stats' has no option '--group'",
        "charts count all groups; for one group, use 'kpgg members NAME'"
      ),
      ("차트", "unknown command '차트'", "use 'kpgg stats'"),
      ("연도", "unknown command '연도'", "use 'kpgg stats debuts'"),
    ] as [(TypedLine, String, String)] {
      await assertFails(line, .usage, message, hint: hint)
    }
  }

  func testACommandWithoutVowelsIsSuggested() async {
    await assertFails(
      "srch ive", .usage, "unknown command 'srch'", hint: "did you mean 'search'?")
  }

  func testEverySynonymMeansACommand() {
    for word in CommandSynonym.words {
      XCTAssertNotNil(CommandSynonym.command(named: word), word)
    }
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
        "sections --fields Tittle", "gruop OHMYGIRL",
        // Each command checks its own arguments and options.
        "birthdays --next -1", "birthdays --next x", "birthdays --next 365",
        "birthdays --month 0", "birthdays --month 13", "birthdays --on 2026",
        "birthdays --on toady", "birthdays --on 2-30", "birthdays --on 13-1", "birthdays --on 3-",
        "birthdays --on 003-21", "birthdays --on=-3-21", "birthdays --on 3-21-",
        "birthdays --on +3-21", "birthdays --on 2027-02-29", "birthdays --on 2026-11-21 --month 2",
        "birthdays --ics --json", "birthdays --ics --fields member",
        "browse", "completions powershell", "completions bsh", "completions",
        "export -", ["export", ""], "export x --base-url example.com",
        "groups --status gone", "groups --sort xyzzyx", ["groups", "--sort", ""],
        "groups --debut 15", "groups --debut 2016..2014", ["groups", "--agency", "a,"],
        "help group --man", "help favorites ad", "help json add", "help gruop", "help twice",
        "help exit-code", "members --sort xyzzyx", "members --mbti INFP,XXXX", "members --blood C",
        "members --height 49.9", "members --born 94",
        "groups --tier 4", "groups --tier 2..1",
        "members --limit -1", "members --offset -1", "members --limit x", "members --offset 1.5",
        "play IVE --print --player mpv", "quiz lineups", "quiz lineup songs", "quiz --time 4",
        "quiz --questions 0", "quiz --svg a.svg", "quiz --words", "quiz daily grup",
        "quiz make", "quiz make -", "quiz stats kind", "quiz stats ages", "quiz stats --svg -",
        "quiz stats kinds --svg - --json", "quiz stats days -n 1",
        ["random", "--seed="], "random --seed -1", "random --seed 1.5",
        "random --seed 18446744073709551616", "random membr", "random song",
        "search omg --limit 99999999999999999999", ["search", " "], "search omg --kind song",
        "sections --offline --refresh", "sections --timeout 0", "sections --timeout 3601",
        "sections --timeout 1e3", ["sections", "--timeout="],
        "sections --source http://me:secret@example.com", "songs --kind opera",
        "songs --released 15", ["songs", "--kind", ""], "stats bloods", "stats fandoms",
        "stats mbti --limit 0", "stats debuts --limit 3", "stats --limit 3", "stats --svg -",
        "stats blood --svg - --json", "stats blood --svg - --plain", ["stats", "blood", "--svg="],
        "sync", "sync http://a.example --source http://b.example",
        "validate here --source there",
      ], shows: "errors-usage.txt")
  }

  func testErrorsInTheEnvironmentHaveHints() async {
    await assertSession(["sections"], in: ["KPGG_TODAY": "nonsense"], shows: "errors-today.txt")
    await assertSession(["sections"], in: ["KPGG_LANG": "fr"], shows: "errors-lang.txt")
    await assertSession(["sections"], in: ["KPGG_SOURCE": "/nowhere"], shows: "errors-source.txt")
  }

  func testErrorsAboutNamesAndFilesHaveHints() async {
    let agencies = ["DPS Media", "starshpi entertainment", "jpy", "xyzzy", "***", "🙂"]
    let sections = ["1990", "2016-2018", "fortieth", "***"]
    await assertSession(
      agencies.map { TypedLine(["groups", "--agency", $0]) }
        + sections.map { TypedLine(["groups", "--section", $0]) } + [
          "sections nope", "members --nationality Mars", "members IVE --nationality Mars",
          "members --section 2009 --nationality Mars", "members --nationality Jpan",
          "members aoa --position Laeder", "play 원영", "play 트와이서", "play 라디오", "play cupid",
          "play twice ditto", "play cheer upp", "search zzzz",
          "search zzzz --json", "search 리더", "search 댄서", "search 일본", "search 미국", "search ***",
          "search 🙂", ["search", "\u{1B}["], "search …", "validate /nowhere", "export /dev/null",
          "snapshot check /nowhere/a.json", "snapshot check /nowhere/a.json --source /nowhere",
          "snapshot diff /nowhere/a.json /nowhere/b.json",
        ], shows: "errors-not-found.txt")
  }

  func testErrorsAndHintsAreShownInKorean() async {
    await assertSession(
      [
        "gruop", "twice ive", "sections --jsn", "birthdays --month 13", "group OHMYGRIL",
        "profile Mina", "snapshot check /nowhere/a.json", "sections --source /nowhere",
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
                  fandom, and 13 more (see 'kpgg help groups')

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
