import KPGGCore
import XCTest

@testable import kpgg

final class ManualPageTests: XCTestCase {
  private let manual = ManualPage(
    program: .sample, date: "November 21, 2026",
    schemas: { $0.name == "groups" ? [OutputSchema(keys: ["id"])] : [] },
    exitCodes: ([.init("0", "Done")], "Signals end it too."))

  func testSectionsAreInTheConventionalOrder() {
    XCTAssertEqual(
      manual.lines.filter { $0.hasPrefix(".Sh") },
      [
        ".Sh NAME", ".Sh SYNOPSIS", ".Sh DESCRIPTION", ".Sh COMMANDS", ".Sh OPTIONS",
        ".Sh ENVIRONMENT", ".Sh EXIT STATUS", ".Sh EXAMPLES", ".Sh SEE ALSO",
      ])
  }

  func testATopicHasAPageOfItsOwn() {
    XCTAssertEqual(
      manual.lines(
        for: ProgramDescription.sample.topics[0],
        [
          .paragraph("Text."), .heading("More"), .paragraph("Below."), .bullets(["One"]),
          .steps(["Two"]), .code(["$ kpgg", ".b"]), .terms([.init("-a", "Word.")]),
          .heading("See also"), .bullets(["'kpgg help exit-codes'"]),
        ]),
      [
        ".Dd November 21, 2026", ".Dt KPGG-EXIT-CODES 7", ".Os", ".Sh NAME", ".Nm kpgg-exit-codes",
        ".Nd exit codes used by kpgg", ".Sh DESCRIPTION", "Text.", ".Ss More", "Below.",
        ".Bl -bullet", ".It",
        "One", ".El", ".Bl -enum", ".It", "Two", ".El", ".Bd -literal -offset indent", "$ kpgg",
        "\\&.b", ".Ed", ".Bl -tag -width Ds", ".It \\-a", "Word.", ".El", ".Sh SEE ALSO",
        ".Xr kpgg 1 ,", ".Xr kpgg-exit-codes 7",
      ])
  }

  func testEveryCommandHasASynopsisAndASubsection() {
    for command in ProgramDescription.sample.commands {
      XCTAssertTrue(manual.lines.contains(".Cm \(command.name)"), command.name)
      XCTAssertTrue(manual.lines.contains(".Ss \(command.name)"), command.name)
    }
  }

  func testAnOptionOfSeveralCommandsIsExplainedOnce() {
    XCTAssertEqual(manual.lines.count { $0.contains("Fl \\-json") }, 1)
    XCTAssertTrue(manual.lines.contains(".It Fl j , Fl \\-json"))
  }

  func testAnOptionOfOneCommandIsExplainedThere() throws {
    let start = try XCTUnwrap(manual.lines.firstIndex(of: ".Ss groups"))
    XCTAssertEqual(
      Array(manual.lines[start...].prefix(5)),
      [
        ".Ss groups", "List the groups, newest section first.", ".Bl -tag -width Ds",
        ".It Fl \\-section Ar KEY", "Only the groups of one section.",
      ])
  }

  func testTheFieldsOfACommandAreListed() {
    XCTAssertEqual(manual.lines.count { $0 == "Fields: id." }, 1)
  }

  func testFieldsOfSeveralSchemasAreListedSeparately() {
    let manual = ManualPage(
      program: .sample, date: "",
      schemas: { command in
        command.name != "groups"
          ? []
          : [
            OutputSchema(words: ["old"], keys: ["id"]),
            OutputSchema(words: ["new"], keys: ["name"]),
          ]
      }, exitCodes: ([], ""))
    XCTAssertTrue(manual.lines.contains("Fields for old: id."))
    XCTAssertTrue(manual.lines.contains("Fields for new: name."))
  }

  func testEveryLineIsShortASCIIWithoutTrailingSpaces() {
    for line in manual.lines where !line.hasPrefix(".Dl") && !line.hasPrefix(".Nd") {
      XCTAssertTrue(line.utf8.allSatisfy { (0x20...0x7E).contains($0) }, line)
      XCTAssertLessThanOrEqual(line.count, 80, line)
      XCTAssertNotEqual(line.last, " ", line)
    }
  }

  func testEachSentenceStartsALine() {
    XCTAssertEqual(ManualText.lines("One. Two? Three"), ["One.", "Two?", "Three"])
  }

  func testASinglePeriodDoesNotEndASentence() {
    XCTAssertEqual(ManualText.lines("as jq . would"), ["as jq . would"])
  }

  func testLongSentencesAreWrapped() {
    let lines = ManualText.lines(String(repeating: "word ", count: 40))
    XCTAssertEqual(lines.count, 3)
    for line in lines { XCTAssertLessThanOrEqual(line.count, 78) }
  }

  func testNoLineStartsLikeAMacro() {
    XCTAssertEqual(ManualText.lines(".Pp is a macro"), ["\\&.Pp is a macro"])
    XCTAssertEqual(ManualText.lines("'br is one too"), ["\\(aqbr is one too"])
  }

  func testSpecialCharactersAreEscaped() {
    XCTAssertEqual(ManualText.lines(#"a-b \n ~ `c`"#), [#"a\-b \en \(ti \(gac\(ga"#])
    XCTAssertEqual(ManualText.lines("오…🙂"), ["\\[uC624]\\[u2026]\\[u1F642]"])
  }

  func testMacroNamesAndDelimitersInWordsAreEscaped() {
    XCTAssertEqual(ManualText.words("Fl | x KEY N"), "\\&Fl \\&| x KEY N")
    XCTAssertEqual(ManualText.words("\"longer\""), "\\(dqlonger\\(dq")
  }
}
