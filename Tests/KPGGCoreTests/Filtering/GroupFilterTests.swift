import XCTest

@testable import KPGGCore

final class GroupFilterTests: XCTestCase {
  func testAFilterWithoutConditionsPassesEverything() throws {
    XCTAssertTrue(GroupFilter().matches(try group("IVE")))
  }

  func testTheUnknownMeetsNoCondition() throws {
    let unknown = try group("IVE")
    for filter in try [
      filter { $0.debuts = [try days("0001", "9999")] },
      filter { $0.statuses = Set(GroupStatus.allCases) },
      filter { $0.agencies = [""] },
      filter { $0.sections = [.featured] },
    ] {
      XCTAssertFalse(filter.matches(unknown))
    }
  }

  func testADebutLiesWithinOneOfTheBounds() throws {
    let filter = try filter { $0.debuts = [try days("2009", "2009"), try days("2014", "2016")] }
    let debuts = ["2008-12-31", "2009-01-01", "2013", "2014", "2016-12-31", "2017-01-01"]
    XCTAssertEqual(
      try debuts.filter { filter.matches(try group("A", debut: $0)) },
      ["2009-01-01", "2014", "2016-12-31"])
  }

  func testAStatusIsOneOfThoseAskedFor() throws {
    let filter = filter { $0.statuses = [.active, .hiatus] }
    let passing = try GroupStatus.allCases.filter { filter.matches(try group("A", status: $0)) }
    XCTAssertEqual(passing, [.active, .hiatus])
  }

  func testAnAgencyIsOneOfThoseAskedForToTheLetter() throws {
    let filter = filter { $0.agencies = ["RBW", "WM"] }
    var group = try group("A")
    let passing = ["RBW", "rbw", "WM", "WM Entertainment"].filter { agency in
      group.agency = agency
      return filter.matches(group)
    }
    XCTAssertEqual(passing, ["RBW", "WM"])
  }

  func testASectionIsOneOfThoseAskedFor() throws {
    let (first, second): (SectionKey, SectionKey) = (try checked("first"), try checked("second"))
    let filter = filter { $0.sections = [first] }
    var group = try group("A")
    let passing = [first, second].filter { section in
      group.section = section
      return filter.matches(group)
    }
    XCTAssertEqual(passing, [first])
  }

  func testEveryConditionMustBeMet() throws {
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

  private func days(_ from: String, _ to: String) throws -> Bounds<CalendarDate> {
    let (from, to): (CalendarDate, CalendarDate) = (try checked(from), try checked(to))
    return try XCTUnwrap(Bounds(from: from.firstDay, to: to.lastDay))
  }
}
