import KPGGCore
import KPGGCore
import XCTest

@testable import kpgg

final class FilterHintTests: CommandTestCase {
  func testASearchForAFilterValueSuggestsTheFilter() async {
    for (text, command) in [
      ("jyp", "groups --agency JYP"),
      ("jyp entertainment", "groups --agency \"jyp entertainment\""),
      ("maknae", "members --position maknae"), ("막내", "members --position 막내"),
      ("리더", "members --position 리더"), ("댄서", "members --position 댄서"),
      ("japan", "members --nationality japan"), ("일본", "members --nationality 일본"),
      ("intj", "members --mbti INTJ"),
    ] {
      await assertFails(
        "search \(text)", .notFound, "no results for '\(text)'", hint: "use 'kpgg \(command)'")
    }
  }

  func testAnUnknownNameThatAFilterFindsSuggestsTheFilter() async {
    for (line, kind, name, command) in [
      ("groups jyp", "section", "jyp", "groups --agency JYP"),
      ("songs jyp", "group or section", "jyp", "songs --agency JYP"),
      ("members japan", "group or section", "japan", "members --nationality japan"),
      ("groups 일본", "section", "일본", "members --nationality 일본"),
      (
        "members main dancer", "group or section", "main dancer",
        "members --position \"main dancer\""
      ),
    ] {
      await assertFails(
        "\(line)", .notFound, "\(kind) '\(name)' not found", hint: "use 'kpgg \(command)'")
    }
    // A typing error in a group's name stays one.
    await assertFails(
      "members --mbti INFP twise", .notFound, "group or section 'twise' not found",
      hint: "did you mean 'TWICE'?")
  }

  func testAFilterWithoutQuotesIsSuggestedWithQuotes() async {
    for (line, name, command) in [
      (
        "groups --agency starship entertainment", "section 'entertainment'",
        "groups --agency \"starship entertainment\""
      ),
      (
        "members --position main dancer", "group or section 'dancer'",
        "members --position \"main dancer\""
      ),
    ] {
      await assertFails("\(line)", .notFound, "\(name) not found", hint: "use 'kpgg \(command)'")
    }
  }

  func testAYearAfterAGroupIsSuggestedAsAnOption() async {
    for (line, command) in [
      ("songs twice 2019", "songs TWICE --released 2019"),
      ("songs oh my girl 2019년", "songs OHMYGIRL --released 2019"),
      ("members twice 2019", "members TWICE --on 2019"),
    ] {
      let name = line.split(separator: " ").dropFirst().joined(separator: " ")
      await assertFails(
        "\(line)", .notFound, "group or section '\(name)' not found", hint: "use 'kpgg \(command)'")
    }
  }

  func testAMonthIsSuggestedAsAnOption() async {
    await assertFails(
      "birthdays july", .notFound, "group or section 'july' not found",
      hint: "use 'kpgg birthdays --month july'")
  }

  func testAWordForAnotherOptionIsSuggested() async {
    for (line, suggestion) in [
      ("members --age 20", "--born"), ("groups --year 2015", "--debut"),
      ("songs --year 2015", "--released"), ("members --country japan", "--nationality"),
    ] {
      let option = line.split(separator: " ")[1]
      await assertFails(
        "\(line)", .usage, "unknown option '\(option)'", hint: "did you mean '\(suggestion)'?")
    }
  }

  func testAWordOfAnAgencyThatNamesACountryMeansTheCountry() throws {
    var group = GirlGroup(id: "A")
    group.agency = "Sony Music Japan"
    var member = Member(id: try XCTUnwrap(MemberID("A/x")))
    member.nationalities = ["Japan"]
    let lineUps = [LineUp(group: group, checkedMembers: [member])]
    XCTAssertEqual(
      FilterHint.command(finding: "japan", in: lineUps), "kpgg members --nationality japan")
    XCTAssertEqual(
      FilterHint.command(finding: "music japan", in: lineUps),
      "kpgg groups --agency \"music japan\"")
  }

  func testATextForAShellIsNeverInAHint() throws {
    var group = GirlGroup(id: "A")
    group.agency = "$(reboot) '\"`"
    let lineUps = [LineUp(group: group, checkedMembers: [])]
    for text in ["$(reboot) '\"`", "-reboot", "`reboot`"] {
      XCTAssertNil(FilterHint.command(finding: text, in: lineUps), text)
    }
  }
}
