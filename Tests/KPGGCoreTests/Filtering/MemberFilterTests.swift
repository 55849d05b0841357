import XCTest

@testable import KPGGCore

final class MemberFilterTests: XCTestCase {
  func testAFilterWithoutConditionsPassesEverything() throws {
    XCTAssertTrue(MemberFilter().matches(try member("IVE/Liz")))
    XCTAssertTrue(MemberFilter().matches(try member("IVE/Liz", isFormer: true)))
  }

  func testTheUnknownMeetsNoCondition() throws {
    let unknown = try member("IVE/Liz")
    let always = try XCTUnwrap(Bounds<CalendarDate>(from: nil, to: nil))
    let anyHeight = try XCTUnwrap(Bounds<Double>(from: nil, to: nil))
    let leader: Position = try checked("Leader")
    for filter in [
      filter { $0.mbti = Set(MBTI.allCases) },
      filter { $0.bloodTypes = Set(BloodType.allCases) },
      filter { $0.births = [always] },
      filter { $0.heights = [anyHeight] },
      filter { $0.nationalities = ["", "unknown"] },
      filter { $0.positions = [leader] },
    ] {
      XCTAssertFalse(filter.matches(unknown))
    }
  }

  func testATypeIsOneOfThoseAskedFor() throws {
    var liz = try member("IVE/Liz")
    let filter = filter { $0.mbti = [.infp, .enfp] }
    let passing = MBTI.allCases.filter { mbti in
      liz.mbti = mbti
      return filter.matches(liz)
    }
    XCTAssertEqual(passing, [.infp, .enfp])
  }

  func testABloodTypeIsOneOfThoseAskedFor() throws {
    var liz = try member("IVE/Liz")
    let filter = filter { $0.bloodTypes = [.o, .ab] }
    let passing = BloodType.allCases.filter { blood in
      liz.bloodType = blood
      return filter.matches(liz)
    }
    XCTAssertEqual(passing, [.o, .ab])
  }

  func testABirthLiesWithinOneOfTheBounds() throws {
    var liz = try member("IVE/Liz")
    let (from, to): (CalendarDate, CalendarDate) = (
      try checked("1994-07-01"), try checked("1995-12-31")
    )
    let bounds = try XCTUnwrap(Bounds(from: from, to: to))
    let filter = filter { $0.births = [bounds] }
    let births = ["1994-06-30", "1994-07-01", "1994", "1995", "1995-12-31", "1996-01-01"]
    let passing = births.filter { birth in
      liz.birth = CalendarDate(birth)
      return filter.matches(liz)
    }
    XCTAssertEqual(passing, ["1994-07-01", "1995", "1995-12-31"])
  }

  func testAHeightLiesWithinOneOfTheBounds() throws {
    var liz = try member("IVE/Liz")
    let (low, high) = (
      try XCTUnwrap(Bounds<Double>(from: nil, to: 155)),
      try XCTUnwrap(Bounds<Double>(from: 166.5, to: nil))
    )
    let filter = filter { $0.heights = [low, high] }
    let passing = [155, 155.5, 166.4, 166.5, 180].filter { height in
      liz.heightCm = height
      return filter.matches(liz)
    }
    XCTAssertEqual(passing, [155, 166.5, 180])
  }

  func testOneOfSeveralNationalitiesIsEnough() throws {
    var liz = try member("IVE/Liz")
    liz.nationalities = ["South Korea", "Japan"]
    XCTAssertTrue(filter { $0.nationalities = ["Japan", "China"] }.matches(liz))
    XCTAssertFalse(filter { $0.nationalities = ["China"] }.matches(liz))
  }

  func testOneOfSeveralPositionsIsEnough() throws {
    var liz = try member("IVE/Liz")
    let (leader, center, visual): (Position, Position, Position) = (
      try checked("Leader"), try checked("Center"), try checked("Visual")
    )
    liz.positions = [leader, center]
    XCTAssertTrue(filter { $0.positions = [center, visual] }.matches(liz))
    XCTAssertFalse(filter { $0.positions = [visual] }.matches(liz))
  }

  func testWhoHasLeftOrDiedIsNotCurrent() throws {
    let (current, former) = (try member("IVE/Liz"), try member("FX/Amber", isFormer: true))
    var dead = try member("LADIESCODE/RiSe")
    dead.died = CalendarDate(year: 2014, month: 9, day: 7)
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
