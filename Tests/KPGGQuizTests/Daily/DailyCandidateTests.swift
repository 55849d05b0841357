import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class DailyCandidateTests: XCTestCase {
  private typealias Content = DailyCandidate.Value.Content

  func testTheAttributesOfAGroup() throws {
    var group = try group("WJSN", korean: "우주소녀", debut: "2016-02-25", status: .hiatus)
    group.agency = "Starship Entertainment / Yuehua Entertainment"
    let section = try section("second", nil, ["WJSN"])
    assertContents(
      try candidate(
        group, [try member("WJSN/Bona"), try member("WJSN/Cheng", isFormer: true)], [section]),
      [
        .debutYear: .number(2016),
        .agency: .list(["starship entertainment", "yuehua entertainment"]),
        .memberCount: .number(1), .status: .list(["hiatus"]), .section: .list(["second"]),
        .initials: .list(["ㅇ", "ㅈ", "ㅅ", "ㄴ"]),
      ])
  }

  func testAnAgencyInParenthesesIsAnotherAgency() throws {
    var missA = try group("MISSA")
    missA.agency = "JYP Entertainment (AQ Entertainment)"
    assertContents(
      try candidate(missA), [.agency: .list(["aq entertainment", "jyp entertainment"])])
  }

  func testAGroupThatEverybodyLeftHasAllItsMembers() throws {
    let members = [try member("AOA/Choa", isFormer: true), try member("AOA/Mina", isFormer: true)]
    assertContents(try candidate(group("AOA"), members), [.memberCount: .number(2)])
  }

  func testInitialsIgnoreSpacesPunctuationAndUnicodeForm() throws {
    for name in ["(여자)아이들", "여자 아이들", UnicodeForm.decomposed("여자아이들")] {
      assertContents(
        try candidate(group("GIDLE", korean: name)),
        [.initials: .list(["ㅇ", "ㅈ", "ㅇ", "ㅇ", "ㄷ"])])
    }
  }

  func testInitialsAreLatinLettersForReadersOfEnglish() throws {
    let text = try candidate(group("SHERBET", korean: "오쭈치 걸"))[.initials]?.text
    XCTAssertEqual(text, BilingualText(english: "-jjchg", korean: "ㅇㅉㅊㄱ"))
  }

  func testUnknownAttributesHaveNoValue() throws {
    assertContents(try candidate(GirlGroup(id: "NEW")), [:])
    assertContents(
      DailyCandidate(Person(main: try member("NEW/One")), in: .of([])), [.group: .list(["NEW"])])
  }

  func testTheAttributesOfAPersonComeFromAllEntries() throws {
    var main = try member("IVE/Yujin")
    (main.birthDate, main.mbti) = (try checked("2003-09-01"), .istp)
    var other = try member("IZONE/Yujin")
    (other.height, other.bloodType) = (173, .a)
    other.nationalities = ["United States", "South Korea"]
    assertContents(
      DailyCandidate(Person(main: main, others: [other]), in: .of([])),
      [
        .group: .list(["IVE", "IZONE"]), .birthYear: .number(2003),
        .mbti: .list(["I", "S", "T", "P"]), .bloodType: .list(["A"]), .height: .number(173),
        .country: .list(["South Korea", "United States"]),
      ])
  }

  private func candidate(
    _ group: GirlGroup, _ members: [Member] = [], _ sections: [DebutSection] = []
  ) throws -> DailyCandidate {
    let catalog = Catalog(sections: sections, groups: [group], featuredIDs: [])
    return DailyCandidate(try XCTUnwrap(catalog[group.id]), members: members, in: catalog)
  }

  private func assertContents(
    _ candidate: DailyCandidate, _ expected: [GuessAttribute: Content], line: UInt = #line
  ) {
    for attribute in GuessAttribute.all(of: candidate.kind) {
      XCTAssertEqual(
        candidate[attribute]?.content, expected[attribute], attribute.key, line: line)
    }
  }
}
