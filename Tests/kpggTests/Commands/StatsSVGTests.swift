import Foundation
import XCTest

@testable import kpgg

final class StatsSVGTests: CommandTestCase {
  func testAnSVGFileIsWrittenAndNothingIsPrinted() async throws {
    let folder = try temporaryFolder()
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
    let catalog = try temporaryCatalog()
    try catalog.replace(
      "WM Entertainment", with: "<script>&\\\"x\\\"</script>", in: TemporaryCatalog.index)
    let svg = await output(of: "stats agencies --svg - --source \(catalog.path)")
    let escaped = ">&lt;script&gt;&amp;&quot;x&quot;&lt;/script&gt;</text>"
    XCTAssertTrue(svg.contains(escaped), svg)
  }

  func testAnUnwritableFileIsReported() async throws {
    await assertFails(
      "stats blood --svg /nonexistent/blood.svg", .cannotWrite,
      "cannot write '/nonexistent/blood.svg': No such file or directory")
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    await assertFails(
      "stats blood --svg /dev/full", .cannotWrite,
      "cannot write '/dev/full': No space left on device")
  }

  func testAnSVGFileNeedsATopic() async {
    await assertFails(
      "stats --svg -", .usage, "--svg needs a chart topic",
      hint:
        "use 'debuts', 'mbti', 'blood', 'ages', 'heights', 'agencies', 'nationalities', or 'songs'")
  }

  func testAnSVGFileExcludesJSONAndPlainOutput() async {
    for option in ["--json", "--plain"] {
      await assertFails(
        "stats blood --svg - \(option)", .usage, "--svg and \(option) cannot be combined",
        hint: "use only one of the two")
    }
  }

  func testAnEmptyFileNameIsAUsageError() async {
    await assertFails(
      ["stats", "blood", "--svg="], .usage, "a file name must not be empty",
      hint: "give a file name, or '-' for standard output")
  }
}
