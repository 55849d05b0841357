import Foundation
import KPGGSystem
import XCTest

@testable import kpgg

final class ChildProcessTests: PipeTestCase {
  func testItReadsItsInputAndWritesItsOutput() throws {
    let child = try shell("read line; echo \"heard $line\"")
    try child.input.write("hello\n")
    XCTAssertEqual(output(of: child), "heard hello\n")
  }

  func testItHasOnlyItsOwnEnvironment() throws {
    let child = try ChildProcess(
      .init(path: "/usr/bin/env", arguments: ["env"], environment: ["A=b", "C="]))
    XCTAssertEqual(output(of: child), "A=b\nC=\n")
  }

  func testItsStandardErrorIsDiscarded() throws {
    let child = try shell("echo oops >&2; [ /dev/stderr -ef /dev/null ] && echo nowhere")
    XCTAssertEqual(output(of: child), "nowhere\n")
  }

  func testItDoesNotInheritIgnoredSignals() throws {
    let child = try shell("kill -PIPE $$; echo still there")
    XCTAssertEqual(output(of: child), "")
  }

  func testAMissingFileIsAnError() {
    XCTAssertThrowsError(
      try ChildProcess(.init(path: "/nowhere", arguments: [], environment: []))
    ) { error in
      XCTAssertEqual((error as? SystemError)?.reason, "No such file or directory")
    }
  }

  func testTerminatingAProcessEndsItsOutput() throws {
    let child = try shell("echo ready; exec sleep 1000")
    XCTAssertEqual(try child.output.read(atMost: 6), Array("ready\n".utf8))
    child.terminate()
    XCTAssertEqual(output(of: child), "")
  }

  func testTerminatingAnEndedProcessDoesNothing() throws {
    let child = try shell("exit 0")
    XCTAssertEqual(output(of: child), "")
    child.terminate()
  }

  private func shell(_ script: String) throws -> ChildProcess {
    try ChildProcess(.init(path: "/bin/sh", arguments: ["sh", "-c", script], environment: []))
  }

  /// The rest of a process's output. Ends the process.
  private func output(of child: ChildProcess) -> String {
    defer { child.close() }
    var output: [UInt8] = []
    while let bytes = try? child.output.read(atMost: 1 << 10), !bytes.isEmpty {
      output += bytes
    }
    return String(decoding: output, as: UTF8.self)
  }
}

final class ChildOutputTests: PipeTestCase {
  func testTheOutputOfTheProgramIsReturned() {
    XCTAssertEqual(output(of: "read line; echo \"heard $line\"", for: "hello\n"), "heard hello\n")
  }

  func testTheInputMayBeLargerThanAPipe() {
    let input = String(repeating: "kpgg\n", count: 100_000)
    XCTAssertEqual(output(of: "cat", for: input), input)
  }

  func testTheProgramNeedNotReadItsInput() {
    let input = String(repeating: "kpgg\n", count: 100_000)
    XCTAssertEqual(output(of: "exec <&-; echo done", for: input), "done\n")
  }

  func testAProgramThatFailsHasNoOutput() {
    XCTAssertNil(output(of: "echo a; exit 3"))
    XCTAssertNil(output(of: "echo a; kill -9 $$"))
    XCTAssertNil(
      ChildProgram(path: "/nowhere", arguments: ["x"], environment: [])
        .output(for: [], errors: nil, limit: 1, deadline: .now + .seconds(1)))
  }

  func testTooMuchOutputEndsTheProgram() {
    XCTAssertEqual(output(of: "echo 234", limit: 4), "234\n")
    XCTAssertNil(output(of: "echo 2345", limit: 4))
    XCTAssertNil(output(of: "while :; do echo endless; done", limit: 1 << 20))
  }

  func testTheDeadlineEndsTheProgram() {
    let start = ContinuousClock.now
    XCTAssertNil(output(of: "echo early; exec sleep 1000", time: .milliseconds(100)))
    XCTAssertNil(output(of: "exec >&-; exec sleep 1000", time: .milliseconds(100)))
    XCTAssertLessThan(.now - start, .seconds(60))
  }

  func testACanceledTaskEndsTheProgram() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return ChildProgram(path: "/bin/sleep", arguments: ["sleep", "1000"], environment: [])
        .output(for: [], errors: nil, limit: 1, deadline: .now + .seconds(1000))
    }
    let output = await task.value
    XCTAssertNil(output)
  }

  func testTheProgramCanAskATerminalForItsSize() throws {
    let terminal = try PseudoTerminal()
    defer { terminal.close() }
    terminal.resize(columns: 26, rows: 11, pixelWidth: 234, pixelHeight: 198)
    let output = ChildProgram(
      path: "/bin/sh", arguments: ["sh", "-c", "stty size <&2"],
      environment: ["PATH=/usr/bin:/bin"]
    ).output(for: [], errors: terminal.descriptor, limit: 100, deadline: .now + .seconds(60))
    XCTAssertEqual(output, Array("11 26\n".utf8))
  }

  func testTheProgramHasItsOwnSessionAndSoNoTerminal() async throws {
    let child = try await start()
    XCTAssertEqual(getsid(child.processID), child.processID)
    child.task.cancel()
    let output = await child.task.value
    XCTAssertNil(output)
  }

  func testKillingTheChildrenEndsTheProgram() async throws {
    let child = try await start()
    OwnedChildren.killAll()
    let output = await child.task.value
    XCTAssertNil(output)
    XCTAssertEqual(kill(child.processID, 0), -1)
  }

  func testAnEndedProgramIsNotKilledAgain() {
    XCTAssertEqual(output(of: "echo a"), "a\n")
    OwnedChildren.killAll()
  }

  /// Starts a program that runs for a long time.
  private func start() async throws -> (processID: pid_t, task: Task<[UInt8]?, Never>) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let program = ChildProgram(
      path: "/bin/sh", arguments: ["sh", "-c", "echo $$ >'\(file.path)'; exec sleep 60"],
      environment: ["PATH=/usr/bin:/bin"])
    let task = Task.detached {
      program.output(for: [], errors: nil, limit: 1, deadline: .now + .seconds(60))
    }
    for _ in 0..<1000 {
      if let text = try? String(contentsOf: file, encoding: .utf8), text.hasSuffix("\n"),
        let processID = pid_t(text.dropLast())
      {
        return (processID, task)
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    task.cancel()
    return try XCTUnwrap(nil)
  }

  private func output(
    of script: String, for input: String = "", limit: Int = 1 << 20,
    time: Duration = .seconds(60)
  ) -> String? {
    ChildProgram(
      path: "/bin/sh", arguments: ["sh", "-c", script], environment: ["PATH=/usr/bin:/bin"]
    ).output(for: Array(input.utf8), errors: nil, limit: limit, deadline: .now + time)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
