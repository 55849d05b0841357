import XCTest

@testable import kpgg

final class UsageErrorTests: XCTestCase {
  func testAnUnknownCommandNamesTheNearestElseTheList() {
    assert(
      .unknownCommand("gruop", suggestion: "group"),
      "unknown command 'gruop'", "did you mean 'group'?")
    assert(
      .unknownCommand("xyzzy", suggestion: nil),
      "unknown command 'xyzzy'", "run 'kpgg help' for the list of commands")
  }

  func testAnUnknownOptionNamesTheNearestElseThePage() {
    assert(
      .unknownOption("--jsn", command: "group", suggestion: "--json"),
      "unknown option '--jsn'", "did you mean '--json'?")
    assert(
      .unknownOption("-x", command: "group", suggestion: nil),
      "unknown option '-x'", "run 'kpgg help group'")
    assert(
      .unknownOption("-x", command: nil, suggestion: nil),
      "unknown option '-x'", "run 'kpgg help'")
  }

  func testAMisplacedOptionNamesTheCommandsThatHaveIt() {
    assert(
      .misplacedOption("--current", command: "sections", owners: ["kpgg members"]),
      "kpgg sections has no option '--current'", "it is an option of 'kpgg members'")
    assert(
      .misplacedOption("--current", command: nil, owners: ["kpgg a", "kpgg b", "kpgg c"]),
      "kpgg without a command has no option '--current'",
      "it is an option of 'kpgg a', 'kpgg b' and 'kpgg c'")
  }

  func testAnOptionOfManyCommandsDoesNotListThem() {
    assert(
      .misplacedOption("--json", command: "help", owners: ["a", "b", "c", "d"]),
      "kpgg help has no option '--json'", "run 'kpgg help help'")
  }

  func testAMissingValueShowsWhatToWrite() {
    assert(
      .missingValue(option: "--fields", value: OptionValue(placeholder: "LIST")),
      "option '--fields' needs a value", "write '--fields LIST'")
    assert(
      .missingValue(option: "--lang", value: OptionValue(placeholder: "L", choices: ["ko", "en"])),
      "option '--lang' needs a value", "choose 'ko' or 'en'")
  }

  func testAnUnexpectedValueShowsTheSwitchAlone() {
    assert(
      .unexpectedValue("yes", option: "--json"),
      "option '--json' takes no value, but was given 'yes'", "write '--json' alone")
  }

  func testAnInvalidValueListsTheChoices() {
    assert(
      .invalidValue("on", option: "--color", choices: ["auto", "always", "never"]),
      "invalid value 'on' for option '--color'", "choose 'auto', 'always' or 'never'")
    assert(
      .invalidValue("on", option: "--color", choices: []),
      "invalid value 'on' for option '--color'", "run 'kpgg help'")
  }

  func testArgumentsAreNamedWithTheCommandsPage() {
    assert(
      .missingArgument("NAME", command: "group"),
      "kpgg group needs the argument NAME", "run 'kpgg help group'")
    assert(
      .unexpectedArgument("2016", command: "sections"),
      "unexpected argument '2016'", "run 'kpgg help sections'")
  }

  func testConflictingOptionsAreBothNamed() {
    assert(
      .conflictingOptions("--current", "--former"),
      "options '--current' and '--former' exclude each other", "give one of the two")
  }

  func testACommandsOwnCheckSpeaksForItself() {
    assert(.invalid(message: "no such day", hint: nil), "no such day", nil)
    assert(.invalid(message: "no such day", hint: "write MM-DD"), "no such day", "write MM-DD")
  }

  func testAPastedWordStaysOnOneLine() {
    assert(
      .unknownCommand("a\nb\u{1B}[2J", suggestion: nil),
      "unknown command 'a\\nb\\u{1B}[2J'", "run 'kpgg help' for the list of commands")
  }

  private func assert(
    _ error: UsageError, _ message: String, _ hint: String?, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(error.message, message, file: file, line: line)
    XCTAssertEqual(error.hint, hint, file: file, line: line)
  }
}
