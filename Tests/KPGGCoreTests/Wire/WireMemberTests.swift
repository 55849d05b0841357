import XCTest

@testable import KPGGCore

final class WireMemberTests: XCTestCase {
  func testTheWordForUnknownIsAcceptedInEveryKey() throws {
    try assertUnknown("member-everything-unknown-word")
  }

  func testTheWordForUnknownCanLackItsFullStop() throws {
    try assertUnknown("member-everything-unknown-word-without-full-stop")
  }

  func testEmptyMeansUnknownInEveryKey() throws { try assertUnknown("member-everything-empty") }

  func testNullMeansUnknownInEveryKey() throws { try assertUnknown("member-everything-null") }

  func testMissingMeansUnknownInEveryKey() throws { try assertUnknown("member-everything-missing") }

  func testABirthDateIsReadInEveryFormat() throws {
    let births = try members("member-birth-in-every-form").map { $0.birth?.description }
    XCTAssertEqual(births, Array(repeating: "1994-07-28", count: 5))
  }

  func testABirthDateCanBeAYearAlone() throws {
    XCTAssertEqual(
      try members("member-birth-year-alone").map { $0.birth?.description }, ["1994", "1994"])
  }

  func testABirthDateCanLackItsDay() throws {
    let births = try members("member-birth-without-day").map(\.birth)
    XCTAssertEqual(births.map { $0?.description }, ["1994-07-28", "1994-07"])
    XCTAssertEqual(births.map { $0?.isComplete }, [true, false])
  }

  func testAnUnreadableInstagramNameIsTolerated() throws {
    let result = try readGroup(try good("member-instagram-unreadable"))
    XCTAssertEqual(
      result.problems.map(\.phrase),
      ["group/OHMYGIRL: groupname.OHMYGIRL[0].instagram: '@hyo' is not a valid Instagram name"])
    XCTAssertNil(result.document.members.first?.instagram)
  }

  func testABirthDateCanBeALeapDay() throws {
    XCTAssertEqual(
      try members("member-birth-leap-day").map { $0.birth?.description }, ["1996-02-29"])
  }

  func testAHeightCanBeANumberOrAString() throws {
    XCTAssertEqual(
      try members("member-height-in-every-form").map(\.heightCm), [158, 158.5, 158, 158.5])
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

  private func assertUnknown(
    _ fixture: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let result = try readGroup(try good(fixture))
    let unknownMember = try member("OHMYGIRL/member")
    XCTAssertEqual(result.document.members, [unknownMember], file: file, line: line)
    XCTAssertEqual(result.problems, [], file: file, line: line)
  }
}

/// Invalid member values that count as unknown and are reported as problems.
final class WireMemberToleranceTests: XCTestCase {
  func testAnUnreadableMBTITypeIsTolerated() throws {
    let member = try tolerated(
      "member-mbti-unreadable",
      ["group/OHMYGIRL: groupname.OHMYGIRL[0].mbti: 'CUTE' is not a valid MBTI type"])
    XCTAssertNil(member.mbti)
  }

  func testAnUnreadableBloodTypeIsTolerated() throws {
    let member = try tolerated(
      "member-blood-type-unreadable",
      ["group/OHMYGIRL: groupname.OHMYGIRL[0].bloodtype: 'C' is not a valid blood type"])
    XCTAssertNil(member.bloodType)
  }

  func testAnUnreadableImageIsTolerated() throws {
    let member = try tolerated(
      "member-image-unreadable",
      [
        "group/OHMYGIRL: groupname.OHMYGIRL[0].mainimage: 'javascript:alert(1)' is not a valid URL"
      ])
    XCTAssertNil(member.image)
  }

  func testAnUnreadableHeightIsTolerated() throws {
    let member = try tolerated(
      "member-height-unreadable",
      ["tall", "0", "300", "-158"].enumerated().map { index, text in
        "group/OHMYGIRL: groupname.OHMYGIRL[\(index)].height: '\(text)' is not a valid height in centimeters"
      })
    XCTAssertNil(member.heightCm)
  }

  func testToleratedProblemsAreAppended() throws {
    let earlier = DocumentProblem(document: .index, keyPath: .root, kind: .empty)
    var problems = [earlier]
    _ = try GroupDocument(
      decoding: try good("member-mbti-unreadable"), of: try checked("OHMYGIRL"),
      problems: &problems)
    XCTAssertEqual(problems.count, 2)
    XCTAssertEqual(problems.first, earlier)
  }

  private func tolerated(
    _ fixture: String, _ problems: [String], file: StaticString = #filePath, line: UInt = #line
  ) throws -> Member {
    let result = try readGroup(try good(fixture))
    XCTAssertEqual(result.problems.map(\.phrase), problems, file: file, line: line)
    return try XCTUnwrap(result.document.members.first, file: file, line: line)
  }
}

final class MemberNamesTests: XCTestCase {
  func testARomanizedNameKeepsItsASCIILettersAndDigits() {
    for (stageName, name) in [
      ("YooA", "YooA"), ("ROSÉ", "ROSE"), ("D.ana", "Dana"), ("E:U", "EU"), ("So!YoON", "SoYoON"),
      ("Kim Lip", "KimLip"), ("S2", "S2"), ("Su-ah", "Suah"),
    ] { XCTAssertEqual(self.name(stageName, nil), name) }
  }

  func testARomanizedNameTakesPrecedence() { XCTAssertEqual(name("YooA", "유아"), "YooA") }

  func testWithoutARomanizedNameTheKoreanNameIsUsed() { XCTAssertEqual(name(nil, "유아"), "유아") }

  func testARomanizedNameOfOnlyPunctuationIsIgnored() {
    XCTAssertEqual(name("***", "유아"), "유아")
  }

  func testAKoreanNameIsComposed() {
    let name = name(nil, UnicodeForm.decomposed("효정"))
    XCTAssertEqual(Array(name.utf8), Array("효정".utf8))
  }

  func testAKoreanNameLosesSlashesSpacesAndControlCharacters() {
    XCTAssertEqual(name(nil, "유/아 시\u{3000}아\u{1B}\n"), "유아시아")
  }

  func testAKoreanNameKeepsItsPunctuation() { XCTAssertEqual(name(nil, "J-유"), "J-유") }

  func testAMemberWithoutANameIsCalledMember() {
    XCTAssertEqual(name(nil, nil), "member")
    XCTAssertEqual(name("***", nil), "member")
    XCTAssertEqual(name("", " / "), "member")
  }

  func testRepeatsAreNumberedFromTwo() {
    XCTAssertEqual(names(["Jisoo", "Jisoo", "Jisoo"]), ["Jisoo", "Jisoo-2", "Jisoo-3"])
  }

  func testNamesThatBecomeEqualAreNumbered() {
    XCTAssertEqual(names(["ROSÉ", "Rosé", "ROSE"]), ["ROSE", "Rose", "ROSE-2"])
  }

  func testATakenNumberIsSkipped() {
    var names = MemberNames()
    let given = ["유아", "유아-2", "유아", "유아-2"].map { names.next(romanized: nil, korean: $0) }
    XCTAssertEqual(given, ["유아", "유아-2", "유아-3", "유아-2-2"])
  }

  /// Numbering each repeat from the start would take quadratic time.
  func testNumberingRepeatsTakesLinearTime() {
    var names = MemberNames()
    for _ in 0..<100_000 { _ = names.next(romanized: "Jisoo", korean: nil) }
    XCTAssertEqual(names.next(romanized: "Jisoo", korean: nil), "Jisoo-100001")
  }

  private func name(_ romanized: String?, _ korean: String?) -> String {
    var names = MemberNames()
    return names.next(romanized: romanized, korean: korean)
  }

  private func names(_ romanized: [String]) -> [String] {
    var names = MemberNames()
    return romanized.map { names.next(romanized: $0, korean: nil) }
  }
}
