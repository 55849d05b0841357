import Foundation
import XCTest

@testable import kpgg

final class StatsSVGTests: CommandTestCase {
  override class var bundled: BundledCatalog { .sample }

  func testAnSVGFileIsWrittenAndNothingIsPrinted() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("blood.svg").path
    await assertRun(["stats", "blood", "--svg", file], .prints(""))
    await assertRun("stats blood --svg -", .prints(try folder.text(of: "blood.svg")))
    await assertRun("stats blood --svg -", .shows("stats-blood.svg"))
  }

  func testAnSVGFileIsTheSameForATerminalAndInColor() async {
    await assertRun(
      "stats blood --svg - --color always", on: .terminal(20), .shows("stats-blood.svg"))
  }

  func testAnSVGFileHasKoreanTextAndTheDate() async {
    let svg = await output(of: "stats ages --svg - --lang ko")
    XCTAssertTrue(svg.contains("<title>만 나이 (2026-11-21 기준)</title>"), svg)
    XCTAssertTrue(svg.contains("xml:lang=\"ko\""), svg)
  }

  func testALimitAppliesToAnSVGFile() async {
    let svg = await output(of: "stats agencies --limit 2 --svg -")
    XCTAssertEqual(svg.split(separator: "<rect").count, 3)
    XCTAssertTrue(svg.contains("top 2 of 16"), svg)
  }

  func testLabelsAreEscaped() async throws {
    let catalog = try TemporaryCatalog(TemporaryCatalog.sample)
    defer { catalog.remove() }
    try catalog.replace(
      "WM Entertainment", with: "<script>&\\\"x\\\"</script>", in: TemporaryCatalog.index)
    let svg = await output(of: "stats agencies --svg - --source \(catalog.path)")
    let escaped = ">&lt;script&gt;&amp;&quot;x&quot;&lt;/script&gt;</text>"
    XCTAssertTrue(svg.contains(escaped), svg)
  }

  func testAnUnwritableFileIsReported() async throws {
    await assertRun(
      "stats blood --svg /nonexistent/blood.svg",
      .fails(.cannotWrite, "cannot write '/nonexistent/blood.svg': No such file or directory"))
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    await assertRun(
      "stats blood --svg /dev/full",
      .fails(.cannotWrite, "cannot write '/dev/full': No space left on device"))
  }

  func testAnSVGFileNeedsATopic() async {
    await assertRun(
      "stats --svg -",
      .fails(
        .usage, "--svg needs a chart topic",
        hint:
          "use 'debuts', 'mbti', 'blood', 'ages', 'heights', 'agencies', 'nationalities', or 'songs'"
      ))
  }

  func testAnSVGFileExcludesJSONAndPlainOutput() async {
    for option in ["--json", "--plain"] {
      await assertRun(
        "stats blood --svg - \(option)",
        .fails(
          .usage, "--svg and \(option) cannot be combined",
          hint: "use only one of the two")
      )
    }
  }

  func testAnEmptyFileNameIsAUsageError() async {
    await assertRun(
      ["stats", "blood", "--svg="],
      .fails(
        .usage, "a file name must not be empty",
        hint: "give a file name, or '-' for standard output"))
  }
}
