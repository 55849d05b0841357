import KPGGCore
import XCTest

@testable import kpgg

final class UsageErrorTests: XCTestCase {
  func testAnUnknownCommandSuggestsTheNearestOrTheList() {
    assert(
      .unknownCommand("gruop", suggestion: "group"),
      "unknown command 'gruop'", "did you mean 'group'?")
    assert(
      .unknownCommand("xyzzy", suggestion: nil),
      "unknown command 'xyzzy'", "'kpgg help' lists all commands and topics")
  }

  func testAnUnknownPageSuggestsTheNearestOrTheList() {
    assert(
      .unknownPage("jsn", suggestion: "json"),
      "unknown command or topic 'jsn'", "did you mean 'json'?")
    assert(
      .unknownPage("xyzzy", suggestion: nil),
      "unknown command or topic 'xyzzy'", "'kpgg help' lists all commands and topics")
  }

  func testAnUnknownOptionSuggestsTheNearestOrTheHelpPage() {
    assert(
      .unknownOption("--jsn", command: "group", suggestion: "--json"),
      "unknown option '--jsn'", "did you mean '--json'?")
    assert(
      .unknownOption("-x", command: "group", suggestion: nil),
      "unknown option '-x'", "see 'kpgg help group'")
    assert(
      .unknownOption("-x", command: nil, suggestion: nil),
      "unknown option '-x'", "see 'kpgg help'")
  }

  func testAMisplacedOptionListsItsCommands() {
    assert(
      .misplacedOption("--current", command: "sections", owners: ["kpgg members"]),
      "'kpgg sections' has no option '--current'", "it is an option of 'kpgg members'")
    assert(
      .misplacedOption("--current", command: nil, owners: ["kpgg a", "kpgg b", "kpgg c"]),
      "--current needs a command",
      "it is an option of 'kpgg a', 'kpgg b', and 'kpgg c'")
  }

  func testAnOptionOfManyCommandsDoesNotListThem() {
    assert(
      .misplacedOption("--json", command: "help", owners: ["a", "b", "c", "d"]),
      "'kpgg help' has no option '--json'", "see 'kpgg help help'")
  }

  func testAMissingValueShowsWhatToWrite() {
    assert(
      .missingValue(option: "--fields", placeholder: "LIST", choices: []),
      "--fields needs a value", "use '--fields LIST'")
    assert(
      .missingValue(option: "--lang", placeholder: "L", choices: ["ko", "en"]),
      "--lang needs a value", "use 'ko' or 'en'")
  }

  func testAnUnexpectedValueShowsTheSwitchAlone() {
    assert(
      .unexpectedValue("yes", option: "--json"),
      "--json takes no value, but got 'yes'", "use '--json'")
  }

  func testAnInvalidChoiceListsTheChoices() {
    assert(
      .invalidChoice("on", option: "--color", choices: ["auto", "always", "never"]),
      "--color does not accept 'on'", "use 'auto', 'always', or 'never'")
  }

  func testArgumentErrorsReferToTheHelpPage() {
    assert(
      .missingArgument("NAME", command: "group"),
      "'kpgg group' needs the argument NAME", "see 'kpgg help group'")
    assert(
      .unexpectedArgument("2016", command: "sections"),
      "unexpected argument '2016'", "see 'kpgg help sections'")
  }

  func testConflictingOptionsAreBothShown() {
    assert(
      .conflictingOptions("--current", "--former"),
      "--current and --former cannot be combined", "use only one of the two")
  }

  func testAnUnknownChoiceSuggestsTheNearestOrAll() {
    let topics = ["mbti", "blood", "ages"]
    assert(
      .unknownChoice("blod", .chartTopic, choices: topics),
      "unknown chart topic 'blod'", "did you mean 'blood'?")
    assert(
      .unknownChoice("xyzzy", .chartTopic, choices: topics),
      "unknown chart topic 'xyzzy'", "use 'mbti', 'blood', or 'ages'")
    assert(
      .unknownChoice("xyzzy", .shell, choices: ["fish"]), "unknown shell 'xyzzy'", "use 'fish'")
    assert(
      .unknownChoice("xyzzy", .action, choices: ["add"]), "unknown action 'xyzzy'", "use 'add'")
    assert(
      .unknownChoice("xyzzy", .recordKind, choices: ["group", "member"]),
      "unknown kind 'xyzzy'", "use 'group' or 'member'")
  }

  func testAnUnknownFieldListsAllFieldsAndTheNearest() {
    assert(
      .unknownField("xyzzy", fields: ["id", "name"]),
      "unknown field 'xyzzy'", "use one of: id, name")
    assert(
      .unknownField("nmae", fields: ["id", "name"]),
      "unknown field 'nmae'", "did you mean 'name'? Or use one of: id, name")
  }

  func testAnInvalidValueShowsItsFormat() {
    let table: [(ValueFormat, String, String)] = [
      (.date, "a date", "a date such as 2026-11-21"),
      (
        .dateOrDay(year: 2026), "a date",
        "a date such as 2026-12-24, or 12-24 for the next December 24"
      ),
      (
        .dates(from: "1994", to: "1996"), "a date or a range of dates",
        "1994, 1994-07, 1994-07-28, or a range such as 1994..1996, 1994.., or ..1996"
      ),
      (
        .heights, "a height or a range of heights",
        "a height in centimeters such as 165 or 166.5, or a range such as 160..165, 160.., or ..165"
      ),
      (.wholeNumber(from: 1, to: 12), "a whole number from 1 to 12", "a number such as 10"),
      (.wholeNumber(from: 0, to: 5), "a whole number from 0 to 5", "a number such as 5"),
      (.wholeNumber(from: 20, to: 30), "a whole number from 20 to 30", "a number such as 20"),
      (.wholeNumber(from: 1, to: nil), "a whole number of at least 1", "a number such as 10"),
      (.seconds(upTo: 3600), "more than 0 and at most 3600 seconds", "a number such as 2.5"),
      (
        .source, "a catalog",
        "'bundled', a folder, or a URL such as https://example.com/kpgg/"
      ),
      (.command, "a command", "a command such as mpv"),
      (.language(["ko", "en"]), "a supported language", "'ko' or 'en'"),
    ]
    for (format, description, example) in table {
      assert(
        .invalidValue("x", of: "--option", format),
        "--option must be \(description), not 'x'", "use \(example)")
    }
  }

  func testAReversedRangeShowsAnExampleInOrder() {
    assert(
      .reversedRange("1996..1994", option: "--born", example: "1994..1996"),
      "the range '1996..1994' for --born is reversed", "use 1994..1996")
  }

  func testAnEmptyValueShowsItsFormatOrThatTheOptionIsOptional() {
    assert(
      .emptyValue(option: "--agency", nil),
      "--agency must not contain an empty value", "give a value, or omit the option")
    assert(
      .emptyValue(option: "--player", .command),
      "--player must not be empty", "use a command such as mpv")
  }

  func testAnEmptyNameShowsWhetherItIsRequired() {
    assert(.emptyName(isRequired: true), "a name must not be empty", "give a name")
    assert(
      .emptyName(isRequired: false), "a name must not be empty", "give a name, or omit the argument"
    )
    XCTAssertEqual(
      UsageError.emptyName(among: [" "], areNeeded: true), .emptyName(isRequired: true))
    XCTAssertEqual(
      UsageError.emptyName(among: ["IVE", ""], areNeeded: true), .emptyName(isRequired: false))
    XCTAssertEqual(
      UsageError.emptyName(among: [""], areNeeded: false), .emptyName(isRequired: false))
    XCTAssertNil(UsageError.emptyName(among: ["IVE"], areNeeded: true))
    XCTAssertNil(UsageError.emptyName(among: [], areNeeded: true))
  }

  func testAnEmptyFileNameExplainsTheDash() {
    let streams: [(UsageError.StandardStream, String)] = [
      (.input, "standard input"), (.output, "standard output"),
      (.either, "standard input or output"),
    ]
    for (stream, name) in streams {
      assert(
        .emptyFileName(stream), "a file name must not be empty",
        "give a file name, or '-' for \(name)")
    }
    assert(.emptyFolderName, "the folder name must not be empty", "use 'kpgg export public'")
  }

  func testSourceErrors() {
    let hint = "use 'bundled', a folder, or a URL such as https://example.com/kpgg/"
    assert(
      .twoSources("here", "there"),
      "the catalog is given twice: 'here' and --source 'there'", "use only one of the two")
    assert(
      .invalidURL("http://a?b", .query), "'http://a?b' \(EndpointAddressError.query.message)", hint)
    assert(
      .invalidURL(nil, .credentials),
      "the endpoint's URL \(EndpointAddressError.credentials.message)",
      hint)
    assert(
      .invalidToken, "KPGG_TOKEN contains an invalid character", "use visible ASCII characters only"
    )
    assert(
      .syncWithoutEndpoint, "'kpgg sync' needs an endpoint",
      "use 'kpgg sync https://example.com/kpgg/'")
  }

  func testChartOptionErrorsListTheTopics() {
    assert(
      .missingTopic(option: "--svg", topics: ["mbti", "ages"]),
      "--svg needs a chart topic", "use 'mbti' or 'ages'")
    assert(
      .limitOfUnsortedChart(topics: ["mbti", "blood"]),
      "--limit needs a chart that is sorted by count", "use 'mbti' or 'blood'")
  }

  func testErrorsOfCommandArgumentsShowWhatIsNeeded() {
    assert(
      .incompleteAction("add", command: "favorites", needsFile: false),
      "'kpgg favorites add' needs a name", "see 'kpgg help favorites'")
    assert(
      .incompleteAction("import", command: "favorites", needsFile: true),
      "'kpgg favorites import' needs a file", "see 'kpgg help favorites'")
    assert(
      .missingSecondFile, "'kpgg snapshot diff' needs two files", "see 'kpgg help snapshot'")
    assert(
      .twoStandardInputs, "only one of the two files can be standard input", "give a file name")
    assert(
      .exportToStandardOutput, "'kpgg export' needs a folder, not standard output",
      "use 'kpgg export public'")
    assert(
      .quizWithoutFile, "'kpgg quiz make' needs a file, not standard input or output",
      "use 'kpgg quiz make my.quiz'")
    assert(
      .manualOfCommand("group"), "'group' has no manual page of its own",
      "use 'kpgg help --man'")
  }

  func testEnvironmentErrors() {
    assert(.monthBeyondCalendar, "that month is after the last supported date", nil)
    assert(.noSystemDate, "the system clock is not set to a valid date", "set KPGG_TODAY")
    assert(
      .noTerminal, "this command needs a terminal",
      "run it in a terminal, or use 'kpgg browse --linear' or 'kpgg group NAME'")
  }

  func testAnInternalCommandIsNotForUsers() {
    assert(.internalCommand("__http-worker"), "'__http-worker' is for internal use", nil)
  }

  func testOnlyErrorsWithoutARemedyHaveNoHint() {
    XCTAssertEqual(
      UsageError.samples.filter { $0.text(in: Language.english.words).hint == nil },
      [.monthBeyondCalendar, .internalCommand("__http-worker")])
  }

  func testAPastedWordStaysOnOneLine() {
    assert(
      .unknownCommand("a\nb\u{1B}[2J", suggestion: nil),
      "unknown command 'a\\nb\\u{1B}[2J'", "'kpgg help' lists all commands and topics")
  }

  private func assert(
    _ error: UsageError, _ message: String, _ hint: String?, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let words = Language.english.words
    let text = error.text(in: words)
    XCTAssertEqual(text.message, message, file: file, line: line)
    XCTAssertEqual(text.hint?.text(in: .english), hint, file: file, line: line)
  }
}
