import TestSupport
import XCTest

@testable import KPGGCore

/// When members were in a group.
final class MembershipTests: XCTestCase {
  func testTheDaysOfJoiningAndLeavingCount() throws {
    var member = try member("IVE/Rei")
    member.joinDate = CalendarDate("2012-03-05")
    member.departureDate = CalendarDate("2014-06-30")
    try assertDays(
      of: member,
      [
        "2012-03-04": false, "2012-03-05": true, "2014-06-30": true, "2014-07-01": false,
      ])
  }

  func testAMonthOrAYearCountsFromItsFirstDayToItsLast() throws {
    var member = try member("IVE/Rei")
    member.joinDate = CalendarDate("2012-03")
    member.departureDate = CalendarDate("2014")
    try assertDays(
      of: member,
      [
        "2012-02-29": false, "2012-03-01": true, "2014-12-31": true, "2015-01-01": false,
        "2012-02": false, "2012-03": true, "2014": true, "2015": false,
      ])
  }

  func testTheDaysOfTheDebutAndOfTheEndCount() throws {
    try assertDays(
      of: try member("IVE/Rei"),
      [
        "2009-12-31": false, "2010-01-01": true, "2020-05-31": true, "2020-06-01": false,
      ])
  }

  func testAnAbsenceIsBetweenTheDayOfLeavingAndTheDayOfComingBack() throws {
    var member = try member("IVE/Rei")
    member.absences = [
      try XCTUnwrap(absence("2012-02", "2013-06-24")),
      try XCTUnwrap(absence("2015", nil)),
    ]
    try assertDays(
      of: member,
      [
        "2012-02-29": true, "2012-03-01": false, "2013-06-23": false, "2013-06-24": true,
        "2015-12-31": true, "2016-01-01": false, "2019-01-01": false,
      ])
  }

  func testNobodyIsInAGroupAfterTheirDeath() throws {
    var member = try member("IVE/Rei")
    member.deathDate = CalendarDate("2013-11-24")
    try assertDays(of: member, ["2013-11-24": true, "2013-11-25": false])
  }

  func testAGroupHasNoMembersBetweenItsEndAndItsReturn() throws {
    var group = try group("IVE")
    (group.debutDate, group.disbandmentDate) = (CalendarDate("2010"), CalendarDate("2012-05"))
    group.returnDate = CalendarDate("2020-01-02")
    let member = try member("IVE/Rei")
    for (day, isMember) in [
      ("2012-05-31", true), ("2012-06-01", false), ("2020-01-01", false), ("2020-01-02", true),
      ("2026-01-01", true),
    ] {
      XCTAssertEqual(member.isMember(of: group, on: try checked(day)), isMember, day)
    }
  }

  func testAMemberHasLeftIfTheyWereThereBefore() throws {
    var member = try member("IVE/Rei")
    member.joinDate = CalendarDate("2011")
    member.absences = [try XCTUnwrap(absence("2012-02", "2013-06-24"))]
    member.departureDate = CalendarDate("2017-01-26")
    for (day, hasLeft) in [
      ("2010-12-31", false), ("2011-01-01", false), ("2012-02-29", false), ("2012-03-01", true),
      ("2012", false), ("2013-06-24", false), ("2017", false), ("2017-01-27", true),
      ("2018", true),
    ] {
      XCTAssertEqual(member.hasLeft(try decade(), by: try checked(day)), hasLeft, day)
    }
  }

  func testPeriodsAreInOrderWithoutGaps() throws {
    var member = try member("IVE/Rei")
    member.joinDate = CalendarDate("2011")
    member.absences = [try XCTUnwrap(absence("2012-02", "2013-06-24"))]
    member.departureDate = CalendarDate("2017-01-26")
    XCTAssertEqual(
      member.periods(in: try decade()),
      [
        MembershipPeriod(from: CalendarDate("2011"), to: CalendarDate("2012-02")),
        MembershipPeriod(from: CalendarDate("2013-06-24"), to: CalendarDate("2017-01-26")),
      ])
  }

  func testRepeatedAndOverlappingAbsencesDoNotRepeatPeriods() throws {
    var member = try member("IVE/Rei")
    for date in ["2015", "2015-03", "2015-03-02"] {
      member.absences = Array(repeating: try XCTUnwrap(absence(date, date)), count: 100)
      let day = CalendarDate(date)
      let debut = try decade().debutDate
      XCTAssertEqual(
        member.periods(in: GirlGroup(id: member.groupID)),
        [MembershipPeriod(from: nil, to: day), MembershipPeriod(from: day, to: nil)], date)
      XCTAssertEqual(member.periods(in: try decade()).first?.from, debut)
    }
    // In any order, also if one contains the other.
    for absences in [
      [absence("2012", "2015"), absence("2013", "2014")],
      [absence("2013", "2014"), absence("2012", "2015")],
      [absence("2013", "2015"), absence("2012", "2014")],
    ] {
      member.absences = absences.compactMap(\.self)
      XCTAssertEqual(
        member.periods(in: GirlGroup(id: member.groupID)),
        [
          MembershipPeriod(from: nil, to: CalendarDate("2012")),
          MembershipPeriod(from: CalendarDate("2015"), to: nil),
        ])
    }
  }

  func testAnAbsenceCannotEndBeforeItBegins() throws {
    XCTAssertNil(absence("2012-02", "2012-01-31"))
    XCTAssertNotNil(absence("2012-02-29", "2012-02"))
    XCTAssertThrowsError(try decoded(Absence.self, #"{"from": "2013", "to": "2012"}"#))
    XCTAssertEqual(
      try roundTripped(try XCTUnwrap(absence("2013", nil))),
      absence("2013", nil))
  }

  func testALineUpOfADayKeepsItsOrder() throws {
    var (former, new) = (try member("IVE/A", isFormer: true), try member("IVE/C"))
    former.departureDate = CalendarDate("2012")
    new.joinDate = CalendarDate("2013")
    let lineUp = LineUp(
      group: try decade(), checkedMembers: [try member("IVE/B"), new, former])
    XCTAssertEqual(lineUp.members(on: try checked("2012-07-01")).map(\.id.name), ["B", "A"])
    XCTAssertEqual(lineUp.members(on: try checked("2013-07-01")).map(\.id.name), ["B", "C"])
    XCTAssertEqual(lineUp.members(on: try checked("2009-07-01")), [])
    XCTAssertEqual(
      lineUp.lineUp(on: try checked("2012-07-01")).members.map(\.id.name), ["B", "A"])
  }

  private func absence(_ from: String, _ to: String?) -> Absence? {
    CalendarDate(from).flatMap { Absence(from: $0, to: to.flatMap { CalendarDate($0) }) }
  }

  private func decade() throws -> GirlGroup {
    var group = try group("IVE")
    (group.debutDate, group.disbandmentDate) = (CalendarDate("2010"), CalendarDate("2020-05"))
    return group
  }

  private func assertDays(
    of member: Member, _ days: [String: Bool], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    for (day, isMember) in days {
      XCTAssertEqual(
        member.isMember(of: try decade(), on: try checked(day)), isMember, day, file: file,
        line: line)
    }
  }
}
