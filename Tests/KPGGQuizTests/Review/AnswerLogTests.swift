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
    XCTAssertEqual(log.damagedLines, [2, 5, 6])
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

final class AnswerRecordTests: XCTestCase {
  func testAnAnswerIsOneLine() throws {
    let record = AnswerRecord.answer(
      try .of("song/IVE", "2026-11-21", .again, subjects: ["IVE", "IVE/Liz"], clues: 2))
    XCTAssertEqual(
      try text(of: record),
      #"{"answer": "song/IVE","clues": 2,"date": "2026-11-21","grade": "again","kind": "song","#
        + #""points": 0,"subjects": ["IVE","IVE/Liz"],"typo": false,"v": 1}"# + "\n")
    XCTAssertEqual(AnswerRecord(decoding: try XCTUnwrap(record.line)), record)
  }

  func testAnAnswerHasTheLevelIfItIsKnown() throws {
    let record = AnswerRecord.answer(try .of("song/IVE", "2026-11-21", level: .medium))
    let line = try text(of: record)
    XCTAssertTrue(line.contains(#""kind": "song","level": "medium","points""#), line)
    XCTAssertEqual(AnswerRecord(decoding: Data(line.utf8)), record)
    let later = line.replacingOccurrences(of: "medium", with: "expert")
    XCTAssertEqual(
      AnswerRecord(decoding: Data(later.utf8)), .answer(try .of("song/IVE", "2026-11-21")))
  }

  func testAnUndoNamesTheQuestionAndTheDay() throws {
    let record = AnswerRecord.undo(try .of("song/IVE", "2026-11-21"))
    XCTAssertEqual(
      try text(of: record), #"{"date": "2026-11-21","undo": "song/IVE","v": 1}"# + "\n")
    XCTAssertEqual(AnswerRecord(decoding: try XCTUnwrap(record.line)), record)
  }

  func testHostileTextsStayInTheirLine() throws {
    let texts = ["a\nb", "\u{0}\u{1B}[2J", "\"\\", "\r\n", "\u{2028}", "효정".decomposed, ""]
    for text in texts {
      let record = AnswerRecord.answer(
        try .of(text, "2026-11-21", subjects: [text, "x\n"], kind: text))
      let line = try XCTUnwrap(record.line)
      XCTAssertEqual(line.count { $0 == UInt8(ascii: "\n") }, 1, text)
      XCTAssertEqual(AnswerRecord(decoding: line), record, text)
    }
  }

  func testALineHasALimit() throws {
    let record = { (length: Int) in
      AnswerRecord.undo(questionID: String(repeating: "x", count: length), date: .earliest)
    }
    let overhead = try XCTUnwrap(record(0).line).count - 1
    let longest = record(AnswerRecord.byteLimit - overhead)
    XCTAssertEqual(AnswerRecord(decoding: try XCTUnwrap(longest.line?.dropLast())), longest)
    XCTAssertNil(record(AnswerRecord.byteLimit - overhead + 1).line)
    let padded = try XCTUnwrap(record(0).line).dropLast() + Data(repeating: 0x20, count: 4096)
    XCTAssertNil(AnswerRecord(decoding: padded))
  }

  func testUnknownKeysAreIgnored() throws {
    XCTAssertEqual(
      AnswerRecord(decoding: Data(#"{"date":"2026-11-21","undo":"a","new":[1],"v":1}"#.utf8)),
      .undo(questionID: "a", date: try checked("2026-11-21")))
  }

  func testDamagedLinesAndOtherVersionsAreNotReadAsRecords() throws {
    let lines = [
      "", "{", "[]", "null", "{}", #"{"v":"1"}"#, #"{"v":1.5}"#, #"{"v":1}"#,
      #"{"date":"2026-11","undo":"a","v":1}"#, #"{"date":"2026-02-30","undo":"a","v":1}"#,
      #"{"date":"2026-11-21","undo":"a","v":1}{"#, #"{"date":"2026-11-21","undo":"a","v":1,"v":1}"#,
      #"{"answer":1,"date":"2026-11-21","undo":"a","v":1}"#, #"{"date":1,"undo":"a","v":1}"#,
      #"{"date":"2026-11-21","undo":1,"v":1}"#, #"{"date":"2026-11-21","undo":"a","v":2}"#,
      #"{"date":"2026-11-21","undo":"a","v":0}"#,
    ]
    for line in lines { XCTAssertNil(AnswerRecord(decoding: Data(line.utf8)), line) }
    let line = try text(of: .answer(try .of("song/IVE", "2026-11-21")))
    for (key, value) in [
      ("\"clues\": 0", "\"clues\": -1"), ("\"points\": 100", "\"points\": 1001"),
      ("2026-11-21", "2026"), ("good", "easy"), ("\"typo\": false", "\"typo\": 0"),
      ("\"kind\": \"song\",", ""), ("[\"song/IVE\"]", "[1]"),
    ] {
      let damaged = line.replacingOccurrences(of: key, with: value)
      XCTAssertNotEqual(damaged, line)
      XCTAssertNil(AnswerRecord(decoding: Data(damaged.utf8)), damaged)
    }
  }

  func testTenThousandMutationsNeverTrap() throws {
    var generator = SeededGenerator(seed: 16)
    let line = try XCTUnwrap(
      AnswerRecord.answer(try .of("song/IVE", "2026-11-21", subjects: ["IVE/리즈"])).line)
    for _ in 0..<10_000 {
      var bytes = Array(line)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        bytes[index] = .random(in: .min ... .max, using: &generator)
      }
      guard let record = AnswerRecord(decoding: bytes) else { continue }
      XCTAssertEqual(AnswerRecord(decoding: try XCTUnwrap(record.line)), record)
    }
  }

  private func text(of record: AnswerRecord) throws -> String {
    String(decoding: try XCTUnwrap(record.line), as: UTF8.self)
  }
}

extension String {
  fileprivate var decomposed: String { UnicodeForm.decomposed(self) }
}

extension AnswerRecord {
  fileprivate static func undo(_ answer: LoggedAnswer) -> Self {
    .undo(questionID: answer.questionID, date: answer.date)
  }
}
