import Synchronization
import KPGGCore
import XCTest

@testable import kpgg

/// These tests check the scanner through the parser.
final class ArgumentScannerTests: XCTestCase, ParsingAssertions {
  func testOptionsCanComeBeforeBetweenAndAfterWords() {
    for arguments in [
      ["--source", "dir", "--json", "group", "OH", "MY"],
      ["group", "--source", "dir", "OH", "--json", "MY"],
      ["group", "OH", "MY", "--json", "--source", "dir"],
    ] {
      assertParses(
        arguments, command: "group", words: ["OH", "MY"], switches: ["json"],
        values: ["source": ["dir"]])
    }
  }

  func testAnOptionOfOneCommandCanPrecedeTheCommand() {
    assertParses(
      ["--section", "first", "groups"], command: "groups", values: ["section": ["first"]])
  }

  func testAValueFollowsASpaceOrAnEqualsSign() {
    for arguments in [
      ["groups", "--fields", "name,debut"], ["groups", "--fields=name,debut"],
      ["groups", "-f", "name,debut"], ["groups", "-fname,debut"], ["groups", "-f=name,debut"],
    ] {
      assertParses(arguments, command: "groups", values: ["fields": ["name,debut"]])
    }
  }

  func testOnlyTheFirstEqualsSignSeparates() {
    assertParses(
      ["--source=http://a/?b=c", "groups"], command: "groups",
      values: ["source": ["http://a/?b=c"]])
  }

  func testAValueCanStartWithACombiningMark() {
    for argument in ["--fields=\u{301}a", "-f=\u{301}a", "-f\u{301}a"] {
      assertParses([argument], command: nil, values: ["fields": ["\u{301}a"]])
    }
  }

  func testAValueCanBeEmptyInEitherForm() {
    assertParses(["--source", ""], command: nil, values: ["source": [""]])
    assertParses(["--source="], command: nil, values: ["source": [""]])
  }

  func testASingleDashAndANegativeNumberAreValues() {
    assertParses(["--source", "-"], command: nil, values: ["source": ["-"]])
    assertParses(["--fields", "-2"], command: nil, values: ["fields": ["-2"]])
    assertParses(["-f", "-1.5"], command: nil, values: ["fields": ["-1.5"]])
  }

  func testAnOptionIsAValueOnlyAfterAnEqualsSign() {
    assertParses(["--fields=--json"], command: nil, values: ["fields": ["--json"]])
    for next in ["--json", "-j", "-x", "--", "-.5"] {
      assertFails(
        ["--fields", next], .missingValue(option: "--fields", placeholder: "LIST", choices: []))
    }
  }

  func testANegativeNumberIsNotAnArgument() {
    assertFails(
      ["group", "-2"], .unknownOption("-2", command: "group", suggestion: nil))
    assertParses(["group", "--", "-2"], command: "group", words: ["-2"])
  }

  func testAnOptionAtTheEndLacksItsValue() {
    assertFails(
      ["groups", "--fields"], .missingValue(option: "--fields", placeholder: "LIST", choices: []))
    assertFails(["groups", "-jf"], .missingValue(option: "-f", placeholder: "LIST", choices: []))
  }

  func testARepeatedOptionKeepsAllValues() {
    assertParses(
      ["--fields", "a", "groups", "--fields=b", "-fc"], command: "groups",
      values: ["fields": ["a", "b", "c"]])
  }

  func testSwitchesCanBeRepeatedAndBundled() {
    assertParses(["groups", "-jj", "--json"], command: "groups", switches: ["json"])
    assertParses(
      ["groups", "-jfname"], command: "groups", switches: ["json"], values: ["fields": ["name"]])
  }

  func testRepeatingAnOptionDoesNotCollectTheOptionsAgain() {
    for option in ["--all", "-x"] {
      XCTAssertEqual(
        readings(of: Array(repeating: option, count: 100) + ["list"]),
        readings(of: [option, "list"]), option)
    }
  }

  func testOptionsOfOtherCommandsAreNotCollected() {
    XCTAssertEqual(readings(of: ["list", "--all"]).last, 0)
  }

  func testDashesWithoutANameAreUnknownOptions() {
    assertFails(["groups", "--=x"], .unknownOption("--=x", "groups", nil))
    assertFails(["groups", "---"], .unknownOption("---", "groups", nil))
    assertFails(["groups", "-="], .unknownOption("-=", "groups", nil))
    assertFails(["groups", "-\u{301}"], .unknownOption("-\u{301}", "groups", nil))
  }

  func testNothingAfterTwoDashesIsAnOption() {
    assertParses(
      ["group", "--json", "--", "--help", "-x", "--"], command: "group",
      words: ["--help", "-x", "--"], switches: ["json"])
  }

  func testTheFirstWordAfterTwoDashesIsTheSubcommand() {
    assertParses(
      ["--json", "--", "group", "-x"], command: "group", words: ["-x"],
      switches: ["json"])
    assertFails(["--", "--json"], .unknownCommand("--json", suggestion: nil))
  }

  func testTwoDashesAtTheEndChangeNothing() {
    assertParses(["--"], command: nil)
    assertParses(["members", "--"], command: "members")
  }

  /// Parses a command line, and returns how often the options of each command were collected: of
  /// `list`, which has `--all`, and of `last`.
  private func readings(of arguments: [String]) -> [Int] {
    let counters = [Counter(), Counter()]
    let program = ProgramDescription(
      summary: HelpText(""),
      commands: zip(["list", "last"], counters).map { name, counter in
        CommandDescription(
          name: name, summary: HelpText(""),
          options: OptionList {
            counter.count.withLock { $0 += 1 }
            $0.flag("all", "", "")
          })
      }, home: CommandDescription(name: "home", summary: HelpText("")))
    _ = ArgumentParser(program: program).parse(arguments)
    return counters.map { $0.count.withLock { $0 } }
  }

  private final class Counter: Sendable {
    let count = Mutex(0)
  }
}
