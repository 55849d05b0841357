import XCTest

@testable import kpgg

final class SectionsTests: CommandTestCase {
  func testAPipeGetsOneLinePerSection() async {
    await assertRun("sections", .shows("sections.txt"))
  }

  func testATerminalGetsAFittedTableAndACount() async {
    await assertRun("sections", on: .terminal(80), .shows("sections-80.txt"))
    await assertRun("sections", on: .terminal(40), .shows("sections-40.txt"))
  }

  func testCountsOfOneAreSingular() async throws {
    let catalog = try TemporaryCatalog(ofGroup: "IVE")
    defer { catalog.remove() }
    let shown = await output(of: ["sections", "--source", catalog.path], on: .terminal(80))
    XCTAssertTrue(shown.hasSuffix("\n1 section, 1 group\n"), shown)
  }

  func testTitlesAndLabelsAreInKorean() async {
    await assertRun("sections --lang ko", .shows("sections-ko.txt"))
  }

  func testPlainOutputIsTabSeparatedWithTheKeyFirst() async {
    await assertRun("sections --plain", .shows("sections.tsv"))
  }

  func testJSONIsAnArray() async {
    await assertRun("sections --json", .shows("sections.json"))
  }

  func testSectionsTakeNoArgument() async {
    await assertRun(
      "sections first",
      .fails(.usage, "unexpected argument 'first'", hint: "see 'kpgg help sections'"))
  }
}
