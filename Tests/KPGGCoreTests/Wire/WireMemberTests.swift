import XCTest

@testable import KPGGCore

final class WireMemberTests: XCTestCase {
  func testFiveSpellingsMeanUnknown() throws {
    for name in [
      "unknown-word", "unknown-word-without-full-stop", "empty", "null", "missing",
    ] {
      let unknownMember = try member("OHMYGIRL/member")
      XCTAssertEqual(try members("member-everything-\(name)"), [unknownMember], name)
    }
  }

  func testUnreadableValuesAreUnknown() throws {
    let member = { (value: String) in try self.members("member-\(value)-unreadable").first }
    XCTAssertNil(try member("instagram")?.instagram)
    XCTAssertNil(try member("mbti")?.mbti)
    XCTAssertNil(try member("blood-type")?.bloodType)
    XCTAssertNil(try member("image")?.image)
    XCTAssertNil(try member("height")?.height)
  }

  func testABirthDateIsReadInEveryFormat() throws {
    for (name, dates) in [
      ("in-every-form", Array(repeating: "1994-07-28", count: 5)),
      ("year-alone", ["1994", "1994"]), ("without-day", ["1994-07-28", "1994-07"]),
      ("leap-day", ["1996-02-29"]),
    ] {
      XCTAssertEqual(try members("member-birth-\(name)").map { $0.birthDate?.description }, dates)
    }
  }
  func testAHeightCanBeANumberOrAString() throws {
    XCTAssertEqual(
      try members("member-height-in-every-form").map(\.height?.centimeters),
      [158, 158.5, 158, 158.5])
  }

  func testABloodTypeIsReadInEveryFormat() throws {
    XCTAssertEqual(
      try members("member-blood-type-in-every-form").map(\.bloodType), [.ab, .ab, .ab])
  }

  func testAnMBTITypeIsReadInLowerCase() throws {
    XCTAssertEqual(try members("member-mbti-lower-case").map(\.mbti), [.esfj])
  }

  func testAMemberWithoutTheFormerMemberFlagIsCurrent() throws {
    XCTAssertEqual(try members("member-former-not-said").map(\.isFormer), [false])
  }

  func testMembersKeepTheDocumentsOrder() throws {
    XCTAssertEqual(try members("member-former-before-current").map(\.id.name), ["효정", "미미"])
  }

  func testARepeatedStageNameIsNumbered() throws {
    XCTAssertEqual(
      try members("member-stage-names-repeated").map(\.id.description),
      ["OHMYGIRL/유아", "OHMYGIRL/유아-2", "OHMYGIRL/유아-3"])
  }

  func testADecomposedStageNameMakesAComposedID() throws {
    let name = try XCTUnwrap(try members("member-stage-name-decomposed").first).id.name
    XCTAssertEqual(Array(name.utf8), Array("효정".utf8))
  }

  func testSlashesAndSpacesInAStageNameAreNotInTheID() throws {
    let member = try XCTUnwrap(try members("member-stage-name-with-slash-and-spaces").first)
    XCTAssertEqual(member.id.description, "OHMYGIRL/유아시아")
    XCTAssertEqual(member.koreanStageName, "유아 / 시아")
  }

  func testTheSevenOriginalKeysAreAlwaysWritten() throws {
    let written = try XCTUnwrap(try members("member-everything-missing").first).wireJSON
    let unknown = JSONValue.string("알려지지 않음.")
    XCTAssertEqual(
      written,
      [
        "activityname": .string(""), "name": .string(""), "birth": .string(""), "mbti": unknown,
        "bloodtype": unknown, "mainimage": .string(""), "ispreviousmember": .boolean(false),
      ])
  }

  private func members(_ fixture: String) throws -> [Member] {
    try readGroup(try good(fixture)).document.members
  }
}
