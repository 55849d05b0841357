import KPGGCore
import XCTest

@testable import kpgg

/// Rankings in `kpgg browse --linear`.
final class LinearRankTests: LinearTestCase {
  func testARankingIsTheOneOfTheCommand() async throws {
    let replies = try await replies(to: "R", "1", "q", "f", from: "IVE")
    XCTAssertTrue(replies[0].contains("\nat most 10 comparisons left\n"), replies[0])
    XCTAssertTrue(replies[0].contains("rank>\nkpgg › IVE\n"), replies[0])
    XCTAssertEqual(replies[1], "IVE is now a favorite\n")
    let again = try await self.replies(to: "순위 아이브", "q")
    XCTAssertTrue(again[0].contains("\nat most 9 comparisons left\n"), again[0])
    let text = try String(contentsOfFile: "\(path)/kpgg/ranks.jsonl", encoding: .utf8)
    XCTAssertTrue(text.contains("\"rank\": \"members-IVE\""), text)
  }

  func testAGroupWithOneMemberGetsTheReason() async throws {
    let source = try TemporaryCatalog(ofGroup: "ALONE")
    defer { source.remove() }
    let replies = try await replies(
      to: "R", from: TypedLine(stringLiteral: "--source \(source.path)"))
    XCTAssertTrue(replies[0].hasPrefix("there are fewer than two members to rank"), replies[0])
  }

  func testAFileThatCannotBeWrittenIsReportedAtTheEnd() async throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/kpgg/ranks.jsonl", withIntermediateDirectories: true)
    let walk = try await walk("R\nf\n", "IVE")
    XCTAssertTrue(walk.replies[1].contains("\(path)/kpgg/ranks.jsonl"), walk.replies[1])
  }
}
