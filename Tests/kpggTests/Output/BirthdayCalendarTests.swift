import KPGGCore
import XCTest

@testable import kpgg

final class BirthdayCalendarTests: CommandTestCase {
  func testACalendarHasAYearlyEventOfAWholeDay() async {
    await assertRun("birthdays --on 11-21 --ics", .shows("birthdays.ics"))
    await assertRun("birthdays --on 11-21 --ics --lang ko", .shows("birthdays-ko.ics"))
  }

  func testTheWholeCalendarIsTheSameOnEveryDay() async {
    let calendar = await output(of: "birthdays --ics")
    await assertRun("birthdays --ics", in: ["KPGG_TODAY": "2031-03-01"], .prints(calendar))
    let events = calendar.split(separator: "BEGIN:VEVENT\r\n").count - 1
    let rows = await rows("birthdays --next 364 --plain")
    XCTAssertEqual(events, rows.count)
  }

  func testIdentifiersAreUniqueAndStableAcrossGroups() async throws {
    let calendar = await output(of: "birthdays --ics")
    let identifiers = calendar.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
    XCTAssertEqual(Set(identifiers).count, identifiers.count)
    let texts = try ["IVE/Wonyoung", "IZONE/Wonyoung"].map { id in
      var member = try member(id)
      member.koreanBirthName = "장원영"
      return self.calendar(of: member, bornOn: "2004-08-31").split(separator: "\r\n").first {
        $0.hasPrefix("UID:")
      }
    }
    XCTAssertEqual(texts[0], texts[1])
  }

  func testALeapDayIsTheLastDayOfFebruary() throws {
    let text = calendar(of: try member("IVE/X"), bornOn: "2004-02-29")
    XCTAssertTrue(text.contains("\r\nDTSTART;VALUE=DATE:20040229\r\n"), text)
    XCTAssertTrue(text.contains("\r\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1\r\n"), text)
  }

  func testTextIsEscapedAndSafe() {
    XCTAssertEqual(BirthdayCalendar.escaped("a,b;c\\d\n"), "a\\,b\\;c\\\\d\u{FFFD}")
  }

  func testLongLinesAreFoldedBetweenCharacters() {
    let line = "SUMMARY:" + String(repeating: "가", count: 60)
    let parts = BirthdayCalendar.folded(line).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    XCTAssertEqual(parts.map(\.utf8.count), [74, 73, 43])
    XCTAssertTrue(parts.dropFirst().allSatisfy { $0.hasPrefix(" ") })
    XCTAssertEqual(parts[0] + parts.dropFirst().map { $0.dropFirst() }.joined(), line)
    let exact = String(repeating: "a", count: 75)
    XCTAssertEqual(BirthdayCalendar.folded(exact), exact)
    XCTAssertEqual(BirthdayCalendar.folded(exact + "b"), exact + "\r\n b")
  }

  func testAVeryLongCharacterIsFoldedBetweenScalars() {
    let line = "a" + String(repeating: "\u{301}", count: 100)
    let parts = BirthdayCalendar.folded(line).utf8.split(separator: UInt8(ascii: "\n"))
    XCTAssertTrue(parts.allSatisfy { $0.count <= 76 })
  }

  func testTheCalendarIsNotCombinedWithOtherFormats() async {
    for option in ["--json", "--plain", "--csv", "--fields"] {
      let value = option == "--fields" ? " date" : ""
      await assertRun(
        "birthdays --ics \(option)\(value)",
        .fails(
          .usage, "--ics and \(option) cannot be combined", hint: "use only one of the two"))
    }
  }

  private func member(_ id: String) throws -> Member {
    Member(id: try XCTUnwrap(MemberID(id)))
  }

  private func calendar(of member: Member, bornOn birth: String) -> String {
    var member = member
    member.birth = CalendarDate(birth)
    guard
      let birthday = Birthday(of: member, onOrAfter: CalendarDate(year: 2026)?.firstDay ?? .latest)
    else { return "" }
    let row = ListedBirthday(
      birthday: birthday, group: GirlGroup(id: member.groupID), daysAway: 0)
    return BirthdayCalendar(birthdays: [row], language: .english).text
  }
}
