import Foundation
import XCTest

@testable import kpgg

final class TypedNameTests: FavoritesTestCase {
  func testEachLineIsAName() throws {
    XCTAssertEqual(
      try TypedName.names(in: Data("ive\r\n\n  oh my  girl \n유아".utf8)),
      [
        TypedName(text: "ive", line: 1), TypedName(text: "oh my girl", line: 3),
        TypedName(text: "유아", line: 4),
      ])
  }

  func testTheNumberOfNamesIsLimited() async {
    let names = String(repeating: "ive\n", count: TypedName.countLimit + 1)
    await assertFails(
      "group -", reading: names, .badData, "standard input: more than the limit of 1000 names")
  }

  func testGroupsAreListedInTheOrderOfTheLines() async {
    await assertRun("group - --plain --fields id", reading: "twice\nive\n", .prints("TWICE\nIVE\n"))
    for (line, other) in [
      ("group - twice", "twice"), ("profile sana -", "sana"), ("group - -", "-"),
    ] as [(TypedLine, String)] {
      await assertFails(
        line, reading: "ive\n", .usage, "- and \(other) cannot be combined",
        hint: "use only one of the two")
    }
    let sheets = [await output(of: "group twice"), await output(of: "group ive")]
    await assertRun("group -", reading: "twice\nive\n", .prints(sheets.joined(separator: "\n")))
    await assertRun("group - --json", reading: "", .prints("[]\n"))
  }

  func testAnUnknownNameIsReportedWithItsLine() async {
    await assertFails(
      "group -", reading: "ive\n\ntwicee\n", .notFound,
      "line 3 of standard input: group 'twicee' not found", hint: "did you mean 'TWICE'?")
    let korean = await run("group - --lang ko", reading: "xyzzy\n")
    XCTAssertTrue(korean.errors.hasPrefix("kpgg: 오류: 표준 입력 1행: "), korean.errors)
  }

  func testProfilesAreMembersAndWholeGroups() async {
    let group = await output(of: "profile 2ne1 --plain --fields id")
    await assertRun(
      "profile - --plain --fields id", reading: "omg yooa\n2ne1\n",
      .prints("OHMYGIRL/YooA\n" + group))
    let sheet = await output(of: "profile omg yooa")
    await assertRun("profile -", reading: "omg yooa\n", .prints(sheet))
  }

  func testFavoritesAreAddedAndRemovedByLine() async {
    await assertRun(
      "favorites add -", reading: "ive\noh my girl\n",
      .prints("added: IVE\nadded: OHMYGIRL\n"))
    await assertFails(
      "favorites add -", reading: "twice\nxyzzy\n", .notFound,
      "line 2 of standard input: group, member, or song 'xyzzy' not found",
      hint: "for a list, use 'kpgg groups', 'kpgg members', or 'kpgg songs'")
    let kept = await ids()
    XCTAssertEqual(Set(kept), ["IVE", "OHMYGIRL"])
    await assertRun("favorites remove -", reading: "ive\n", .prints("removed: IVE\n"))
  }
}
