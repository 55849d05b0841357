import Foundation
import KPGGCore
import KPGGQuiz
import KPGGSystem
import XCTest

@testable import kpgg

final class AnswerLogFileTests: XCTestCase {
  func testReadingAndAppendingNothingCreatesNothing() throws {
    try withFile { file, folder in
      XCTAssertEqual(try file.read(), AnswerLog())
      try file.append([])
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    }
  }

  func testAppendedAnswersCanBeReadBack() throws {
    let answers = try (0..<3).map { try LoggedAnswer.numbered($0) }
    try withFile { file, _ in
      try file.append([.answer(answers[0]), .answer(answers[1])])
      let undo = AnswerRecord.undo(questionID: answers[1].questionID, date: answers[1].date)
      try file.append([undo, .answer(answers[2])])
      XCTAssertEqual(try file.read().answers, [answers[0], answers[2]])
    }
  }

  func testAnAnswerThatSeveralProcessesLogIsWrittenOnce() throws {
    let answers = try (0..<4).map { try LoggedAnswer.numbered($0) }
    try withFile { file, _ in
      DispatchQueue.concurrentPerform(iterations: 16) { index in
        let answer = answers[index % 4]
        do {
          try file.append([.answer(answer)], unlessLogged: answer.questionID)
        } catch {
          XCTFail("\(error)")
        }
      }
      XCTAssertEqual(Set(try file.read().answers), Set(answers))
      XCTAssertEqual(try file.read().answers.count, 4)
    }
  }

  func testOnlyTheOwnerCanAccessTheFolderAndTheFile() throws {
    try withFile { file, folder in
      try file.append([.answer(try .numbered(0))])
      for (path, permissions) in [(folder.path, 0o700), ("\(folder.path)/quiz.jsonl", 0o600)] {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        XCTAssertEqual(attributes[.posixPermissions] as? Int, permissions, path)
      }
    }
  }

  func testDamagedLinesStayInTheFile() throws {
    try withFile("{\"v\": 7}\nnonsense\n{\"v\": 1, \"answ") { file, folder in
      try file.append([.answer(try .numbered(0))])
      let log = try file.read()
      XCTAssertEqual(log.answers, [try .numbered(0)])
      XCTAssertEqual(log.damagedLines, [1, 2, 3])
      XCTAssertTrue(
        try Self.text(in: folder).hasPrefix("{\"v\": 7}\nnonsense\n{\"v\": 1, \"answ\n{"))
    }
  }

  func testALineThatIsBeingWrittenIsReadWhenItIsComplete() throws {
    let line = try XCTUnwrap(AnswerRecord.answer(try .numbered(0)).line)
    try withFile(String(decoding: line.prefix(20), as: UTF8.self)) { file, folder in
      let lock = try FileLock(OpenFolder(folder.path))
      let isRunning = DispatchSemaphore(value: 0)
      let log = Mutex<AnswerLog?>(nil)
      let reader = Thread {
        isRunning.signal()
        log.withLock { $0 = try? file.read() }
        isRunning.signal()
      }
      reader.start()
      isRunning.wait()
      let writer = try FileHandle(forWritingTo: folder.appendingPathComponent("quiz.jsonl"))
      try writer.seekToEnd()
      try writer.write(contentsOf: line.dropFirst(20))
      _ = consume lock
      isRunning.wait()
      XCTAssertEqual(log.withLock { $0 }?.damagedLines, [])
      XCTAssertEqual(log.withLock { $0 }?.answers.count, 1)
    }
  }

  func testAnUnfinishedLineCountsAsDamagedWhileTheLockIsHeld() throws {
    try withFile("{\"v\": 1, \"answ") { file, _ in
      try withLock(file) { file in
        XCTAssertEqual(try file.read().damagedLines, [1])
      }
    }
  }

  func testAnAnswerThatIsTooLongIsNotWritten() throws {
    let long = try LoggedAnswer.numbered(0, kind: String(repeating: "x", count: 4096))
    try withFile("") { file, folder in
      assertFails(file, [.answer(try .numbered(1)), .answer(long)]) { .tooLong(path: $0) }
      XCTAssertEqual(try Self.text(in: folder), "")
    }
  }

  func testAFullFileStaysUnchanged() throws {
    let line = String(repeating: " ", count: 4095) + "\n"
    let text = String(repeating: line, count: AnswerLog.byteLimit / 4096)
    try withFile(text) { file, folder in
      assertFails(file, [.answer(try .numbered(1))]) {
        .tooLarge(path: $0, limit: AnswerLog.byteLimit)
      }
      XCTAssertEqual(try Self.text(in: folder).utf8.count, AnswerLog.byteLimit)
    }
    try withFile(text + " ") { file, _ in
      XCTAssertThrowsError(try file.read()) {
        guard case UserFileError.tooLarge = $0 else { return XCTFail("\($0)") }
      }
    }
  }

  func testAHeldLockIsReported() throws {
    try withFile("") { file, _ in
      try withLock(file) { file in
        assertFails(file, [.answer(try .numbered(0))]) { .busy(path: $0) }
      }
    }
  }

  func testAnAnswerIsAppendedThroughALink() throws {
    try withFile { file, folder in
      let target = folder.deletingLastPathComponent().appendingPathComponent("elsewhere")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("quiz.jsonl"), withDestinationURL: target)
      try file.append([.answer(try .numbered(0))])
      XCTAssertEqual(try file.read().answers, [try .numbered(0)])
      XCTAssertTrue(FileManager.default.fileExists(atPath: target.path))
    }
  }

  private func assertFails(
    _ file: AnswerLogFile, _ records: [AnswerRecord], line: UInt = #line,
    _ expected: (_ path: String) -> UserFileError
  ) {
    XCTAssertThrowsError(try file.append(records), line: line) {
      XCTAssertEqual(
        $0 as? UserFileError, expected("\(file.folder)/quiz.jsonl"), line: line)
    }
  }

  /// Calls the body while another user of the file holds its lock.
  private func withLock(
    _ file: AnswerLogFile, _ body: (AnswerLogFile) throws -> Void
  ) throws {
    let lock = try FileLock(OpenFolder(file.folder))
    try body(AnswerLogFile(folder: file.folder, lockTimeout: .zero))
    _ = consume lock
  }

  private static func text(in folder: URL) throws -> String {
    String(
      decoding: try Data(contentsOf: folder.appendingPathComponent("quiz.jsonl")), as: UTF8.self)
  }

  /// Calls the body with a log of this text. Without a text, neither file nor folder exists.
  private func withFile(
    _ text: String? = nil, _ body: (AnswerLogFile, URL) throws -> Void
  ) throws {
    try withDataFolder("quiz.jsonl", text) {
      try body(AnswerLogFile(folder: $0.path, lockTimeout: .seconds(30)), $0)
    }
  }
}

extension LoggedAnswer {
  /// Creates an answer to the question with a number.
  static func numbered(_ number: Int, kind: String = "song") throws -> LoggedAnswer {
    try XCTUnwrap(
      LoggedAnswer(
        questionID: "\(kind)/\(number)", kind: kind, subjects: ["IVE"], date: .latest,
        grade: .good, points: 100))
  }
}
