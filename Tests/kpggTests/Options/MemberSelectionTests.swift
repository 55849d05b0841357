import Foundation
import XCTest

@testable import kpgg

final class MemberSelectionTests: CommandTestCase {
  func testANationalityIsFoundByItsSynonyms() async {
    for (country, typed) in [
      ("United States", ["usa", "US", "American", "미국"]), ("Japan", ["japanese", "jp", "일본"]),
      ("South Korea", ["korean", "KR", "한국"]),
    ] {
      let expected = await output(of: ["members", "--plain", "--nationality", country])
      XCTAssertFalse(expected.isEmpty, country)
      for text in typed {
        await assertRun(["members", "--plain", "--nationality", text], .prints(expected))
      }
    }
  }

  func testDifferentFiltersCombineWithAND() async {
    await assertRun(
      "members --mbti INFP,ENFP --born 1996..1997 --blood a,o --plain --fields id",
      .prints("TWICE/Momo\n"))
  }

  func testHeightsAreInCentimeters() async {
    await assertRun(
      "members --height 165.5 --fields id,heightCm --plain", .prints("NO.9&(U)/Zoe\t165.5\n"))
    let tall = await rows("members --height 173.. --fields heightCm --plain")
    XCTAssertEqual(tall.count, 6)
    XCTAssertTrue(tall.allSatisfy { $0 >= "173" })
  }

  func testBornMatchesADayAMonthOrARange() async {
    for (typed, count) in [("1990-05-05", 1), ("1990-05", 2), ("1990-05-18..1990-05", 1)] {
      let births = await rows("members --born \(typed) --fields birth --plain")
      XCTAssertEqual(births.count, count, typed)
      XCTAssertTrue(births.allSatisfy { $0.hasPrefix("1990-05") }, typed)
    }
  }

  func testAPositionCanBeTypedInEitherLanguage() async {
    let expected = await output(of: ["members", "--plain", "--position", "Main Vocalist"])
    for typed in ["main-vocalist", "메인보컬", "메인 보컬", "main vocal", "메보"] {
      await assertRun(["members", "--plain", "--position", typed], .prints(expected))
    }
  }

  func testAWordOfSeveralPositionsMatchesAllOfThem() async {
    let expected = await output(
      of: ["members", "--plain", "--position", "Main Vocalist,Main Rapper,Main Dancer"])
    await assertRun("members --plain --position main", .prints(expected))
  }

  func testGroupFiltersUseTheIndex() async throws {
    let folder = try temporaryFolder()
    let tree = folder.url.appendingPathComponent("tree").path
    _ = await run(["export", tree])
    let file = URL(fileURLWithPath: "\(tree)/group/OHMYGIRL")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let changed = text.replacingOccurrences(
      of: #""status": "active""#, with: #""status": "hiatus""#)
    XCTAssertNotEqual(changed, text)
    try Data(changed.utf8).write(to: file)
    for name in ["OHMYGIRL", "omg"] {
      let ids = await rows("members \(name) --status active --plain --source \(tree)")
      XCTAssertEqual(ids.count, 8, name)
    }
  }

  func testFilterValuesDoNotDependOnTheGroup() async {
    // IVE has no member with the position Vocalist, unlike other groups.
    await assertRun("members IVE --position vocalist --plain", .prints(""))
    await assertRun("members TWICE --nationality china --plain", .prints(""))
    let expected = await output(
      of: ["members", "TWICE", "--plain", "--nationality", "South Korea,Taiwan"])
    await assertRun("members TWICE --plain --nationality korea,taiwan", .prints(expected))
  }

  func testANationalityCanBeTypedInKorean() async {
    for (country, names) in [
      ("Japan", ["일본", "일본".decomposedStringWithCanonicalMapping, "JAPAN", "japan"]),
      ("South Korea", ["대한민국", "한국"]), ("United States", ["미국"]),
    ] {
      let expected = await output(of: ["members", "--plain", "--nationality", country])
      XCTAssertFalse(expected.isEmpty)
      for name in names {
        await assertRun(["members", "--plain", "--nationality", name], .prints(expected))
      }
    }
  }

  func testNationalitiesAreShownInKorean() async {
    await assertRun(
      "members TWICE --nationality taiwan --fields nationalities,birthplace --lang ko",
      .prints("국적  출생지\n대만  대만 타이난\n"))
    await assertRun(
      "members TWICE --nationality taiwan --fields nationalities --lang ko --plain",
      .prints("Taiwan\n"))
  }

  func testGroupFiltersApplyToMembers() async {
    let groups = await rows("groups --status hiatus --agency sm,cube --plain --fields id")
    XCTAssertFalse(groups.isEmpty)
    let members = await rows("members --status hiatus --agency sm,cube --plain --fields group")
    XCTAssertEqual(Set(members), Set(groups))
    for filter in ["--status disbanded", "--section 2009", "--debut ..2020", "--agency sm"] {
      await assertRun("members IVE \(filter) --plain", .prints(""))
      await assertRun("members 아이브 \(filter) --plain", .prints(""))
    }
    await assertRun(
      "members IVE --status active --section 2021-2022 --debut 2021-12 --agency starship --plain",
      .prints(await output(of: "members IVE --plain")))
    await assertRun(
      "members 2014-2015 --section 2014-2015,2009 --debut 2015-10 --plain",
      .prints(await output(of: "members TWICE --plain")))
    await assertRun(
      "members omg --agency wm --plain", .prints(await output(of: "members omg --plain")))
  }

  func testOnlyDocumentsOfMatchingGroupsAreRead() async throws {
    let catalog = try temporaryCatalog()
    for group in ["TWICE", "OHMYGIRL"] { try catalog.delete("group/\(group)") }
    let members = await rows(
      "members --source \(catalog.path) --section 2009 --position Leader --plain")
    XCTAssertFalse(members.isEmpty)
    let outcome = await run("members --source \(catalog.path) --section 2014-2015")
    XCTAssertEqual(outcome.exitCode, .noInput)
  }

  func testUnknownValuesNeverMatch() async throws {
    let catalog = try temporaryCatalog()
    try catalog.write(
      #"{"groupname": {"IVE": [{"activityname": "리즈"}]}, "info": {"groupname": "IVE"}}"#,
      to: "group/IVE")
    for option in [
      "--mbti INFP", "--blood A,B,O,AB", "--born ..9999", "--height 100..", "--nationality Japan",
      "--position Leader",
    ] {
      await assertRun("members IVE --source \(catalog.path) \(option) --plain", .prints(""))
    }
  }
}
