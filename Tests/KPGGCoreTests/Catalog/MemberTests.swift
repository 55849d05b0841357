import XCTest

@testable import KPGGCore

final class MemberTests: XCTestCase {
  func testTheNameIsTheFirstKnownStageName() throws {
    var member = try member("OHMYGIRL/YooA-2")
    XCTAssertEqual(member.name, "YooA-2")
    member.koreanStageName = "유아"
    XCTAssertEqual(member.name, "유아")
    member.stageName = "YooA"
    XCTAssertEqual(member.name, "YooA")
  }

  func testAgeCountsWholeYearsSinceACompleteBirthDate() throws {
    for (birth, age) in [("1995-09-17", 30), ("1995", nil), (nil, nil)] as [(String?, Int?)] {
      var member = try member("OHMYGIRL/YooA")
      member.birth = try birth.map { try checked($0) }
      XCTAssertEqual(member.age(on: try checked("2026-09-16")), age)
      member.diedOn = try checked("2019")
      XCTAssertNil(member.age(on: try checked("2026-09-16")))
    }
  }
}

final class ProfileFieldTests: XCTestCase {
  func testTheLabelsAreInBothLanguages() {
    XCTAssertEqual(
      ProfileField.allCases.map(\.englishName),
      ["Stage name", "Birth name", "Born", "MBTI", "Blood type", "Status"])
    XCTAssertEqual(
      ProfileField.allCases.map(\.koreanName), ["활동명", "본명", "생년월일", "MBTI", "혈액형", "탈퇴여부"])
  }

  func testEachLanguagePrefersItsOwnNames() throws {
    var yooA = try member("OHMYGIRL/YooA")
    (yooA.stageName, yooA.koreanStageName) = ("YooA", "유아")
    (yooA.birthName, yooA.koreanBirthName) = ("Yoo Shiah", "유시아")
    yooA.birth = try checked("1995-09-17")
    (yooA.mbti, yooA.bloodType) = (.infp, .a)
    XCTAssertEqual(
      ProfileField.allCases.map { yooA.englishText(of: $0) },
      ["YooA", "Yoo Shiah", "1995-09-17", "INFP", "A", "member"])
    XCTAssertEqual(
      ProfileField.allCases.map { yooA.koreanText(of: $0) },
      ["유아", "유시아", "1995-09-17", "INFP", "A", "아니요"])
    (yooA.stageName, yooA.koreanBirthName) = (nil, nil)
    XCTAssertEqual(yooA.englishText(of: .stageName), "유아")
    XCTAssertEqual(yooA.koreanText(of: .birthName), "Yoo Shiah")
  }

  func testAnUnknownValueIsNil() throws {
    let unknown = try member("OHMYGIRL/YooA")
    for field in ProfileField.allCases where field != .membership {
      XCTAssertNil(unknown.englishText(of: field), field.rawValue)
      XCTAssertNil(unknown.koreanText(of: field), field.rawValue)
    }
  }

  func testTheStatusIsMemberFormerOrDied() throws {
    var died = try member("LADIESCODE/RiSe")
    died.diedOn = try checked("2014-09-07")
    let members = [try member("IVE/Liz"), try member("FX/Amber", isFormer: true), died]
    XCTAssertEqual(members.map { $0.englishText(of: .membership) }, ["member", "former", "died"])
    XCTAssertEqual(members.map { $0.koreanText(of: .membership) }, ["아니요", "예", "아니요"])
  }
}
