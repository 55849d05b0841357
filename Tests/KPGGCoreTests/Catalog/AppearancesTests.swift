import KPGGQuiz
import XCTest

@testable import KPGGCore

final class AppearancesTests: XCTestCase {
  func testTheCurrentGroupIsTheMainAppearance() throws {
    let appearances = try appearances(["OLD/Yuri", "NEW/Yuri"], former: ["NEW/Yuri"])
    XCTAssertEqual(appearances.main.id.description, "OLD/Yuri")
  }

  func testWithoutACurrentGroupTheLatestIsMain() throws {
    let appearances = try appearances(["OLD/Yuri", "NEW/Yuri"], former: ["OLD/Yuri", "NEW/Yuri"])
    XCTAssertEqual(appearances.main.id.description, "NEW/Yuri")
  }

  func testTheLatestCurrentGroupIsMain() throws {
    XCTAssertEqual(try appearances(["OLD/Yuri", "NEW/Yuri"]).main.id.description, "NEW/Yuri")
  }

  func testADisbandedGroupIsNotCurrent() throws {
    XCTAssertEqual(try appearances(["OLD/Yuri", "OVER/Yuri"]).main.id.description, "OLD/Yuri")
  }

  func testAGroupOnHiatusIsCurrent() throws {
    let appearances = try appearances(["OLD/Yuri", "RESTING/Yuri"])
    XCTAssertEqual(appearances.main.id.description, "RESTING/Yuri")
  }

  func testOtherAppearancesAreSortedNewestFirst() throws {
    let appearances = try appearances(["OLD/Yuri", "OVER/Yuri", "NEW/Yuri"], former: ["NEW/Yuri"])
    XCTAssertEqual(appearances.others.map(\.id.description), ["OVER/Yuri", "NEW/Yuri"])
  }

  func testTheOrderOfTheEntriesDoesNotMatter() throws {
    XCTAssertEqual(
      try appearances(["OLD/Yuri", "NEW/Yuri", "OVER/Yuri"]),
      try appearances(["OVER/Yuri", "OLD/Yuri", "NEW/Yuri"]))
  }

  func testASingleEntryHasNoOtherAppearances() throws {
    XCTAssertEqual(try appearances(["OVER/Yuri"]).others, [])
  }

  func testOtherPeopleAreNotIncluded() throws {
    let appearances = try appearances(["OLD/Yuri", "NEW/Yuri"], others: ["RESTING/Mina"])
    XCTAssertEqual(appearances.others.map(\.id.description), ["OLD/Yuri"])
  }

  func testAnEntryMissingFromTheListIsItsOwnMainAppearance() throws {
    let catalog = Catalog(sections: [], groups: [], featuredIDs: [])
    let member = try member("OLD/Yuri")
    XCTAssertEqual(catalog.appearances(of: member, among: []).main, member)
  }

  func testEachPersonIsListedOnceInOrderOfFirstEntry() async throws {
    let members = try await SampleCatalog.lineUps().flatMap(\.members)
    let careers = try await SampleCatalog.catalog().appearancesByPerson(of: members)
    XCTAssertEqual(careers.flatMap(\.entries).map(\.id).count, members.count)
    var seen: Set<Person> = []
    let people = members.map(\.person).filter { seen.insert($0).inserted }
    XCTAssertEqual(careers.map(\.main.person), people)
  }

  func testFirstKnownReturnsTheFirstNonNilValue() throws {
    let appearances = try appearances(["OLD/Yuri", "NEW/Yuri"])
    XCTAssertEqual(appearances.firstKnown { $0.id.groupID.description }, "NEW")
    XCTAssertEqual(
      appearances.firstKnown { $0.id.groupID.description == "OLD" ? "known" : nil }, "known")
    XCTAssertNil(appearances.firstKnown(\.mbti))
  }

  /// Uses a catalog with the groups OVER (disbanded), NEW, RESTING (on hiatus), and OLD, sorted
  /// newest debut first.
  private func appearances(
    _ ids: [String], former: Set<String> = [], others: [String] = []
  ) throws -> Appearances {
    let catalog = Catalog(
      sections: [],
      groups: [
        try group("OLD", debut: "2010-01-01", status: .active),
        try group("RESTING", debut: "2011-01-01", status: .hiatus),
        try group("NEW", debut: "2020-01-01", status: .active),
        try group("OVER", debut: "2021-01-01", status: .disbanded),
      ],
      featuredIDs: [])
    let person = try ids.map { id in
      var member = try member(id, isFormer: former.contains(id))
      member.koreanBirthName = "유리"
      member.birth = CalendarDate(year: 1990, month: 1, day: 1)
      return member
    }
    let members = try person + others.map { try member($0) }
    return catalog.appearances(of: try XCTUnwrap(person.first), among: members)
  }
}

final class PersonTests: XCTestCase {
  func testEqualNameAndBirthDateMeanTheSamePerson() throws {
    XCTAssertEqual(
      try entry("IZONE/Sakura", "미야와키 사쿠라", "1998-03-19").person,
      try entry("LESSERAFIM/SAKURA", "미야와키 사쿠라", "1998-03-19").person)
  }

  func testTheUnicodeFormOfANameDoesNotMatter() throws {
    XCTAssertEqual(
      try entry("IVE/Wonyoung", UnicodeForm.decomposed("장원영"), "2004-08-31").person,
      try entry("IZONE/Wonyoung", "장원영", "2004-08-31").person)
  }

  func testDifferentBirthDatesMeanDifferentPeople() throws {
    XCTAssertNotEqual(
      try entry("A/Yujin", "최유진", "1996-08-12").person,
      try entry("B/Yujin", "최유진", "1996-08-13").person)
  }

  func testDifferentNamesMeanDifferentPeople() throws {
    XCTAssertNotEqual(
      try entry("A/Yujin", "최유진", "1996-08-12").person,
      try entry("B/Yujin", "안유진", "1996-08-12").person)
  }

  func testEntriesWithoutABirthDateDoNotMatch() throws {
    XCTAssertNotEqual(
      try entry("A/Yujin", "최유진", nil).person, try entry("B/Yujin", "최유진", nil).person)
  }

  func testEntriesWithOnlyABirthYearDoNotMatch() throws {
    XCTAssertNotEqual(
      try entry("A/Yujin", "최유진", "1996").person, try entry("B/Yujin", "최유진", "1996").person)
  }

  func testEntriesWithoutAKoreanNameDoNotMatch() throws {
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
