import KPGGCore
import XCTest

@testable import kpgg

final class FilterHintTests: CommandTestCase {
  func testASearchForAnAgencyHintsItsFilter() async {
    await assertRun(
      "search jyp",
      .fails(.notFound, "no results for 'jyp'", hint: "use 'kpgg groups --agency JYP'"))
    let korean = await run("search jyp --lang ko")
    XCTAssertTrue(korean.errors.contains("'kpgg groups --agency JYP'"), korean.errors)
    await assertRun(
      "search jyp entertainment",
      .fails(
        .notFound, "no results for 'jyp entertainment'",
        hint: "use 'kpgg groups --agency \"jyp entertainment\"'"))
  }

  func testASearchForAPositionHintsItsFilter() async {
    for text in ["maknae", "막내"] {
      await assertRun(
        "search \(text)",
        .fails(
          .notFound, "no results for '\(text)'", hint: "use 'kpgg members --position \(text)'"))
    }
  }

  func testASearchForANationalityHintsItsFilter() async {
    await assertRun(
      "search japan",
      .fails(.notFound, "no results for 'japan'", hint: "use 'kpgg members --nationality japan'"))
  }

  func testATextForAShellIsNeverInAHint() throws {
    var group = GirlGroup(id: "A")
    group.agency = "$(reboot) '\"`"
    let lineUps = [LineUp(group: group, members: [])]
    for text in ["$(reboot) '\"`", "-reboot", "`reboot`"] {
      XCTAssertNil(FilterHint.command(finding: text, in: lineUps), text)
    }
  }
}
