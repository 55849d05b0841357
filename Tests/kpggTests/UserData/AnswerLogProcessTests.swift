import Foundation
import KPGGCore
import KPGGQuiz
import KPGGSystem
import XCTest

@testable import kpgg

/// Appends to one answer log from concurrent and killed processes.
///
/// The processes run this test bundle with only ``testWriter()``.
final class AnswerLogProcessTests: XCTestCase {
  func testOneHundredKillsLoseNoAnswer() throws {
    let folder = try TemporaryFolder()
    var kept: [String: Int] = [:]
    var killed: [Writer] = []
    for round in 0..<25 {
      // The kill comes while the process appends the last answer, or soon after.
      let writers = try (1...4).map {
        try Writer(named: "writer\(round)-\($0)", answers: $0 + 1, in: folder)
      }
      for (index, writer) in writers.enumerated() {
        let count = writer.acknowledged(atMost: index + 1)
        writer.kill()
        XCTAssertGreaterThan(count, index)
        kept[writer.name] = count
      }
      killed += writers
    }
    for writer in killed { XCTAssertEqual(try writer.end(), SIGKILL) }
    let log = try AnswerLogFile.inFolder(folder.path).read()
    XCTAssertEqual(log.damagedLines, [])
    XCTAssertEqual(kept.count, 100)
    for (name, count) in kept {
      let ids = log.ids(of: name)
      XCTAssertGreaterThanOrEqual(ids.count, count, name)
      XCTAssertEqual(ids, ids.indices.map { "\(name)/\($0)" })
    }
  }

  func testAFullDiskKeepsWholeLines() throws {
    let folder = try TemporaryFolder()
    // A block has 512 or 1024 bytes, which is not a multiple of a line.
    let writer = try Writer(named: "writer", answers: 100, in: folder, blocks: 1)
    XCTAssertTrue((1...9).contains(writer.acknowledged(atMost: 100)))
    XCTAssertNotEqual(try writer.end(), 0)
    let file = AnswerLogFile.inFolder(folder.path)
    let log = try file.read()
    XCTAssertEqual(log.damagedLines, [])
    XCTAssertTrue(try folder.text(of: "kpgg/quiz.jsonl").hasSuffix("}\n"))
    try file.append([.answer(try .numbered(1))])
    XCTAssertEqual(try file.read().answers.count, log.answers.count + 1)
  }

  /// Appends answers in a process that the other tests start, and waits for the end of its input.
  func testWriter() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let folder = environment[Writer.folder], let name = environment[Writer.name],
      let count = environment[Writer.count].flatMap({ Int($0) })
    else { return }
    CurrentProcess.ignoreWriteSignals()
    let file = AnswerLogFile.inFolder(folder)
    for number in 0..<count {
      try file.append([.answer(try .numbered(number, kind: name))])
      try FileDescriptor.standardError.write(Writer.acknowledgment)
    }
    _ = try FileDescriptor.standardInput.read(atMost: 1)
  }
}

/// A process that appends answers.
private final class Writer {
  static let folder = "KPGG_TEST_ANSWER_LOG"
  static let name = "KPGG_TEST_WRITER"
  static let count = "KPGG_TEST_ANSWERS"
  /// The output of a writer after each answer.
  static let acknowledgment = "+"

  let name: String
  private let process = Process()
  /// Closed with this process, so that the writer does not outlive it.
  private let input: FileDescriptor
  private let errors: FileDescriptor

  /// Starts a process, which cannot write files with more than a number of blocks.
  init(
    named name: String, answers: Int, in folder: TemporaryFolder, blocks: Int? = nil
  ) throws {
    #if !os(Linux)
      throw XCTSkip("The test bundle is not a program.")
    #endif
    self.name = name
    let limit = blocks.map { "ulimit -f \($0); " } ?? ""
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", limit + "exec \"$0\" kpggTests.AnswerLogProcessTests/testWriter",
      CommandLine.arguments[0],
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      Self.folder: folder.path, Self.name: name, Self.count: "\(answers)",
      "LLVM_PROFILE_FILE": "/dev/null",
    ]) { $1 }
    // Other processes must not inherit the ends, which would hide the end of this one.
    let (inputReader, inputWriter) = try FileDescriptor.pipe()
    let (errorReader, errorWriter) = try FileDescriptor.pipe()
    (input, errors) = (inputWriter, errorReader)
    process.standardInput = FileHandle(fileDescriptor: inputReader.rawValue)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: errorWriter.rawValue)
    try process.run()
    try inputReader.close()
    try errorWriter.close()
  }

  /// Waits for answers, or for the end of the process, and returns how many the process has appended.
  func acknowledged(atMost limit: Int) -> Int {
    var count = 0
    while count < limit {
      guard let bytes = try? errors.read(atMost: 64), !bytes.isEmpty else { break }
      count += bytes.count { $0 == UInt8(ascii: "+") }
    }
    return count
  }

  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Ends the input of the process, waits for its end, and returns its exit status or the number of
  /// its signal.
  func end() throws -> Int32 {
    try input.close()
    try errors.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

extension AnswerLogFile {
  fileprivate static func inFolder(_ folder: String) -> Self {
    AnswerLogFile(folder: "\(folder)/kpgg", lockTimeout: .seconds(30))
  }
}

extension AnswerLog {
  fileprivate func ids(of writer: String) -> [String] {
    answers.filter { $0.kind == writer }.map(\.questionID)
  }
}
