import Foundation
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

  func testAgeCountsWholeYears() throws {
    XCTAssertEqual(try born("1995-09-17").age(on: try checked("2026-09-16")), 30)
  }

  func testAMemberWithoutABirthDateHasNoAge() throws {
    XCTAssertNil(try born(nil).age(on: try checked("2026-09-16")))
  }

  func testAMemberWithOnlyABirthYearHasNoAge() throws {
    XCTAssertNil(try born("1995").age(on: try checked("2026-09-16")))
  }

  func testAMemberWhoHasDiedHasNoAge() throws {
    var member = try born("1995-09-17")
    member.diedOn = try checked("2019")
    XCTAssertNil(member.age(on: try checked("2026-09-16")))
  }

  func testEveryKeyIsAlwaysWritten() throws {
    let keys = [
      "aliases", "birth", "birthName", "birthplace", "bloodType", "died", "group", "heightCm", "id",
      "image", "instagram", "isFormer", "koreanBirthName", "koreanStageName", "mbti",
      "nationalities", "positions", "stageName",
    ]
    XCTAssertEqual(try encodedKeys(try member("OHMYGIRL/YooA")), keys)
    XCTAssertEqual(try encodedKeys(try fullMember()), keys)
  }

  func testAWholeHeightIsWrittenWithoutAFraction() throws {
    var member = try member("OHMYGIRL/YooA")
    member.heightCm = 160
    XCTAssertTrue(member.json.canonicalText.contains("\"heightCm\": 160,"))
  }

  func testAMemberRoundTripsThroughJSON() throws {
    for member in [try fullMember(), try member("OHMYGIRL/YooA")] {
      XCTAssertEqual(try roundTripped(member), member)
    }
  }

  func testAnInvalidBloodTypeIsRejected() throws {
    let text = try fullMember().json.canonicalText
    let broken = text.replacingOccurrences(of: "\"AB\"", with: "\"C\"")
    XCTAssertNotEqual(broken, text)
    XCTAssertThrowsError(try decoded(Member.self, broken))
  }

  func testAMemberWithoutAnIDIsRejected() {
    XCTAssertThrowsError(try decoded(Member.self, #"{"stageName": "YooA", "isFormer": false}"#))
  }

  private func born(_ birth: String?) throws -> Member {
    var member = try member("OHMYGIRL/YooA")
    member.birth = try birth.map { try checked($0) }
    return member
  }

  private func fullMember() throws -> Member {
    var member = try member("OHMYGIRL/YooA", isFormer: true)
    member.stageName = "YooA"
    member.koreanStageName = "유아"
    member.aliases = ["시아"]
    member.birthName = "Yoo Shi-ah"
    member.koreanBirthName = "유시아"
    member.birth = try checked("1995-09-17")
    member.bloodType = .ab
    member.mbti = .infp
    member.heightCm = 159.5
    member.birthplace = "Seoul, South Korea"
    member.nationalities = ["South Korea", "Canada"]
    member.positions = [try checked("Main Dancer")]
    member.diedOn = try checked("2095")
    member.image = try checked("https://example.org/yooa.png")
    return member
  }
}

final class MemberDecodableTests: XCTestCase {
  func testAHeightRoundTrips() throws {
    var yooa = try member("OHMYGIRL/YooA")
    yooa.heightCm = 158.5
    XCTAssertEqual(try roundTripped(yooa), yooa)
  }

  func testAnImpossibleHeightIsRejected() throws {
    for height in [0, -158, 0.5, 300] {
      var yooa = try member("OHMYGIRL/YooA")
      yooa.heightCm = height
      XCTAssertThrowsError(try roundTripped(yooa), "\(height)")
    }
  }
}
