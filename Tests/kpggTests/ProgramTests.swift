import XCTest

@testable import kpgg

final class ProgramTests: CommandTestCase {
  func testTheVersionIsPrinted() async {
    await assertRun("--version", .prints("kpgg 0.1.0\n"))
    await assertRun("group --version", .prints("kpgg 0.1.0\n"))
  }

  func testAnUnknownCommandSuggestsTheNearest() async {
    await assertRun(
      "gruop OHMYGIRL",
      .fails(.usage, "unknown command 'gruop'", hint: "did you mean 'group'?"))
  }

  func testEveryMistakeInACommandLineIsToldWithAWayOut() async {
    await assertSession(
      [
        "gruop", "xyzzy", "sect", "--versoin", "-x", "sections --nope", "sections extra",
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

  func testAMistakeInTheEnvironmentIsToldWithAWayOut() async {
    await assertSession(["sections"], in: ["KPGG_TODAY": "nonsense"], shows: "errors-today.txt")
    await assertSession(["sections"], in: ["KPGG_LANG": "fr"], shows: "errors-lang.txt")
    await assertSession(["sections"], in: ["KPGG_SOURCE": "/nowhere"], shows: "errors-source.txt")
  }

  func testErrorsAreColouredForTheStreamToWhichTheyGo() async {
    let colored = "kpgg: \u{1B}[1;31merror:\u{1B}[0m unknown command 'x'\n"
    let plain = "kpgg: error: unknown command 'x'\n"
    for (errors, arguments, start) in [
      (Context.Screen.terminal(80), ["x"], colored), (.none, ["x"], plain),
      (.none, ["x", "--color", "always"], colored),
      (.terminal(80), ["x", "--color", "never"], plain),
    ] {
      let program = Program(
        context: Context(
          arguments: arguments, environment: [:], date: { nil }, output: .terminal(80),
          errors: errors))
      let outcome = await program.run()
      XCTAssertTrue(outcome.errors.hasPrefix(start), outcome.errors)
    }
  }

  func testTheColourOptionCountsForErrorsToo() async {
    let always = await run("group nosuch --color always")
    XCTAssertEqual(
      always.errors,
      "kpgg: \u{1B}[1;31merror:\u{1B}[0m there is no group 'nosuch'\n"
        + "kpgg: \u{1B}[1mhint:\u{1B}[0m 'kpgg groups' lists them\n")
    let never = await run("group nosuch --color never", in: ["CLICOLOR_FORCE": "1"])
    XCTAssertEqual(
      never.errors,
      "kpgg: error: there is no group 'nosuch'\nkpgg: hint: 'kpgg groups' lists them\n")
  }
}
