import KPGGCore
import XCTest

@testable import kpgg

final class HelpPageTests: XCTestCase {
  private let list = HelpList(entries: [
    HelpList.Entry("group", "Show one group with its members"),
    HelpList.Entry(" 소녀", "A term of wide characters"),
    HelpList.Entry("bare", ""),
  ])

  func testATopicPageShowsItsBlocksInOrder() {
    XCTAssertEqual(
      topicPage([
        .paragraph("Some words."), .heading("Codes"), .terms([.init("0", "Done")]),
        .paragraph("More words."),
      ]),
      [
        "Exit codes used by kpgg", "", "Some words.", "", "Codes:", "  0  Done", "",
        "  More words.",
      ])
  }

  func testAListOfATopicHasHangingItems() {
    XCTAssertEqual(
      topicPage([.bullets(["Words that do not fit into a single line", "b"]), .steps(["c"])]),
      [
        "Exit codes used by kpgg", "", "  - Words that do not fit into a single", "    line",
        "  - b", "",
        "  1. c",
      ])
  }

  func testCodeOfATopicDoesNotWrap() {
    let line = "kpgg export /srv/public --base-url https://example.com"
    XCTAssertEqual(
      topicPage([.code([line, "", "b"])]),
      ["Exit codes used by kpgg", "", "    " + line, "", "    b"])
  }

  private func topicPage(_ blocks: [ManualBlock]) -> [String] {
    HelpPage(program: .sample, language: .english, width: 40).lines(
      for: .exitCodes,
      blocks)
  }

  func testNoLineIsWiderThanTheTerminalExceptForExamples() throws {
    let examples = ProgramDescription.sample.commands.flatMap(\.examples).map(\.term)
    for width in [40, 50, 60, 80, 100, 200] {
      for line in allLines(width: width) where !examples.contains(where: line.hasSuffix) {
        XCTAssertLessThanOrEqual(CellWidth.of(line), width, line)
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
    let command = CommandDescription(
      name: "home", summary: HelpText(""),
      options: OptionList {
        $0.list("blood", kind: .list(["A", "O"]), "Only those of these types", "이 종류만")
      })
    let program = ProgramDescription(summary: HelpText(""), commands: [], home: command)
    let lines = HelpPage(program: program, language: .english, width: 80).lines(for: command)
    XCTAssertTrue(lines.contains("  --blood LIST  Only those of these types (A, O)"), "\(lines)")
  }

  func testALineFillsTheWidth() {
    let long = String(repeating: "a", count: 78)
    XCTAssertEqual(overview(summary: long + " b").first, long + " b")
    XCTAssertEqual(overview(summary: long + "a b").first, long + "a")
  }

  private func overview(summary: String) -> [String] {
    let home = CommandDescription(name: "home", summary: HelpText(""))
    let program = ProgramDescription(summary: HelpText(summary), commands: [], home: home)
    return HelpPage(program: program, language: .english, width: 80).lines(for: nil)
  }

  private func allLines(width: Int) -> [String] {
    let page = HelpPage(program: .sample, language: .english, width: width)
    return ([nil] + ProgramDescription.sample.commands).flatMap { page.lines(for: $0) }
  }

  func testMeaningsAreAligned() {
    XCTAssertEqual(
      listLines(width: 40),
      [
        "  group  Show one group with its members",
        "   소녀  A term of wide characters",
        "  bare",
      ])
  }

  func testALongMeaningContinuesInItsColumn() {
    XCTAssertEqual(
      listLines(width: 39).prefix(2), ["  group  Show one group with its", "         members"])
  }

  func testANarrowListPutsMeaningsBelowTheirTerms() {
    XCTAssertEqual(
      listLines(width: 38),
      [
        "  group", "      Show one group with its members",
        "  소녀", "      A term of wide characters",
        "  bare",
      ])
  }

  func testANarrowListWrapsLongTerms() {
    let list = HelpList(entries: [HelpList.Entry("members, profiles", "Keys")])
    XCTAssertEqual(
      list.lines(TextWrapper(width: 14)),
      ["  members,", "    profiles", "      Keys"])
  }

  func testListsCanShareAColumn() {
    let list = HelpList(entries: [HelpList.Entry("a", "Words")], termWidth: 5)
    XCTAssertEqual(
      list.lines(TextWrapper(width: 80)), ["  a      Words"])
  }

  func testAnEmptyListHasNoLines() {
    XCTAssertEqual(HelpList(entries: []).lines(TextWrapper(width: 80)), [])
  }

  private func listLines(width: Int) -> [String] {
    list.lines(TextWrapper(width: width))
  }
}
