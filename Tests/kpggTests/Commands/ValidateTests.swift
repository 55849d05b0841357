import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class ValidateTests: EndpointCommandTestCase {
  func testAValidCatalogPrintsNothing() async {
    await assertRun("validate", .prints(""))
    await assertRun("validate --json", .prints("[]\n"))
  }

  func testATerminalShowsThatThereAreNoProblems() async throws {
    let (count, catalog) = (SampleCatalog.groupCount, try temporaryCatalog(ofGroup: "IVE"))
    for (line, text) in [
      ("validate", "\(count) groups, no problems"),
      ("validate --lang ko", "그룹 \(count)팀, 문제없음"),
      ("validate \(catalog.path)", "1 group, no problems"),
    ] {
      await assertRun("\(line)", on: .terminal(80), .prints(text + "\n"))
    }
  }

  func testEveryProblemIsListed() async {
    let tree = Self.invalidTree
    await assertRun(["validate", tree], .shows("validate-unsound.txt", .badData))
    await assertRun(
      ["validate", tree, "--color", "always"], on: .terminal(60),
      .shows("validate-unsound-60.txt", .badData))
    await assertRun(
      ["validate", tree, "--json"], on: .terminal(60),
      .shows("validate-unsound.json", .badData))
    await assertRun(["validate", tree, "--csv"], .shows("validate-unsound.csv", .badData))
    await assertRun(["validate", tree, "--plain"], .shows("validate-unsound.tsv", .badData))
  }

  func testDatesOfPeriodsThatContradictEachOtherAreWarnings() async {
    let tree = Self.tree("periods")
    await assertRun(["validate", tree], .shows("validate-periods.txt"))
    await assertRun(
      ["validate", tree], on: .terminal(60), .shows("validate-periods-60.txt"))
    await assertRun(["validate", tree, "--lang", "ko"], .shows("validate-periods-ko.txt"))
  }

  func testAnEditedDocumentHasAHint() async throws {
    let folder = try temporaryFolder().path + "/catalog"
    _ = await output(of: TypedLine(["export", folder]))
    let document = folder + "/group/OHMYGIRL"
    let text = try String(contentsOfFile: document, encoding: .utf8)
    try text.replacing("ESFJ", with: "ESFP").write(
      toFile: document, atomically: true, encoding: .utf8)
    let command = "export \(folder) --source \(folder)"
    for line: TypedLine in [["validate", folder], ["validate", "--source", folder]] {
      let outcome = await run(line)
      XCTAssertEqual(outcome.exitCode, .badData)
      XCTAssertEqual(
        outcome.errors,
        "kpgg: note: if you edited the documents, update the folder with 'kpgg \(command)'\n")
    }
    _ = await output(of: "\(command)")
    await assertRun(TypedLine(["validate", folder]), .prints(""))
    // An export would not accept this document.
    try text.replacing("1994.07.28", with: "1994.07.32").write(
      toFile: document, atomically: true, encoding: .utf8)
    let outcome = await run(["validate", folder])
    XCTAssertEqual(outcome.errors, "")
  }

  func testWarningsAloneAreASuccess() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("\"ESFJ\"", with: "\"CUTE\"", in: "group/OHMYGIRL")
    await assertRun(
      ["validate", "--source", catalog.path],
      .prints(
        "warning: group/OHMYGIRL: groupname.OHMYGIRL[0].mbti: 'CUTE' is not a valid MBTI type "
          + "(line 15, column 17)\n"))
  }

  func testADateInAnotherFormIsAWarning() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("\"1994.07.28\"", with: "\"94.07.28\"", in: "group/OHMYGIRL")
    await assertRun(
      ["validate", "--source", catalog.path],
      .prints(
        "warning: group/OHMYGIRL: groupname.OHMYGIRL[0].birth: '94.07.28' should be '1994.07.28' "
          + "(line 7, column 18)\n"))
  }

  func testTheArgumentOverridesTheVariableButNotTheOption() async {
    await assertRun(
      ["validate", Self.invalidTree], in: ["KPGG_SOURCE": "bundled"],
      .shows("validate-unsound.txt", .badData))
    await assertRun("validate bundled --source bundled", .prints(""))
  }

  func testAnEndpointIsChecked() async {
    transport.put("<html>", at: "group/IVE")
    transport.put(nil, at: "group/TWICE")
    await assertRunWithEndpoint(
      "validate",
      .prints(
        """
        error: group/IVE: the document is a web page, not JSON
        error: group/TWICE: the document is missing, but the index lists the group

        """, .badData))
  }

  func testAFailingEndpointIsAnError() async {
    transport.fail("group/IVE", with: .idleTimeout)
    let outcome = await runWithEndpoint("validate")
    XCTAssertEqual(outcome.exitCode, .unavailable)
    XCTAssertEqual(outcome.output, "")
  }

  private static let invalidTree = tree("unsound")

  private static func tree(_ name: String) -> String {
    SourceTree.root.appendingPathComponent("Fixtures/trees/\(name)").path
  }
}
