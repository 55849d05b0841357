import XCTest

@testable import kpgg

final class NameHintTests: EndpointCommandTestCase {
  func testAUnitInsteadOfAGroupSuggestsItsCommands() async {
    let hint = "'misamo' is a unit of TWICE: use 'kpgg units TWICE' or 'kpgg play misamo'"
    for (line, message) in [
      ("group misamo", "group 'misamo' not found"),
      ("members misamo", "group or section 'misamo' not found"),
      ("profile misamo", "group or member 'misamo' not found"),
      ("profile twice misamo", "TWICE has no member 'misamo'"),
      ("open misamo", "group or member 'misamo' not found"),
      ("favorites add misamo", "group, member, or song 'misamo' not found"),
    ] {
      await assertFails(
        TypedLine(stringLiteral: line), in: ["XDG_DATA_HOME": "/nowhere"], .notFound, message,
        hint: hint)
    }
    let korean = await run("group 미사모 --lang ko")
    XCTAssertTrue(
      korean.errors.hasSuffix(
        "트와이스의 유닛입니다: '미사모'. 이렇게 쓰세요: 'kpgg units TWICE', 'kpgg play 미사모'\n"),
      korean.errors)
  }

  func testAUnitSuggestsTheCommandWithItsGroup() async {
    for (line, hint) in [
      ("browse --linear misamo", "'misamo' is a unit of TWICE: use 'kpgg browse TWICE'"),
      ("browse --linear misano", "'MISAMO' is a unit of TWICE: use 'kpgg browse TWICE'"),
      ("quiz --group misamo", "'misamo' is a unit of TWICE: use 'kpgg quiz --group TWICE'"),
      ("quiz --group 유아", "'유아' is a member of OH MY GIRL: use 'kpgg quiz --group OHMYGIRL'"),
    ] {
      let outcome = await run(TypedLine(stringLiteral: line))
      XCTAssertEqual(outcome.exitCode, .notFound, line)
      XCTAssertTrue(outcome.errors.hasSuffix("kpgg: hint: \(hint)\n"), outcome.errors)
    }
  }

  func testATypoInTheNameOfAUnitSuggestsTheUnit() async {
    let hint = "'MISAMO' is a unit of TWICE: use 'kpgg units TWICE' or 'kpgg play MISAMO'"
    for (line, message) in [
      ("group misano", "group 'misano'"), ("members misano", "group or section 'misano'"),
      ("profile misano", "group or member 'misano'"),
      ("favorites add misano", "group, member, or song 'misano'"),
    ] {
      await assertFails(
        TypedLine(stringLiteral: line), in: ["XDG_DATA_HOME": "/nowhere"], .notFound,
        "\(message) not found", hint: hint)
    }
    for line in ["play misano", "song misano"] {
      let outcome = await run(TypedLine(stringLiteral: line))
      XCTAssertTrue(
        outcome.errors.hasSuffix("kpgg: hint: did you mean 'TWICE/units/MISAMO'?\n"), outcome.errors
      )
    }
  }

  func testTheIDOfAUnitOrTheTitleOfItsSongIsNoFavorite() async {
    for name in ["TWICE/units/MISAMO", "do not touch"] {
      await assertFails(
        TypedLine(["favorites", "add", name]), in: ["XDG_DATA_HOME": "/nowhere"], .notFound,
        "group, member, or song '\(name)' not found",
        hint: "'MISAMO' is a unit of TWICE: use 'kpgg units TWICE' or 'kpgg play MISAMO'")
    }
    await assertFails(
      "profile TWICE/units/MISAMO", .notFound,
      "group or member 'TWICE/units/MISAMO' not found",
      hint: "'MISAMO' is a unit of TWICE: use 'kpgg units TWICE' or 'kpgg play MISAMO'")
  }

  func testAGroupInsteadOfACommandIsShown() async {
    for (line, shown) in [
      ("twice", "group TWICE"), ("오마이걸 --json", "group OHMYGIRL --json"),
      ("--lang ko oh my girl", "group OHMYGIRL --lang ko"),
      ("oh-my-girl --fields name", "group OHMYGIRL --fields name"),
      ("twice girls day --plain", "group TWICE GIRLSDAY --plain"),
      ("oh my girl dolphin", "song OHMYGIRL Dolphin"),
      ("omg 돌핀 --json", "song OHMYGIRL Dolphin --json"),
    ] {
      let expected = await output(of: TypedLine(stringLiteral: shown))
      await assertRun(TypedLine(stringLiteral: line), .prints(expected))
    }
    await assertFails(
      "twice --current", .usage, "'kpgg group' has no option '--current'",
      hint: "it is an option of 'kpgg members', 'kpgg rank', and 'kpgg quiz'")
  }

  func testACommandComesBeforeAGroup() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"{"group": {"first": [{"groupname": "Stats"}, {"groupname": "groop"}]}}"#,
      to: "group/index.json")
    try catalog.write(#"{"groupname": {"groop": []}}"#, to: "group/groop")
    let stats = await run("stats --source \(catalog.path)")
    XCTAssertFalse(stats.output.hasPrefix("Stats"), stats.output)
    let group = await run("groop --source \(catalog.path)")
    XCTAssertTrue(group.output.hasPrefix("groop"), group.output + group.errors)
  }

  func testANameNearOneOfTheCatalogIsSuggestedInsteadOfACommand() async {
    for (typed, hint) in [
      ("twise", "did you mean 'TWICE'?"), ("ohmygrl", "did you mean 'OHMYGIRL'?"),
      // The group is nearer than the command 'stats'.
      ("stayk", "did you mean 'STAYC'?"), ("gruop", "did you mean 'group'?"),
    ] {
      await assertFails("\(typed)", .usage, "unknown command '\(typed)'", hint: hint)
    }
  }

  func testANameOfSeveralMembersInsteadOfACommandListsThem() async {
    for name in ["mina", "하나"] {
      let opened = await run("open \(name) --print")
      XCTAssertEqual(opened.exitCode, .notFound)
      let outcome = await run("\(name)")
      XCTAssertEqual(outcome, opened, name)
    }
  }

  func testANameAfterAnOptionOfOtherCommandsNeedsNoOption() async {
    for command in ["members", "songs", "birthdays"] {
      await assertFails(
        TypedLine([command, "--group", "ive"]), .usage,
        "'kpgg \(command)' has no option '--group'",
        hint: "give it without an option: 'kpgg \(command) NAME'")
    }
    await assertFails(
      "stats --group ive", .usage, "'kpgg stats' has no option '--group'",
      hint: "charts count all groups; for one group, use 'kpgg members NAME'")
  }

  func testCommasCanBeBetweenGroups() async {
    let expected = await output(of: "members ive twice --plain")
    await assertRun("members ive,twice --plain", .prints(expected))
    await assertRun("members 아이브,트와이스 --plain", .prints(expected))
  }

  func testTheOtherKeyboardLayoutIsTheOnlySuggestion() async {
    await assertFails(
      "group dkdlqm", .notFound, "group 'dkdlqm' not found", hint: "did you mean 'IVE'?")
  }

  func testAGroupAndAnUnknownMemberInsteadOfACommandSuggestTheMember() async {
    for (line, hint) in [
      ("twice sna", "did you mean 'TWICE/Sana'?"),
      ("oh my girl yoa", "did you mean 'OHMYGIRL/YooA'?"),
      ("omg dolpihn", "did you mean 'kpgg song OHMYGIRL Dolphin'?"),
      ("twice zzzz", "use 'kpgg group TWICE'"),
    ] {
      let line = TypedLine(stringLiteral: line)
      await assertFails(
        line, .usage, "unknown command '\(line.arguments[0])'", hint: hint)
    }
  }

  func testANameInPlaceOfACommandHasTheSameErrorsAsItsCommand() async {
    for options in ["--source /nowhere", "--json --csv", "--timeout abc"] {
      let expected = await run(TypedLine(stringLiteral: "group twice \(options)"))
      let found = await run(TypedLine(stringLiteral: "twice \(options)"))
      XCTAssertEqual(found, expected, options)
    }
    let source = ["KPGG_SOURCE": "/nowhere"]
    let (found, expected) = (await run("sana", in: source), await run("group twice", in: source))
    XCTAssertEqual(found, expected)
    // A word that is near a command is more likely a typo.
    await assertFails(
      "srch --source /nowhere", .usage, "unknown command 'srch'", hint: "did you mean 'search'?")
  }

  func testWordsThatAreLikeCommandsNeedNoSource() async {
    for (line, hint) in [
      ("source bundled", "use 'kpgg config set source bundled'"),
      ("lang ko", "use 'kpgg config set lang ko'"), ("this day", "use 'kpgg today'"),
      ("calendar", "use 'kpgg birthdays --ics'"),
    ] {
      let line = TypedLine(stringLiteral: line)
      await assertFails(
        line, in: ["KPGG_SOURCE": "/nowhere"], .usage, "unknown command '\(line.arguments[0])'",
        hint: hint)
      await assertRunWithEndpoint(
        line, .fails(.usage, "unknown command '\(line.arguments[0])'", hint: hint))
    }
    for line: TypedLine in ["srch", "xyzzy --help", "xyzzy --version", "show xyzzy"] {
      _ = await runWithEndpoint(line)
    }
    XCTAssertEqual(transport.requests, [])
  }

  func testANameInPlaceOfACommandNeedsFewDocuments() async {
    for (line, requests) in [
      ("twice songs", ["group/"]), ("twice sana", ["group/", "group/TWICE"]),
      ("ive twice", ["group/", "group/IVE", "group/TWICE"]),
    ] {
      let before = Set(transport.requests)
      _ = await runWithEndpoint(TypedLine(stringLiteral: line))
      XCTAssertEqual(Set(transport.requests).union(before), before.union(requests), line)
    }
  }

  func testASimilarGroupIsSuggestedAlsoIfADocumentIsInvalid() async throws {
    let catalog = try temporaryCatalog()
    try catalog.write("{", to: "group/IVE")
    await assertFails(
      "twise --source \(catalog.path)", .usage, "unknown command 'twise'",
      hint: "did you mean 'TWICE'?")
    let outcome = await run("xyzzy --source \(catalog.path)")
    XCTAssertEqual(outcome.exitCode, .badData, outcome.errors)
  }

  func testANameInPlaceOfACommandIsReadFromAnEndpoint() async {
    for (line, command) in [
      ("twice", "group twice"), ("sana", "profile sana"), ("twice sana", "profile twice sana"),
      ("cheer up", "song cheer up"),
    ] {
      let found = await runWithEndpoint(TypedLine(stringLiteral: line))
      let expected = await runWithEndpoint(TypedLine(stringLiteral: command))
      XCTAssertEqual(found, expected, line)
      XCTAssertEqual(found.errors, "", line)
    }
  }

  func testAnotherNameInsteadOfAGroupSuggestsACommand() async {
    let member = "'yooa' is a member of OH MY GIRL: use 'kpgg profile OHMYGIRL/YooA'"
    for (line, message, hint) in [
      ("group yooa", "group 'yooa'", member),
      (
        "play 유아", "group, unit, or song '유아'",
        "'유아' is a member of OH MY GIRL: use 'kpgg play OHMYGIRL'"
      ),
      ("members yooa", "group or section 'yooa'", member),
      ("members --current yooa", "group or section 'yooa'", member),
      ("profiles yooa", "group or section 'yooa'", member),
      (
        "group girls day minah", "group 'girls day minah'",
        "'girls day minah' is a member of Girl's Day: use 'kpgg profile GIRLSDAY/Minah'"
      ),
      ("group 하나", "group '하나'", "members with this name: NO.9&(U)/Hana, SECRET/Hana"),
      (
        "similar ive twice", "group 'ive twice'",
        "only one group can be shown; use one of: IVE, TWICE"
      ),
      ("members ive nosuch", "group or section 'ive nosuch'", "did you mean 'IVE'?"),
    ] {
      await assertFails("\(line)", .notFound, "\(message) not found", hint: hint)
    }
  }

  func testAnIDWithShellSyntaxIsNotSuggestedInACommand() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"{"group": {"first": [{"groupname": "x'; y; '", "koreanname": "나쁜"}]}}"#,
      to: "group/index.json")
    try catalog.write(
      #"{"groupname": {"x'; y; '": [{"stagename": "Liz"}]}}"#, to: "group/x%27%3B%20y%3B%20%27")
    await assertFails(
      "group Liz --source \(catalog.path)", .notFound, "group 'Liz' not found",
      hint: "'Liz' is a member of x'; y; '")
  }

  func testMembersOfSeveralGroupsAreShown() async {
    for line in ["ive girls day 트와이스", "ive ive girls day twice"] {
      let ids = await output(of: "members \(line) --plain --fields group").split(separator: "\n")
      XCTAssertEqual(Set(ids), ["IVE", "GIRLSDAY", "TWICE"], line)
      XCTAssertEqual(ids.first, "IVE")
    }
    let current = await output(of: "profiles ive twice --plain --fields group")
    XCTAssertEqual(Set(current.split(separator: "\n")), ["IVE", "TWICE"])
  }

  func testMembersAreReadFromAFolder() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("\"유아\"", with: "\"유야\"", in: "group/OHMYGIRL")
    await assertFails(
      "group 유야 --source \(catalog.path)", .notFound, "group '유야' not found",
      hint: "'유야' is a member of OH MY GIRL: use 'kpgg profile OHMYGIRL/YooA'")
  }

  func testMembersAreNotRequestedFromAnEndpoint() async {
    await assertRunWithEndpoint(
      "group 유아", .fails(.notFound, "group '유아' not found", hint: "for a list, use 'kpgg groups'"))
    XCTAssertEqual(transport.requests, ["group/"])
  }

  func testMembersAreReadFromTheCache() async {
    _ = await runWithEndpoint("sync")
    await assertRunWithEndpoint(
      "group 유아",
      .fails(
        .notFound, "group '유아' not found",
        hint: "'유아' is a member of OH MY GIRL: use 'kpgg profile OHMYGIRL/YooA'"))
    XCTAssertEqual(transport.requests.count, 1 + SampleCatalog.groupCount)
  }

  func testAVeryLongNameIsNotSplitInEveryWay() async {
    let outcome = await run(TypedLine(["group"] + Array(repeating: "ive", count: 50_000)))
    XCTAssertEqual(outcome.exitCode, .notFound)
    XCTAssertFalse(outcome.errors.contains("alone"), outcome.errors)
  }
}
