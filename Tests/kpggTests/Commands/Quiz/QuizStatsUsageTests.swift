import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class QuizStatsUsageTests: QuizStatsTestCase {
  func testTheTopicIgnoresCase() async throws {
    try write([.of("song", ["IVE"], "2026-11-21")])
    try await assertStats("Kinds --plain", .prints("song\t1\t1\n"))
  }

  func testAnUnknownTopicIsAUsageError() async throws {
    try await assertStats(
      "kind", .fails(.usage, "unknown chart topic 'kind'", hint: "did you mean 'kinds'?"))
    try await assertStats(
      "ages",
      .fails(
        .usage, "unknown chart topic 'ages'",
        hint: "use 'kinds', 'groups', 'days', 'months', or 'guesses'"))
  }

  func testALimitKeepsTheMostFrequent() async throws {
    try write(
      [
        .of("song", ["IVE"], "2026-11-21"), .of("song", ["AOA"], "2026-11-21"),
        .of("odd", ["AOA/Mina"], "2026-11-21", .again),
      ])
    try await assertStats("groups -n 1 --plain", .prints("AOA\t2\t1\n"))
    try await assertStats(
      "days -n 1",
      .fails(
        .usage, "--limit needs a chart that is sorted by count", hint: "use 'kinds' or 'groups'"))
  }

  func testAnSVGFileIsWrittenAndNothingIsPrinted() async throws {
    try write(LoggedAnswer.sample())
    let folder = try temporaryFolder()
    let file = folder.url.appendingPathComponent("groups.svg").path
    try await assertStats("groups --lang ko --svg \(file)", .prints(""))
    try await assertStats("groups --lang ko --svg -", .prints(try folder.text(of: "groups.svg")))
  }

  func testAnSVGFileNeedsATopicAndNoFormat() async throws {
    try await assertStats(
      "--svg -",
      .fails(
        .usage, "--svg needs a chart topic",
        hint: "use 'kinds', 'groups', 'days', 'months', or 'guesses'"))
    try await assertStats(
      "kinds --svg - --json",
      .fails(.usage, "--svg and --json cannot be combined", hint: "use only one of the two"))
  }

  func testALogThatCannotBeReadIsAnError() async throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try await assertStats("", .fails(.noInput, "cannot read '\(path)': Is a directory"))
  }

  func testNoDataFolderIsAnError() async throws {
    let (outcome, _) = await stats("", in: ["XDG_DATA_HOME": ""])
    XCTAssertEqual(outcome.exitCode, .noInput)
  }
}
