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

  func testEveryPageIsInKorean() async {
    let korean = pages.map { TypedLine($0.arguments + ["--lang", "ko"]) }
    await assertSession(korean, shows: "help-ko.txt")
    await assertSession(korean, on: .terminal(40), shows: "help-40-ko.txt")
    let topics: [TypedLine] = ["help options", "help environment", "help exit-codes"]
    await assertSession(topics, in: ["KPGG_LANG": "ko"], shows: "help-topics-ko.txt")
  }

  func testEveryCommandHasHelpInTheLanguageOfTheOption() async {
    for command in ProgramDescription.kpgg.commands {
      let page = await output(of: "help \(command.name) --lang ko")
      await assertRun("\(command.name) --help --lang ko", .prints(page))
      await assertRun("\(command.name) --help", in: ["KPGG_LANG": "ko"], .prints(page))
    }
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
