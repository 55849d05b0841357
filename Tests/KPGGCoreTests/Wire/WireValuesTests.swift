import XCTest

@testable import KPGGCore

final class WireUnknownTests: XCTestCase {
  func testTheWordForUnknownAndEmptyTextMeanUnknown() {
    for text in [
      "", "알려지지 않음.", "알려지지 않음", UnicodeForm.decomposed("알려지지 않음."),
      "\u{C544}\u{11AF}려지지 않음.",
    ] {
      XCTAssertTrue(WireUnknown.matches(text), text)
    }
  }

  func testOtherTextIsKnown() {
    for text in ["알려지지", "알려지지 않음..", ".", "효정", "unknown"] {
      XCTAssertFalse(WireUnknown.matches(text), text)
    }
  }
}

final class CalendarDateWireTests: XCTestCase {
  func testADayIsReadInEveryFormat() {
    for text in [
      "1994.07.28", "1994-07-28", "1994년 7월 28일", "1994년 07월 28일", "1994년7월28일", "1994.7.28",
    ] { XCTAssertEqual(CalendarDate(wire: text)?.description, "1994-07-28", text) }
  }

  func testKoreanDateWordsCanBeDecomposed() {
    let text = UnicodeForm.decomposed("1994년 7월 28일")
    XCTAssertEqual(CalendarDate(wire: text)?.description, "1994-07-28")
  }

  func testAYearAloneIsReadInEveryFormat() {
    for text in ["1994", "1994년"] {
      XCTAssertEqual(CalendarDate(wire: text)?.description, "1994", text)
    }
  }

  func testAMonthWithoutADayIsReadInEveryFormat() {
    for text in ["1994.07", "1994-07", "1994년 7월", "1994년7월", "1994.7"] {
      XCTAssertEqual(CalendarDate(wire: text)?.description, "1994-07", text)
    }
  }

  func testADateIsWrittenWithDots() throws {
    let dates: [CalendarDate] = try ["1994-07-28", "1994-07", "1994"].map { try checked($0) }
    XCTAssertEqual(dates.map(\.wireText), ["1994.07.28", "1994.07", "1994"])
  }

  func testAnImpossibleDayIsRejected() {
    for text in ["2015.02.31", "2015-02-29", "2015년 2월 30일", "2015.13.01", "0000.01.01", "0000"] {
      XCTAssertNil(CalendarDate(wire: text), text)
    }
  }

  func testMixedSeparatorsAreRejected() {
    for text in [
      "1994.07-28", "1994-07.28", "1994년 7월 28", "1994/07/28", "1994..07.28",
      "1994년 07", "1994.07월", "1994-07.", "1994.13", "1994.00",
    ] {
      XCTAssertNil(CalendarDate(wire: text), text)
    }
  }

  func testTooFewOrTooManyPartsAreRejected() {
    for text in ["1994.", "1994.07.", "1994.07.28.", "1994.07.28.01", "199407"] {
      XCTAssertNil(CalendarDate(wire: text), text)
    }
  }

  func testAYearWithoutFourDigitsIsRejected() {
    for text in ["94.07.28", "94", "19940.07.28", "19940"] {
      XCTAssertNil(CalendarDate(wire: text), text)
    }
  }

  func testWordsAndSignsAreRejected() {
    for text in [
      "", ".", "년", "July 28, 1994", "-1994", "1994.-7.28", "1994.07.28 00:00", "c. 1994",
    ] {
      XCTAssertNil(CalendarDate(wire: text), text)
    }
  }

  func testDigitsOfOtherScriptsAreRejected() {
    for text in ["１９９４.07.28", "١٩٩٤", "1994.07.2８"] {
      XCTAssertNil(CalendarDate(wire: text), text)
    }
  }

  func testOverflowingNumbersDoNotTrap() {
    XCTAssertNil(CalendarDate(wire: "1994." + String(repeating: "9", count: 100) + ".01"))
    XCTAssertNil(CalendarDate(wire: String(repeating: "1994.", count: 100_000)))
  }
}
