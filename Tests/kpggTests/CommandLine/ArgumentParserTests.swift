import XCTest
import KPGGCore

@testable import kpgg

final class ArgumentParserTests: XCTestCase, ParsingAssertions {
  func testParsingContinuesAfterAnError() {
    let commandLine = ArgumentParser(program: .sample).parse(
      ["group", "--nope", "오", "--lang", "fr", "--fields"])
    XCTAssertEqual(commandLine.error, .unknownOption("--nope", "group", nil))
    XCTAssertEqual(commandLine.pendingOption?.name, "fields")
    let arguments = commandLine.arguments
    XCTAssertEqual(arguments.command?.name, "group")
    XCTAssertEqual(arguments.words, ["오"])
    XCTAssertEqual(arguments.value("lang"), "fr")
    XCTAssertFalse(arguments.has("fields"))
  }

  func testAnUnknownSubcommandKeepsItsWordsAndOptions() {
    let commandLine = ArgumentParser(program: .sample).parse(["gruop", "IVE", "--color", "always"])
    XCTAssertEqual(commandLine.error, .unknownCommand("gruop", suggestion: "group"))
    XCTAssertNil(commandLine.arguments.command)
    XCTAssertEqual(commandLine.arguments.words, ["gruop", "IVE"])
    XCTAssertEqual(commandLine.arguments.value("color"), "always")
  }

  func testOnlyAnOptionAtTheEndIsPending() {
    let parser = ArgumentParser(program: .sample)
    XCTAssertNil(parser.parse(["groups", "--json"]).pendingOption)
    XCTAssertNil(parser.parse(["groups", "--fields", "--json"]).pendingOption)
    XCTAssertNil(parser.parse(["groups", "--fields", "name"]).pendingOption)
    XCTAssertEqual(
      parser.parse(["profile", "--sort"]).pendingOption?.choices, ["name", "debut"])
  }

  // MARK: Subcommand and words

  func testNoWordsMeanTheHomeScreen() {
    assertParses([], command: nil)
    assertParses(["--json"], command: nil, switches: ["json"])
  }

  func testTheFirstWordIsTheSubcommandAndTheOthersAreItsArguments() {
    assertParses(["group", "OH", "MY", "GIRL"], command: "group", words: ["OH", "MY", "GIRL"])
  }

  func testASubcommandNameCanBeAnArgumentOfAnother() {
    assertParses(["help", "group"], command: "help", words: ["group"])
  }

  func testAnArgumentCanBeEmptyOrASingleDash() {
    assertParses(["group", "", "-"], command: "group", words: ["", "-"])
  }

  func testSubcommandsMustMatchExactly() {
    assertFails(["sect"], .unknownCommand("sect", suggestion: "sections"))
    assertFails(["GROUP", "IVE"], .unknownCommand("GROUP", suggestion: "group"))
  }

  func testAMisspelledSubcommandSuggestsTheNearest() {
    assertFails(["gruop", "IVE"], .unknownCommand("gruop", suggestion: "group"))
    assertFails(["xyzzy"], .unknownCommand("xyzzy", suggestion: nil))
    assertFails([""], .unknownCommand("", suggestion: nil))
  }

  func testASingleDashIsNotASubcommand() {
    assertFails(["-"], .unknownCommand("-", suggestion: nil))
  }

  func testAMissingArgumentIsReported() {
    assertFails(["group"], .missingArgument("NAME", command: "group"))
    assertFails(["profile", "--json"], .missingArgument("GROUP", command: "profile"))
  }

  func testAnOptionalArgumentCanBeOmitted() {
    assertParses(["members"], command: "members")
    assertParses(["profile", "IVE"], command: "profile", words: ["IVE"])
  }

  func testTheFirstUnexpectedArgumentIsReported() {
    assertFails(["sections", "2016"], .unexpectedArgument("2016", command: "sections"))
    assertFails(["profile", "a", "b", "c", "d"], .unexpectedArgument("c", command: "profile"))
  }

  // MARK: Options

  func testASwitchTakesNoValue() {
    assertFails(["groups", "--json=yes"], .unexpectedValue("yes", option: "--json"))
    assertFails(["groups", "--json="], .unexpectedValue("", option: "--json"))
    assertFails(["groups", "-j=yes"], .unexpectedValue("yes", option: "-j"))
  }

  func testAValueOutsideTheChoicesIsAnError() {
    let choices = ["ko", "en"]
    assertParses(["--lang", "ko"], command: nil, values: ["lang": ["ko"]])
    for value in ["kr", "KOR", "", "ko,en"] {
      assertFails(
        ["--lang", value], .invalidChoice(value, option: "--lang", choices: choices))
    }
  }

  func testChoicesMatchIgnoringCase() {
    assertParses(["--lang", "KO"], command: nil, values: ["lang": ["ko"]])
    assertParses(
      ["profile", "IVE", "--sort=Debut"], command: "profile", words: ["IVE"],
      values: ["sort": ["debut"]])
  }

  func testEveryValueIsChecked() {
    assertFails(
      ["--lang", "kr", "--lang", "ko"],
      .invalidChoice("kr", option: "--lang", choices: ["ko", "en"]))
  }

  func testTheChoicesAreThoseOfTheSubcommand() {
    assertParses(
      ["profile", "IVE", "--sort", "debut"], command: "profile", words: ["IVE"],
      values: ["sort": ["debut"]])
    assertFails(
      ["--sort", "debut", "profiles"],
      .invalidChoice("debut", option: "--sort", choices: ["name", "age"]))
  }

  func testAnOptionOfAnotherCommandIsMisplaced() {
    assertFails(
      ["sections", "--current"],
      .misplacedOption("--current", command: "sections", owners: ["kpgg members"]))
    assertFails(
      ["--section", "first"],
      .misplacedOption("--section", command: nil, owners: ["kpgg groups"]))
  }

  func testAnUnknownOptionSuggestsTheNearestOfThisCommand() {
    assertFails(["groups", "--jsn"], .unknownOption("--jsn", "groups", "--json"))
    assertFails(["groups", "--feilds=name"], .unknownOption("--feilds", "groups", "--fields"))
    assertFails(["groups", "--curent"], .unknownOption("--curent", "groups", nil))
    assertFails(["--versoin"], .unknownOption("--versoin", nil, "--version"))
    assertFails(["groups", "--versoin"], .unknownOption("--versoin", "groups", "--version"))
  }

  func testTheValueOfAnOptionSuggestsTheOption() {
    assertFails(["group", "IVE", "--ko"], .unknownOption("--ko", "group", "--lang ko"))
    assertFails(["--ko"], .unknownOption("--ko", nil, nil))
  }

  func testLongOptionsMustMatchExactly() {
    assertFails(["groups", "--js"], .unknownOption("--js", "groups", "--json"))
    assertFails(["groups", "--JSON"], .unknownOption("--JSON", "groups", "--json"))
  }

  func testALongOptionWithOneDashSuggestsTwo() {
    assertFails(["groups", "-plain"], .unknownOption("-plain", "groups", "--plain"))
    assertFails(["groups", "-jsno"], .unknownOption("-jsno", "groups", "--json"))
    assertFails(["groups", "-x"], .unknownOption("-x", "groups", nil))
    // Its first letter asks for help.
    assertFails(["groups", "-height"], .unknownOption("-height", "groups", nil))
  }

  // MARK: Help and version

  func testHelpOverridesOtherErrors() {
    for invalid in [
      ["group"], ["group", "--bogus"], ["--bogus", "group"], ["group", "--fields"],
      ["group", "--lang", "kr"], ["group", "--current"], ["group", "--json=1"],
    ] {
      for help in ["--help", "-h"] {
        XCTAssertEqual(parse(invalid + [help])?.has("help"), true, "\(invalid + [help])")
        XCTAssertEqual(parse(invalid + [help])?.command?.name, "group")
      }
    }
    XCTAssertEqual(parse(["--help", "sections", "2016"])?.command?.name, "sections")
  }

  func testEveryCommandAcceptsVersion() {
    XCTAssertEqual(parse(["group", "--version"])?.has("version"), true)
    XCTAssertEqual(parse(["-hV"])?.has("version"), true)
  }

  func testACommandThatDoesNotListHelpAcceptsIt() {
    XCTAssertEqual(parse(["help", "--help"])?.has("help"), true)
  }

  func testHelpIgnoresAnOptionWithoutItsValue() {
    assertParses(["groups", "--help", "--fields"], command: "groups", switches: ["help"])
  }

  func testHelpDoesNotHideAnUnknownSubcommand() {
    assertFails(["gruop", "--help"], .unknownCommand("gruop", suggestion: "group"))
  }

  func testHelpCanBeAValueOrAnArgument() {
    assertParses(["--source=--help"], command: nil, values: ["source": ["--help"]])
    assertParses(["group", "--", "--help"], command: "group", words: ["--help"])
  }

  func testHelpTakesNoValue() {
    assertFails(["group", "IVE", "--help=x"], .unexpectedValue("x", option: "--help"))
  }

  // MARK: Order of errors

  func testTheLeftmostProblemIsReported() {
    assertFails(["group", "--bogus", "--lang", "kr"], .unknownOption("--bogus", "group", nil))
    assertFails(
      ["group", "--lang", "kr", "--bogus"],
      .invalidChoice("kr", option: "--lang", choices: ["ko", "en"]))
  }

  func testAnUnknownOptionIsReportedBeforeItsValue() {
    assertFails(["--sorce", "dir", "group", "IVE"], .unknownOption("--sorce", nil, "--source"))
    assertFails(["--sorce", "dir", "-x"], .unknownOption("--sorce", nil, "--source"))
    assertFails(["--sorce", "--jsn", "dir"], .unknownOption("--sorce", nil, "--source"))
    assertFails(["gruop", "--sorce"], .unknownCommand("gruop", suggestion: "group"))
  }

  // MARK: Hostile input

  func testHugeWordsAreErrors() {
    let huge = String(repeating: "a", count: 100_000)
    assertFails([huge], .unknownCommand(huge, suggestion: nil))
    assertFails(["group", "--" + huge], .unknownOption("--" + huge, "group", nil))
  }

  func testNoCombinationOfWordsCrashesTheParser() {
    let pieces = [
      "group", "members", "--", "-", "", "-h", "-V", "-jf", "--lang", "--lang=ko", "--fields=",
      "--json=", "=", "--=", "-=", "-2", "--nope", "\u{301}", "-\u{301}", "--\u{301}=", "-걸",
    ]
    for a in pieces {
      for b in pieces {
        for c in pieces {
          let commandLine = ArgumentParser(program: .sample).parse([a, b, c])
          XCTAssertLessThan(commandLine.arguments.words.count, 4)
          XCTAssertNotEqual(
            commandLine.error.map { $0.text(in: Language.english.words).message }, "")
        }
      }
    }
  }
}
