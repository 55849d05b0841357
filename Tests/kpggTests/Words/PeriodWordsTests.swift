import KPGGCore
import XCTest

@testable import kpgg

/// The texts about the times in which a member was in a group.
final class PeriodWordsTests: XCTestCase {
  func testAMemberWhoWasAlwaysThereHasNoText() throws {
    for status in GroupStatus.allCases {
      XCTAssertEqual(try periods { _, group in group.status = status }, [nil, nil])
    }
    try assertNoPeriod { _, group in group.disbandmentDate = CalendarDate("2017-02-10") }
    try assertNoPeriod { member, _ in member.deathDate = CalendarDate("2014-09-07") }
    // A date that is not later than the debut says no more than the debut.
    try assertNoPeriod { member, _ in member.joinDate = CalendarDate("2010") }
    try assertNoPeriod { member, _ in member.isFormer = true }
    try assertNoPeriod { _, group in
      (group.disbandmentDate, group.returnDate) = (CalendarDate("2015"), CalendarDate("2020"))
    }
  }

  func testAMemberWhoJoinedLaterHasAStart() throws {
    let joined = CalendarDate("2015-03")
    XCTAssertEqual(
      try periods { member, _ in member.joinDate = joined }, ["since 2015-03", "2015-03부터"])
    XCTAssertEqual(
      try periods { ($0.joinDate, $1.status) = (joined, .disbanded) },
      ["from 2015-03", "2015-03부터"])
    // It is not known when the member left. The group's end says nothing about it.
    XCTAssertEqual(
      try periods {
        ($0.joinDate, $0.isFormer) = (joined, true)
        $1.disbandmentDate = CalendarDate("2020")
      }, ["from 2015-03", "2015-03부터"])
  }

  func testAMemberWhoLeftHasAnEnd() throws {
    let left = CalendarDate("2017-11-30")
    XCTAssertEqual(
      try periods { member, _ in (member.departureDate, member.isFormer) = (left, true) },
      ["until 2017-11-30", "2017-11-30까지"])
    // Leaving on the day of the end, and dying later, change nothing.
    XCTAssertEqual(
      try periods {
        ($0.departureDate, $0.isFormer, $1.disbandmentDate) = (left, true, left)
        $0.deathDate = CalendarDate("2019")
      }, ["until 2017-11-30", "2017-11-30까지"])
    XCTAssertEqual(
      try periods { member, _ in member.absences = [try absence("2014", nil)] },
      ["until 2014", "2014년까지"])
  }

  func testAMemberWhoJoinedLaterAndLeftHasBoth() throws {
    let joined = CalendarDate("2013-05")
    XCTAssertEqual(
      try periods { member, _ in
        (member.joinDate, member.departureDate) = (joined, CalendarDate("2016-02"))
        member.isFormer = true
      }, ["2013-05 to 2016-02", "2013-05~2016-02"])
    XCTAssertEqual(
      try periods {
        ($0.joinDate, $1.disbandmentDate) = (joined, CalendarDate("2016-02-01"))
      }, ["2013-05 to 2016-02-01", "2013-05~2016-02-01"])
    XCTAssertEqual(
      try periods { member, _ in
        (member.joinDate, member.deathDate) = (joined, CalendarDate("2019-11-24"))
      },
      ["2013-05 to 2019-11-24", "2013-05~2019-11-24"])
  }

  func testSeveralPeriodsAreYears() throws {
    XCTAssertEqual(
      try periods { member, group in
        member.absences = [try absence("2012-02", "2015-06-24")]
        group.disbandmentDate = CalendarDate("2017-02-10")
      }, ["2010–2012 and 2015–2017", "2010~2012년, 2015~2017년"])
    XCTAssertEqual(
      try periods { member, _ in member.absences = [try absence("2010-12", "2015-06-24")] },
      ["2010 and since 2015", "2010년, 2015년부터"])
    XCTAssertEqual(
      try periods { member, group in
        member.absences = [try absence("2012", "2014"), try absence("2016", "2017")]
        group.debutDate = nil
      }, ["until 2012, 2014–2016, and since 2017", "2012년까지, 2014~2016년, 2017년부터"])
    XCTAssertEqual(
      try periods { member, group in
        member.joinDate = CalendarDate("2012")
        (group.disbandmentDate, group.returnDate) = (CalendarDate("2015"), CalendarDate("2020"))
      }, ["2012–2015 and since 2020", "2012~2015년, 2020년부터"])
  }

  func testATableShowsMonths() throws {
    let words = Language.english.words
    let (member, group) = try sample {
      ($0.joinDate, $0.departureDate) = (CalendarDate("2013-05-09"), CalendarDate("2016"))
      $1.status = .active
    }
    XCTAssertEqual(
      words.period(of: member, in: group, accuracy: .month), "2013-05 to 2016")
  }

  func testAListOfGroupsShowsYears() throws {
    for (change, expected) in [
      ({ _, _ in }, [nil, nil]),
      (
        { _, group in group.disbandmentDate = CalendarDate("2017-02-10") },
        ["2010–2017", "2010~2017년"]
      ),
      ({ member, _ in member.joinDate = CalendarDate("2014-07") }, ["since 2014", "2014년부터"]),
      ({ member, _ in member.departureDate = CalendarDate("2010-07") }, ["2010", "2010년"]),
      ({ member, _ in member.deathDate = CalendarDate("2014-07") }, ["2010–2014", "2010~2014년"]),
      ({ member, _ in member.isFormer = true }, [nil, nil]),
      (
        { ($0.departureDate, $1.debutDate) = (CalendarDate("2012"), nil) },
        ["until 2012", "2012년까지"]
      ),
    ] as [((inout Member, inout GirlGroup) -> Void, [String?])] {
      let (member, group) = try sample(change)
      XCTAssertEqual(
        [Language.english, .korean].map { $0.words.years(of: member, in: group) }, expected)
    }
  }

  func testAnEmptyLineUpIsExplained() throws {
    try assertNotes(
      "2009", "No members in 2009: IVE debuted on 2010-06-01.",
      "2009년에는 멤버가 없었습니다 (데뷔: 2010-06-01).")
    try assertNotes(
      "2018-01-01", "No members on 2018-01-01: IVE disbanded in 2017.",
      "2018-01-01에는 멤버가 없었습니다 (해체: 2017년)."
    ) { $0.disbandmentDate = CalendarDate("2017") }
    try assertNotes(
      "2018-01", "No members in 2018-01: IVE disbanded in 2017-02 and came back on 2020-03-04.",
      "2018-01에는 멤버가 없었습니다 (해체: 2017-02, 재결합: 2020-03-04)."
    ) {
      ($0.disbandmentDate, $0.returnDate) = (CalendarDate("2017-02"), CalendarDate("2020-03-04"))
    }
    try assertNotes("2018", "No known members in 2018.", "2018년 당시의 멤버 정보가 없습니다.")
  }

  func testALineUpOfAGroupWithoutAKnownEndHasANote() throws {
    var (member, group) = try sample { _, _ in }
    member.isFormer = true
    let notes = { () -> [String?] in
      let lineUp = LineUp(group: group, checkedMembers: [member])
      return try [Language.english, .korean].map {
        $0.words.note(on: lineUp, try checked("2018"))
      }
    }
    XCTAssertEqual(try notes(), [nil, nil])
    group.status = .disbanded
    XCTAssertEqual(
      try notes(), ["It is not known when IVE disbanded.", "IVE의 해체일은 알려지지 않았습니다."])
    group.disbandmentDate = CalendarDate("2020")
    XCTAssertEqual(try notes(), [nil, nil])
  }

  /// A member, and their group, which debuted on June 1, 2010.
  private func sample(
    _ change: (inout Member, inout GirlGroup) throws -> Void
  ) throws -> (Member, GirlGroup) {
    var (member, group) = (
      try member("IVE/Rei"), try group("IVE", debut: "2010-06-01", status: .active)
    )
    try change(&member, &group)
    return (member, group)
  }

  /// The texts in English and Korean.
  private func periods(
    _ change: (inout Member, inout GirlGroup) throws -> Void
  ) throws -> [String?] {
    let (member, group) = try sample(change)
    return [Language.english, .korean].map { $0.words.period(of: member, in: group) }
  }

  private func assertNoPeriod(
    _ change: (inout Member, inout GirlGroup) -> Void, line: UInt = #line
  ) throws {
    XCTAssertEqual(try periods(change), [nil, nil], line: line)
  }

  private func assertNotes(
    _ day: String, _ english: String, _ korean: String, line: UInt = #line,
    _ change: (inout GirlGroup) -> Void = { _ in }
  ) throws {
    let (_, group) = try sample { _, group in change(&group) }
    let lineUp = LineUp(group: group, checkedMembers: [])
    for (language, text) in [(Language.english, english), (.korean, korean)] {
      let note = language.words.note(on: lineUp, try checked(day))
      XCTAssertEqual(note, text, line: line)
    }
  }

  private func absence(_ from: String, _ to: String?) throws -> Absence {
    try XCTUnwrap(Absence(from: try checked(from), to: try to.map { try checked($0) }))
  }
}
