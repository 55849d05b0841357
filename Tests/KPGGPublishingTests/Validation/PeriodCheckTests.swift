import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

/// The warnings about when members were in a group.
final class PeriodCheckTests: XCTestCase {
  func testDatesThatMayBeRightAreNoFindings() throws {
    for (joined, left, absences) in [
      ("2010", nil, []), ("2010-03-01", "2010", []), ("2010-05", "2010-05", []),
      ("2012", "2012-01-01", []), (nil, "2020", []), ("2020", "2020-05-31", []),
      (nil, nil, [("2010", "2011")]), (nil, nil, [("2020-05", nil)]),
      (nil, nil, [("2019", "2020-05-31")]), (nil, "2015", [("2013", "2015-12-31")]),
      (nil, nil, [("2012", nil), ("2013", nil)]), (nil, nil, [("2012", "2013"), ("2013-12", nil)]),
      (nil, nil, [("2012", "2013-02"), ("2012-12", "2012-12-31")]),
    ] as [(String?, String?, [(String, String?)])] {
      XCTAssertEqual(
        try findings(joined: joined, left: left, absences), [], "\(joined ?? "") \(left ?? "")")
    }
  }

  func testAMemberCannotLeaveBeforeJoining() throws {
    XCTAssertEqual(
      try findings(joined: "2012-03", left: "2012-02"), ["left: 'IVE/Rei' left before joining"])
  }

  func testAMemberCannotJoinBeforeTheDebut() throws {
    let expected = ["joined: 'IVE/Rei' joined before the group's debut"]
    XCTAssertEqual(try findings(joined: "2010-02"), expected)
    XCTAssertEqual(try findings(joined: "2009"), expected)
    XCTAssertEqual(try findings(joined: "2009") { group, _ in group.debutDate = nil }, [])
  }

  func testAMemberCannotJoinOrLeaveAfterTheEndOfTheGroup() throws {
    XCTAssertEqual(
      try findings(left: "2020-06"), ["left: 'left' of 'IVE/Rei' is after the group's end"])
    XCTAssertEqual(
      try findings(joined: "2021"), ["joined: 'joined' of 'IVE/Rei' is after the group's end"])
    XCTAssertEqual(
      try findings(joined: "2021", left: "2022") { group, _ in
        group.returnDate = CalendarDate("2021")
      }, [])
    XCTAssertEqual(try findings(left: "2022") { group, _ in group.disbandmentDate = nil }, [])
  }

  func testAMemberCannotJoinOrLeaveAfterTheirDeath() throws {
    XCTAssertEqual(
      try findings(joined: "2014", left: "2015") { $1.deathDate = CalendarDate("2013-12-31") },
      [
        "joined: 'joined' of 'IVE/Rei' is after the member's death",
        "left: 'left' of 'IVE/Rei' is after the member's death",
      ])
    for death in ["2015", "2015-03", "2015-03-02", "2016"] {
      XCTAssertEqual(
        try findings(left: "2015-03-02") { $1.deathDate = CalendarDate(death) }, [], death)
    }
  }

  func testAMemberWhoHasLeftIsNotCurrent() throws {
    XCTAssertEqual(
      try findings(left: "2012") { $1.isFormer = false },
      ["left: 'IVE/Rei' has left, but 'ispreviousmember' is false"])
  }

  func testAnAbsenceIsWithinTheMembership() throws {
    for (joined, left, absence, text) in [
      (nil, nil, ("2009", "2011"), "2009/2011"),
      (nil, nil, ("2010-02-28", nil), "2010-02-28/.."),
      ("2012", nil, ("2011", "2013"), "2011/2013"),
      (nil, "2014-06", ("2014-07-01", nil), "2014-07-01/.."),
      (nil, "2014-06", ("2013", "2015"), "2013/2015"),
      (nil, nil, ("2019", "2020-06"), "2019/2020-06"),
    ] as [(String?, String?, (String, String?), String)] {
      XCTAssertEqual(
        try findings(joined: joined, left: left, [absence]),
        ["absences: the absence \(text) of 'IVE/Rei' is outside the membership"])
    }
  }

  func testAnAbsenceEndsBeforeADeath() throws {
    XCTAssertEqual(
      try findings([("2012", "2013-02")]) { $1.deathDate = CalendarDate("2013-01-31") }.count, 1)
  }

  func testAnAbsenceCanBeAfterTheEndOfAGroupThatReturned() throws {
    XCTAssertEqual(
      try findings([("2021", "2023")]) { group, _ in group.returnDate = CalendarDate("2021") }, [])
  }

  func testAbsencesDoNotOverlap() throws {
    for absences in [
      [("2012", "2014"), ("2013-12-31", nil)], [("2012-02-01", "2014"), ("2012-02-01", nil)],
      [("2012", "2014"), ("2012-03", "2013")], [("2012-01", "2014-01"), ("2013", "2015")],
    ] as [[(String, String?)]] {
      let text = "\(absences[1].0)/\(absences[1].1 ?? "..")"
      XCTAssertEqual(
        try findings(absences),
        ["absences: the absence \(text) of 'IVE/Rei' overlaps another one"])
    }
  }

  /// The findings about one member of a group from 2010-03 to 2020-05, without the shared part of
  /// their key paths.
  private func findings(
    joined: String? = nil, left: String? = nil, _ absences: [(String, String?)] = [],
    change: (inout GirlGroup, inout Member) -> Void = { _, _ in }
  ) throws -> [String] {
    var group = try group("IVE")
    (group.debutDate, group.disbandmentDate) = (CalendarDate("2010-03"), CalendarDate("2020-05"))
    var member = try member("IVE/Rei", isFormer: left != nil)
    member.joinDate = try joined.map { try checked($0) }
    member.departureDate = try left.map { try checked($0) }
    member.absences = try absences.map { from, to in
      try XCTUnwrap(Absence(from: checked(from), to: try to.map { try checked($0) }))
    }
    change(&group, &member)
    var check = GroupCheck(group: group, digest: nil, sections: [])
    check.checkPeriods([member], at: .root)
    return check.findings.sorted.map { finding in
      XCTAssertEqual(finding.severity, .warning)
      return "\(finding.keyPath): \(finding.kind)".replacing("[0].", with: "")
    }
  }
}
