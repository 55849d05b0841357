import Foundation
import XCTest

@testable import kpgg

final class StatsSVGTests: CommandTestCase {
  func testAnSVGFileIsWritten() async throws {
    let folder = try temporaryFolder()
    let file = folder.url.appendingPathComponent("blood.svg").path
    await assertRun(["stats", "blood", "--svg", file], .prints("saved to \(file)\n"))
    await assertRun("stats blood --svg -", .prints(try folder.text(of: "blood.svg")))
    await assertShown([
      ("stats blood --svg -", .none, "stats-blood.svg"),
      ("stats blood --svg - --color always", .terminal(20), "stats-blood.svg"),
    ])
  }

  func testAnSVGFileHasKoreanTextAndTheDate() async {
    let svg = await output(of: "stats ages --svg - --lang ko")
    XCTAssertTrue(svg.contains("<title>만 나이 (2026-11-21 기준)</title>"), svg)
    XCTAssertTrue(svg.contains("xml:lang=\"ko\""), svg)
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
}
