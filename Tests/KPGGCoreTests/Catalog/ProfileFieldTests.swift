import XCTest

@testable import KPGGCore

final class ProfileFieldTests: XCTestCase {
  func testTheLabelsAreInBothLanguages() {
    XCTAssertEqual(
      ProfileField.allCases.map(\.name.english),
      [
        "Stage name", "Birth name", "Born", "MBTI", "Blood type", "Status", "Positions", "Height",
        "Birthplace", "Nationality",
      ])
    XCTAssertEqual(
      ProfileField.allCases.map(\.name.korean),
      ["활동명", "본명", "생년월일", "MBTI", "혈액형", "상태", "포지션", "키", "출생지", "국적"])
  }

  func testEachLanguageHasItsOwnWords() throws {
    var yooA = try member("OHMYGIRL/YooA")
    (yooA.stageName, yooA.koreanStageName) = ("YooA", "유아")
    (yooA.birthName, yooA.koreanBirthName) = ("Yoo Shiah", "유시아")
    yooA.birthDate = try checked("1995-09-17")
    (yooA.mbti, yooA.bloodType, yooA.height) = (.infp, .a, Height(centimeters: 159.5))
    (yooA.birthplace, yooA.nationalities) = ("Seoul, South Korea", ["South Korea", "Atlantis"])
    yooA.positions = try [checked("Main Dancer"), checked("Producer")]
    XCTAssertEqual(
      try texts(of: yooA).map(\.?.english),
      [
        "YooA", "Yoo Shiah", "1995-09-17", "INFP", "A", "member", "Main Dancer, Producer",
        "159.5 cm", "Seoul, South Korea", "South Korea, Atlantis",
      ])
    XCTAssertEqual(
      try texts(of: yooA).map(\.?.korean),
      [
        "유아", "유시아", "1995-09-17", "INFP", "A", "멤버", "메인댄서, Producer", "159.5 cm",
        "Seoul, South Korea", "대한민국, Atlantis",
      ])
  }

  func testAMissingNameIsReplacedByTheOtherScript() throws {
    var yooA = try member("OHMYGIRL/YooA")
    (yooA.koreanStageName, yooA.birthName) = ("유아", "Yoo Shiah")
    XCTAssertEqual(try texts(of: yooA)[0]?.english, "유아")
    XCTAssertEqual(try texts(of: yooA)[1]?.korean, "Yoo Shiah")
  }

  func testOnlyTheStatusIsAlwaysKnown() throws {
    let known = zip(ProfileField.allCases, try texts(of: try member("OHMYGIRL/YooA")))
      .filter { $0.1 != nil }.map(\.0)
    XCTAssertEqual(known, [.status])
  }

  func testTheStatusSaysWhatBecameOfAMember() throws {
    var (group, yooA) = (try group("OHMYGIRL"), try member("OHMYGIRL/YooA"))
    func status() -> BilingualText? { yooA.text(of: .status, in: group) }
    group.status = .disbanded
    XCTAssertEqual(status(), BilingualText(english: "until the end", korean: "해체"))
    yooA.isFormer = true
    XCTAssertEqual(status(), BilingualText(english: "former", korean: "탈퇴"))
    yooA.deathDate = CalendarDate("2019-11-24")
    XCTAssertEqual(status(), BilingualText(english: "died", korean: "사망"))
  }

  private func texts(of member: Member) throws -> [BilingualText?] {
    let group = try group("OHMYGIRL")
    return ProfileField.allCases.map { member.text(of: $0, in: group) }
  }
}
