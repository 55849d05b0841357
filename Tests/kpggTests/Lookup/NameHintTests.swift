import XCTest

@testable import kpgg

final class NameHintTests: EndpointCommandTestCase {
  func testANameInsteadOfACommandSuggestsTheCommand() async {
    for (line, word, hint) in [
      ("twice", "twice", "use 'kpgg group TWICE'"),
      ("오마이걸 --json", "오마이걸", "use 'kpgg group OHMYGIRL'"),
      ("--lang en oh my girl", "oh", "use 'kpgg group OHMYGIRL'"),
      ("ive liz", "ive", "use 'kpgg profile IVE/Liz'"),
      ("유아", "유아", "use 'kpgg profile OHMYGIRL/YooA'"),
      ("xyzzy", "xyzzy", "'kpgg help' lists all commands and topics"),
    ] {
      await assertRun(
        TypedLine(stringLiteral: line), .fails(.usage, "unknown command '\(word)'", hint: hint))
    }
  }

  func testAnUnreadableSourceGivesNoNameHint() async {
    await assertRun(
      "twice", in: ["KPGG_SOURCE": "/nowhere"],
      .fails(
        .usage, "unknown command 'twice'", hint: "'kpgg help' lists all commands and topics"))
  }

  func testAMemberInsteadOfAGroupSuggestsTheProfile() async {
    for command in ["group", "play"] {
      await assertRun(
        "\(command) 유아",
        .fails(
          .notFound, "group '유아' not found",
          hint: "'유아' is a member of OH MY GIRL: use 'kpgg profile OHMYGIRL/YooA'"))
    }
    for command in ["members", "members --current", "profiles"] {
      await assertRun(
        "\(command) yooa",
        .fails(
          .notFound, "group or section 'yooa' not found",
          hint: "'yooa' is a member of OH MY GIRL: use 'kpgg profile OHMYGIRL/YooA'"))
    }
  }

  func testAMemberAfterTheirGroupSuggestsTheProfile() async {
    await assertRun(
      "group girls day minah",
      .fails(
        .notFound, "group 'girls day minah' not found",
        hint: "'girls day minah' is a member of Girl's Day: use 'kpgg profile GIRLSDAY/Minah'"))
  }

  func testMembersWithTheSameNameAreListed() async {
    await assertRun(
      "group 지수",
      .fails(
        .notFound, "group '지수' not found",
        hint: "members with this name: BLACKPINK/Jisoo, LOVELYZ/Jisoo"))
  }

  func testAnIDWithShellSyntaxIsNotSuggestedInACommand() async throws {
    let catalog = try TemporaryCatalog(ofGroup: "IVE")
    defer { catalog.remove() }
    try catalog.write(
      #"{"group": {"first": [{"groupname": "x'; y; '", "koreanname": "나쁜"}]}}"#,
      to: "group/index.json")
    try catalog.write(
      #"{"groupname": {"x'; y; '": [{"stagename": "Liz"}]}}"#, to: "group/x%27%3B%20y%3B%20%27")
    await assertRun(
      "나쁜 --source \(catalog.path)",
      .fails(.usage, "unknown command '나쁜'", hint: "'kpgg help' lists all commands and topics"))
  }

  func testSeveralGroupsAreListed() async {
    await assertRun(
      "members ive girls day 트와이스",
      .fails(
        .notFound, "group or section 'ive girls day 트와이스' not found",
        hint: "only one group can be shown; use one of: IVE, GIRLSDAY, TWICE"))
    await assertRun(
      "group ive twice",
      .fails(
        .notFound, "group 'ive twice' not found",
        hint: "only one group can be shown; use one of: IVE, TWICE"))
  }

  func testAGroupNextToAnUnknownWordIsSuggested() async {
    await assertRun(
      "members ive nosuch",
      .fails(
        .notFound, "group or section 'ive nosuch' not found", hint: "did you mean 'IVE'?"))
  }

  func testMembersAreReadFromAFolder() async throws {
    let catalog = try TemporaryCatalog()
    defer { catalog.remove() }
    try catalog.replace("\"유아\"", with: "\"유야\"", in: "group/OHMYGIRL")
    await assertRun(
      "group 유야 --source \(catalog.path)",
      .fails(
        .notFound, "group '유야' not found",
        hint: "'유야' is a member of OH MY GIRL: use 'kpgg profile OHMYGIRL/YooA'"))
  }

  func testMembersAreNotRequestedFromAnEndpoint() async {
    await assertRunWithEndpoint(
      "group 유아", .fails(.notFound, "group '유아' not found", hint: "did you mean 'WOOAH'?"))
    XCTAssertEqual(transport.requests, ["group/"])
  }

  func testMembersAreReadFromTheCache() async {
    _ = await runWithEndpoint("sync")
    await assertRunWithEndpoint(
      "group 유아",
      .fails(
        .notFound, "group '유아' not found",
        hint: "'유아' is a member of OH MY GIRL: use 'kpgg profile OHMYGIRL/YooA'"))
    XCTAssertEqual(transport.requests.count, 84)
  }

  func testAVeryLongNameIsNotSplitInEveryWay() async {
    let outcome = await run(TypedLine(["group"] + Array(repeating: "ive", count: 50_000)))
    XCTAssertEqual(outcome.exitCode, .notFound)
    XCTAssertFalse(outcome.errors.contains("alone"), outcome.errors)
  }
}
