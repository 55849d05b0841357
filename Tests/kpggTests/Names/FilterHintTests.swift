import KPGGCore
import XCTest

@testable import kpgg

final class FilterHintTests: CommandTestCase {
  func testASearchForAValueOfAFilterHintsTheFilter() async {
    for (text, command) in [
      ("jyp", "groups --agency JYP"),
      ("jyp entertainment", "groups --agency \"jyp entertainment\""),
      ("maknae", "members --position maknae"), ("막내", "members --position 막내"),
      ("리더", "members --position 리더"), ("댄서", "members --position 댄서"),
      ("japan", "members --nationality japan"), ("일본", "members --nationality 일본"),
    ] {
      await assertFails(
        "search \(text)", .notFound, "no results for '\(text)'", hint: "use 'kpgg \(command)'")
    }
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
