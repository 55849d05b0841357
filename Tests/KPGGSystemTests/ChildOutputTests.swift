import Foundation
import XCTest

@testable import KPGGSystem

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
