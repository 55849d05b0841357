import KPGGCore
import XCTest

@testable import KPGGPublishing

final class TableCellTests: XCTestCase {
  func testDatesOfSpreadsheetsAreRead() throws {
    for (cell, date) in [
      ("2015-04-20", "2015-04-20"), ("2015-4-20", "2015-04-20"), ("2015/04/20", "2015-04-20"),
      ("2015/4/20", "2015-04-20"), ("2015.04.20", "2015-04-20"), ("2015. 4. 20.", "2015-04-20"),
      ("2015. 4. 20", "2015-04-20"), ("2015년 4월 20일", "2015-04-20"),
      ("20.04.2015", "2015-04-20"), ("20/4/2015", "2015-04-20"), ("4/20/2015", "2015-04-20"),
      ("20-04-2015", "2015-04-20"), ("04.04.2015", "2015-04-04"), ("20. 4. 2015", "2015-04-20"),
      ("2015-04", "2015-04"), ("2015/4", "2015-04"), ("2015.04", "2015-04"), ("2015", "2015"),
      ("2016-02-29", "2016-02-29"), ("29.02.2016", "2016-02-29"),
    ] {
      XCTAssertEqual(try CalendarDate(checking: cell, limit: 99).cell, date, cell)
    }
  }

  func testADateWithTwoMeaningsIsRejected() throws {
    for (cell, one, other) in [
      ("04/05/2015", "2015-05-04", "2015-04-05"), ("4.5.2015", "2015-05-04", "2015-04-05"),
      ("12-11-2015", "2015-11-12", "2015-12-11"),
    ] {
      assertRejected(
        CalendarDate.self, cell, .ambiguousDate(cell, try checked(one), try checked(other)))
    }
  }

  func testOtherTextsAreNoDates() {
    for cell in [
      "15.04.20", "20.04.15", "Apr-15", "42114", "2015-13-01", "2015-02-29", "31.04.2015",
      "2015.04/20", "20/04.2015", "1/2/3/2015", "2015-04-20 00:00", "0000", "x", ".", "//2015",
      "٢٠١٥", "+4/20/2015",
    ] {
      assertRejected(CalendarDate.self, cell, .invalidDate(cell))
    }
  }

  func testListsAreSeparatedByCommas() throws {
    for (cell, items) in [
      ("Leader, Main Vocalist", ["Leader", "Main Vocalist"]), ("a,b ,  c", ["a", "b", "c"]),
      (",a,, ,", ["a"]), ("알려지지 않음., a", ["a"]), ("a\\, b, c", ["a, b", "c"]),
      ("a\\\\, b", ["a\\", "b"]), ("a\\b", ["a\\b"]), ("a\\", ["a\\"]), ("a\\\\\\, b", ["a\\, b"]),
    ] {
      XCTAssertEqual(try [String](checking: cell, limit: 99), items, cell)
    }
  }

  func testEveryListCanBeReadBack() throws {
    let parts = ["a", ",", "\\", "\"", "유", " ", "\u{301}"]
    var texts = [""]
    for _ in 0..<4 { texts = texts.flatMap { text in parts.map { text + $0 } } }
    let items = Set(texts.map(\.cellContent)).subtracting([""]).sorted()
    XCTAssertGreaterThan(items.count, 1000)
    for start in stride(from: 0, to: items.count, by: 100) {
      let list = Array(items[start...].prefix(100))
      let read = try [String](checking: list.cell, limit: .max)
      XCTAssertTrue(read.elementsEqual(list) { $0.utf8.elementsEqual($1.utf8) }, list.cell)
    }
  }

  func testWordsForTrueAndFalseAreRead() throws {
    for cell in ["true", "TRUE", "yes", "1"] {
      XCTAssertTrue(try Bool(checking: cell, limit: 9), cell)
    }
    for cell in ["false", "FALSE", "No", "0"] {
      XCTAssertFalse(try Bool(checking: cell, limit: 9), cell)
    }
    assertRejected(Bool.self, "maybe", .invalidBoolean("maybe"))
  }

  func testValuesAreReadInTheFormsThatPeopleWrite() throws {
    XCTAssertEqual(try MBTI(checking: "infp", limit: 9), .infp)
    XCTAssertEqual(try BloodType(checking: "ab", limit: 9), .ab)
    XCTAssertEqual(try GroupStatus(checking: "Active", limit: 9), .active)
    XCTAssertEqual(try SongKind(checking: "Title", limit: 9), .title)
    XCTAssertEqual(try InstagramHandle(checking: "@yoo__sha", limit: 99).rawValue, "yoo__sha")
    XCTAssertEqual(try XHandle(checking: "@ive", limit: 99).rawValue, "ive")
    XCTAssertEqual(
      try VideoID(checking: "https://youtu.be/NsY-9MCOIAQ", limit: 99).rawValue, "NsY-9MCOIAQ")
    XCTAssertEqual(try Height(checking: "166,5", limit: 9).centimeters, 166.5)
    XCTAssertEqual(try Height(checking: "160", limit: 9).cell, "160")
    XCTAssertEqual(try Tier(checking: "2", limit: 9), .second)
  }

  func testAbsencesAreReadBack() throws {
    for cell in ["2010-02/2015-06-24", "2010-02/..", "2010/2011"] {
      XCTAssertEqual(try Absence(checking: cell, limit: 99).cell, cell)
    }
    XCTAssertEqual(try Absence(checking: "2010-02/", limit: 99).cell, "2010-02/..")
    XCTAssertEqual(try Absence(checking: "2010.02 / 2011", limit: 99).cell, "2010-02/2011")
    for cell in ["2010-02", "2015/2010", "../2015", "2010/x", "2010/2011/2012", "/"] {
      assertRejected(Absence.self, cell, .invalidAbsence(cell))
    }
  }

  func testInvalidValuesSayWhatIsExpected() {
    assertRejected(MBTI.self, "INFX", .value(.invalidValue("INFX", expected: .mbti)))
    assertRejected(Height.self, "1,6,0", .value(.invalidValue("1,6,0", expected: .height)))
    assertRejected(Height.self, "300", .value(.invalidValue("300", expected: .height)))
    assertRejected(Tier.self, "4", .value(.invalidValue("4", expected: .tier)))
    assertRejected(Int.self, "20x", .invalidYear("20x"))
    assertRejected(Int.self, "+999", .invalidYear("+999"))
    assertRejected(
      BloodType.self, "C",
      .invalidChoice("C", expected: .bloodType, choices: ["A", "B", "O", "AB"]))
    for key in ["zero", "ZERO", "2016-2019"] {
      assertRejected(SectionKey.self, key, .value(.invalidName(key, .reserved)))
    }
  }

  func testTextsHaveLimitsAndNoControlCharacters() {
    let limit = WireLimits.textLength
    XCTAssertNoThrow(
      try String(checking: String(repeating: "유", count: limit), limit: String.lengthLimit))
    assertRejected(
      String.self, String(repeating: "유", count: limit + 1), .value(.tooLong(limit: limit)))
    assertRejected(
      String.self, String(repeating: "\u{301}", count: 31), .value(.tooManyMarks(limit: 30)))
    assertRejected(String.self, "a\nb", .lineBreak)
    assertRejected(String.self, "a\u{7}b", .value(.controlCharacter("U+0007")))
    let items = (1...101).map(String.init).joined(separator: ",")
    assertRejected([String].self, items, .value(.tooMany(limit: 100)))
  }

  func testNamesOfGroupsWithTooManyMarksAreMistakes() async throws {
    let name = "e" + String(repeating: "\u{301}\u{327}", count: 16)
    let mistakes = try await CatalogTables(groups: "id,name\n\(name),A\nA,\(name)\n").mistakes()
    XCTAssertEqual(
      mistakes,
      [
        "groups.csv:2: id: more than 30 combining marks in a row",
        "groups.csv:3: name: more than 30 combining marks in a row",
      ])
  }

  func testCellsAreTrimmedAndCanBeUnknown() {
    for (cell, content) in [
      (" a b\u{A0}", "a b"), ("\t", ""), ("\r\n유아\n", "유아"), ("알려지지 않음.", ""), ("a", "a"),
      ("\u{301} a", "\u{301} a"),
    ] {
      XCTAssertEqual(cell.cellContent, content, cell.debugDescription)
    }
  }

  private func assertRejected<Value: TableValue>(
    _: Value.Type, _ cell: String, _ kind: TableProblem.Kind, line: UInt = #line
  ) {
    XCTAssertThrowsError(try Value(checking: cell, limit: Value.lengthLimit), cell, line: line) {
      XCTAssertEqual($0 as? TableProblem.Kind, kind, line: line)
    }
  }
}
