import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

final class BirthdayFeedTests: XCTestCase {
  func testAFeedWithoutPeopleIsStillACalendar() {
    XCTAssertEqual(
      feed(of: []),
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//kpgg//kpgg//EN\r\nCALSCALE:GREGORIAN\r\n"
        + "NAME:Birthdays\r\nX-WR-CALNAME:Birthdays\r\nEND:VCALENDAR\r\n")
  }

  func testAnEventDependsOnThePersonOnly() throws {
    let text = feed(of: [try person("IVE/Liz", bornOn: "2004-11-21")])
    XCTAssertEqual(
      text.split(separator: "\r\n").dropFirst(6).dropLast().map(String.init),
      [
        "BEGIN:VEVENT", "UID:20041121-7112d1c7dff589a9@kpgg", "DTSTAMP:20041121T000000Z",
        "DTSTART;VALUE=DATE:20041121", "RRULE:FREQ=YEARLY", "SUMMARY:IVE/Liz",
        "TRANSP:TRANSPARENT", "END:VEVENT",
      ])
  }

  func testTheIdentifierIsTheSameInEveryGroup() throws {
    let identifiers = try ["IVE/Wonyoung", "IZONE/Wonyoung"].map { id in
      let person = try person(id, bornOn: "2004-08-31", koreanBirthName: "장원영")
      return lines("UID", in: feed(of: [person]))
    }
    XCTAssertEqual(identifiers[0], identifiers[1])
  }

  func testDifferentPeopleBornOnTheSameDayHaveDifferentIdentifiers() throws {
    let people = try ["IVE/A", "IVE/B"].map { try person($0, bornOn: "2004-08-31") }
    XCTAssertEqual(Set(lines("UID", in: feed(of: people))).count, 2)
  }

  func testALeapDayIsTheLastDayOfFebruary() throws {
    let feed = feed(of: [try person("IVE/X", bornOn: "2004-02-29")])
    XCTAssertEqual(lines("DTSTART", in: feed), ["DTSTART;VALUE=DATE:20040229"])
    XCTAssertEqual(lines("RRULE", in: feed), ["RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"])
  }

  func testPeopleAreOrderedByMonthDayAndID() throws {
    let people = [
      try person("IVE/D", bornOn: "1990-12-01"), try person("IVE/C", bornOn: "2001-02-03"),
      try person("IVE/B", bornOn: "1999-02-03"), try person("IVE/A", bornOn: "2002-02-04"),
    ]
    XCTAssertEqual(
      lines("SUMMARY", in: feed(of: people)),
      ["SUMMARY:IVE/B", "SUMMARY:IVE/C", "SUMMARY:IVE/A", "SUMMARY:IVE/D"])
    XCTAssertEqual(feed(of: people), feed(of: people.reversed()))
  }

  func testMembersWhoHaveDiedAndIncompleteDatesAreOmitted() throws {
    var died = try member("IVE/X")
    died.birthDate = try checked("1994-03-29")
    var late = died
    late.deathDate = try checked("2019-10-14")
    let people = [
      Person(main: late), Person(main: died, others: [late]),
      try person("IVE/Y", bornOn: "1994"), try person("IVE/Z", bornOn: "1994-03"),
      Person(main: try member("IVE/Liz")),
    ]
    XCTAssertEqual(lines("SUMMARY", in: feed(of: people)), [])
  }

  func testTextIsEscapedAndHasNoControlCharacters() {
    XCTAssertEqual(BirthdayFeed.escaped("a,b;c\\d"), "a\\,b\\;c\\\\d")
    XCTAssertEqual(
      BirthdayFeed.escaped("a\r\nEND:VEVENT\u{0}\u{7F}\u{9B}\u{2028}\u{202E}b"), "aEND:VEVENTb")
    // Emoji and several scripts need joiners.
    XCTAssertEqual(BirthdayFeed.escaped("👩‍🎤"), "👩‍🎤")
  }

  func testLongLinesAreFoldedBetweenCharacters() {
    let line = "SUMMARY:" + String(repeating: "가", count: 60)
    let parts = BirthdayFeed.folded(line).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    XCTAssertEqual(parts.map(\.utf8.count), [74, 73, 43])
    XCTAssertTrue(parts.dropFirst().allSatisfy { $0.hasPrefix(" ") })
    XCTAssertEqual(parts[0] + parts.dropFirst().map { $0.dropFirst() }.joined(), line)
    let exact = String(repeating: "a", count: 75)
    XCTAssertEqual(BirthdayFeed.folded(exact), exact)
    XCTAssertEqual(BirthdayFeed.folded(exact + "b"), exact + "\r\n b")
  }

  func testAVeryLongCharacterIsFoldedBetweenScalars() {
    let line = "a" + String(repeating: "\u{301}", count: 100)
    let parts = BirthdayFeed.folded(line).utf8.split(separator: UInt8(ascii: "\n"))
    XCTAssertTrue(parts.allSatisfy { $0.count <= 76 })
  }

  private func person(
    _ id: String, bornOn birth: String, koreanBirthName: String? = nil
  ) throws -> Person {
    var member = try member(id)
    member.birthDate = try checked(birth)
    member.koreanBirthName = koreanBirthName
    return Person(main: member)
  }

  private func feed(of people: [Person]) -> String {
    BirthdayFeed.text(of: people, languageCode: "en", name: "Birthdays") { $0.id.description }
  }

  private func lines(_ property: String, in feed: String) -> [String] {
    feed.split(separator: "\r\n").map(String.init).filter { $0.hasPrefix(property) }
  }
}
