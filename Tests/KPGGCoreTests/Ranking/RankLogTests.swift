import Foundation
import XCTest

@testable import KPGGCore

final class RankLogTests: XCTestCase {
  private let ids = ["IVE/Rei", "IVE/Liz", "IVE/Leeseo"].compactMap { RecordID($0) }
  private let begun = CalendarDate("2026-11-24") ?? .earliest

  func testWrittenRecordsCanBeReadBack() throws {
    let choice = Ranking<RecordID>.Choice.compared(ids[0], .same, ids[1])
    let records: [RankRecord] = [
      items("a", ids), .choice(rank: "a", choice), .choice(rank: "a", .skipped(ids[2])),
      .undo(rank: "a", choice), .renaming(rank: "a", to: "b"), .removal(rank: "a"),
    ]
    for record in records {
      let line = try XCTUnwrap(record.line)
      XCTAssertEqual(line.last, UInt8(ascii: "\n"))
      XCTAssertEqual(RankRecord(decoding: line.dropLast()), record)
    }
    XCTAssertEqual(
      String(decoding: try XCTUnwrap(records[1].line), as: UTF8.self),
      "{\"choice\": \"same\",\"first\": \"IVE/Rei\",\"rank\": \"a\",\"second\": \"IVE/Liz\","
        + "\"v\": 1}\n")
  }

  func testALineWithManyMarksIsNoRecord() {
    // Comparing such texts takes quadratic time.
    let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
    for line in [
      #"{"rank":"a\#(marks)","removed":true,"v":1}"#,
      #"{"rank":"a","skip":"IVE/e\#(marks)","v":1}"#,
    ] {
      XCTAssertNil(RankRecord(decoding: line.utf8))
    }
  }

  func testChoicesBelongToTheirRankAndCanBeTakenBack() throws {
    let choices = ids.map { Ranking<RecordID>.Choice.skipped($0) }
    let log = log([
      items("a", [ids[0], ids[1]]), items("b", ids), .choice(rank: "a", choices[0]),
      .choice(rank: "b", choices[1]), .choice(rank: "a", choices[2]),
      .undo(rank: "a", choices[0]), .undo(rank: "a", choices[1]), .choice(rank: "no", choices[0]),
    ])
    XCTAssertEqual(log.ranks.map(\.name), ["a", "b"])
    XCTAssertEqual(log["a"]?.choices, [choices[2]])
    XCTAssertEqual(log["b"]?.choices, [choices[1]])
    XCTAssertNil(log["no"])
  }

  func testALaterRecordAddsItemsAndChangesTheNumberOfPlaces() {
    let log = log([items("a", [ids[0]], top: 5), items("a", [ids[1], ids[2]]), items("a", [])])
    XCTAssertEqual(log["a"]?.batches, [[ids[0]], [ids[1], ids[2]]])
    XCTAssertNil(log["a"]?.placeLimit)
    XCTAssertEqual(log["a"]?.ranking(missing: [ids[1], ids[2]]).places.flatMap(\.items), [ids[0]])
  }

  func testItemsAreAddedOnceAndUpToTheLimit() throws {
    let many = try (0..<SavedRank.limit).map { try XCTUnwrap(RecordID("IVE/M\($0)")) }
    let log = log([items("a", ids), items("a", ids), items("a", many)])
    let batches = try XCTUnwrap(log["a"]).batches
    XCTAssertEqual(batches, [ids, Array(many.prefix(SavedRank.limit - ids.count))])
  }

  func testARemovedRankCanBeginAgain() {
    let log = log([
      items("a", ids), .choice(rank: "a", .skipped(ids[0])), .removal(rank: "a"),
      items("a", [ids[1]]),
    ])
    XCTAssertEqual(log["a"]?.batches, [[ids[1]]])
    XCTAssertEqual(log["a"]?.choices, [])
  }

  func testARenamedRankKeepsItsPlaceAndItsChoices() {
    let choice = Ranking<RecordID>.Choice.skipped(ids[0])
    let log = log([
      items("a", ids), .choice(rank: "a", choice), items("b", [ids[1]]),
      .renaming(rank: "a", to: "b"), .renaming(rank: "no", to: "d"), .renaming(rank: "a", to: "c"),
      .choice(rank: "a", choice), .choice(rank: "c", .skipped(ids[1])),
    ])
    XCTAssertEqual(log.ranks.map(\.name), ["c", "b"])
    // A session that is open during the renaming writes the name before.
    XCTAssertEqual(log["c"]?.choices, [choice, choice, .skipped(ids[1])])
    XCTAssertEqual(log.rank(openedAs: "a")?.name, "c")
    XCTAssertNil(log["a"])
  }

  func testAFormerNameCanBeginAnotherRank() {
    let choice = Ranking<RecordID>.Choice.skipped(ids[0])
    let log = log([
      items("a", ids), .renaming(rank: "a", to: "b"), .removal(rank: "a"), items("a", ids),
      .choice(rank: "a", choice),
    ])
    XCTAssertEqual(log.ranks.map(\.name), ["b", "a"])
    XCTAssertEqual(log.ranks.map(\.choices), [[], [choice]])
  }

  func testAFormerNameMeansTheLastRankThatHadItAndWasNotRemoved() {
    let choice = Ranking<RecordID>.Choice.skipped(ids[0])
    let log = log([
      items("a", ids), .renaming(rank: "a", to: "first"), items("a", ids),
      .renaming(rank: "a", to: "second"), items("a", ids), .renaming(rank: "a", to: "third"),
      .choice(rank: "a", choice), .removal(rank: "third"), .choice(rank: "a", choice),
      .undo(rank: "a", choice), .choice(rank: "first", choice),
    ])
    XCTAssertEqual(log.ranks.map(\.name), ["first", "second"])
    XCTAssertEqual(log.ranks.map(\.choices), [[choice], []])
  }

  func testUnknownKeysAreIgnoredAndDamagedLinesReported() {
    let lines = [
      "{\"v\":1,\"rank\":\"a\",\"begun\":\"2026-11-24\",\"items\":[\"IVE\"],\"kind\":\"group\","
        + "\"subject\":\"groups\",\"later\":{}}", "",
      "{\"v\":2,\"rank\":\"a\",\"skip\":\"IVE\"}", "{\"v\":1,\"skip\":\"IVE\"}",
      "{\"v\":1,\"rank\":\"a\",\"skip\":\"\"}", "{\"v\":1,\"rank\":\"a\"",
      "{\"v\":1,\"rank\":\"b\",\"begun\":\"2026-11-24\",\"items\":[\"IVE/Rei\"],"
        + "\"kind\":\"group\",\"subject\":\"groups\"}",
      "{\"v\":1,\"rank\":\"a\",\"begun\":\"2026-11-24\",\"items\":[],\"kind\":\"group\","
        + "\"subject\":\"groups\",\"top\":0}",
      "{\"v\":1,\"rank\":\"a\",\"skip\":\"IVE\"}",
      "{\"v\":1,\"rank\":\"a\",\"renamed\":\"\"}",
    ]
    let log = RankLog(decoding: Data(lines.joined(separator: "\n").utf8))
    XCTAssertEqual(log.damagedLines, [3, 4, 5, 6, 7, 8, 10])
    XCTAssertEqual(log["a"]?.choices.count, 1)
    XCTAssertNil(log["b"])
  }

  private func items(_ name: String, _ items: [RecordID], top: Int? = nil) -> RankRecord {
    .items(items, of: name, .member, subject: "members", on: begun, placeLimit: top)
  }

  private func log(_ records: [RankRecord]) -> RankLog {
    RankLog(decoding: Data(records.compactMap(\.line).joined()))
  }
}
