import XCTest

@testable import kpgg

final class HelpTests: CommandTestCase {
  private let pages: [TypedLine] =
    ["help"]
    + ProgramDescription.kpgg.commands.map { "help \($0.name)" }

  func testEveryCommandHasAPage() async {
    await assertSession(pages, shows: "help.txt")
  }

  func testPagesAreFittedToATerminal() async {
    await assertSession(pages, on: .terminal(40), shows: "help-40.txt")
  }

  func testAPageHasAMaximumWidth() async {
    await assertRun(
      "help profile", on: .terminal(300),
      .prints(await output(of: "help profile", on: .terminal(100))))
  }

  func testTheOptionShowsThePageOfItsCommand() async {
    let expected = await output(of: "help group")
    for line: TypedLine in ["group --help", "--help group", "group -h OHMYGIRL", "group --nope -h"]
    {
      await assertRun(line, .prints(expected))
    }
    await assertRun("--help", .prints(await output(of: "help")))
    await assertRun("help --help", .prints(await output(of: "help help")))
  }

  func testHelpIgnoresErrorsInTheEnvironment() async {
    let invalid = ["KPGG_TODAY": "nonsense", "KPGG_LANG": "fr", "KPGG_SOURCE": "/nowhere"]
    await assertRun("help", in: invalid, .prints(await output(of: "help")))
  }

  func testTheManualCoversAllCommands() async {
    await assertShown([
      ("help --man", .none, "kpgg.1"), ("help --man", .terminal(40), "kpgg.1"),
      ("help json --man", .none, "kpgg-json.5"), ("help wire-format --man", .none, "kpgg-wire.5"),
    ])
  }

  func testHelpForAnActionShowsThePageOfItsCommand() async {
    await assertRun("help favorites add", .prints(await output(of: "help favorites")))
  }
}
