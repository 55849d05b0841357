import XCTest

@testable import kpgg

final class TypedDateTests: CommandTestCase {
  func testFormsOfDatesAreNormalized() {
    for (text, date) in [
      ("2000년 7월 28일", "2000-07-28"), ("2000년7월", "2000-07"), ("2000년", "2000"),
      ("7월 28일", "07-28"), ("7/28", "07-28"), ("2000/7/28", "2000-07-28"),
      ("2000.07.28.", "2000-07-28"),
      ("2000-07-28", "2000-07-28"), ("jan 16", "01-16"), ("16 January", "01-16"),
      ("July 28th", "07-28"), ("2nd may", "05-02"),
    ] {
      XCTAssertEqual(TypedDate.normalized(text), date)
    }
    for text in [
      "", "년", "tomorrow", "12월말", "2000..2001", "1/2/3/4", "20000", "-", "7월 28일 생일", "-2015",
      "2000//7", "may", "july 2000", "16", "ja 16", "jan 16x", "jan 116", "16 16", "jan feb",
      "2000월 7일", "2000/7.28", "7일 2월",
    ] {
      XCTAssertEqual(TypedDate.normalized(text), text)
    }
  }

  func testOptionsAcceptThem() async {
    for (typed, usual) in [
      (["members", "--born", "1994년"], ["members", "--born", "1994"]),
      (["members", "--born", "1994년 5월..1995.3"], ["members", "--born", "1994-05..1995-03"]),
      (["members", "--blood", "AB형"], ["members", "--blood", "AB"]),
      (["members", "--height", "170cm.."], ["members", "--height", "170.."]),
      (["birthdays", "--on", "12월 25일"], ["birthdays", "--on", "12-25"]),
      (["today", "--on", "어제"], ["today", "--on", "yesterday"]),
    ] {
      let outputs = [await output(of: TypedLine(typed)), await output(of: TypedLine(usual))]
      XCTAssertEqual(outputs[0], outputs[1], "\(typed)")
      XCTAssertFalse(outputs[0].isEmpty, "\(typed)")
    }
  }
}
