import XCTest

@testable import KPGGCore

final class PersonTests: XCTestCase {
  func testEqualNameAndBirthAreOnePerson() throws {
    XCTAssertEqual(
      try entry("IZONE/Sakura", "미야와키 사쿠라", "1998-03-19").person,
      try entry("LESSERAFIM/SAKURA", "미야와키 사쿠라", "1998-03-19").person)
  }

  func testANameInAnotherUnicodeFormIsTheSamePerson() throws {
    XCTAssertEqual(
      try entry("IVE/Wonyoung", UnicodeForm.decomposed("장원영"), "2004-08-31").person,
      try entry("IZONE/Wonyoung", "장원영", "2004-08-31").person)
  }

  func testAnotherBirthDateIsAnotherPerson() throws {
    XCTAssertNotEqual(
      try entry("A/Yujin", "최유진", "1996-08-12").person,
      try entry("B/Yujin", "최유진", "1996-08-13").person)
  }

  func testAnotherNameIsAnotherPerson() throws {
    XCTAssertNotEqual(
      try entry("A/Yujin", "최유진", "1996-08-12").person,
      try entry("B/Yujin", "안유진", "1996-08-12").person)
  }

  func testWithoutABirthDateNobodyIsRecognised() throws {
    XCTAssertNotEqual(
      try entry("A/Yujin", "최유진", nil).person, try entry("B/Yujin", "최유진", nil).person)
  }

  func testByTheYearAloneNobodyIsRecognised() throws {
    XCTAssertNotEqual(
      try entry("A/Yujin", "최유진", "1996").person, try entry("B/Yujin", "최유진", "1996").person)
  }

  func testWithoutAKoreanNameNobodyIsRecognised() throws {
    XCTAssertNotEqual(
      try entry("A/Yujin", nil, "1996-08-12").person, try entry("B/Yujin", nil, "1996-08-12").person
    )
  }

  private func entry(_ id: String, _ name: String?, _ birth: String?) throws -> Member {
    var member = try member(id)
    member.koreanBirthName = name
    member.birth = try birth.map { try checked($0) }
    return member
  }
}
