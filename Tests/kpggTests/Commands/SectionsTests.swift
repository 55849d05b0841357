import XCTest

@testable import kpgg

final class SectionsTests: CommandTestCase {
  func testEachSectionIsARow() async {
    await assertShown([
      ("sections", .none, "sections.txt"), ("sections", .terminal(80), "sections-80.txt"),
      ("sections", .terminal(40), "sections-40.txt"),
      ("sections --lang ko", .none, "sections-ko.txt"),
      ("sections --plain", .none, "sections.tsv"), ("sections --json", .none, "sections.json"),
    ])
  }

  func testATableShowsTheYearsThatCanBeTyped() async {
    for language in ["en", "ko"] {
      let rows = await rows("sections --lang \(language)")
      XCTAssertTrue(rows.contains { $0.hasPrefix("2016-2019 ") }, "\(rows)")
      XCTAssertFalse(rows.contains { $0.hasPrefix("second") }, "\(rows)")
    }
    await assertRun("sections 2016-2019 --plain --fields key", .prints("second\n"))
  }

  func testCountsOfOneAreSingular() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    let shown = await output(of: ["sections", "--source", catalog.path], on: .terminal(80))
    XCTAssertTrue(shown.hasSuffix("\n1 section, 1 group\n"), shown)
  }

  func testSectionsAreSelectedByKeyOrYear() async {
    for line: TypedLine in ["sections first", "sections 2020", ["sections", "Debuted 2020"]] {
      let output = await output(of: line, on: .terminal(80))
      XCTAssertTrue(output.contains("STAYC"), "\(line)")
      XCTAssertTrue(output.hasSuffix("1 section, 2 groups\n"), output)
    }
    await assertRun("sections 2020 2017 --plain --fields key", .prints("first\nsecond\n"))
    await assertRun("sections 1990 --plain", .prints(""))
  }
}
