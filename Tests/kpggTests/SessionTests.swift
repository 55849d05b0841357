import XCTest

@testable import kpgg

final class SessionTests: CommandTestCase {
  func testTheBundledCatalogueIsTheUsualSource() async {
    let expected = await output(of: "sections --json")
    await assertRun("sections --json --source bundled", .prints(expected))
    await assertRun("sections --json", in: ["KPGG_SOURCE": "bundled"], .prints(expected))
    await assertRun("sections --json", in: ["KPGG_SOURCE": ""], .prints(expected))
  }

  func testTheOptionGoesBeforeTheVariable() async {
    await assertRun(
      "sections --json --source bundled", in: ["KPGG_SOURCE": "/nowhere"],
      .prints(await output(of: "sections --json")))
  }

  func testTheVariableNamesAFolder() async throws {
    let catalog = try TemporaryCatalog()
    defer { catalog.remove() }
    try catalog.replace("Secret Garden", with: "Dolphin", in: "group/OHMYGIRL")
    let group = await output(of: "group OHMYGIRL", in: ["KPGG_SOURCE": catalog.path])
    XCTAssertTrue(group.contains("Dolphin"))
  }

  func testAnEmptySourceIsNone() async {
    await assertRun(
      ["sections", "--source", ""],
      .fails(.usage, "--source is empty", hint: "it takes 'bundled' or a folder"))
  }

  func testAnEndpointIsRefusedWithoutTouchingTheNetwork() async {
    for address in ["http://127.0.0.1:1/api", "https://example.invalid"] {
      await assertRun(
        "sections --source \(address)",
        .fails(
          .usage, "cannot read '\(address)': endpoints are not supported yet",
          hint: "--source takes 'bundled' or a folder"))
    }
  }

  func testColumnsAreCheckedBeforeAnythingIsRead() async {
    for command in ["sections", "groups", "group X", "members", "profiles", "profile X"] {
      let outcome = await run("\(command) --fields nope --source /nowhere")
      XCTAssertEqual(outcome.exitCode, .usage, command)
    }
  }
}
