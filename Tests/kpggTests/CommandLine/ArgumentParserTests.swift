import XCTest

@testable import kpgg

final class ArgumentParserTests: XCTestCase, ParsingAssertions {
  func testWhatIsWrongKeepsNothingElseFromBeingUnderstood() {
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

  func testAnUnknownSubcommandLeavesItsWordsAndOptions() {
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
      parser.parse(["profile", "--sort"]).pendingOption?.value?.choices, ["name", "debut"])
  }

  // MARK: Subcommand and words

  func testNoWordAsksForTheHomeScreen() {
    assertParses([], command: nil)
    assertParses(["--json"], command: nil, switches: ["json"])
  }

  func testTheFirstWordIsTheSubcommandAndTheOthersAreItsArguments() {
    assertParses(["group", "OH", "MY", "GIRL"], command: "group", words: ["OH", "MY", "GIRL"])
  }

  func testASubcommandsNameIsAnOrdinaryArgumentOfAnother() {
    assertParses(["help", "group"], command: "help", words: ["group"])
  }

  func testAnArgumentMayBeEmptyOrALoneDash() {
    assertParses(["group", "", "-"], command: "group", words: ["", "-"])
  }

  func testSubcommandsAreNotAbbreviatedNorFolded() {
    assertFails(["sect"], .unknownCommand("sect", suggestion: "sections"))
    assertFails(["GROUP", "IVE"], .unknownCommand("GROUP", suggestion: "group"))
  }

  func testAMisspelledSubcommandSuggestsTheNearest() {
    assertFails(["gruop", "IVE"], .unknownCommand("gruop", suggestion: "group"))
    assertFails(["xyzzy"], .unknownCommand("xyzzy", suggestion: nil))
    assertFails([""], .unknownCommand("", suggestion: nil))
  }

  func testALoneDashIsNoSubcommand() {
    assertFails(["-"], .unknownCommand("-", suggestion: nil))
  }

  func testAMissingArgumentIsNamed() {
    assertFails(["group"], .missingArgument("NAME", command: "group"))
    assertFails(["profile", "--json"], .missingArgument("GROUP", command: "profile"))
  }

  func testAnOptionalArgumentMayBeLeftOut() {
    assertParses(["members"], command: "members")
    assertParses(["profile", "IVE"], command: "profile", words: ["IVE"])
  }

  func testTheFirstArgumentTooManyIsNamed() {
    assertFails(["sections", "2016"], .unexpectedArgument("2016", command: "sections"))
    assertFails(["profile", "a", "b", "c", "d"], .unexpectedArgument("c", command: "profile"))
  }

  // MARK: Options

  func testASwitchTakesNoValue() {
    assertFails(["groups", "--json=yes"], .unexpectedValue("yes", option: "--json"))
    assertFails(["groups", "--json="], .unexpectedValue("", option: "--json"))
    assertFails(["groups", "-j=yes"], .unexpectedValue("yes", option: "-j"))
  }

  func testAValueOutsideTheChoicesIsRefused() {
    let choices = ["ko", "en"]
    assertParses(["--lang", "ko"], command: nil, values: ["lang": ["ko"]])
    for value in ["kr", "KOR", "", "ko,en"] {
      assertFails(
        ["--lang", value], .invalidChoice(value, option: "--lang", choices: choices))
    }
  }

  func testAChoiceIsGivenInAnyLetterCase() {
    assertParses(["--lang", "KO"], command: nil, values: ["lang": ["ko"]])
    assertParses(
      ["profile", "IVE", "--sort=Debut"], command: "profile", words: ["IVE"],
      values: ["sort": ["debut"]])
  }

  func testEveryOneOfSeveralValuesIsChecked() {
    assertFails(
      ["--lang", "kr", "--lang", "ko"],
      .invalidChoice("kr", option: "--lang", choices: ["ko", "en"]))
  }

  func testTheChoicesAreThoseOfTheSubcommandThatWasNamed() {
    assertParses(
      ["profile", "IVE", "--sort", "debut"], command: "profile", words: ["IVE"],
      values: ["sort": ["debut"]])
    assertFails(
      ["--sort", "debut", "profiles"],
      .invalidChoice("debut", option: "--sort", choices: ["name", "age"]))
  }

  func testAnOptionOfAnotherCommandIsSaidToBeThat() {
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

  func testLongOptionsAreNotAbbreviatedNorFolded() {
    assertFails(["groups", "--js"], .unknownOption("--js", "groups", "--json"))
    assertFails(["groups", "--JSON"], .unknownOption("--JSON", "groups", "--json"))
  }

  func testALongOptionWithOneDashSuggestsTwo() {
    assertFails(["groups", "-plain"], .unknownOption("-plain", "groups", "--plain"))
    assertFails(["groups", "-jsno"], .unknownOption("-jsno", "groups", "--json"))
    assertFails(["groups", "-x"], .unknownOption("-x", "groups", nil))
  }

  // MARK: Help and version

  func testHelpWinsOverAllElseThatIsWrongWithACommand() {
    for wrong in [
      ["group"], ["group", "--bogus"], ["--bogus", "group"], ["group", "--fields"],
      ["group", "--lang", "kr"], ["group", "--current"], ["group", "--json=1"],
    ] {
      for help in ["--help", "-h"] {
        XCTAssertEqual(parse(wrong + [help])?.has("help"), true, "\(wrong + [help])")
        XCTAssertEqual(parse(wrong + [help])?.command?.name, "group")
      }
    }
    XCTAssertEqual(parse(["--help", "sections", "2016"])?.command?.name, "sections")
  }

  func testVersionIsUnderstoodByEveryCommand() {
    XCTAssertEqual(parse(["group", "--version"])?.has("version"), true)
    XCTAssertEqual(parse(["-hV"])?.has("version"), true)
  }

  func testHelpIsUnderstoodByACommandThatDoesNotListIt() {
    XCTAssertEqual(parse(["help", "--help"])?.has("help"), true)
  }

  func testBesidesHelpAnOptionWithoutItsValueCountsAsNotGiven() {
    assertParses(["groups", "--help", "--fields"], command: "groups", switches: ["help"])
  }

  func testHelpDoesNotMakeAnUnknownSubcommandKnown() {
    assertFails(["gruop", "--help"], .unknownCommand("gruop", suggestion: "group"))
  }

  func testHelpAsAValueOrAWordIsNoHelp() {
    assertParses(["--source=--help"], command: nil, values: ["source": ["--help"]])
    assertParses(["group", "--", "--help"], command: "group", words: ["--help"])
  }

  func testHelpTakesNoValue() {
    assertFails(["group", "IVE", "--help=x"], .unexpectedValue("x", option: "--help"))
  }

  // MARK: Which problem comes first

  func testTheLeftmostProblemIsReported() {
    assertFails(["group", "--bogus", "--lang", "kr"], .unknownOption("--bogus", "group", nil))
    assertFails(
      ["group", "--lang", "kr", "--bogus"],
      .invalidChoice("kr", option: "--lang", choices: ["ko", "en"]))
  }

  func testAnUnknownOptionIsTheMistakeWhenItsValueIsTakenForTheSubcommand() {
    assertFails(["--sorce", "dir", "group", "IVE"], .unknownOption("--sorce", nil, "--source"))
    assertFails(["--sorce", "dir", "-x"], .unknownOption("--sorce", nil, "--source"))
    assertFails(["--sorce", "--jsn", "dir"], .unknownOption("--sorce", nil, "--source"))
    assertFails(["gruop", "--sorce"], .unknownCommand("gruop", suggestion: "group"))
  }

  // MARK: Hostile input

  func testHugeWordsAreRefused() {
    let huge = String(repeating: "a", count: 100_000)
    assertFails([huge], .unknownCommand(huge, suggestion: nil))
    assertFails(["group", "--" + huge], .unknownOption("--" + huge, "group", nil))
  }

  func testNoMixOfPiecesTrapsTheParser() {
    let pieces = [
      "group", "members", "--", "-", "", "-h", "-V", "-jf", "--lang", "--lang=ko", "--fields=",
      "--json=", "=", "--=", "-=", "-2", "--nope", "\u{301}", "-\u{301}", "--\u{301}=", "-걸",
    ]
    for a in pieces {
      for b in pieces {
        for c in pieces {
          let commandLine = ArgumentParser(program: .sample).parse([a, b, c])
          XCTAssertLessThan(commandLine.arguments.words.count, 4)
          XCTAssertNotEqual(commandLine.error.map { Language.english.words.message(for: $0) }, "")
        }
      }
    }
  }
}
