import XCTest

@testable import KPGGCore

final class CareerTests: XCTestCase {
  func testTheCurrentGroupStandsForHer() throws {
    let career = try career(["OLD/Yuri", "NEW/Yuri"], former: ["NEW/Yuri"])
    XCTAssertEqual(career.main.id.description, "OLD/Yuri")
  }

  func testWithoutACurrentGroupTheLatestStandsForHer() throws {
    let career = try career(["OLD/Yuri", "NEW/Yuri"], former: ["OLD/Yuri", "NEW/Yuri"])
    XCTAssertEqual(career.main.id.description, "NEW/Yuri")
  }

  func testOfSeveralCurrentGroupsTheLatestStandsForHer() throws {
    XCTAssertEqual(try career(["OLD/Yuri", "NEW/Yuri"]).main.id.description, "NEW/Yuri")
  }

  func testADisbandedGroupIsNotCurrent() throws {
    XCTAssertEqual(try career(["OLD/Yuri", "OVER/Yuri"]).main.id.description, "OLD/Yuri")
  }

  func testAGroupOnHiatusIsCurrent() throws {
    let career = try career(["OLD/Yuri", "RESTING/Yuri"])
    XCTAssertEqual(career.main.id.description, "RESTING/Yuri")
  }

  func testTheOthersFollowNewestFirst() throws {
    let career = try career(["OLD/Yuri", "OVER/Yuri", "NEW/Yuri"], former: ["NEW/Yuri"])
    XCTAssertEqual(career.others.map(\.id.description), ["OVER/Yuri", "NEW/Yuri"])
  }

  func testTheOrderOfTheEntriesDoesNotMatter() throws {
    XCTAssertEqual(
      try career(["OLD/Yuri", "NEW/Yuri", "OVER/Yuri"]),
      try career(["OVER/Yuri", "OLD/Yuri", "NEW/Yuri"]))
  }

  func testOneEntryStandsAlone() throws {
    XCTAssertEqual(try career(["OVER/Yuri"]).others, [])
  }

  func testSomebodyElseIsNoPartOfHerCareer() throws {
    let career = try career(["OLD/Yuri", "NEW/Yuri"], others: ["RESTING/Mina"])
    XCTAssertEqual(career.others.map(\.id.description), ["OLD/Yuri"])
  }

  func testAnEntryThatIsNotAmongTheOthersStandsForItself() throws {
    let catalog = Catalog(sections: [], groups: [], featured: [])
    let member = try member("OLD/Yuri")
    XCTAssertEqual(catalog.career(of: member, among: []).main, member)
  }

  func testEveryPersonHasOneCareerInTheOrderOfTheFirstEntries() async throws {
    let members = try await EmbeddedCatalog.lineUps().flatMap(\.members)
    let careers = try await EmbeddedCatalog.catalog().careers(of: members)
    XCTAssertEqual(careers.flatMap(\.entries).map(\.id).count, members.count)
    var seen: Set<Person> = []
    let people = members.map(\.person).filter { seen.insert($0).inserted }
    XCTAssertEqual(careers.map(\.main.person), people)
  }

  func testAValueIsThatOfTheFirstEntryThatKnowsIt() throws {
    let career = try career(["OLD/Yuri", "NEW/Yuri"])
    XCTAssertEqual(career.known { $0.id.group.description }, "NEW")
    XCTAssertEqual(career.known { $0.id.group.description == "OLD" ? "known" : nil }, "known")
    XCTAssertNil(career.known(\.mbti))
  }

  /// The catalogue's groups, the newest debut first: OVER (ended), NEW, RESTING, OLD.
  private func career(
    _ ids: [String], former: Set<String> = [], others: [String] = []
  ) throws -> Career {
    let catalog = Catalog(
      sections: [],
      groups: [
        try group("OLD", debut: "2010-01-01", status: .active),
        try group("RESTING", debut: "2011-01-01", status: .hiatus),
        try group("NEW", debut: "2020-01-01", status: .active),
        try group("OVER", debut: "2021-01-01", status: .disbanded),
      ],
      featured: [])
    let person = try ids.map { id in
      var member = try member(id, isFormer: former.contains(id))
      member.koreanBirthName = "유리"
      member.birth = CalendarDate(year: 1990, month: 1, day: 1)
      return member
    }
    let members = try person + others.map { try member($0) }
    return catalog.career(of: try XCTUnwrap(person.first), among: members)
  }
}

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
