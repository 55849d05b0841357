import XCTest

@testable import kpgg

final class HelpPageTests: XCTestCase {
  func testTheOverviewListsCommandsByPurpose() throws {
    XCTAssertEqual(
      try page(for: nil),
      """
      A catalog of K-pop girl groups (걸그룹) for the terminal and for scripts

      Usage: kpgg [COMMAND] [OPTIONS]

      Look, as in 'kpgg group twice':
        group     Show one group with its members
        members   List the members of all groups, or of one

      List, as in 'kpgg groups':
        sections  List the sections by debut year
        groups    List the groups, newest section first

      Other commands: profiles, profile, help
      Topics: codes
      Run 'kpgg help COMMAND' or 'kpgg help TOPIC' for more information.
      """)
  }

  func testACommandsPageShowsItsPartsInOrder() throws {
    XCTAssertEqual(
      try page(for: "groups"),
      """
      List the groups, newest section first

      Usage:
        kpgg groups [OPTIONS]

      Options:
        --section KEY  Only the groups of one section

      Common options ('kpgg help options'):
        --json, --fields, --plain, --lang, --color, --source, --help
      """)
    XCTAssertEqual(
      try page(for: "group"),
      """
      Show one group with its members

      Usage:
        kpgg group NAME… [OPTIONS]

      A group is found by its id, its Korean or English name or an alias, whatever the
      case, spacing and punctuation: OHMYGIRL, oh-my-girl and 오마이걸 are one.

      Examples:
        kpgg group 오마이걸
            Show OH MY GIRL
        kpgg group OHMYGIRL --json | jq '.members[] | .name'
            Print the names of the members, one a line

      Arguments:
        NAME…  The words of the group's name

      Common options ('kpgg help options'):
        --json, --fields, --plain, --lang, --color, --source, --help
      """)
  }

  func testANarrowPagePutsSummariesBelow() throws {
    XCTAssertEqual(
      try page(for: "members", width: 40),
      """
      List the members of all groups, or of
      one

      Usage:
        kpgg members [NAME…] [OPTIONS]

      Arguments:
        [NAME…]
            The words of the group's name

      Options:
        --current
            Without those who have left
        --former
            Only those who have left

      Common options ('kpgg help options'):
        --json, --fields, --plain, --lang,
        --color, --source, --help
      """)
  }

  func testTheUsageLineMarksOptionalArguments() throws {
    XCTAssertTrue(try page(for: "profile").contains("\n  kpgg profile GROUP [MEMBER] [OPTIONS]\n"))
    XCTAssertTrue(try page(for: "sections").contains("\n  kpgg sections [OPTIONS]\n"))
  }

  func testAPageHasNoHeadingWithoutContent() throws {
    XCTAssertEqual(
      try page(for: "help"),
      """
      Show the page of a command

      Usage:
        kpgg help [COMMAND]

      Arguments:
        [COMMAND]  The command
      """)
  }

  func testATopicPageShowsItsBlocksInOrder() {
    XCTAssertEqual(
      topicPage([
        .paragraph("Some words."), .heading("Codes"), .terms([.init(term: "0", meaning: "Done")]),
        .paragraph("More words."),
      ]),
      ["The codes", "", "Some words.", "", "Codes:", "  0  Done", "", "  More words."])
  }

  func testAListOfATopicHasHangingItems() {
    XCTAssertEqual(
      topicPage([.bullets(["Words that do not fit into a single line", "b"]), .steps(["c"])]),
      [
        "The codes", "", "  - Words that do not fit into a single", "    line", "  - b", "",
        "  1. c",
      ])
  }

  func testCodeOfATopicDoesNotWrap() {
    let line = "kpgg export /srv/public --base-url https://example.com"
    XCTAssertEqual(
      topicPage([.code([line, "", "b"])]), ["The codes", "", "    " + line, "", "    b"])
  }

  private func topicPage(_ blocks: [ManualBlock]) -> [String] {
    HelpPage(program: .sample, width: 40, cells: sampleCells).lines(
      for: HelpTopicDescription(
        name: "codes", summary: "The codes", manualName: "kpgg-codes", manualSection: 7),
      blocks)
  }

  func testNoLineIsWiderThanTheTerminalExceptForExamples() throws {
    let examples = ProgramDescription.sample.commands.flatMap(\.examples).map(\.commandLine)
    for width in [40, 50, 60, 80, 100, 200] {
      for line in allLines(width: width) where !examples.contains(where: line.hasSuffix) {
        XCTAssertLessThanOrEqual(sampleCells(line), width, line)
      }
    }
  }

  func testNoLineEndsInASpaceOrContainsALineBreak() {
    for width in [1, 20, 40, 80] {
      for line in allLines(width: width) {
        XCTAssertFalse(line.last?.isWhitespace ?? false, line)
        XCTAssertFalse(line.contains("\n"), line)
      }
    }
  }

  func testAnExampleIsNeverWrapped() {
    XCTAssertTrue(
      allLines(width: 20).contains("  kpgg group OHMYGIRL --json | jq '.members[] | .name'"))
  }

  func testTheItemsOfAListOptionAreShown() {
    let blood = OptionDescription(
      name: "blood", value: OptionValue(placeholder: "LIST", items: ["A", "O"]),
      summary: "Only those of these types")
    let command = CommandDescription(name: "home", summary: "", options: OptionList([blood]))
    let program = ProgramDescription(summary: "", commands: [], home: command)
    let lines = HelpPage(program: program, width: 80, cells: sampleCells).lines(for: command)
    XCTAssertTrue(lines.contains("  --blood LIST  Only those of these types (A, O)"), "\(lines)")
  }

  func testALineFillsTheWidth() {
    let long = String(repeating: "a", count: 78)
    XCTAssertEqual(overview(summary: long + " b").first, long + " b")
    XCTAssertEqual(overview(summary: long + "a b").first, long + "a")
  }

  private func overview(summary: String) -> [String] {
    let home = CommandDescription(name: "home", summary: "")
    let program = ProgramDescription(summary: summary, commands: [], home: home)
    return HelpPage(program: program, width: 80, cells: sampleCells).lines(for: nil)
  }

  private func page(for command: String?, width: Int = 80) throws -> String {
    let command = try command.map { try ProgramDescription.sample.command(named: $0) }
    return HelpPage(program: .sample, width: width, cells: sampleCells)
      .lines(for: command).joined(separator: "\n")
  }

  private func allLines(width: Int) -> [String] {
    let page = HelpPage(program: .sample, width: width, cells: sampleCells)
    return ([nil] + ProgramDescription.sample.commands).flatMap { page.lines(for: $0) }
  }
}
