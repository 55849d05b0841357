import Foundation
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
        .usage, "'kpgg compare' needs the argument OTHER",
        hint: "for example, use 'kpgg compare ive aespa'"))
    await assertRun(
      "compare izone ive omg twice aespa",
      .fails(
        .usage, "'compare' takes at most 4 groups or members, not 5",
        hint: "put quotes around a name that contains spaces"))
    await assertRun(
      ["compare", "izone", ""], .fails(.usage, "a name must not be empty", hint: "give a name"))
  }

  func testAGroupOnHiatusHasNoSharedYears() async throws {
    let catalog = try temporaryCatalog()
    let before = await output(of: ["compare", "ive", "twice", "--source", catalog.path])
    XCTAssertTrue(before.contains("Active at the same time"), before)
    let index = try catalog.text(of: "group/index.json")
    try catalog.write(
      index.replacingOccurrences(of: "\"active\"", with: "\"hiatus\""), to: "group/index.json")
    let after = await output(of: ["compare", "ive", "twice", "--source", catalog.path])
    XCTAssertFalse(after.contains("Active at the same time"), after)
  }

  func testNamesOfGroupsNeedNoQuotes() async {
    let quoted = await output(of: ["compare", "oh my girl", "le sserafim", "ive", "--json"])
    let plain = await output(of: "compare oh my girl le sserafim ive --json")
    XCTAssertEqual(plain, quoted)
    // Four words could also be four names.
    let short = await output(of: "compare oh my girl ive --json")
    let known = await output(of: "compare OHMYGIRL IVE --json")
    XCTAssertEqual(short, known)
    await assertRun(
      "compare oh my girl le sserafim ive twice kara",
      .fails(
        .usage, "'compare' takes at most 4 groups or members, not 5",
        hint: "put quotes around a name that contains spaces"))
    // With a member among them, each word is a name.
    await assertRun(
      "compare oh my girl yooa ive aespa",
      .fails(
        .usage, "'compare' takes at most 4 groups or members, not 6",
        hint: "put quotes around a name that contains spaces"))
  }

  func testSharedAgenciesAndYearsAreNamed() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    let groups = [
      #"{"groupname": "A", "agency": "One / Two", "debut": "2010.01.01", "status": "active"}"#,
      #"{"groupname": "B", "agency": "Two", "debut": "2012", "status": "disbanded", "disbanded": "2015.03"}"#,
      #"{"groupname": "C", "agency": "One", "debut": "2014.05.05", "status": "active"}"#,
      #"{"groupname": "D", "debut": "2016.01.01", "status": "active"}"#,
      #"{"groupname": "E", "agency": "two", "status": "active"}"#,
      #"{"groupname": "F", "debut": "2011", "status": "active", "disbanded": "2012", "returned": "2014"}"#,
    ]
    try catalog.write(
      "{\"group\": {\"first\": [\(groups.joined(separator: ", "))]}}", to: "group/index.json")
    for id in "ABCDEF" { try catalog.write(#"{"groupname": {"\#(id)": []}}"#, to: "group/\(id)") }
    for (names, agencies, first, last) in [
      ("a b", ["Two"], 2012, 2015), ("a c", ["One"], 2014, nil), ("a b c", [], 2014, 2015),
      // The years do not overlap, are unknown, or have a gap.
      ("b d", [], nil, nil), ("a e", [], nil, nil), ("a f", [], nil, nil),
    ] as [(String, [String], Int?, Int?)] {
      let json = await output(of: "compare \(names) --json --source \(catalog.path)")
      let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let years = value?["sharedYears"] as? [String: Any]
      XCTAssertEqual(value?["sharedAgencies"] as? [String], agencies, names)
      XCTAssertEqual(years?["first"] as? Int, first, names)
      XCTAssertEqual(years?["last"] as? Int, last, names)
    }
    let text = await output(of: "compare a b --source \(catalog.path)")
    XCTAssertTrue(text.contains("Two\n"), text)
    XCTAssertTrue(text.hasSuffix("2012–2015\n"), text)
  }

  func testAGroupAndAMemberCannotBeCompared() async {
    await assertRun(
      "compare yooa omg",
      .fails(
        .usage, "'OH MY GIRL' is a group, and 'YooA' is a member",
        hint: "compare groups with groups, or members with members"))
    await assertRun(
      "compare omg yooa arin",
      .fails(
        .usage, "'OH MY GIRL' is a group, and 'YooA' is a member",
        hint: "use 'kpgg compare OHMYGIRL/YooA OHMYGIRL/Arin'"))
    await assertRun(
      "compare omg yooa vs ive liz",
      .fails(
        .usage, "'OH MY GIRL' is a group, and 'YooA' is a member",
        hint: "use 'kpgg compare OHMYGIRL/YooA IVE/Liz'"))
  }

  func testTheWordBetweenTwoNamesIsIgnored() async {
    await assertRun("compare ive vs aoa", .prints(await output(of: "compare ive aoa")))
    await assertFails(
      "compare ive vs", .usage, "'kpgg compare' needs the argument OTHER",
      hint: "for example, use 'kpgg compare ive aespa'")
  }

  func testAnUnknownNameIsNotFound() async {
    await assertRun(
      "compare izone stacy",
      .fails(.notFound, "group or member 'stacy' not found", hint: "did you mean 'STAYC'?"))
  }
}
