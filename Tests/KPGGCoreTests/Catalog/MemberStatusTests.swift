import XCTest

@testable import KPGGCore

final class MemberStatusTests: XCTestCase {
  func testTheStatusDependsOnTheMemberAndTheGroup() throws {
    let liz = try member("IVE/Liz")
    XCTAssertEqual(liz.status(in: try group("IVE")), .current)
    XCTAssertEqual(liz.status(in: try disbanded("IVE")), .untilTheEnd)
  }

  func testAMemberWhoLeftHasNotStayedUntilTheEnd() throws {
    let amber = try member("FX/Amber", isFormer: true)
    XCTAssertEqual(amber.status(in: try group("FX")), .left)
    XCTAssertEqual(amber.status(in: try disbanded("FX")), .left)
  }

  func testDeathOutweighsEverythingElse() throws {
    for isFormer in [false, true] {
      var sulli = try member("FX/Sulli", isFormer: isFormer)
      sulli.deathDate = try checked("2019-10-14")
      XCTAssertEqual(sulli.status(in: try group("FX")), .died)
      XCTAssertEqual(sulli.status(in: try disbanded("FX")), .died)
    }
  }

  func testTheStatusOnADay() throws {
    var group = try group("FX", debut: "2009-09-05", status: .disbanded)
    group.disbandmentDate = try checked("2018")
    let (stayed, joined, left, died) = (
      try member("FX/Luna"),
      try changed { $0.joinDate = CalendarDate("2012-03") },
      try changed { ($0.departureDate, $0.isFormer) = (CalendarDate("2015-08-07"), true) },
      try changed { $0.deathDate = CalendarDate("2013-01-02") }
    )
    for (day, statuses) in [
      ("2009", [.current, nil, .current, .current]),
      ("2009-09-04", [nil, nil, nil, nil]),
      ("2012-03-01", [.current, .current, .current, .current]),
      ("2013-01-03", [.current, .current, .current, .died]),
      ("2015-08-08", [.current, .current, .left, .died]),
      ("2019", [.untilTheEnd, .untilTheEnd, .left, .died]),
    ] as [(String, [MemberStatus?])] {
      let found = try [stayed, joined, left, died].map {
        $0.status(in: group, on: try checked(day))
      }
      XCTAssertEqual(found, statuses, day)
    }
  }

  func testAMemberIsNotPartOfAPausedGroup() throws {
    var group = try group("FX", debut: "2009", status: .active)
    (group.disbandmentDate, group.returnDate) = (CalendarDate("2012"), CalendarDate("2020"))
    var absent = try member("FX/Luna")
    absent.absences = [
      try XCTUnwrap(Absence(from: try checked("2010-02"), to: try checked("2011-06")))
    ]
    for (day, status) in [
      ("2010-05-01", .left), ("2012-01-01", .current), ("2013-01-01", .untilTheEnd),
      ("2020-01-01", .current),
    ] as [(String, MemberStatus)] {
      XCTAssertEqual(absent.status(in: group, on: try checked(day)), status, day)
    }
  }

  func testTheStatusOnADayIsUnknownIfTheEndIs() throws {
    let group = try group("FX", debut: "2009")
    let day: CalendarDate = try checked("2010-01-01")
    XCTAssertEqual(try member("FX/Luna").status(in: group, on: day), .current)
    XCTAssertNil(try member("FX/Luna", isFormer: true).status(in: group, on: day))
    XCTAssertNil(try member("FX/Luna").status(in: try disbanded("FX"), on: day))
  }

  func testTheNamesAreInBothLanguages() {
    XCTAssertEqual(
      MemberStatus.allCases.map(\.name.english), ["member", "former", "until the end", "died"])
    XCTAssertEqual(MemberStatus.allCases.map(\.name.korean), ["멤버", "탈퇴", "해체", "사망"])
  }

  private func changed(_ change: (inout Member) -> Void) throws -> Member {
    var member = try member("FX/Luna")
    change(&member)
    return member
  }

  private func disbanded(_ id: String) throws -> GirlGroup {
    var group = try group(id)
    group.status = .disbanded
    return group
  }
}
