import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class GuessProfileTests: XCTestCase {
  func testTheAttributesOfAGroup() throws {
    var group = try group("WJSN", korean: "우주소녀", debut: "2016-02-25", status: .hiatus)
    group.agency = "Starship Entertainment / Yuehua Entertainment"
    group.sectionKey = try checked("second")
    let profile = GuessProfile(
      group, members: [try member("WJSN/Bona"), try member("WJSN/Cheng", isFormer: true)])
    XCTAssertEqual(
      profile.values,
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
    XCTAssertEqual(
      GuessProfile(missA, members: []).values[.agency],
      .list(["aq entertainment", "jyp entertainment"]))
  }

  func testAGroupThatEverybodyLeftHasAllItsMembers() throws {
    let members = [try member("AOA/Choa", isFormer: true), try member("AOA/Mina", isFormer: true)]
    XCTAssertEqual(
      GuessProfile(try group("AOA"), members: members).values[.memberCount], .number(2))
  }

  func testInitialsIgnoreSpacesPunctuationAndUnicodeForm() throws {
    for name in ["(여자)아이들", "여자 아이들", UnicodeForm.decomposed("여자아이들")] {
      XCTAssertEqual(
        GuessProfile(try group("GIDLE", korean: name), members: []).values[.initials],
        .list(["ㅇ", "ㅈ", "ㅇ", "ㅇ", "ㄷ"]), name)
    }
  }

  func testUnknownAttributesHaveNoValue() throws {
    let group = GuessProfile(GirlGroup(id: "NEW"), members: [])
    XCTAssertEqual(group.values, [:])
    let member = GuessProfile(Appearances(try member("NEW/One")))
    XCTAssertEqual(member.values, [.group: .list(["NEW"])])
  }

  func testTheAttributesOfAPersonComeFromAllEntries() throws {
    var main = try member("IVE/Yujin")
    (main.birth, main.mbti) = (try checked("2003-09-01"), .istp)
    var other = try member("IZONE/Yujin")
    (other.heightCm, other.bloodType) = (173, .a)
    other.nationalities = ["United States", "South Korea"]
    XCTAssertEqual(
      GuessProfile(Appearances(main: main, others: [other])).values,
      [
        .group: .list(["IVE", "IZONE"]), .birthYear: .number(2003),
        .mbti: .list(["I", "S", "T", "P"]), .bloodType: .list(["A"]), .height: .number(173),
        .country: .list(["South Korea", "United States"]),
      ])
  }
}
