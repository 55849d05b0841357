import XCTest

@testable import kpgg

final class ArgumentParserTests: XCTestCase {
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
    assertRefuses(["sect"], .unknownCommand("sect", suggestion: "sections"))
    assertRefuses(["GROUP", "IVE"], .unknownCommand("GROUP", suggestion: "group"))
  }

  func testAMisspelledSubcommandSuggestsTheNearest() {
    assertRefuses(["gruop", "IVE"], .unknownCommand("gruop", suggestion: "group"))
    assertRefuses(["xyzzy"], .unknownCommand("xyzzy", suggestion: nil))
    assertRefuses([""], .unknownCommand("", suggestion: nil))
  }

  func testALoneDashIsNoSubcommand() {
    assertRefuses(["-"], .unknownCommand("-", suggestion: nil))
  }

  func testAMissingArgumentIsNamed() {
    assertRefuses(["group"], .missingArgument("NAME", command: "group"))
    assertRefuses(["profile", "--json"], .missingArgument("GROUP", command: "profile"))
  }

  func testAnOptionalArgumentMayBeLeftOut() {
    assertParses(["members"], command: "members")
    assertParses(["profile", "IVE"], command: "profile", words: ["IVE"])
  }

  func testTheFirstArgumentTooManyIsNamed() {
    assertRefuses(["sections", "2016"], .unexpectedArgument("2016", command: "sections"))
    assertRefuses(["profile", "a", "b", "c", "d"], .unexpectedArgument("c", command: "profile"))
  }

  // MARK: Options

  func testOptionsStandBeforeBetweenAndAfterTheWords() {
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

  func testAnOptionOfOneCommandTakesItsValueAlsoBeforeThatCommand() {
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

  func testAValueMayBeginWithACombiningMark() {
    for argument in ["--fields=\u{301}a", "-f=\u{301}a", "-f\u{301}a"] {
      assertParses([argument], command: nil, values: ["fields": ["\u{301}a"]])
    }
  }

  func testAValueMayBeEmptyInEitherForm() {
    assertParses(["--source", ""], command: nil, values: ["source": [""]])
    assertParses(["--source="], command: nil, values: ["source": [""]])
  }

  func testALoneDashAndANegativeNumberAreValues() {
    assertParses(["--source", "-"], command: nil, values: ["source": ["-"]])
    assertParses(["--fields", "-2"], command: nil, values: ["fields": ["-2"]])
    assertParses(["-f", "-1.5"], command: nil, values: ["fields": ["-1.5"]])
  }

  func testWhatLooksLikeAnOptionIsAValueOnlyAfterAnEqualsSign() {
    assertParses(["--fields=--json"], command: nil, values: ["fields": ["--json"]])
    for next in ["--json", "-j", "-x", "--", "-.5"] {
      assertRefuses(["--fields", next], .missingValue(option: "--fields", value: .list))
    }
  }

  func testANegativeNumberIsNoArgument() {
    assertRefuses(
      ["group", "-2"], .unknownOption("-2", command: "group", suggestion: nil))
    assertParses(["group", "--", "-2"], command: "group", words: ["-2"])
  }

  func testAnOptionAtTheEndLacksItsValue() {
    assertRefuses(["groups", "--fields"], .missingValue(option: "--fields", value: .list))
    assertRefuses(["groups", "-jf"], .missingValue(option: "-f", value: .list))
  }

  func testOfARepeatedOptionAllValuesAreKept() {
    assertParses(
      ["--fields", "a", "groups", "--fields=b", "-fc"], command: "groups",
      values: ["fields": ["a", "b", "c"]])
  }

  func testSwitchesMayBeRepeatedAndBundled() {
    assertParses(["groups", "-jj", "--json"], command: "groups", switches: ["json"])
    assertParses(
      ["groups", "-jfname"], command: "groups", switches: ["json"], values: ["fields": ["name"]])
  }

  func testASwitchTakesNoValue() {
    assertRefuses(["groups", "--json=yes"], .unexpectedValue("yes", option: "--json"))
    assertRefuses(["groups", "--json="], .unexpectedValue("", option: "--json"))
    assertRefuses(["groups", "-j=yes"], .unexpectedValue("yes", option: "-j"))
  }

  func testAValueOutsideTheChoicesIsRefused() {
    let choices = ["ko", "en"]
    assertParses(["--lang", "ko"], command: nil, values: ["lang": ["ko"]])
    for value in ["kr", "KO", "", "ko,en"] {
      assertRefuses(
        ["--lang", value], .invalidValue(value, option: "--lang", choices: choices))
    }
  }

  func testEveryOneOfSeveralValuesIsChecked() {
    assertRefuses(
      ["--lang", "kr", "--lang", "ko"],
      .invalidValue("kr", option: "--lang", choices: ["ko", "en"]))
  }

  func testTheChoicesAreThoseOfTheSubcommandThatWasNamed() {
    assertParses(
      ["profile", "IVE", "--sort", "debut"], command: "profile", words: ["IVE"],
      values: ["sort": ["debut"]])
    assertRefuses(
      ["--sort", "debut", "profiles"],
      .invalidValue("debut", option: "--sort", choices: ["name", "age"]))
  }

  func testAnOptionOfAnotherCommandIsSaidToBeThat() {
    assertRefuses(
      ["sections", "--current"],
      .misplacedOption("--current", command: "sections", owners: ["kpgg members"]))
    assertRefuses(
      ["--section", "first"],
      .misplacedOption("--section", command: nil, owners: ["kpgg groups"]))
  }

  func testAnUnknownOptionSuggestsTheNearestOfThisCommand() {
    assertRefuses(["groups", "--jsn"], .unknownOption("--jsn", "groups", "--json"))
    assertRefuses(["groups", "--feilds=name"], .unknownOption("--feilds", "groups", "--fields"))
    assertRefuses(["groups", "--curent"], .unknownOption("--curent", "groups", nil))
    assertRefuses(["--versoin"], .unknownOption("--versoin", nil, "--version"))
    assertRefuses(["groups", "--versoin"], .unknownOption("--versoin", "groups", "--version"))
  }

  func testLongOptionsAreNotAbbreviatedNorFolded() {
    assertRefuses(["groups", "--js"], .unknownOption("--js", "groups", "--json"))
    assertRefuses(["groups", "--JSON"], .unknownOption("--JSON", "groups", "--json"))
  }

  func testALongOptionWithOneDashSuggestsTwo() {
    assertRefuses(["groups", "-plain"], .unknownOption("-plain", "groups", "--plain"))
    assertRefuses(["groups", "-jsno"], .unknownOption("-jsno", "groups", "--json"))
    assertRefuses(["groups", "-x"], .unknownOption("-x", "groups", nil))
  }

  func testDashesWithoutANameAreNoOption() {
    assertRefuses(["groups", "--=x"], .unknownOption("--=x", "groups", nil))
    assertRefuses(["groups", "---"], .unknownOption("---", "groups", nil))
    assertRefuses(["groups", "-="], .unknownOption("-=", "groups", nil))
    assertRefuses(["groups", "-\u{301}"], .unknownOption("-\u{301}", "groups", nil))
  }

  // MARK: The end of options

  func testNothingAfterTwoDashesIsAnOption() {
    assertParses(
      ["group", "--json", "--", "--help", "-x", "--"], command: "group",
      words: ["--help", "-x", "--"], switches: ["json"])
  }

  func testTheFirstWordIsTheSubcommandAlsoAfterTwoDashes() {
    assertParses(
      ["--json", "--", "group", "-x"], command: "group", words: ["-x"],
      switches: ["json"])
    assertRefuses(["--", "--json"], .unknownCommand("--json", suggestion: nil))
  }

  func testTwoDashesAtTheEndChangeNothing() {
    assertParses(["--"], command: nil)
    assertParses(["members", "--"], command: "members")
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
    assertRefuses(["gruop", "--help"], .unknownCommand("gruop", suggestion: "group"))
  }

  func testHelpAsAValueOrAWordIsNoHelp() {
    assertParses(["--source=--help"], command: nil, values: ["source": ["--help"]])
    assertParses(["group", "--", "--help"], command: "group", words: ["--help"])
  }

  func testHelpTakesNoValue() {
    assertRefuses(["group", "IVE", "--help=x"], .unexpectedValue("x", option: "--help"))
  }

  // MARK: Which problem comes first

  func testTheLeftmostProblemIsReported() {
    assertRefuses(["group", "--bogus", "--lang", "kr"], .unknownOption("--bogus", "group", nil))
    assertRefuses(
      ["group", "--lang", "kr", "--bogus"],
      .invalidValue("kr", option: "--lang", choices: ["ko", "en"]))
  }

  func testAnUnknownOptionIsTheMistakeWhenItsValueIsTakenForTheSubcommand() {
    assertRefuses(["--sorce", "dir", "group", "IVE"], .unknownOption("--sorce", nil, "--source"))
    assertRefuses(["--sorce", "dir", "-x"], .unknownOption("--sorce", nil, "--source"))
    assertRefuses(["--sorce", "--jsn", "dir"], .unknownOption("--sorce", nil, "--source"))
    assertRefuses(["gruop", "--sorce"], .unknownCommand("gruop", suggestion: "group"))
  }

  // MARK: Hostile input

  func testHugeWordsAreRefusedAtOnce() {
    let huge = String(repeating: "a", count: 100_000)
    let elapsed = ContinuousClock().measure {
      assertRefuses([huge], .unknownCommand(huge, suggestion: nil))
      assertRefuses(["group", "--" + huge], .unknownOption("--" + huge, "group", nil))
    }
    XCTAssertLessThan(elapsed, .seconds(2))
  }

  func testNoMixOfPiecesTrapsTheParser() {
    let pieces = [
      "group", "members", "--", "-", "", "-h", "-V", "-jf", "--lang", "--lang=ko", "--fields=",
      "--json=", "=", "--=", "-=", "-2", "--nope", "\u{301}", "-\u{301}", "--\u{301}=", "-걸",
    ]
    for a in pieces {
      for b in pieces {
        for c in pieces {
          do {
            let parsed = try ArgumentParser(program: .sample).parse([a, b, c])
            XCTAssertLessThan(parsed.words.count, 4)
          } catch {
            XCTAssertFalse(error.message.isEmpty)
          }
        }
      }
    }
  }

  // MARK: Helpers

  private func parse(
    _ arguments: [String], file: StaticString = #filePath, line: UInt = #line
  ) -> ParsedArguments? {
    do {
      return try ArgumentParser(program: .sample).parse(arguments)
    } catch {
      XCTFail("\(arguments): \(error.message)", file: file, line: line)
      return nil
    }
  }

  private func assertParses(
    _ arguments: [String], command: String?, words: [String] = [], switches: Set<String> = [],
    values: [String: [String]] = [:], file: StaticString = #filePath, line: UInt = #line
  ) {
    let expected = ParsedArguments(
      command: ProgramDescription.sample.commands.first { $0.name == command },
      words: words, switches: switches, values: values)
    XCTAssertEqual(
      parse(arguments, file: file, line: line), expected, "\(arguments)", file: file, line: line)
  }

  private func assertRefuses(
    _ arguments: [String], _ expected: UsageError, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    do {
      let parsed = try ArgumentParser(program: .sample).parse(arguments)
      XCTFail("parsed as \(parsed)", file: file, line: line)
    } catch {
      XCTAssertEqual(error, expected, file: file, line: line)
    }
  }
}

extension OptionValue {
  fileprivate static let list = OptionValue(placeholder: "LIST")
}

extension UsageError {
  fileprivate static func unknownOption(
    _ option: String, _ command: String?, _ suggestion: String?
  ) -> UsageError {
    .unknownOption(option, command: command, suggestion: suggestion)
  }
}
