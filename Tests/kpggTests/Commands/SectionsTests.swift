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
    let catalog = try temporaryCatalog(ofGroup: "IVE")
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

  func testSectionsAreSelectedByKeyOrYear() async {
    for line: TypedLine in ["sections first", "sections 2020", ["sections", "Debuted 2020"]] {
      let output = await run(line).output
      XCTAssertEqual(output.split(separator: "\n").count, 2, "\(line)")
      XCTAssertTrue(output.contains("STAYC"), "\(line)")
    }
    await assertRun("sections 2020 2017 --plain --fields key", .prints("first\nsecond\n"))
  }

  func testTheCountIsThatOfTheSelectedSections() async {
    let output = await output(of: "sections 2020", on: .terminal(80))
    XCTAssertTrue(output.hasSuffix("1 section, 2 groups\n"), output)
  }

  func testAnUnknownSectionIsNotFound() async {
    let outcome = await run("sections nope")
    XCTAssertEqual(outcome.exitCode, .notFound)
    XCTAssertTrue(outcome.errors.hasPrefix("kpgg: error: section 'nope' not found\n"))
  }
}
