import XCTest

@testable import kpgg

final class HelpPageTests: XCTestCase {
  private let list = HelpList(entries: [
    HelpList.Entry(term: "group", meaning: "Show one group with its members"),
    HelpList.Entry(term: " 소녀", meaning: "A term of wide characters"),
    HelpList.Entry(term: "bare", meaning: ""),
  ])

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

  private func allLines(width: Int) -> [String] {
    let page = HelpPage(program: .sample, width: width, cells: sampleCells)
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
    let list = HelpList(entries: [HelpList.Entry(term: "members, profiles", meaning: "Keys")])
    XCTAssertEqual(
      list.lines(TextWrapper(width: 14, cells: sampleCells)),
      ["  members,", "    profiles", "      Keys"])
  }

  func testListsCanShareAColumn() {
    let list = HelpList(entries: [HelpList.Entry(term: "a", meaning: "Words")], termWidth: 5)
    XCTAssertEqual(
      list.lines(TextWrapper(width: 80, cells: sampleCells)), ["  a      Words"])
  }

  func testAnEmptyListHasNoLines() {
    XCTAssertEqual(HelpList(entries: []).lines(TextWrapper(width: 80, cells: sampleCells)), [])
  }

  private func listLines(width: Int) -> [String] {
    list.lines(TextWrapper(width: width, cells: sampleCells))
  }
}
