import KPGGCore
import KPGGPublishing
import XCTest

@testable import kpgg

final class BirthdayTableTests: CommandTestCase {
  func testAFeedHasAYearlyEventOfAWholeDay() async {
    await assertRun("birthdays --on 11-21 --ics", .shows("birthdays.ics"))
    await assertRun("birthdays --on 11-21 --ics --lang ko", .shows("birthdays-ko.ics"))
  }

  func testTheWholeFeedIsTheSameOnEveryDay() async {
    let feed = await output(of: "birthdays --ics")
    await assertRun("birthdays --ics", in: ["KPGG_TODAY": "2031-03-01"], .prints(feed))
    let events = feed.split(separator: "BEGIN:VEVENT\r\n").count - 1
    let rows = await rows("birthdays --next 364 --plain")
    XCTAssertEqual(events, rows.count)
    let identifiers = feed.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
    XCTAssertEqual(Set(identifiers).count, identifiers.count)
  }

  func testEventsAreOrderedByMonthAndDayWhateverTheFirstDayIs() async {
    let feed = await output(of: "birthdays --ics --next 60")
    let days = feed.split(separator: "\r\n").filter { $0.hasPrefix("DTSTART") }
      .map { String($0.suffix(4)) }
    XCTAssertEqual(days, days.sorted())
    XCTAssertEqual(days.first, "0101")
    XCTAssertEqual(days.last, "1231")
  }

  func testAWindowOrANameSelectsEvents() async {
    for (line, titles): (TypedLine, [String]) in [
      ("birthdays stayc --ics --month 11", []),
      ("birthdays izone --ics --on 3-19", ["Sakura (LE SSERAFIM\\, IZ*ONE): birthday"]),
      ("birthdays stayc --ics --month 8", ["Sieun (STAYC): birthday"]),
    ] {
      let feed = await output(of: line)
      let found = feed.split(separator: "\r\n").filter { $0.hasPrefix("SUMMARY:") }
        .map { String($0.dropFirst(8)) }
      XCTAssertEqual(found, titles, "\(line)")
    }
  }

  func testATitleNamesAllGroupsOfThePersonTheCurrentOneFirst() async {
    let english = await output(of: "birthdays --ics --on 3-19")
    XCTAssertTrue(english.contains("\r\nSUMMARY:Sakura (LE SSERAFIM\\, IZ*ONE): birthday\r\n"))
    let korean = await output(of: "birthdays --ics --on 3-19 --lang ko")
    XCTAssertTrue(korean.contains("\r\nSUMMARY:사쿠라 (르세라핌\\, 아이즈원) 생일\r\n"))
  }

  func testTheWebSiteHasTheSameFeed() async throws {
    let site = try await Site.sample()
    for language in Language.allCases {
      let feed = await output(of: "birthdays --ics --lang \(language.rawValue)")
      let file = site.birthdayCalendar(in: language)
      XCTAssertEqual(String(decoding: file.data, as: UTF8.self), feed)
    }
  }

  func testDebutsOfTheSelectedGroupsAreEvents() async {
    await assertRun("birthdays liz --ics --anniversaries", .shows("birthdays-debuts.ics"))
    await assertRun(
      "birthdays liz --ics --anniversaries --lang ko", .shows("birthdays-debuts-ko.ics"))
    let window = await output(of: "birthdays ive --ics --anniversaries --month 3")
    XCTAssertFalse(window.contains("debut"), window)
    await assertFails(
      "birthdays --anniversaries", .usage, "--anniversaries needs --ics", hint: "add --ics")
  }

  func testTheFeedIsNotCombinedWithOtherFormats() async {
    for option in ["--json", "--plain", "--csv", "--fields"] {
      let value = option == "--fields" ? " date" : ""
      await assertFails(
        "birthdays --ics \(option)\(value)", .usage, "--ics and \(option) cannot be combined",
        hint: "use only one of the two")
    }
  }
}
