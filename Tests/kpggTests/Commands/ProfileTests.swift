import XCTest

@testable import kpgg

final class ProfileTests: CommandTestCase {
  func testADeceasedMemberHasNoAge() async {
    await assertRun("profile FX Sulli", .shows("profile-sulli.txt"))
    await assertRun("profile 설리 --lang ko", .shows("profile-sulli-ko.txt"))
  }

  func testUnknownValuesAreShownAsUnknown() async {
    await assertRun("profile dinda", .shows("profile-dinda.txt"))
    await assertRun("profile dinda --lang ko", .shows("profile-dinda-ko.txt"))
  }

  func testAMemberOfSeveralGroupsIsShownInTheCurrentOne() async {
    await assertRun("profile Sakura", .shows("profile-sakura.txt"))
    await assertRun("profile 사쿠라 --lang ko", .shows("profile-sakura-ko.txt"))
  }

  func testEveryProfileListsAllGroups() async {
    for (line, groups) in [
      ("profile IZONE/Wonyoung", "IVE; IZ*ONE (2018–2021)"),
      ("profile izone wonyoung", "IVE; IZ*ONE (2018–2021)"),
      ("profile wonyoung", "IVE; IZ*ONE (2018–2021)"), ("profile izone", "IVE; IZ*ONE (2018–2021)"),
      ("profiles izone", "IVE; IZ*ONE (2018–2021)"),
      ("profile IZONE/Wonyoung --lang ko", "아이브; 아이즈원 (2018~2021년)"),
    ] {
      let output = await output(of: TypedLine(stringLiteral: line))
      XCTAssertTrue(output.contains("  \(groups)\n"), "\(line): \(output)")
    }
    let single = await output(of: "profile YooA")
    XCTAssertFalse(single.contains("Groups"), single)
  }

  func testAMemberOfADisbandedGroupHasItsLastDay() async {
    let english = await output(of: "profile IZONE/Wonyoung")
    XCTAssertTrue(english.contains("until 2021-04-29 (disbanded)\n"), english)
    let korean = await output(of: "profile IZONE/Wonyoung --lang ko")
    XCTAssertTrue(korean.contains("아니요 (2021-04-29 해체)\n"), korean)
    let current = await output(of: "profile IVE/Wonyoung")
    XCTAssertTrue(current.contains("Status       member\n"), current)
  }

  func testANarrowTerminalPutsValuesBelowTheirLabels() async {
    await assertRun("profile YooA", on: .terminal(40), .shows("profile-yooa-40.txt"))
    await assertRun("profile YooA", on: .terminal(20), .shows("profile-yooa-20.txt"))
  }

  func testAProfileIsOneObjectInJSON() async {
    await assertRun("profile OHMYGIRL/YooA --json", .shows("profile-yooa.json"))
  }

  func testAGroupAloneShowsTheProfilesOfItsMembers() async {
    await assertRun("profile 2ne1", .prints(await output(of: "profiles 2ne1")))
    await assertRun("profile secret number", .prints(await output(of: "profiles SECRETNUMBER")))
  }

  func testTheAgeChangesOnTheBirthday() async {
    let ages = [
      "1995-09-16": nil, "1995-09-17": 0, "1996-09-16": 0, "2026-09-16": 30, "2026-09-17": 31,
      "2026-12-31": 31, "2027-01-01": 31,
    ]
    for (today, age) in ages {
      let profile = await output(of: "profile OHMYGIRL YooA", in: ["KPGG_TODAY": today])
      let expected = age.map { "1995-09-17 (age \($0))" } ?? "1995-09-17"
      XCTAssertTrue(profile.contains("Born         \(expected)\n"), "\(today): \(profile)")
    }
  }

  func testAMemberWhoDiedInAnotherEntryHasNoAge() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace(
      "\"stagename\": \"Sakura\"", with: "\"died\": \"2026.10.01\", \"stagename\": \"Sakura\"",
      in: "group/IZONE")
    let source = ["--source", catalog.path]
    let profile = await output(of: TypedLine(["profile", "sakura"] + source))
    XCTAssertTrue(profile.hasPrefix("Sakura  LE SSERAFIM\n"), profile)
    XCTAssertTrue(profile.contains("Born         1998-03-19\n"), profile)
    XCTAssertTrue(profile.contains("Died         2026-10-01\n"), profile)
    let profiles = await output(of: TypedLine(["profiles"] + source))
    XCTAssertFalse(profiles.contains("1998-03-19 (age"))
    let id = await output(
      of: TypedLine(["profile", "sakura", "--fields", "id,died", "--plain"] + source))
    XCTAssertEqual(id, "LESSERAFIM/Sakura\t\n")
  }

  func testAnIncompleteBirthDateHasNoAge() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("\"1995.09.17\"", with: "\"1995\"", in: "group/OHMYGIRL")
    let profile = await output(of: ["profile", "OHMYGIRL/YooA", "--source", catalog.path])
    XCTAssertTrue(profile.contains("Born         1995\n"), profile)
  }

  func testALeapDayBirthdayIsFebruary28InOtherYears() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("\"1995.09.17\"", with: "\"1996.02.29\"", in: "group/OHMYGIRL")
    for (today, age) in ["2025-02-27": 28, "2025-02-28": 29, "2024-02-28": 27, "2024-02-29": 28] {
      let profile = await output(
        of: ["profile", "OHMYGIRL/YooA", "--source", catalog.path], in: ["KPGG_TODAY": today])
      XCTAssertTrue(profile.contains("1996-02-29 (age \(age))"), "\(today): \(profile)")
    }
  }

  func testTheMemberIsRequired() async {
    await assertFails(
      "profile", .usage, "'kpgg profile' needs the argument MEMBER", hint: "see 'kpgg help profile'"
    )
  }
}
