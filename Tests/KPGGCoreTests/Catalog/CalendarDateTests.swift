import Foundation
import XCTest

@testable import KPGGCore

final class CalendarDateTests: XCTestCase {
  func testParsingAndFormattingRoundTrip() throws {
    for text in ["1994-07-28", "0001-01-01", "9999-12-31", "1994-07", "9999-12", "1994", "0001"] {
      let date: CalendarDate = try checked(text)
      XCTAssertEqual(date.description, text)
      XCTAssertEqual(date.isComplete, text.utf8.count == 10, text)
    }
  }

  func testAMonthHasNoDayAndAYearHasNoMonth() throws {
    let month = try XCTUnwrap(CalendarDate(year: 1994, month: 7))
    XCTAssertEqual(month, try checked("1994-07"))
    XCTAssertEqual([month.year, month.month, month.day], [1994, 7, nil])
    XCTAssertNil(month.date)
    XCTAssertNil(CalendarDate(year: 1994)?.month)
  }

  func testDaysThatTheCalendarLacksAreRejected() {
    for text in [
      "2015-02-31", "2015-04-31", "2015-01-00", "2015-01-32", "2015-00-01", "2015-13-01", "2015-00",
      "2015-13", "0000", "10000", "1995-02-29", "1700-02-29", "1800-02-29", "1900-02-29",
    ] {
      XCTAssertNil(CalendarDate(text), text)
    }
    for text in ["1996-02-29", "2000-02-29"] { XCTAssertNotNil(CalendarDate(text), text) }
  }

  func testNumbersOutsideTheCalendarAreRejected() {
    for number in [Int.min, 0, 10_000, .max] {
      XCTAssertNil(CalendarDate(year: number))
      XCTAssertNil(CalendarDate(year: number, month: 1))
      XCTAssertNil(CalendarDate(year: number, month: 1, day: 1))
      XCTAssertNil(CalendarDate(year: 2015, month: number, day: 1))
      XCTAssertNil(CalendarDate(year: 2015, month: 1, day: number))
    }
  }

  func testOtherFormatsAreRejected() {
    for text in [
      "", "-", "--", "1994-7-28", "1994-7", "1994-", "1994.07.28", "94-07-28", "1994-07-28T00:00",
      "-1994", "+994", "1994-07-28 ", " 1994", "１９９４", "1994-07-2\u{301}",
    ] { XCTAssertNil(CalendarDate(text), text) }
  }

  func testDatesAreSortedChronologically() throws {
    let texts = ["1994", "1994-01", "1994-01-01", "1994-07", "1994-07-28", "1994-08-01", "1995"]
    let dates: [CalendarDate] = try texts.map { try checked($0) }
    XCTAssertEqual(dates.reversed().sorted().map(\.description), texts)
  }

  func testAgeIncreasesOnTheBirthday() throws {
    let rows: [(birth: String, day: String, age: Int?)] = [
      ("1994-07-28", "2026-07-27", 31), ("1994-07-28", "2026-07-28", 32),
      ("1994-07-28", "1994-07-28", 0), ("1994-07-28", "1994-07-27", nil),
      // Someone born on February 29 turns a year older on February 28 in common years.
      ("1996-02-29", "2023-02-27", 26), ("1996-02-29", "2023-02-28", 27),
      ("1996-02-29", "2024-02-28", 27), ("1996-02-29", "2024-02-29", 28),
      ("1995-02-28", "2024-02-29", 29), ("1995-03-01", "2024-02-29", 28),
      ("1994", "2026-07-28", nil), ("1994-07-28", "2026", nil), ("1994-07", "2026-07-28", nil),
      ("1994-07-28", "2026-07", nil),
    ]
    for (birth, day, age) in rows {
      let (from, to): (CalendarDate, CalendarDate) = (try checked(birth), try checked(day))
      XCTAssertEqual(from.years(until: to), age, "\(birth) \(day)")
    }
    XCTAssertNil((try checked("1994-07") as CalendarDate).anniversary(in: 2026))
  }

  // From Python: datetime.date(…).toordinal() - 1.
  func testDayNumbersMatchPython() throws {
    let rows: [(date: String, number: Int?)] = [
      ("0001-01-01", 0), ("1970-01-01", 719_162), ("2000-02-29", 730_178),
      ("2015-04-20", 735_707), ("9999-12-31", 3_652_058), ("1994", nil), ("1994-07", nil),
    ]
    for (text, number) in rows {
      XCTAssertEqual((try checked(text) as CalendarDate).dayNumber, number, text)
    }
  }

  func testEveryDayNumberIsOfOneDay() throws {
    var day = CalendarDate.earliest
    for number in 0...3_652_058 {
      guard let next = CalendarDate(dayNumber: number), next.dayNumber == number,
        number == 0 || next > day
      else { return XCTFail("day \(number)") }
      day = next
    }
    XCTAssertEqual(day, .latest)
    XCTAssertNil(CalendarDate(dayNumber: 3_652_059))
    XCTAssertNil(CalendarDate(dayNumber: -1))
  }

  func testDaysCanBeAdded() throws {
    let day: CalendarDate = try checked("2024-02-28")
    XCTAssertEqual(day.adding(days: 2)?.description, "2024-03-01")
    XCTAssertEqual(day.adding(days: -59)?.description, "2023-12-31")
    XCTAssertNil(day.adding(days: .max))
    XCTAssertNil(day.adding(days: -1_000_000))
    XCTAssertNil(CalendarDate(year: 2024)?.adding(days: 1))
  }
}

/// Conversions from and to Foundation's `Date`, in fixed time zones.
final class CalendarDateConversionTests: XCTestCase {
  private static let zones = [
    "UTC0", "KST-9", "EST5EDT,M3.2.0,M11.1.0", "<+14>-14", "<-12>12",
    // Midnight does not exist on the day when summer time begins.
    "<-03>3<-02>,M11.1.0/0,M2.3.0/0",
  ]

  func testADateIsTheLocalDayOfAMoment() throws {
    let moment = Date(timeIntervalSince1970: 1_600_000_000)  // 2020-09-13T12:26:40Z
    for (zone, text) in [
      ("UTC0", "2020-09-13"), ("KST-9", "2020-09-13"), ("<+14>-14", "2020-09-14"),
    ] {
      inZone(zone) { XCTAssertEqual(CalendarDate(moment).description, text, zone) }
    }
    let newYear = Date(timeIntervalSince1970: 0)
    inZone("KST-9") { XCTAssertEqual(CalendarDate(newYear).description, "1970-01-01") }
    inZone("EST5") { XCTAssertEqual(CalendarDate(newYear).description, "1969-12-31") }
  }

  func testADayBeginsAtLocalMidnight() throws {
    let day: CalendarDate = try checked("1970-01-02")
    inZone("UTC0") { XCTAssertEqual(day.date, Date(timeIntervalSince1970: 86_400)) }
    inZone("KST-9") { XCTAssertEqual(day.date, Date(timeIntervalSince1970: 86_400 - 9 * 3600)) }
  }

  func testEveryDayRoundTrips() throws {
    let texts = [
      "0001-01-01", "1582-10-10", "1900-02-28", "1969-12-31", "1970-01-01", "1996-02-29",
      "2018-11-04", "2026-03-08", "2038-01-20", "9999-12-31",
    ]
    for zone in Self.zones {
      try inZone(zone) {
        for text in texts {
          let day: CalendarDate = try checked(text)
          XCTAssertEqual(day.date.map { CalendarDate($0) }, day, "\(zone) \(text)")
        }
      }
    }
  }

  func testAMomentBeyondTheCalendarIsItsFirstOrLastDay() {
    for zone in Self.zones {
      inZone(zone) {
        for moment in [Date.distantPast, Date(timeIntervalSince1970: -.infinity)] {
          XCTAssertEqual(CalendarDate(moment), .earliest, zone)
        }
        for seconds in [1e12, 1e300, .infinity] {
          let moment = Date(timeIntervalSince1970: seconds)
          XCTAssertEqual(CalendarDate(moment), .latest, zone)
        }
      }
    }
  }

  func testTodayIsTheDayOfTheClock() {
    let before = CalendarDate(Date())
    XCTAssertTrue([before, CalendarDate(Date())].contains(.today))
  }

  func testKoreaIsNineHoursAheadInEveryTimeZone() {
    for zone in Self.zones {
      inZone(zone) {
        // 2026-11-21 14:59:59 UTC, and a second later.
        let lastSecond = Date(timeIntervalSince1970: 1_795_273_199)
        XCTAssertEqual(CalendarDate(inKoreaAt: lastSecond).description, "2026-11-21", zone)
        XCTAssertEqual(CalendarDate(inKoreaAt: lastSecond + 1).description, "2026-11-22", zone)
      }
    }
    XCTAssertEqual(
      CalendarDate(inKoreaAt: Date(timeIntervalSince1970: 0)).description, "1970-01-01")
    XCTAssertEqual(CalendarDate(inKoreaAt: .distantPast), .earliest)
    XCTAssertEqual(CalendarDate(inKoreaAt: Date(timeIntervalSince1970: .infinity)), .latest)
  }

  private func inZone(_ zone: String, _ body: () throws -> Void) rethrows {
    let former = ProcessInfo.processInfo.environment["TZ"]
    setenv("TZ", zone, 1)
    tzset()
    defer {
      if let former { setenv("TZ", former, 1) } else { unsetenv("TZ") }
      tzset()
    }
    try body()
  }
}
