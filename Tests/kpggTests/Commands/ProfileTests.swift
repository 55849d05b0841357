import XCTest

@testable import kpgg

final class ProfileTests: CommandTestCase {
  func testAProfileIsASheetOrAnObject() async {
    await assertShown([
      // Someone who died has no age.
      ("profile FX Sulli", .none, "profile-sulli.txt"),
      ("profile 설리 --lang ko", .none, "profile-sulli-ko.txt"),
      // Unknown values are shown as unknown.
      ("profile dinda", .none, "profile-dinda.txt"),
      ("profile dinda --lang ko", .none, "profile-dinda-ko.txt"),
      // Someone in several groups is shown in the current one.
      ("profile Sakura", .none, "profile-sakura.txt"),
      ("profile 사쿠라 --lang ko", .none, "profile-sakura-ko.txt"),
      ("profile YooA", .terminal(40), "profile-yooa-40.txt"),
      ("profile YooA", .terminal(20), "profile-yooa-20.txt"),
      ("profile OHMYGIRL/YooA --json", .none, "profile-yooa.json"),
    ])
  }

  func testEveryProfileListsAllGroups() async {
    let english = "IVE; IZ*ONE (2018–2021)"
    for (line, groups) in [
      ("profile IZONE/Wonyoung", english), ("profile izone wonyoung", english),
      ("profile wonyoung", english), ("profile izone", english), ("profiles izone", english),
      ("profile IZONE/Wonyoung --lang ko", "아이브; 아이즈원 (2018~2021년)"),
    ] {
      let output = await output(of: TypedLine(stringLiteral: line))
      XCTAssertTrue(output.contains("  \(groups)\n"), "\(line): \(output)")
    }
    let single = await output(of: "profile YooA")
    XCTAssertFalse(single.contains("Groups"), single)
  }

  func testAProfileListsThe20NewestGroups() async throws {
    let catalog = try TemporaryCatalog(ofOnePersonInGroups: 22)
    defer { catalog.remove() }
    let newest = (3...22).reversed().map { "G\($0)" }.joined(separator: "; ")
    for (language, rest) in [("en", "; and 2 more"), ("ko", " 외 2개")] {
      for command in ["profile G1/Hana", "profiles G1"] {
        let output = await output(
          of: "\(command) --lang \(language) --source \(catalog.path)")
        XCTAssertTrue(output.contains("\(newest)\(rest)\n"), output)
      }
    }
  }

  func testTheJSONOfAProfileHasTheUnitsOfTheGroup() async {
    for (line, units) in [
      ("profile AOA/Yuna", "AOA/units/AOA Black, AOA/units/AOA Cream\n"),
      ("profile AOA/Seolhyun", "\n"), ("profile yooa", "\n"),
    ] { await assertRun("\(line) --plain --fields units", .prints(units)) }
    for line: TypedLine in ["profile YooA --json", "random member --seed 1 --json"] {
      let json = await output(of: line)
      XCTAssertTrue(json.contains("\n  \"units\": ["), json)
    }
    let group = await output(of: "profile aoa --json")
    await assertRun("profiles aoa --json", .prints(group))
    XCTAssertTrue(group.contains("\"units\": []"), group)
    let members = await output(of: "members aoa --json")
    XCTAssertFalse(members.contains("units"), members)
  }

  func testAProfileListsTheUnitsOfTheMember() async {
    for (line, units) in [
      ("profile TWICE/Sana", "Units        MISAMO (2023)\n"),
      ("profile TWICE/Sana --lang ko", "유닛       미사모 (2023)\n"),
      ("profile AOA/Choa", "Units         AOA Black (2013)\n"),
    ] {
      let profile = await output(of: TypedLine(stringLiteral: line))
      XCTAssertTrue(profile.contains(units), profile)
    }
    let other = await output(of: "profile TWICE/Nayeon")
    XCTAssertFalse(other.contains("Units"), other)
    let all = await output(of: "profiles TWICE")
    XCTAssertEqual(all.components(separatedBy: "MISAMO (2023)").count, 4, all)
  }

  func testAProfileListsTheFirst20Units() async throws {
    let catalog = try TemporaryCatalog(ofGroup: "IVE")
    defer { catalog.remove() }
    let units = (1...22).map { #"{"name": "U\#($0)", "members": ["레이"]}"# }
    try catalog.write(
      #"{"groupname": {"IVE": [{"activityname": "레이"}]}, "units": [\#(units.joined(separator: ","))]}"#,
      to: "group/IVE")
    let shown = (1...20).map { "U\($0)" }.joined(separator: ", ")
    for (language, rest) in [("en", ", and 2 more"), ("ko", " 외 2개")] {
      let output = await output(of: "profile 레이 --lang \(language) --source \(catalog.path)")
      XCTAssertTrue(output.contains("\(shown)\(rest)\n"), output)
    }
  }

  func testAMemberOfADisbandedGroupHasItsLastDay() async {
    for (line, status) in [
      ("IZONE/Wonyoung", "until 2021-04-29 (disbanded)\n"),
      ("IZONE/Wonyoung --lang ko", "해체 (2021-04-29)\n"),
      ("IVE/Wonyoung", "Status       member\n"),
    ] {
      let profile = await output(of: "profile \(line)")
      XCTAssertTrue(profile.contains(status), profile)
    }
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

  func testALeapDayBirthdayIsFebruary28InOtherYears() async throws {
    for (date, birth, today, age) in [
      ("1996.02.29", "1996-02-29", "2025-02-27", " (age 28)"),
      ("1996.02.29", "1996-02-29", "2025-02-28", " (age 29)"),
      ("1996.02.29", "1996-02-29", "2024-02-28", " (age 27)"),
      ("1996.02.29", "1996-02-29", "2024-02-29", " (age 28)"),
      // An incomplete date has no age.
      ("1995", "1995", "2024-02-29", ""),
    ] {
      let catalog = try temporaryCatalog()
      try catalog.replace("\"1995.09.17\"", with: "\"\(date)\"", in: "group/OHMYGIRL")
      let profile = await output(
        of: ["profile", "OHMYGIRL/YooA", "--source", catalog.path], in: ["KPGG_TODAY": today])
      XCTAssertTrue(profile.contains("Born         \(birth)\(age)\n"), "\(today): \(profile)")
    }
  }
}
