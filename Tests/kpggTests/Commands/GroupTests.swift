import Foundation
import XCTest

@testable import kpgg

final class GroupTests: CommandTestCase {
  func testAPipeGetsAllOfAGroup() async {
    await assertRun("group OHMYGIRL", .shows("group-ohmygirl.txt"))
  }

  func testOutputIsFittedToATerminal() async {
    await assertRun("group OHMYGIRL", on: .terminal(80), .shows("group-ohmygirl-80.txt"))
    await assertRun("group OHMYGIRL", on: .terminal(40), .shows("group-ohmygirl-40.txt"))
  }

  func testLabelsStatusAndPositionsAreInKorean() async {
    await assertRun("group OHMYGIRL --lang ko", .shows("group-ohmygirl-ko.txt"))
  }

  func testColorIsForcedIntoAPipe() async {
    await assertRun("group OHMYGIRL --color always", .shows("group-ohmygirl-color.txt"))
  }

  func testJSONIsOneObjectWithTheMembers() async {
    await assertRun("group OHMYGIRL --json", .shows("group-ohmygirl.json"))
  }

  func testPlainOutputIsOneRow() async {
    await assertRun("group OHMYGIRL --plain", .shows("group-ohmygirl.tsv"))
  }

  func testChosenFieldsAreASheet() async {
    await assertRun(
      "group OHMYGIRL --fields name,hitSong,members,aliases,memberCount",
      .shows("group-ohmygirl-fields.txt"))
  }

  func testAllSongsAreShownOnRequest() async {
    let ten = await output(of: "group OHMYGIRL").split(separator: "\n")
    let all = await output(of: "group OHMYGIRL --all").split(separator: "\n")
    XCTAssertEqual(ten.last, "7 more songs: see 'kpgg songs OHMYGIRL'")
    XCTAssertEqual(all.count, ten.count - 1 + 7)
    XCTAssertEqual(all.last?.hasPrefix("2015-04-20  Cupid"), true)
  }

  func testADisbandedGroupShowsWhenItDisbanded() async {
    await assertRun("group izone", .shows("group-izone.txt"))
    await assertRun("group izone --lang ko", .shows("group-izone-ko.txt"))
  }

  func testSeveralWordsAreOneName() async {
    let expected = await output(of: ["group", "girls day"])
    for line: TypedLine in ["group girls day", "group Girl's Day", "group -- GIRLSDAY"] {
      await assertRun(line, .prints(expected))
    }
  }

  func testTheNameIsRequired() async {
    await assertFails(
      "group", .usage, "'kpgg group' needs the argument NAME", hint: "see 'kpgg help group'")
  }
}
