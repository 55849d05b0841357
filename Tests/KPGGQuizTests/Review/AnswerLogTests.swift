import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class AnswerLogTests: XCTestCase {
  func testDamagedLinesAreReportedAndTheOthersCount() throws {
    let bytes = try [
      data(.answer(.of("song/IVE", "2026-11-21"))), Data("{\"v\": 1, \"ans\n\n".utf8),
      data(.answer(.of("song/AOA", "2026-11-22"))), Data("{\"v\": 2}\n".utf8),
      Data(repeating: UInt8(ascii: "x"), count: 5000), Data("\n".utf8),
      data(.answer(.of("song/KARA", "2026-11-22"))),
    ]
    let log = AnswerLog(decoding: bytes.reduce(Data(), +))
    XCTAssertEqual(log.answers.map(\.questionID), ["song/IVE", "song/AOA", "song/KARA"])
    XCTAssertEqual(
      log.damagedLines,
      [
        AnswerLog.DamagedLine(number: 2, problem: .malformed),
        AnswerLog.DamagedLine(number: 5, problem: .otherVersion(2)),
        AnswerLog.DamagedLine(number: 6, problem: .tooLong),
      ])
  }

  func testALastLineWithoutANewlineCounts() throws {
    let data = try data(.answer(.of("song/IVE", "2026-11-21")))
    XCTAssertEqual(AnswerLog(decoding: data.dropLast()).answers.count, 1)
    XCTAssertEqual(AnswerLog(decoding: data.dropLast()).damagedLines, [])
  }

  func testLinesOfAnotherSystemCount() throws {
    let text = String(
      decoding: try data(.answer(.of("song/IVE", "2026-11-21"))), as: UTF8.self)
    let log = AnswerLog(decoding: Data(text.replacingOccurrences(of: "\n", with: "\r\n").utf8))
    XCTAssertEqual(log.answers.count, 1)
    XCTAssertEqual(log.damagedLines, [])
  }

  func testAnEmptyFileHasNoAnswers() {
    XCTAssertEqual(AnswerLog(decoding: Data()), AnswerLog())
    XCTAssertEqual(AnswerLog(decoding: Data("\n\n".utf8)), AnswerLog())
  }

  func testUndoRemovesTheLastAnswerToTheQuestion() throws {
    let first = try LoggedAnswer.of("song/IVE", "2026-11-21", .again)
    let second = try LoggedAnswer.of("song/IVE", "2026-11-21")
    let other = try LoggedAnswer.of("song/AOA", "2026-11-21")
    let log = AnswerLog(
      decoding: try data(.answer(first), .answer(second), .answer(other), .undo(second)))
    XCTAssertEqual(log.answers, [first, other])
  }

  func testUndoDoesNotReachAnotherDay() throws {
    let answer = try LoggedAnswer.of("song/IVE", "2026-11-20")
    let log = AnswerLog(
      decoding: try data(.answer(answer), .undo(try .of("song/IVE", "2026-11-21"))))
    XCTAssertEqual(log.answers, [answer])
    XCTAssertEqual(log.damagedLines, [])
  }

  func testUndoCanBeRepeated() throws {
    let answers = try ["song/IVE", "song/AOA", "song/KARA"].map {
      try LoggedAnswer.of($0, "2026-11-21")
    }
    var log = AnswerLog()
    for answer in answers { log.append(.answer(answer)) }
    for answer in answers.dropFirst().reversed() { log.append(.undo(answer)) }
    XCTAssertEqual(log.answers, [answers[0]])
  }

  func testUndoReachesOnlyTheLastThousandAnswers() throws {
    let old = try LoggedAnswer.of("song/IVE", "2026-11-21")
    var log = AnswerLog()
    log.append(.answer(old))
    for _ in 0..<1000 { log.append(.answer(try .of("song/AOA", "2026-11-21"))) }
    log.append(.undo(old))
    XCTAssertEqual(log.answers.count, 1001)
  }

  private func data(_ records: AnswerRecord...) throws -> Data {
    try records.reduce(Data()) { $0 + (try XCTUnwrap($1.line)) }
  }
}
