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

final class LineUpTests: XCTestCase {
  func testFormerMembersComeLast() throws {
    let lineUp = LineUp(
      group: try group("OHMYGIRL"),
      members: [
        try member("OHMYGIRL/JinE", isFormer: true), try member("OHMYGIRL/Hyojung"),
        try member("OHMYGIRL/Jiho", isFormer: true), try member("OHMYGIRL/YooA"),
      ])
    XCTAssertEqual(lineUp.members.map(\.id.name), ["Hyojung", "YooA", "JinE", "Jiho"])
    XCTAssertEqual(lineUp.id, "OHMYGIRL")
  }

  func testSongsAreSortedByDate() throws {
    let songs = try [("A", nil), ("B", "2020-04-27"), ("C", "2020"), ("D", "2018"), ("E", "2020")]
      .map { title, date in
        var song = Song(title: title)
        song.date = try date.map { try checked($0) }
        return song
      }
    let lineUp = LineUp(group: try group("OHMYGIRL"), members: [], songs: songs)
    XCTAssertEqual(lineUp.songs.map(\.title), ["D", "C", "E", "B", "A"])
  }

  func testAMemberIsFoundByAnyName() throws {
    var yooA = try member("OHMYGIRL/YooA")
    (yooA.stageName, yooA.koreanStageName) = ("YooA", "유아")
    let lineUp = LineUp(
      group: try group("OHMYGIRL"), members: [yooA, try member("OHMYGIRL/Arin")])
    for name in ["YooA", "yooa", "유아", "OHMYGIRL/YooA"] {
      XCTAssertEqual(lineUp[name], yooA, name)
    }
  }

  func testAnUnknownOrAmbiguousNameHasNoMember() throws {
    var (one, other) = (try member("OHMYGIRL/Jisoo"), try member("OHMYGIRL/Jisoo-2"))
    (one.koreanStageName, other.koreanStageName) = ("지수", "지수")
    let lineUp = LineUp(group: try group("OHMYGIRL"), members: [one, other])
    XCTAssertNil(lineUp["지수"])
    XCTAssertNil(lineUp["Nobody"])
  }
}
