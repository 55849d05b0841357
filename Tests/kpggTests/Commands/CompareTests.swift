import XCTest

@testable import kpgg

final class CompareTests: CommandTestCase {
  func testGroupsAreShownSideBySide() async {
    await assertShown([
      ("compare izone lesserafim", .none, "compare-groups.txt"),
      ("compare izone lesserafim", .terminal(80), "compare-groups-80.txt"),
      ("compare izone lesserafim omg ive --lang ko", .terminal(140), "compare-groups-140-ko.txt"),
      ("compare izone lesserafim --json", .none, "compare-groups.json"),
    ])
  }

  func testMembersAreShownSideBySide() async {
    await assertShown([
      (["compare", "lesserafim/sakura", "kim chaewon"], .terminal(80), "compare-members-80.txt"),
      ("compare lesserafim/sakura yooa --json", .none, "compare-members.json"),
    ])
  }

  func testANarrowTerminalHasABlockForEachFact() async {
    await assertShown([
      ("compare izone lesserafim", .terminal(40), "compare-groups-40.txt"),
      ("compare lesserafim/sakura yooa --lang ko", .terminal(40), "compare-members-40-ko.txt"),
    ])
  }

  func testAnAmbiguousNameMeansTheMemberInTheGroupOfAnotherName() async {
    let output = await output(of: ["compare", "mina", "tzuyu", "--json"])
    XCTAssertTrue(output.contains("\"TWICE/Mina\""), output)
    await assertRun(
      "compare mina yooa",
      .fails(
        .notFound, "'mina' matches 2 members", hint: "use one of: TWICE/Mina, AOA/Mina"))
  }

  func testTwoToFourNamesAreCompared() async {
    await assertRun(
      "compare izone",
      .fails(
        .usage, "'kpgg compare' needs the argument OTHER", hint: "see 'kpgg help compare'"))
    await assertRun(
      "compare izone ive omg twice aespa",
      .fails(
        .usage, "'compare' takes at most 4 groups or members, not 5",
        hint: "put quotes around a name that contains spaces"))
    await assertRun(
      ["compare", "izone", ""], .fails(.usage, "a name must not be empty", hint: "give a name"))
  }

  func testNamesOfGroupsNeedNoQuotes() async {
    let quoted = await output(of: ["compare", "oh my girl", "le sserafim", "ive", "--json"])
    let plain = await output(of: "compare oh my girl le sserafim ive --json")
    XCTAssertEqual(plain, quoted)
    // Both have at most four words.
    let short = await output(of: "compare oh my girl ive --json")
    let known = await output(of: "compare OHMYGIRL IVE --json")
    XCTAssertEqual(short, known)
    await assertRun(
      "compare oh my girl le sserafim ive twice kara",
      .fails(
        .usage, "'compare' takes at most 4 groups or members, not 5",
        hint: "put quotes around a name that contains spaces"))
    // A member is not part of a row of groups.
    await assertRun(
      "compare oh my girl yooa ive aespa",
      .fails(
        .usage, "'compare' takes at most 4 groups or members, not 6",
        hint: "put quotes around a name that contains spaces"))
  }

  func testAGroupAndAMemberCannotBeCompared() async {
    await assertRun(
      "compare yooa omg",
      .fails(
        .usage, "'OH MY GIRL' is a group, and 'YooA' is a member",
        hint: "compare groups with groups, or members with members"))
  }

  func testAnUnknownNameIsNotFound() async {
    await assertRun(
      "compare izone stacy",
      .fails(.notFound, "group or member 'stacy' not found", hint: "did you mean 'STAYC'?"))
  }
}
