import XCTest

@testable import KPGGCore

final class GroupFilterTests: XCTestCase {
  func testAnEmptyFilterMatchesEverything() throws {
    XCTAssertTrue(GroupFilter().matches(try group("IVE")))
  }

  func testUnknownValuesMatchNoCondition() throws {
    let unknown = try group("IVE")
    for filter in try [
      filter { $0.debuts = [try days("0001", "9999")] },
      filter { $0.statuses = Set(GroupStatus.allCases) },
      filter { $0.agencies = [""] },
      filter { $0.sectionKeys = [.featured] },
    ] {
      XCTAssertFalse(filter.matches(unknown))
    }
  }

  func testADebutMatchesAnyOfTheRanges() throws {
    let filter = try filter { $0.debuts = [try days("2009", "2009"), try days("2014", "2016")] }
    let debuts = ["2008-12-31", "2009-01-01", "2013", "2014", "2016-12-31", "2017-01-01"]
    XCTAssertEqual(
      try debuts.filter { filter.matches(try group("A", debut: $0)) },
      ["2009-01-01", "2014", "2016-12-31"])
  }

  func testAStatusMatchesAnyOfTheValues() throws {
    let filter = filter { $0.statuses = [.active, .hiatus] }
    let passing = try GroupStatus.allCases.filter { filter.matches(try group("A", status: $0)) }
    XCTAssertEqual(passing, [.active, .hiatus])
  }

  func testAnAgencyMatchesExactly() throws {
    let filter = filter { $0.agencies = ["RBW", "WM"] }
    var group = try group("A")
    let passing = ["RBW", "rbw", "WM", "WM Entertainment"].filter { agency in
      group.agency = agency
      return filter.matches(group)
    }
    XCTAssertEqual(passing, ["RBW", "WM"])
  }

  func testASectionMatchesAnyOfTheValues() throws {
    let (first, second): (SectionKey, SectionKey) = (try checked("first"), try checked("second"))
    let filter = filter { $0.sectionKeys = [first] }
    var group = try group("A")
    let passing = [first, second].filter { section in
      group.sectionKey = section
      return filter.matches(group)
    }
    XCTAssertEqual(passing, [first])
  }

  func testAllConditionsMustMatch() throws {
    let filter = try filter {
      $0.debuts = [try days("2014", "2016")]
      $0.statuses = [.active]
    }
    XCTAssertTrue(filter.matches(try group("A", debut: "2015", status: .active)))
    XCTAssertFalse(filter.matches(try group("A", debut: "2015", status: .disbanded)))
    XCTAssertFalse(filter.matches(try group("A", debut: "2017", status: .active)))
  }

  private func filter(_ set: (inout GroupFilter) throws -> Void) rethrows -> GroupFilter {
    var filter = GroupFilter()
    try set(&filter)
    return filter
  }

  private func days(_ from: String, _ to: String) throws -> ClosedRange<CalendarDate> {
    let (from, to): (CalendarDate, CalendarDate) = (try checked(from), try checked(to))
    return from...to
  }
}

final class MemberFilterTests: XCTestCase {
  func testAnEmptyFilterMatchesEverything() throws {
    XCTAssertTrue(MemberFilter().matches(try member("IVE/Liz")))
    XCTAssertTrue(MemberFilter().matches(try member("IVE/Liz", isFormer: true)))
  }

  func testUnknownValuesMatchNoCondition() throws {
    let unknown = try member("IVE/Liz")
    let anyDate = CalendarDate.earliest ... .latest
    let anyHeight = -Double.infinity ... .infinity
    let leader: Position = try checked("Leader")
    for filter in [
      filter { $0.mbtiTypes = Set(MBTI.allCases) },
      filter { $0.bloodTypes = Set(BloodType.allCases) },
      filter { $0.births = [anyDate] },
      filter { $0.heights = [anyHeight] },
      filter { $0.nationalities = ["", "unknown"] },
      filter { $0.positions = [leader] },
    ] {
      XCTAssertFalse(filter.matches(unknown))
    }
  }

  func testAnMBTITypeMatchesAnyOfTheValues() throws {
    var liz = try member("IVE/Liz")
    let filter = filter { $0.mbtiTypes = [.infp, .enfp] }
    let passing = MBTI.allCases.filter { mbti in
      liz.mbti = mbti
      return filter.matches(liz)
    }
    XCTAssertEqual(passing, [.infp, .enfp])
  }

  func testABloodTypeMatchesAnyOfTheValues() throws {
    var liz = try member("IVE/Liz")
    let filter = filter { $0.bloodTypes = [.o, .ab] }
    let passing = BloodType.allCases.filter { blood in
      liz.bloodType = blood
      return filter.matches(liz)
    }
    XCTAssertEqual(passing, [.o, .ab])
  }

  func testABirthDateMatchesAnyOfTheRanges() throws {
    var liz = try member("IVE/Liz")
    let (from, to): (CalendarDate, CalendarDate) = (
      try checked("1994-07-01"), try checked("1995-12-31")
    )
    let filter = filter { $0.births = [from...to] }
    let births = ["1994-06-30", "1994-07-01", "1994", "1995", "1995-12-31", "1996-01-01"]
    let passing = births.filter { birth in
      liz.birth = CalendarDate(birth)
      return filter.matches(liz)
    }
    XCTAssertEqual(passing, ["1994-07-01", "1995", "1995-12-31"])
  }

  func testAHeightMatchesAnyOfTheRanges() throws {
    var liz = try member("IVE/Liz")
    let filter = filter { $0.heights = [0...155, 166.5...300] }
    let passing = [155, 155.5, 166.4, 166.5, 180].filter { height in
      liz.heightCm = height
      return filter.matches(liz)
    }
    XCTAssertEqual(passing, [155, 166.5, 180])
  }

  func testOneMatchingNationalityIsEnough() throws {
    var liz = try member("IVE/Liz")
    liz.nationalities = ["South Korea", "Japan"]
    XCTAssertTrue(filter { $0.nationalities = ["Japan", "China"] }.matches(liz))
    XCTAssertFalse(filter { $0.nationalities = ["China"] }.matches(liz))
  }

  func testOneMatchingPositionIsEnough() throws {
    var liz = try member("IVE/Liz")
    let (leader, center, visual): (Position, Position, Position) = (
      try checked("Leader"), try checked("Center"), try checked("Visual")
    )
    liz.positions = [leader, center]
    XCTAssertTrue(filter { $0.positions = [center, visual] }.matches(liz))
    XCTAssertFalse(filter { $0.positions = [visual] }.matches(liz))
  }

  func testFormerAndDeceasedMembersAreNotCurrent() throws {
    let (current, former) = (try member("IVE/Liz"), try member("FX/Amber", isFormer: true))
    var dead = try member("LADIESCODE/RiSe")
    dead.diedOn = CalendarDate(year: 2014, month: 9, day: 7)
    let isCurrent = filter { $0.isCurrent = true }
    XCTAssertEqual([current, former, dead].filter(isCurrent.matches), [current])
    let isNotCurrent = filter { $0.isCurrent = false }
    XCTAssertEqual([current, former, dead].filter(isNotCurrent.matches), [former, dead])
  }

  private func filter(_ set: (inout MemberFilter) -> Void) -> MemberFilter {
    var filter = MemberFilter()
    set(&filter)
    return filter
  }
}

final class SongFilterTests: XCTestCase {
  func testAnEmptyFilterMatchesEverySong() {
    XCTAssertTrue(SongFilter().matches(Song(title: "A")))
  }

  func testUnknownValuesMatchNoCondition() throws {
    let song = Song(title: "A")
    let years = try XCTUnwrap(ClosedRange<CalendarDate>(years: 1...9999))
    XCTAssertFalse(SongFilter(releases: [years]).matches(song))
    XCTAssertFalse(SongFilter(kinds: Set(SongKind.allCases)).matches(song))
  }

  func testAllConditionsMustMatch() throws {
    var song = Song(title: "A")
    (song.date, song.kind) = (CalendarDate(year: 2020, month: 5), .title)
    let (year, other) = (
      try XCTUnwrap(ClosedRange(years: 2020...2020)), try XCTUnwrap(ClosedRange(years: 2021...2021))
    )
    XCTAssertTrue(SongFilter(releases: [other, year], kinds: [.title, .single]).matches(song))
    XCTAssertFalse(SongFilter(releases: [other], kinds: [.title]).matches(song))
    XCTAssertFalse(SongFilter(releases: [year], kinds: [.single]).matches(song))
  }
}
