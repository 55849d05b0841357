import XCTest

@testable import KPGGCore

final class MemberWireTests: XCTestCase {
  func testTheWordForUnknownMeansUnknownInEveryKey() throws {
    try assertUnknown("member-everything-unknown-word")
  }

  func testTheWordMayLackItsFullStop() throws {
    try assertUnknown("member-everything-unknown-word-without-full-stop")
  }

  func testEmptyMeansUnknownInEveryKey() throws { try assertUnknown("member-everything-empty") }

  func testNullMeansUnknownInEveryKey() throws { try assertUnknown("member-everything-null") }

  func testMissingMeansUnknownInEveryKey() throws { try assertUnknown("member-everything-missing") }

  func testABirthDateIsReadInEveryForm() throws {
    let births = try members("member-birth-in-every-form").map { $0.birth?.description }
    XCTAssertEqual(births, Array(repeating: "1994-07-28", count: 5))
  }

  func testABirthDateMayBeALoneYear() throws {
    XCTAssertEqual(
      try members("member-birth-year-alone").map { $0.birth?.description }, ["1994", "1994"])
  }

  func testABirthDateMayBeALeapDay() throws {
    XCTAssertEqual(
      try members("member-birth-leap-day").map { $0.birth?.description }, ["1996-02-29"])
  }

  func testAHeightIsReadBareOrAsAString() throws {
    XCTAssertEqual(
      try members("member-height-in-every-form").map(\.heightCm), [158, 158.5, 158, 158.5])
  }

  func testABloodTypeIsReadInEveryForm() throws {
    XCTAssertEqual(
      try members("member-blood-type-in-every-form").map(\.bloodType), [.ab, .ab, .ab])
  }

  func testAnMBTITypeIsReadInLowerCase() throws {
    XCTAssertEqual(try members("member-mbti-lower-case").map(\.mbti), [.esfj])
  }

  func testWhoIsNotSaidToHaveLeftIsStillThere() throws {
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

  func testADecomposedStageNameMakesTheComposedId() throws {
    let name = try XCTUnwrap(try members("member-stage-name-decomposed").first).id.name
    XCTAssertEqual(Array(name.utf8), Array("효정".utf8))
  }

  func testAStageNamesSlashesAndSpacesAreNotInTheId() throws {
    let member = try XCTUnwrap(try members("member-stage-name-with-slash-and-spaces").first)
    XCTAssertEqual(member.id.description, "OHMYGIRL/유아시아")
    XCTAssertEqual(member.koreanStageName, "유아 / 시아")
  }

  func testTheOriginalsSevenKeysAreAlwaysWritten() throws {
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

  private func assertUnknown(
    _ fixture: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let reading = try readGroup(try good(fixture))
    let nobody = try member("OHMYGIRL/member")
    XCTAssertEqual(reading.document.members, [nobody], file: file, line: line)
    XCTAssertEqual(reading.problems, [], file: file, line: line)
  }
}
