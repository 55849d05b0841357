import XCTest

@testable import KPGGCore

final class BirthdayTests: XCTestCase {
  func testTheNextBirthdayIsFound() throws {
    assertBirthday(of: try born("1994-07-28"), on: "2026-07-27", is: "2026-07-28", turning: 32)
    assertBirthday(of: try born("1994-07-28"), on: "2026-07-28", is: "2026-07-28", turning: 32)
    assertBirthday(of: try born("1994-07-28"), on: "2026-07-29", is: "2027-07-28", turning: 33)
  }

  func testALeapDayBirthdayIsOn28FebruaryInCommonYears() throws {
    let member = try born("1996-02-29")
    assertBirthday(of: member, on: "2026-02-28", is: "2026-02-28", turning: 30)
    assertBirthday(of: member, on: "2028-02-28", is: "2028-02-29", turning: 32)
    assertBirthday(of: member, on: "2028-02-29", is: "2028-02-29", turning: 32)
  }

  func testTheNextBirthdayCanBeInTheNextYear() throws {
    assertBirthday(of: try born("2000-01-01"), on: "2026-12-31", is: "2027-01-01", turning: 27)
  }

  func testAMemberWhoHasDiedHasNoBirthday() throws {
    var member = try born("1994-07-28")
    member.deathDate = try checked("2017-12-18")
    XCTAssertNil(Birthday(of: member, onOrAfter: try checked("2026-01-01")))
  }

  func testOneEntryWithADeathDateIsEnough() throws {
    var entries = [try born("1994-07-28"), try member("IVE/Old")]
    entries[1].birthDate = entries[0].birthDate
    for index in entries.indices { entries[index].koreanBirthName = "김리즈" }
    let catalog = Catalog(sections: [], groups: [], featuredIDs: [])
    let day: CalendarDate = try checked("2026-07-01")
    XCTAssertEqual(catalog.birthdays(of: entries, from: day, days: 30).count, 1)
    for index in entries.indices {
      var entries = entries
      entries[index].deathDate = try checked("2017-12-18")
      XCTAssertEqual(catalog.birthdays(of: entries, from: day, days: 30), [], "entry \(index)")
    }
  }

  func testABirthYearAloneHasNoBirthday() throws {
    XCTAssertNil(Birthday(of: try born("1994"), onOrAfter: try checked("2026-01-01")))
    XCTAssertNil(Birthday(of: try member("IVE/Liz"), onOrAfter: try checked("2026-01-01")))
  }

  func testAMemberNotYetBornHasNoBirthday() throws {
    XCTAssertNil(Birthday(of: try born("2030-07-28"), onOrAfter: try checked("2026-01-01")))
  }

  func testThereIsNoBirthdayAfterTheLastYear() throws {
    XCTAssertNil(Birthday(of: try born("1994-07-28"), onOrAfter: try checked("9999-12-31")))
  }

  func testAPersonInSeveralGroupsIsListedOnceInTheirCurrentGroup() async throws {
    let catalog = try await SampleCatalog.catalog()
    let members = try await SampleCatalog.lineUps().flatMap(\.members)
    let birthdays = catalog.birthdays(of: members, from: try checked("2026-01-01"), days: 365)
    let sakura = birthdays.filter { $0.member.id.description.hasSuffix("/Sakura") }
    XCTAssertEqual(sakura.map(\.member.id.description), ["LESSERAFIM/Sakura"])
    XCTAssertEqual(Set(birthdays.map(\.member.identity)).count, birthdays.count)
    XCTAssertEqual(birthdays.map(\.date), birthdays.map(\.date).sorted())
  }

  func testBirthdaysAfterTheLastDayAreOmitted() async throws {
    let catalog = try await SampleCatalog.catalog()
    let members = try await SampleCatalog.lineUps().flatMap(\.members)
    let day: CalendarDate = try checked("2026-12-31")
    let dates = { (days: Int) in
      Set(catalog.birthdays(of: members, from: day, days: days).map(\.date.description))
    }
    XCTAssertEqual(dates(0), ["2026-12-31"])
    XCTAssertEqual(dates(1), ["2026-12-31", "2027-01-01"])
  }

  private func born(_ date: String) throws -> Member {
    var member = try member("IVE/Liz")
    member.birthDate = try checked(date)
    return member
  }

  private func assertBirthday(
    of member: Member, on day: String, is date: String, turning age: Int,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let birthday = CalendarDate(day).flatMap { Birthday(of: member, onOrAfter: $0) }
    XCTAssertEqual(birthday?.date.description, date, file: file, line: line)
    XCTAssertEqual(birthday?.age, age, file: file, line: line)
  }
}
