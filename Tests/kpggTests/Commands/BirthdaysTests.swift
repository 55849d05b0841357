import Foundation
import XCTest

@testable import kpgg

final class BirthdaysTests: CommandTestCase {
  func testTheDefaultIsTheNextThirtyDays() async {
    await assertShown([
      ("birthdays", .none, "birthdays.txt"), ("birthdays --next 30", .none, "birthdays.txt"),
      ("birthdays --next 20", .terminal(40), "birthdays-40.txt"),
      ("birthdays --next 20 --lang ko", .terminal(80), "birthdays-80-ko.txt"),
      ("birthdays --next 0 --json", .none, "birthdays.json"),
    ])
  }

  func testANarrowTerminalKeepsDatesAndNames() async {
    let table = await output(of: "birthdays --next 0", on: .terminal(32))
    XCTAssertTrue(table.hasPrefix("Birthday          Member\n2026-11-21 D-Day  Liz, IVE\n"), table)
  }

  func testOnAcceptsADate() async {
    let day = await output(of: "birthdays --on 2030-08-31 --plain --fields member,date")
    XCTAssertTrue(day.contains("IVE/Wonyoung\t2030-08-31\n"), day)
  }

  func testADayWithoutAYearIsTheNextOneAndCanBeToday() async {
    for (typed, date, today) in [
      ("08-31", "2027-08-31", "2026-11-21"), ("8-31", "2027-08-31", "2026-11-21"),
      ("11-21", "2026-11-21", "2026-11-21"), ("02-29", "2028-02-29", "2026-11-21"),
      ("2-29", "2104-02-29", "2096-03-01"),
    ] {
      let expected = await output(of: "birthdays --on \(date) --json")
      XCTAssertTrue(expected.contains("\"\(date)\""), expected)
      await assertRun(
        "birthdays --on \(typed) --json", in: ["KPGG_TODAY": today], .prints(expected))
    }
  }

  func testAMonthIsTheCurrentOneOrTheNextOne() async {
    let dates = { (month: Int) in
      await self.output(of: "birthdays --month \(month) --plain --fields date")
        .split(separator: "\n")
    }
    let (november, october) = (await dates(11), await dates(10))
    XCTAssertTrue(november.allSatisfy { $0.hasPrefix("2026-11-") })
    XCTAssertTrue(november.contains { $0 < "2026-11-21" })
    XCTAssertTrue(october.allSatisfy { $0.hasPrefix("2027-10-") })
    XCTAssertFalse(october.isEmpty)
  }

  func testGroupFiltersSelectMembers() async {
    let groups = Set(await rows("groups --agency starship,sm --plain --fields id"))
    let days = "--next 364 --plain --fields member"
    let isWanted = { (member: String) in groups.contains(String(member.prefix { $0 != "/" })) }
    let expected = await rows("birthdays \(days)").filter(isWanted)
    XCTAssertFalse(expected.isEmpty)
    let filtered = await rows("birthdays \(days) --agency starship,sm")
    XCTAssertEqual(filtered, expected)
    let calendar = await output(of: "birthdays --ics --agency starship --lang en")
    XCTAssertTrue(calendar.contains("Wonyoung"), calendar)
    XCTAssertFalse(calendar.contains("YooA"), calendar)
  }

  func testAMonthCanBeTypedInWords() async {
    let expected = await output(of: "birthdays --month 7 --plain")
    for month in ["07", "July", "jul", "7월"] {
      let typed = await output(of: "birthdays --month \(month) --plain")
      XCTAssertEqual(typed, expected, month)
    }
    for month in ["13", "0", "ju", "월", "Julys"] {
      await assertFails(
        "birthdays --month \(month)", .usage, "--month must be a month, not '\(month)'",
        hint: "use a month from 1 to 12, or a name such as July")
    }
  }

  func testPastBirthdaysHaveNoCountdown() async {
    for line: TypedLine in ["birthdays --month 11", "birthdays --on 2026-02-09"] {
      let table = await output(of: line)
      XCTAssertFalse(table.contains("D+"), table)
    }
  }

  func testTheLongestSpanCoversEachDayOnce() async {
    let table = await output(
      of: "birthdays --next 364 --plain --fields date", in: ["KPGG_TODAY": "2025-12-31"])
    XCTAssertTrue(table.hasPrefix("2025-12-31\n"), table)
    XCTAssertFalse(table.contains("2026-12-31"), table)
  }

  func testANameSelectsGroupsForAYear() async {
    for (name, groups, count) in [("twice", ["TWICE"], 9), ("twice 아이브", ["TWICE", "IVE"], 15)] {
      let rows = await rows("birthdays \(name) --plain")
      XCTAssertEqual(Set(rows.map { String($0.prefix { $0 != "/" }) }), Set(groups), name)
      XCTAssertEqual(rows.count, count, name)
    }
    await assertRun("birthdays twice --next 0 --plain", .prints(""))
  }

  func testANumberSuggestsAMonth() async {
    for month in [8, 10, 12] {
      let outcome = await run("birthdays \(month)")
      XCTAssertTrue(
        outcome.errors.hasSuffix("hint: use 'kpgg birthdays --month \(month)'\n"), outcome.errors)
    }
  }

  func testAYearWithoutDebutsSuggestsTheYearOfBirth() async {
    for (name, note) in [
      (
        "2004",
        "no birthdays in groups that debuted in 2004; for members born in 2004, "
          + "use 'kpgg members --born 2004'"
      ),
      (
        "2004 --lang ko",
        "2004년에 데뷔한 그룹에는 생일을 표시할 멤버가 없습니다. 2004년에 태어난 멤버를 보려면 이렇게 쓰세요: "
          + "'kpgg members --born 2004'"
      ),
    ] {
      let outcome = await run(TypedLine(stringLiteral: "birthdays \(name)"))
      XCTAssertTrue(outcome.errors.hasSuffix(": \(note)\n"), outcome.errors)
    }
  }

  func testANameSelectsMembersForAYear() async {
    for (name, ids) in [
      ("sana", ["TWICE/Sana"]), ("twice mina", ["TWICE/Mina"]),
      ("sana liz sana", ["IVE/Liz", "TWICE/Sana"]),
    ] {
      let rows = await rows("birthdays \(name) --plain")
      XCTAssertEqual(rows.map { String($0.prefix { $0 != "\t" }) }, ids, name)
    }
    let mixed = await rows("birthdays ive sana --plain")
    XCTAssertEqual(mixed.count, 7)
    await assertFails(
      "birthdays sana nobody", .notFound, "group or member 'nobody' not found",
      hint: "for a list, use 'kpgg groups' or 'kpgg members'")
  }

  func testADayOrAMonthNeedsNoOption() async {
    for (words, option) in [
      ("this week", "--next 1"), ("이번주", "--next 1"), ("이번 주", "--next 1"), ("내일", "--on tomorrow"),
      ("12-24", "--on 12-24"), ("7월", "--month 7"),
      ("3월 14일", "--on 03-14"), ("모레", "--on 2026-11-23"),
      ("day after tomorrow", "--on 2026-11-23"), ("다음 달", "--month 12"),
      ("next month", "--month 12"), ("이번 달", "--month 11"), ("주말", "--next 1"),
      ("this weekend", "--next 1"),
    ] {
      let expected = await output(of: "birthdays \(option) --json")
      await assertRun("birthdays \(words) --json", .prints(expected))
    }
  }

  func testAMonthThatIsNoNameIsAMonth() async {
    for word in ["december", "Dec", "july"] {
      let expected = await output(of: "birthdays --month \(word) --json")
      await assertRun("birthdays \(word) --json", .prints(expected))
    }
  }

  func testAMonthBesideAnotherDayIsUnknown() async {
    let outcome = await run("birthdays december --next 3")
    XCTAssertEqual(outcome.exitCode, .notFound)
    XCTAssertFalse(outcome.errors.contains("--month"), outcome.errors)
  }

  func testTheNextWeekFollowsThisOne() async {
    let weeks = await rows("birthdays --next 8 --plain --fields date")
    let first = await rows("birthdays this week --plain --fields date")
    for words in ["next week", "다음 주", "다음주"] {
      let next = await rows("birthdays \(words) --plain --fields date")
      XCTAssertEqual(first + next, weeks, words)
    }
  }

  func testAWeekStartsOnMonday() async {
    for (today, days) in [("2026-11-16", 6), ("2026-11-19", 3), ("2026-11-22", 0)] {
      let day = ["KPGG_TODAY": today]
      for (words, options) in [("이번 주", "--next \(days)"), ("this week", "--next \(days)")] {
        let expected = await output(of: "birthdays \(options) --plain", in: day)
        await assertRun("birthdays \(words) --plain", in: day, .prints(expected))
      }
      let next = await output(
        of: "birthdays --next 6 --plain --fields date,member", in: ["KPGG_TODAY": "2026-11-23"])
      await assertRun(
        "birthdays next week --plain --fields date,member", in: day, .prints(next))
    }
  }

  func testTheWeekendIsTheRestOfIt() async {
    for (today, first, days) in [
      ("2026-11-20", "2026-11-21", 1), ("2026-11-21", "2026-11-21", 1),
      ("2026-11-22", "2026-11-22", 0),
    ] {
      let expected = await output(
        of: "birthdays --next \(days) --plain --fields date,member", in: ["KPGG_TODAY": first])
      await assertRun(
        "birthdays 주말 --plain --fields date,member", in: ["KPGG_TODAY": today],
        .prints(expected))
    }
  }

  func testThereAreTwelveMonths() async {
    await assertFails(
      "birthdays 13월", .usage, "--month must be a month, not '13월'",
      hint: "use a month from 1 to 12, or a name such as July")
  }

  func testADayIsNoNameBesideAnOptionAndMustBePossible() async {
    for line: TypedLine in ["birthdays today --next 3", "birthdays 7월 --on 12-24"] {
      let outcome = await run(line)
      XCTAssertEqual(outcome.exitCode, .usage, "\(line)")
      XCTAssertTrue(outcome.errors.contains("unexpected argument"), outcome.errors)
    }
    for text in [
      "2026-02-30", "13-01", "2026-13-01", "feb 30", "32 December", "2월 30일", "12월32일", "2/30",
    ] {
      let outcome = await run("birthdays \(text)")
      XCTAssertEqual(outcome.exitCode, .usage, text)
      XCTAssertTrue(outcome.errors.contains("'\(text)'"), outcome.errors)
    }
    _ = await output(of: "birthdays 2016-2019")
  }

  func testTomorrowIsADate() async {
    let day = await output(of: "birthdays --on 2026-11-22 --json")
    for word in ["tomorrow", "Tomorrow", "내일"] {
      await assertRun("birthdays --on \(word) --json", .prints(day))
    }
    let today = await output(of: "birthdays --on 2026-11-21 --json")
    await assertRun("birthdays --on today --json", .prints(today))
  }

  func testFavoritesSelectMembersAndTheMembersOfGroups() async throws {
    let folder = try temporaryFolder()
    let variables = ["XDG_DATA_HOME": folder.url.path]
    let line: TypedLine = "birthdays --favorites --next 364 --plain"
    await assertRun(line, in: variables, .prints(""))
    _ = await output(of: "favorites add twice IVE/Wonyoung", in: variables)
    let rows = await output(of: line, in: variables).split(separator: "\n")
    XCTAssertEqual(rows.count, 10)
    XCTAssertEqual(rows.count { $0.hasPrefix("IVE/Wonyoung\t") }, 1)
    let ofGroup = await output(of: "birthdays ive --favorites --next 364 --plain", in: variables)
    XCTAssertEqual(ofGroup.split(separator: "\n").count, 1)
  }

  func testDeceasedMembersAreOmitted() async {
    let table = await output(of: "birthdays --month 3 --plain")
    XCTAssertFalse(table.contains("FX/Sulli"), table)
  }
}
