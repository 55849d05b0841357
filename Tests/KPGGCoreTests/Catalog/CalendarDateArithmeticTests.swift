import XCTest

@testable import KPGGCore

/// Ages and day numbers.
final class CalendarDateArithmeticTests: XCTestCase {
  func testAgeIncreasesOnTheBirthday() throws {
    XCTAssertEqual(try years("1994-07-28", "2026-07-27"), 31)
    XCTAssertEqual(try years("1994-07-28", "2026-07-28"), 32)
  }

  func testAgeIsZeroOnTheDayOfBirth() throws {
    XCTAssertEqual(try years("1994-07-28", "1994-07-28"), 0)
  }

  func testALeapDayBirthAgesOn28FebruaryInACommonYear() throws {
    XCTAssertEqual(try years("1996-02-29", "2023-02-27"), 26)
    XCTAssertEqual(try years("1996-02-29", "2023-02-28"), 27)
  }

  func testALeapDayBirthAgesOn29FebruaryInALeapYear() throws {
    XCTAssertEqual(try years("1996-02-29", "2024-02-28"), 27)
    XCTAssertEqual(try years("1996-02-29", "2024-02-29"), 28)
  }

  func testAgeOnALeapDayIncludesBirthdaysOn28February() throws {
    XCTAssertEqual(try years("1995-02-28", "2024-02-29"), 29)
    XCTAssertEqual(try years("1995-03-01", "2024-02-29"), 28)
  }

  func testAYearAloneHasNoAge() throws {
    XCTAssertNil(try years("1994", "2026-07-28"))
    XCTAssertNil(try years("1994-07-28", "2026"))
  }

  func testAMonthWithoutADayHasNoAgeNoDayNumberAndNoAnniversary() throws {
    XCTAssertNil(try years("1994-07", "2026-07-28"))
    XCTAssertNil(try years("1994-07-28", "2026-07"))
    XCTAssertNil(try number("1994-07"))
    let month: CalendarDate = try checked("1994-07")
    XCTAssertNil(month.anniversary(in: 2026))
  }

  func testThereIsNoAgeBeforeBirth() throws {
    XCTAssertNil(try years("1994-07-28", "1994-07-27"))
  }

  func testTheFirstDayIsDayZero() throws {
    XCTAssertEqual(try number("0001-01-01"), 0)
  }

  // From Python: datetime.date(…).toordinal() - 1.
  func testDayNumbersMatchPython() throws {
    XCTAssertEqual(try number("1970-01-01"), 719_162)
    XCTAssertEqual(try number("2000-02-29"), 730_178)
    XCTAssertEqual(try number("2015-04-20"), 735_707)
    XCTAssertEqual(try number("9999-12-31"), 3_652_058)
  }

  func testConsecutiveDaysHaveConsecutiveNumbers() throws {
    for (day, next) in [
      ("2023-02-28", "2023-03-01"), ("2024-02-28", "2024-02-29"), ("2024-02-29", "2024-03-01"),
      ("2023-12-31", "2024-01-01"), ("1900-02-28", "1900-03-01"), ("2024-12-31", "2025-01-01"),
    ] { XCTAssertEqual(try number(day).map { $0 + 1 }, try number(next), day) }
  }

  func testAYearAloneHasNoDayNumber() throws { XCTAssertNil(try number("1994")) }

  private func years(_ from: String, _ to: String) throws -> Int? {
    let (from, to): (CalendarDate, CalendarDate) = (try checked(from), try checked(to))
    return from.years(until: to)
  }

  private func number(_ text: String) throws -> Int? {
    let date: CalendarDate = try checked(text)
    return date.dayNumber
  }
}
